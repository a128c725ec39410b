import { stem } from '../../skills/words.ts';

/** Names of one occupation in both languages, one per line. */
const LINES = `
teacher educator instructor schoolteacher professor professora docente educador educadora pedagoga
nurse rn enfermeiro enfermeira
caregiver carer cuidador cuidadora
salesperson salesman saleswoman seller vendedor vendedora vendas sales representante balconista salesclerk
cook chef cozinheiro cozinheira
waiter waitress server garcom garconete
bartender barman barista
developer programmer coder software desenvolvedor desenvolvedora programador programadora
cleaner janitor custodian housekeeper faxineiro faxineira zelador zeladora limpador
guard watchman vigilante vigia seguranca
driver trucker chauffeur motorista carreteiro condutor
accountant contador contadora bookkeeper
lawyer attorney advogado advogada
recruiter recrutador recrutadora headhunter sourcer
cashier teller caixa
receptionist recepcionista
secretary secretaria secretario
mechanic mecanico mecanica
electrician eletricista
welder soldador soldadora
carpenter marceneiro carpinteiro joiner
plumber encanador bombeiro
bricklayer mason pedreiro
painter pintor pintora
hairdresser stylist barber cosmetologist cabeleireiro cabeleireira barbeiro
farmworker farmhand agricultor lavrador
psychologist psicologo psicologa
pharmacist farmaceutico farmaceutica
physiotherapist fisioterapeuta
dentist dentista
physician doctor medico medica
architect arquiteto arquiteta
journalist reporter jornalista
translator interpreter tradutor tradutora interprete
buyer purchaser comprador compradora
storekeeper stocker warehouseman almoxarife estoquista
picker packer separador
supervisor foreman superintendent lead leader encarregado encarregada lider
coordinator coordenador coordenadora
manager gerente gestor gestora
director diretor diretora
technician tecnico tecnica
analyst analista
engineer engenheiro engenheira
designer projetista
consultant consultor consultora
assistant assistente auxiliar aide
operator operador operadora
inspector inspetor inspetora fiscal
trainer instrutor instrutora treinador treinadora
clerk escriturario escrituraria
administrator administrador administradora
attendant atendente
telemarketer teleoperador teleoperadora
broker corretor corretora
baker padeiro padeira confeiteiro confeiteira
butcher acougueiro acougueira
dishwasher copeiro copeira steward
beautician esthetician aesthetician esteticista
manicurist manicure
seamstress tailor costureira costureiro alfaiate
gardener landscaper groundskeeper jardineiro jardineira
farmer grower produtor
agronomist agronomo agronoma
veterinarian vet veterinario veterinaria
librarian bibliotecario bibliotecaria
tutor monitor
nanny babysitter baba
counselor counsellor conselheiro orientador orientadora
therapist terapeuta
nutritionist dietitian nutricionista
paramedic emt socorrista
phlebotomist coletador coletadora
hygienist higienista
biologist biologo biologa
chemist quimico quimica
economist economista
statistician estatistico estatistica
auditor auditora
treasurer tesoureiro tesoureira
controller comptroller controladora
dispatcher expedidor expedidora
courier entregador entregadora motoboy deliverer
machinist torneiro fresador usinador
toolmaker ferramenteiro
fitter montador montadora assembler
roofer telhadista
surveyor topografo topografa agrimensor
draftsman drafter desenhista cadista
estimator orcamentista
photographer fotografo fotografa
videographer cinegrafista
editor editora
copywriter redator redatora writer
illustrator ilustrador ilustradora
scientist cientista
tester testador testadora
firefighter brigadista
concierge porteiro porteira doorman
valet manobrista
host hostess
maid camareira camareiro
sommelier sommeliere
promoter promotor promotora demonstrador demonstradora
merchandiser repositor repositora
`;

const families = new Map<string, number>();
for (const [index, line] of LINES.trim().split('\n').entries())
  for (const word of line.trim().split(/\s+/)) families.set(stem(word), index);

/** Whether two stems name the same occupation: 'cozinheira' and 'chef'. */
export const isOneTrade = (one: string, other: string): boolean =>
  families.has(one) && families.get(one) === families.get(other);
