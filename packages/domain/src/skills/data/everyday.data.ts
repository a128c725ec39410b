/** What the other trade tables lack: duties, licenses and soft skills that ads of many trades name. */
export const EVERYDAY = `# hard
patient handover;shift handover;bedside handover;nursing handover|passagem de plantão;passar plantão
vasoactive drugs;vasopressors;drip titration;vasoactive drips;titrating drips|drogas vasoativas;aminas vasoativas > nursing
blood glucose monitoring;diabetes care|glicemia capilar;controle glicêmico;cuidados com diabetes
enteral feeding;tube feeding;gastrostomy care;NG tubes;nasogastric tubes;PEG feeding|dieta enteral;sonda nasoenteral;gastrostomia;nutrição enteral;sonda nasogástrica > nursing
tracheostomy care;airway management;suctioning|traqueostomia;aspiração de vias aéreas;manejo de vias aéreas;cuidados com traqueostomia;aspiração traqueal > nursing
fall prevention;pressure ulcer prevention|prevenção de quedas;lesão por pressão;prevenção de lesões por pressão
manual handling;moving and handling;patient handling|movimentação manual de cargas
social care;health and social care;adult social care|cuidado social
medication charts;MAR charts;medication records|checagem de medicação
hoists;hoisting|elevador de pacientes
respite care;live-in care;domiciliary care|cuidador domiciliar;acompanhante hospitalar
safeguarding;child protection;safeguarding adults;safeguarding children;child welfare|proteção à criança;proteção de vulneráveis;conselho tutelar;=ECA
learning disabilities;autism;autism spectrum;developmental disabilities;autism support|autismo;transtorno do espectro autista;=TEA;deficiência intelectual
behaviour support;behavior management;de-escalation;applied behavior analysis|manejo comportamental;análise do comportamento aplicada
patient transport;ambulance driving|transporte de pacientes;remoção de pacientes;condutor socorrista
specimen collection;sample collection;lab samples;collecting samples;lab specimens|coleta de amostras;coleta de material;coleta de materiais;coleta de exames;coleta de material biológico
optical dispensing;optometry|óptica;venda de óculos;optometria
orthopaedics;orthopedics|ortopedia
dermatology|dermatologia
gynaecology;gynecology|ginecologia
respiratory therapy|fisioterapia respiratória
pilates instruction;yoga instruction|pilates;ioga;instrutor de pilates
# hard
stainless steel;stainless steel welding|aço inox;aço inoxidável;inox
orbital welding|solda orbital;soldagem orbital
brazing;soldering copper|brasagem;solda oxiacetilênica;solda de cobre;solda foscoper
tack welding;fit-up;fitting and tacking|ponteamento;ponteamento de solda
purging;argon purge|purga com argônio;purga de tubulação
isometric drawings;piping isometrics|isométricos;leitura de isométricos
multimeter;electrical testing;insulation testing;using a multimeter;clamp meter|multímetro;testes elétricos;alicate amperímetro;megômetro
wire pulling;pulling wire;pulling cable;terminating cable|passagem de cabos;lançamento de cabos
frequency inverters;variable frequency drives;=VFD;VFDs;soft starters|inversores de frequência;inversor de frequência;soft-starter
transformers;substations|transformadores;subestações;subestação
fire alarm systems;fire alarm;fire alarms|alarme de incêndio;sistemas de incêndio;sistemas de detecção de incêndio;=SDAI
refrigerant handling;refrigerants;refrigerant recovery;charging refrigerant;recover refrigerant;R-410A;A2L|gás refrigerante;recolhimento de gás refrigerante;carga de gás;fluidos refrigerantes > HVAC
heat pumps;furnaces;furnace repair|bombas de calor;aquecedores > HVAC
mini-split systems;split systems;ductless systems;split air conditioners|instalação de split;ar split;ar-condicionado split;splits > HVAC
building automation;building controls;=BMS;building management systems|automação predial
industrial maintenance;plant maintenance;factory maintenance|manutenção industrial;manutenção fabril
work orders;job tickets;work order management|ordens de serviço;ordem de serviço;abertura de ordens de serviço;ordem de manutenção
bearings;bearing replacement|rolamentos;troca de rolamentos
pumps;pump maintenance|bombas hidráulicas;manutenção de bombas;bombas centrífugas
conveyors;conveyor systems|esteiras transportadoras;correias transportadoras
laser alignment;shaft alignment|alinhamento a laser;alinhamento de eixos
vibration analysis;thermography|análise de vibração;termografia > industrial maintenance
planned shutdowns;turnarounds;plant shutdowns|paradas programadas;parada de manutenção
root cause analysis;failure analysis;=8D;8D reports;corrective actions;5 whys|análise de causa raiz;análise de falhas;Ishikawa;ações corretivas;5 porquês;não conformidades > quality control
statistical process control;=SPC|controle estatístico de processo;=CEP > quality control
standard operating procedures;SOPs;writing SOPs;work instructions|procedimento operacional padrão;=POP;procedimentos operacionais;instruções de trabalho;elaboração de procedimentos
setup and changeover;machine setup;changeovers;machine set-up;line changeovers|setup de máquinas;troca de ferramentas;preparação de máquinas;regulagem de máquinas
scissor lift;aerial lift;boom lift;aerial work platform;=MEWP|plataforma elevatória;=PTA;plataforma de trabalho aéreo
skid steer;front loader;wheel loader|minicarregadeira;bobcat
paving;asphalt|pavimentação;asfalto
earthworks;excavation;trenching;earthmoving|terraplenagem;escavação;movimentação de terra
waterproofing|impermeabilização;manta asfáltica > construction
insulation installation|isolamento térmico
window installation;glazing|instalação de esquadrias;vidraçaria;vidraceiro
steel fixing;rebar|armador;armação de aço > construction
construction documents;RFIs;submittals;change orders;punch lists;punch list;RFIs and submittals|diário de obra;RDO;aditivos contratuais;gestão de contratos de obra;checklist de entrega
construction scheduling;construction planning;project scheduling;look-ahead planning|planejamento de obras;cronograma físico-financeiro;cronograma de obra
contractor management;subcontractor management;subcontractors|gestão de empreiteiros;gestão de terceiros;empreiteiros;controle de terceiros
handyman work;minor repairs;home repairs|pequenos reparos;marido de aluguel
locksmithing|chaveiro
upholstery|tapeçaria;estofamento
furniture assembly|montagem de móveis;montador de móveis
# hard
regional cuisine;Italian cuisine;French cuisine;Asian cuisine;Mexican cuisine|cozinha regional;cozinha italiana;cozinha brasileira;cozinha mineira;cozinha japonesa;sushi;sushiman;culinária regional;cozinha nordestina
pizza making|pizzaiolo;pizzaria;preparo de pizzas
frying;fryer station|fritadeira;frituras
salads and cold dishes;garde manger|saladas;pratos frios
cake decorating|decoração de bolos
ice cream making|sorveteria
food ordering;ordering supplies;placing orders;stock ordering;parts ordering;order parts|pedidos a fornecedores;pedido de compras;compra de insumos
kitchen cleaning;kitchen hygiene|limpeza de cozinha;higienização da cozinha;higienização de cozinha;limpeza da cozinha
opening and closing procedures;opening and closing duties;open and close the store;opening and closing the store;open and close the shop;opening up and locking up|abertura e fechamento da loja;abertura e fechamento;abrir e fechar a loja;abertura e fechamento de loja
food delivery;courier services|delivery;entregador;motoboy
room service;minibar|serviço de quarto;frigobar
spa treatments|spa;terapias corporais
lash extensions;eyebrow design;eyebrow shaping;eyelash extensions|alongamento de cílios;design de sobrancelhas;extensão de cílios
nail extensions;gel nails|alongamento de unhas;unhas em gel
hair straightening;keratin treatment|escova progressiva;alisamento;tratamento capilar > hairdressing
skin analysis;chemical peels|análise de pele;peeling
window cleaning|limpeza de vidros;limpeza de fachadas > cleaning
hospital cleaning;terminal cleaning|limpeza hospitalar;limpeza terminal;higienização hospitalar;limpeza concorrente > cleaning
post-construction cleaning|limpeza pós-obra
alarm monitoring;alarm systems|monitoramento de alarmes;sistemas de alarme
crowd control;event security;door supervision|controle de multidões;segurança de eventos;controle de público > security guarding
executive protection;close protection|segurança pessoal;escolta
metal detector;bag searches|detector de metais;revista pessoal
visitor registration;key control|controle de chaves;cadastro de visitantes
# hard
bills of lading;shipping documents;waybills;transport documents;electronic bill of lading;bill of lading;=BOL|conhecimento de transporte;=CT-e;=CTe;=MDF-e;documentos de transporte;documentação de carga;canhoto;manifesto de carga;conhecimento de embarque;romaneio > logistics
bulk transport;grain transport|transporte de granel;granel;transporte de grãos;graneleiro
temperature monitoring;temperature control;temperature control of food;food temperature logs|controle de temperatura;monitoramento de temperatura;temperatura dos alimentos
vehicle tracking;telematics;GPS tracking|rastreador;rastreamento de veículos;telemetria veicular;rastreamento veicular
economical driving;eco-driving;fuel-efficient driving|direção econômica;condução econômica
dock operations;dock scheduling;yard management|gestão de docas;docas;gestão de pátio
cross-docking|cross-docking;crossdocking > logistics
reverse logistics;returns processing|logística reversa;devoluções > logistics
freight negotiation|negociação de fretes;contratação de fretes;contratar frete > logistics
distribution operations;distribution center operations|transporte e distribuição;distribuição de mercadorias
delivery scheduling;load planning|programação de cargas;programação de entregas;programar cargas
labor planning;plan labor;labor scheduling|dimensionamento de mão de obra
tax documents;fiscal documents|documentação fiscal;documentos fiscais
stock replenishment;restocking|reposição de estoque;reposição;repositor
price tagging;labelling;labeling|etiquetagem;precificação de gôndola
planograms;store layout|planograma;layout de loja
gift wrapping;fitting rooms|provador;embrulho para presente;embalagem para presente
customer loyalty programs|programa de fidelidade;cartão fidelidade
credit card sales;store credit|venda de crediário;crediário
consultative selling;solution selling|venda consultiva;vendas consultivas > sales
SaaS sales;software sales;selling software|venda de software;vendas de SaaS
full sales cycle;sales cycle|ciclo completo de vendas;ciclo de vendas
discovery calls;needs analysis|levantamento de necessidades;diagnóstico de necessidades
service agreements;contract renewals;renewals;renewal management|renovação de contratos;contratos de manutenção;renovações
post-sales support;after-sales service;after-sales;post-sales|pós-venda;pós-vendas
sales route planning;territory management|gestão de território;carteira de rota
# hard
variance analysis;budget variance;plan versus actual;budget versus actual|análise de variações;orçado versus realizado;análise de desvios;orçado x realizado;previsto x realizado
inventory valuation;stock valuation|valoração de estoque;avaliação de estoques
fixed asset accounting;fixed asset register|contabilização de imobilizado
accruals;prepayments|provisões;provisionamento;provisão contábil > accounting
intercompany accounting;financial consolidation|consolidação contábil;intercompany;operações intercompany;consolidação financeira
industrial costs;product costing;standard costing|custos industriais;custeio;custo padrão;apuração de custos
labor calculations;severance calculations|cálculos trabalhistas;cálculos rescisórios
social security filings|=FGTS;FGTS Digital;=INSS;=DIRF;=RAIS;=CAGED;=SEFIP
withholding taxes|retenção de impostos;impostos retidos;=IRRF > tax
personal tax returns|imposto de renda;=IRPF
corporate income tax;actual profit regime;presumed profit regime|lucro real;lucro presumido;Simples Nacional;=IRPJ;=CSLL
bank statements;online banking|internet banking;extratos bancários
purchase orders;purchase requisitions;=POs|pedidos de compra;ordens de compra;requisições de compra > procurement
vendor invoices;three-way match|conferência de notas fiscais
copay collection;patient payments;collecting copays|cobrança de pacientes
medical office administration;medical secretary|secretariado médico;secretária médica
secretarial work;secretarial skills|secretariado;curso de secretariado;secretariado executivo
event logistics;meeting coordination|organização de reuniões;agendamento de reuniões
customer records;CRM data entry|cadastro de clientes;atualização cadastral;cadastro
ticket handling;ticketing systems;help desk tickets;help desk software;help desk tools;ticket management|abertura de chamados;abrir chamados;chamados técnicos;gestão de chamados;sistema de chamados > technical support
bug reporting;reproducing bugs;bug triage;bug tracking;defect tracking|reporte de bugs;abertura de bugs;gestão de defeitos
sales support;sales administration|apoio a vendas;administração de vendas;backoffice comercial;back office
# hard
wage and hour law;wage and hour|jornada de trabalho e remuneração
employment legislation;=FMLA;=FLSA;=ADA;=EEOC;EEOC charges;Title VII|normas coletivas
workplace investigations;employee investigations|investigações internas;apuração de denúncias
policy writing;policy drafting;write policies;drafting policies;policy development|elaboração de políticas;redação de políticas;políticas internas
disciplinary procedures;grievance handling|medidas disciplinares
HRIS;HR information systems;HR systems|sistemas de RH;sistema de folha
benefits enrollment;open enrollment|inclusão de benefícios;gestão de convênio médico
occupational exams;risk management programme at work|=PCMSO;=PPRA;=PGR;=ASO;exames admissionais;=PPP;=LTCAT
outside counsel management;legal operations|gestão de escritórios externos;escritórios externos
labour litigation;labor litigation;employment litigation|contencioso trabalhista;reclamatórias trabalhistas;reclamações trabalhistas
legal appeals;appellate practice|recursos trabalhistas;contestações;recursos cíveis
debt recovery litigation|execução fiscal;ações de cobrança
land registry;title search|registro de imóveis;certidões;análise de matrícula
witness preparation;depositions|depoimentos;oitiva de testemunhas
# hard
hands-on experiments;science experiments;laboratory activities;lab safety|aulas práticas;experimentos em laboratório;segurança em laboratório
educational technology;edtech;learning platforms;instructional technology|tecnologias educacionais;tecnologia educacional
active learning;project-based learning|metodologias ativas;aprendizagem baseada em projetos
exam preparation;test preparation;=SAT prep|=ENEM;preparação para o Enem;vestibular;vestibulares
curriculum standards;=NGSS;Common Core;state standards|parâmetros curriculares
math olympiads;science olympiad;academic competitions|olimpíadas de matemática;olimpíadas científicas
club coaching;after-school programs;extracurricular activities|atividades extracurriculares
pupil supervision;playground supervision|monitoria de alunos;inspetor de alunos;recreação infantil
storytelling for children;reading aloud;storytelling to children|contação de histórias
field trials;agronomic trials;field experiments|ensaios de campo;experimentos de campo;experimentação agrícola
fertilization;plant nutrition;soil fertility;fertilizers;fertilisation;fertilizer application;soil sampling|adubação;nutrição de plantas;fertilidade do solo;fertilizantes;amostragem de solo > agriculture
precision agriculture;precision farming;GPS guidance|agricultura de precisão;piloto automático agrícola
seed production|produção de sementes;sementes
pruning;orchard work;fruit picking;hedge trimming|poda de árvores;fruticultura
calf rearing;calving;lambing|cria de bezerros;manejo de bezerros
fencing;fence repair|construção de cercas;!cercas
silage;hay making;animal feeding|silagem;ensilagem;alimentação animal;trato de animais
milking;milking equipment;milk cows;dairy cows|ordenha;ordenhadeira;ordenhar;ordenha mecânica > livestock
poultry farming|avicultura;manejo de aves > livestock
pig farming|suinocultura > livestock
greenhouse work;horticulture|horticultura;estufas;hortaliças
product registration;regulatory affairs|registro de produtos;assuntos regulatórios
sensory evaluation;sensory analysis|análise sensorial
fermentation;bioreactors;bioreactor operation;strain screening|fermentação;biorreatores;biorreator
technology transfer;scale-up|transferência de tecnologia;escalonamento
lab equipment calibration|calibração de equipamentos de laboratório
# hard
UX writing;microcopy;interface copy;content design|UX writing;microcopy;redação de interface
user interviews;customer interviews;in-depth interviews;depth interviews|entrevistas com usuários;entrevistas em profundidade
product analytics;product metrics|product analytics;métricas de produto;métricas de negócio
mobile design;iOS and Android design|design mobile;design para aplicativos
user flows;information architecture;user journeys|arquitetura da informação;jornada do usuário;fluxos de navegação
paid campaigns;running campaigns;ad campaign management|campanhas pagas;gestão de campanhas
editorial calendar;content calendar|calendário editorial;calendário de conteúdo;calendário de redes sociais;planejamento editorial
email deliverability;=SPF;=DKIM;=DMARC|entregabilidade de e-mails
message queues;message brokers;messaging systems|mensageria;filas de mensagens
dimensional modelling;dimensional modeling;star schema|modelagem dimensional
on-call support;on-call rotation|sobreaviso;plantão técnico
routers;Wi-Fi networks;network switches|roteadores;redes Wi-Fi;redes sem fio
data literacy|letramento em dados
healthcare industry;healthcare experience;health sector|setor de saúde;área da saúde
financial products;fintech;financial services|produtos financeiros;serviços financeiros;mercado financeiro
food industry;food manufacturing|indústria de alimentos;indústria alimentícia
automotive industry|indústria automotiva;setor automotivo
pharmaceutical industry|indústria farmacêutica
textile industry|indústria têxtil
# soft
agility;quick worker;fast worker;fast hands|agilidade;ágil no atendimento;ágil;rapidez
friendliness;friendly attitude;welcoming manner;warm manner;cheerful;cheerfulness;pleasant manner;approachable;good humour;outgoing personality|simpatia;cordialidade;simpático;educação no trato;bom humor;gentileza;acolhimento;educado;extrovertido
curiosity;eagerness to learn;willingness to learn;quick learner;fast learner;eager to learn;learns quickly;!curious;inquisitive;inquisitiveness;desire to learn;love of learning;hungry to learn;coachable;take feedback;receptive to feedback;open to feedback|curiosidade;vontade de aprender;facilidade de aprendizado;aprendizado rápido;curioso;desejo de aprender;disposição para aprender;gostar de aprender;interesse em aprender;aberto a feedbacks;receber feedback
positive attitude;can-do attitude;positivity;positive outlook;enthusiasm;enthusiastic|atitude positiva;otimismo;entusiasmo;energia positiva
numeracy;good with numbers;good with figures;numerate;mental arithmetic;basic maths;basic math|facilidade com números;matemática básica;raciocínio numérico
dynamism;energetic|dinamismo;dinâmico
sense of responsibility;work ethic;strong work ethic;responsible attitude;commitment;dedication;hard-working;hardworking;diligence;diligent|!responsabilidade;senso de responsabilidade;comprometimento;comprometido;dedicação;responsabilidade e comprometimento;compromisso;responsável e comprometido;seriedade;zelo
sense of urgency|senso de urgência;senso de dono
self-discipline;self-motivated;self-motivation;!motivated;highly motivated;self-driven attitude|automotivação;autodisciplina;motivado;motivação
manual dexterity;hand-eye coordination|destreza manual;habilidade manual;coordenação motora
listening skills;active listening|escuta ativa;saber ouvir
persuasion;persuasive|persuasão;poder de persuasão
calm under pressure;calmness;calm manner;stay calm;stays calm;keep calm;composure;cool head;level-headed;cool under pressure|calma;equilíbrio emocional;controle emocional;calma sob pressão;tranquilidade;manter a calma;serenidade
tidiness;personal presentation;good presentation;smart appearance;well-presented;cleanliness;personal hygiene;well-groomed|boa apresentação;boa aparência;asseio;apresentação pessoal;higiene pessoal;boa postura;limpeza pessoal
honesty;trustworthiness;trustworthy;trustworthy character|honestidade;pessoa honesta;idoneidade
strategic thinking;systems thinking|visão estratégica;visão sistêmica;pensamento estratégico
business acumen;commercial awareness|visão de negócio;visão comercial;tino comercial
# certification
CNH A;CNH categoria A;motorcycle license;motorcycle licence|CNH A;CNH categoria A;habilitação para moto
CNH EAR;=EAR|=EAR;CNH com EAR;exerce atividade remunerada
toxicological exam|exame toxicológico;toxicológico em dia
HGV licence;LGV licence;HGV Class 1;HGV Class 2;category C licence;category C+E;HGV driver
Driver CPC;CPC card
digital tachograph card;tachograph card
counterbalance licence;counterbalance forklift licence
moffett licence
Class C license;Class C driver's license
passenger endorsement
school bus endorsement
commercial pilot license|piloto comercial
private pilot license|licença de piloto
first aid certification;first aid certificate;CPR and first aid;first aid/CPR|curso de primeiros socorros;certificado de primeiros socorros
food hygiene certificate;food safety certificate;food safety certification;Level 2 Food Hygiene;ServSafe Manager|certificado de manipulador de alimentos;carteira de manipulador
allergen training;allergen certificate
alcohol server certification;=RBS certification;responsible beverage service
security officer license;SIA licence;SIA license|carteira nacional de vigilante;=CNV
armed guard license;firearms license|porte de arma;extensão em segurança armada
Gas Safe registration;Gas Safe;ACS gas qualification
OFTEC
18th Edition;18th Edition Wiring Regulations
CSCS card;=CSCS
NATE certification;=NATE
boiler license;stationary engineer license
plumbing license;journeyman plumber;licensed plumber
HVAC license
crane operator certification;=NCCCO;rigging certification|curso de ponte rolante;operador de munck
lifeguard certification|curso de salva-vidas;guarda-vidas
child development associate;=CDA
DBS check;enhanced DBS
NVQ Level 2;NVQ Level 3;=NVQ|=NVQ
pesticide applicator license;pesticide license;NR31|curso de aplicação de defensivos;NR-31
insurance license;property and casualty license;life and health license;corretor SUSEP|=SUSEP;corretor de seguros
mortgage license;=NMLS
paralegal certificate;paralegal certification
=ACCA;ACCA qualified
=AAT
certified bookkeeper;QuickBooks certification
dental assistant certification;=DANB|=TSB;=ASB
massage therapy license
esthetician license
nail technician license
curso de brigadista;fire brigade training|curso de brigadista;brigadista
bombeiro civil;curso de bombeiro civil
ESL endorsement
special education endorsement
reading endorsement
`;
