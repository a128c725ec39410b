/** Nursing, laboratories, therapy, care, beauty, animals, schools. */
export const CARE_AND_SCHOOLS = `# hard
family communication;family support;informing families;keeping families informed|acolhimento de familiares;comunicação com familiares;orientação aos familiares;orientação a familiares
central lines;central line care;PICC lines;PICC|cateter central;acesso venoso central > nursing
arterial lines|linha arterial;pressão arterial invasiva
hemodynamic monitoring|monitorização hemodinâmica
blood administration;blood product administration;blood products|hemotransfusão
cardiac monitoring;telemetry monitoring|monitorização cardíaca
bed bath;personal hygiene care;bathing and grooming|higiene corporal
repositioning;pressure area care;pressure injury prevention|prevenção de lesão por pressão
oxygen therapy|oxigenoterapia
seizure precautions|manejo de convulsões
multidisciplinary rounds;interdisciplinary rounds;multidisciplinary team;interdisciplinary team|equipe multidisciplinar;equipe multiprofissional;visita multidisciplinar
clinical judgment;clinical judgement;clinical reasoning;clinical decision making|raciocínio clínico;julgamento clínico
acute care;acute care nursing|cuidados agudos
nursing notes;SBAR handover;handover notes|evolução de enfermagem;anotações de enfermagem > nursing
electronic charting;medical charting
waste segregation;clinical waste;medical waste|resíduos de serviços de saúde;=PGRSS;descarte de perfurocortantes;segregação de resíduos
surgical instrumentation;scrub role
theatre nursing|circulação de sala
post-anaesthesia care;recovery room;PACU|recuperação pós-anestésica
pre-hospital care;ambulance service|atendimento pré-hospitalar;=APH;=SAMU
vaccine cold chain|rede de frio;cadeia de frio
humanised care|atendimento humanizado;relacionamento humanizado;humanização
patient transfers;transfers and mobility;hoist transfers|auxílio na mobilidade
hospice care|cuidados de fim de vida
pharmacovigilance|farmacovigilância
parasitology|parasitologia
immunology;serology|imunologia;sorologia
titration;wet chemistry;volumetric analysis|titulação;análises físico-químicas;química analítica
pipetting;solution preparation|preparo de soluções;pipetagem
x-ray imaging;radiographic imaging|radiografia;exames radiológicos
mammography|mamografia
radiation protection;radiation safety|radioproteção;proteção radiológica
four-handed dentistry;chairside assisting|auxílio em saúde bucal;trabalho a quatro mãos;instrumentação odontológica
dental impressions|moldagem;moldagens
dental charting|odontograma;ficha clínica
oral hygiene;oral hygiene instruction;prophylaxis
dental implants;implantology|implantodontia
applied behaviour analysis;=ABA therapy;ABA
nutrition counselling;dietary counselling|orientação nutricional;consulta nutricional
menu planning for institutions|elaboração de cardápios;cardápio institucional
social assessments;social reports|estudo social;parecer social;laudo social
social assistance policy|política de assistência social;=CRAS;=CREAS
straightening treatments;keratin treatments|botox capilar
beard trimming|barba
body treatments;lymphatic drainage|drenagem linfática;estética corporal
pet bathing|banho em pets
animal restraint|contenção de animais;contenção animal
veterinary nursing
animal vaccination|vacinação de animais
anaesthetic monitoring|monitoramento anestésico
# certification
=BSN
NIHSS certification;=NIHSS
ONS certification
=IABP
=CRRT
=ITLS
Mental Health First Aid
HIPAA certification
RBT certification
RDA license
Care Certificate
# method
Montessori;Montessori method|método Montessori
STAR interviewing;behavioural interviewing;behavioral interviewing;competency-based interviews|entrevista por competências
# hard
individualised education programs;individualized education plans
504 plans;504 plan
summative assessment|avaliação formativa
data-driven instruction
algebra
geometry|geometria
calculus;AP Calculus|cálculo diferencial
statistics teaching|ensino de estatística
=EYFS;Early Years Foundation Stage
professional learning community;=PLC meetings
nappy changing;diaper changing;diapering|troca de fraldas
play activities|atividades lúdicas;brincadeiras dirigidas
library cataloguing|=CDD;=CDU
reference service|serviço de referência;atendimento ao leitor
graphing calculators
`;
