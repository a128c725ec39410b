import { stem } from '../skills/words.ts';

/** Names of one trade, in both languages: one line each. */
const LINES = `
teacher educator instructor schoolteacher professor professora docente educador educadora pedagoga
nurse rn enfermeiro enfermeira
caregiver carer cuidador cuidadora
salesperson salesman saleswoman seller vendedor vendedora representante balconista salesclerk
cook chef cozinheiro cozinheira
waiter waitress server garcom garconete
bartender barman barista
developer programmer coder desenvolvedor desenvolvedora programador programadora
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
supervisor foreman superintendent encarregado encarregada lider
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
`;

const families = new Map<string, number>();
for (const [index, line] of LINES.trim().split('\n').entries())
  for (const word of line.trim().split(/\s+/)) families.set(stem(word), index);

/** Whether two stems name one trade: 'cozinheira' and 'chef'. */
export const isOneTrade = (one: string, other: string): boolean =>
  families.has(one) && families.get(one) === families.get(other);
