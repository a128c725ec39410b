import { wordsOf } from '../text/fold.ts';

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/** Nouns for occupations in English, Portuguese and Spanish, without accents. */
const OCCUPATIONS = list(`
accountant actor actuary administrator advisor adviser agent analyst apprentice architect artist assistant associate attorney auditor
author baker banker barista bartender biologist bookkeeper broker builder buyer captain caregiver carpenter cashier ceo cfo chef chemist
chief cio clerk clinician coach cofounder founder columnist commander concierge conductor consultant controller cook coordinator copywriter
counsel counselor courier creator cto curator dba dean dentist designer developer devops dietitian director dispatcher doctor driver
economist editor educator electrician employee engineer estimator evangelist examiner executive expert facilitator faculty fellow
firefighter foreman forecaster freelancer geologist guard guide head hostess hr illustrator inspector installer instructor intern
internship interpreter investigator janitor journalist judge laborer lawyer lead leader lecturer librarian machinist maintainer manager
marketer mechanic mediator mentor merchandiser microbiologist midwife moderator musician nurse nutritionist officer operator optician
organizer owner paralegal paramedic partner pharmacist photographer physician physicist physiotherapist pilot planner plumber police
postdoc preceptor president principal producer professional professor programmer psychologist publicist radiographer realtor receptionist
recruiter registrar representative reporter researcher resident reviewer sailor salesperson scientist scrum secretary seller sergeant
server sociologist soldier specialist statistician steward strategist student superintendent supervisor support surgeon surveyor
teacher technician technologist teller tester therapist trader trainee trainer translator treasurer tutor typist underwriter vet
veterinarian vp volunteer waiter waitress welder writer
administrador administradora administrativo administrativa advogado advogada agente agronomo agronoma ajudante almoxarife analista
aprendiz arquiteto arquiteta arquivista artista assessor assessora assistente atendente atuario auditor auditora autonomo auxiliar babysitter
barbeiro bibliotecario bibliotecaria bolsista caixa camareira cabeleireiro cientista chefe cofundador cofundadora comprador compradora
conferente consultor consultora contador contadora controlador coordenador coordenadora copeiro corretor corretora cozinheiro cozinheira
cuidador cuidadora dentista desenhista desenvolvedor desenvolvedora designer diretor diretora docente economista editor editora educador
educadora eletricista embaixador empreendedor encarregado encarregada enfermeiro enfermeira engenheiro engenheira escriturario especialista
estagiario estagiaria estoquista estudante executivo executiva farmaceutico farmaceutica faturista financeiro fisioterapeuta fonoaudiologo
fonoaudiologa fotografo fundador fundadora garcom garconete gerente gestor gestora ilustrador inspetor instrutor instrutora investigador
jornalista jovem laboratorista lider mecanico medico medica mestre monitor monitora motorista nutricionista operador operadora orientador
orientadora pedagoga pedagogo pesquisador pesquisadora pintor planejador porteiro presidente produtor produtora professor professora
programador programadora projetista promotor promotora psicologo psicologa psicopedagoga publicitario recepcionista recrutador recrutadora
redator redatora relacionamento representante repositor responsavel revisor secretario secretaria seguranca servente socio socia soldador
superintendente supervisor supervisora suporte tecnico tecnica telefonista terapeuta tesoureiro trader tradutor tradutora tutor tutora
vendedor vendedora veterinario veterinaria voluntario voluntaria
abogado abogada administrador asistente auxiliar becario camarero camarera cajero cajera cientifico comercial conductor consultor contable
coordinador coordinadora desarrollador desarrolladora director directora disenador disenadora docente economista encargado enfermero
enfermera especialista gerente ingeniero ingeniera investigador investigadora jefe jefa lider maestro maestra medico operario practicante
presidente profesor profesora programador psicologo recepcionista responsable secretaria socio subdirector tecnico vendedor vendedora`);

const RANKS = list(
  `senior junior sr jr pleno mid principal staff interim deputy chief vice regional i ii iii iv trainee associate co assistant lead`,
);

const COMPANY_WORDS = list(`
inc llc ltd ltda plc corp corporation company co gmbh ag sa s/a eireli mei bv nv oy ab srl sas group grupo holding holdings partners
capital ventures bank banco consulting consultoria consultores associates associados solutions solucoes sistemas systems technologies
technology tecnologia tecnologias tech software labs laboratories laboratorio laboratorios studio studios estudio media agency agencia foundation
fundacao instituto institute hospital clinica clinic clinics university universidade college school escola colegio faculdade center centre centro
prefeitura municipality ministerio ministry secretaria governo government industria industrias industries logistics logistica
transportes transportadora comercio comercial construtora construcoes engenharia engineering energia energy foods alimentos
farmacia pharmacy drogaria supermercado supermercados mercado market markets store stores loja lojas hotel hoteis hotels restaurant restaurante
editora press publishing seguros insurance telecom telecomunicacoes services servicos network networks international internacional
global brasil brazil association associacao cooperativa cooperative council conselho society sociedade research digital health saude
laticinios metalurgica usina fazenda farm farms mill mills works house casa irmaos brothers sons filhos`);

/** How much a text reads like a job title; 0 if nothing suggests it. */
export function roleScore(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 12) return 0;
  const hits = words.filter(
    (word) => OCCUPATIONS.has(word) || OCCUPATIONS.has(word.replace(/s$/, '')),
  ).length;
  const ranks = words.filter((word) => RANKS.has(word)).length;
  if (hits === 0) return ranks > 0 ? 0.3 : 0;
  const isFirst = OCCUPATIONS.has(words[0] ?? '') ? 0.25 : 0;
  return Math.min(1.5, 0.9 + isFirst + ranks * 0.2);
}

/** How much a text reads like an organization's name. */
export function companyScore(text: string): number {
  const words = wordsOf(text);
  const hits = words.filter((word) => COMPANY_WORDS.has(word)).length;
  const isLegal = /\b(inc|llc|ltd|ltda|gmbh|corp|plc|s\.?\/?a\.?|eireli)\.?$/i.test(text.trim());
  return Math.min(1.6, hits * 0.6) + (isLegal ? 1 : 0);
}

const SCHOOL =
  /\b(universi\w+|college|colegio|school|escola|escuela|faculdade|facultad|institut\w+|academy|academia|polytechnic|politecnic\w*|politecnico|centro (universitario|paula souza|de ensino)|center|senai|senac|sesi|fatec|etec|cefet|fgv|puc|usp|unicamp|unesp|uf[a-z]{1,3}|if[a-z]{2}|ifes|insper|ibmec|mit|ucla|eth|conservat\w+|bootcamp|seminary|seminario|campus|hochschule|liceu|lyceum)\b/;
const DEGREE =
  /\b(bachelor\w*|b\.? ?s\.?c?|b\.? ?a|b ?tech|b ?eng|b ?com|bba|bfa|m\.? ?s\.?c?|m\.? ?a|mba|mfa|m ?eng|m ?tech|mph|m ?ed|llb|llm|j ?d|m ?d|ph\.? ?d|dphil|doctor\w*|doutor\w*|master\w*|mestr\w+|maestria|associate\w*|a\.? ?a\.?s?|diploma\w*|degree|minor|major|graduat\w+|graduacao|graduad\w+|grado|pos graduacao|posgrad\w+|especializa\w+|bacharel\w*|licenciat\w+|licenciad\w+|tecnolog\w+|tecnico|tecnica|curso|ensino (medio|superior|fundamental|tecnico)|certificate|high school|ged|abitur|baccalaureate|a levels?|extensao|ingenier\w+|honou?rs|summa|magna)\b/;

export const schoolScore = (text: string): number => {
  const folded = wordsOf(text).join(' ');
  return SCHOOL.test(folded) ? 1.2 : /^[A-Z]{2,6}(?:[- ][A-Z]{2})?$/.test(text.trim()) ? 0.3 : 0;
};

export const degreeScore = (text: string): number => {
  const folded = wordsOf(text).join(' ');
  const match = DEGREE.exec(folded);
  return match === null ? 0 : match.index === 0 ? 1.3 : 0.8;
};
