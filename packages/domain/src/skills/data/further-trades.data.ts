/**
 * Trades that the other tables hardly cover: eyes and ears, ambulances, archives, property, claims, stages, wires,
 * fire, law.
 */
export const FURTHER_TRADES = `# hard
optical dispensing;lens fitting;frame fitting;spectacle dispensing|venda de óculos;montagem de óculos;adaptação de lentes
contact lenses;contact lens fitting|lentes de contato;adaptação de lentes de contato
lensmeter;lensometer;focimeter|lensômetro
optical prescriptions;reading optical prescriptions|receita oftalmológica;leitura de receitas oftalmológicas
hearing aids;hearing aid fitting|aparelhos auditivos;adaptação de aparelhos auditivos
emergency medical care;emergency medical services;paramedic care|urgência e emergência;suporte avançado
ambulance driving;emergency vehicle operation|condução de ambulância;veículo de emergência
patient stretcher handling;patient extrication|imobilização de vítimas;resgate de vítimas
labour and birth care;midwifery;childbirth care;labor and delivery|obstetrícia;assistência ao parto;parto humanizado
newborn care;neonatal care|cuidados com recém-nascido;neonatologia
dialysis;haemodialysis;hemodialysis;renal dialysis|hemodiálise;diálise;nefrologia
venipuncture;blood draws;blood collection|coleta de sangue;punção venosa
specimen processing;specimen handling;specimen labeling|processamento de amostras;identificação de amostras
computed tomography;CT scans;CT scanning|tomografia;tomografia computadorizada
magnetic resonance imaging;MRI scans;MRI scanning|ressonância magnética
ultrasound;sonography;ultrasound scanning|ultrassonografia;ultrassom
patient positioning|posicionamento de pacientes
contrast media;contrast administration|administração de contraste;meios de contraste
activities of daily living;ADL training|atividades de vida diária;atividades da vida diária
sensory integration|integração sensorial
assistive devices;adaptive equipment;assistive technology|tecnologia assistiva
splinting;orthosis fabrication|confecção de órteses
swallowing assessment;dysphagia|disfagia;avaliação da deglutição
language therapy;speech therapy;articulation therapy|terapia da fala;linguagem oral;terapia fonoaudiológica
medical coding;ICD-10 coding;CPT coding|codificação médica
claim denials;denial management;claims follow-up|glosas;recurso de glosas;gestão de glosas
prior authorization;prior authorizations;pre-authorization|autorização de guias;autorização de procedimentos;liberação de guias
hospital billing;charge entry|faturamento hospitalar;faturamento de convênios
archives;archival description;archival processing;records archiving|arquivologia;descrição arquivística;gestão documental;tratamento arquivístico
digitization;digitisation;document scanning|digitalização de documentos;digitalização
collection development;library collections|desenvolvimento de coleções;formação de acervo
library circulation;book loans|empréstimo de livros;circulação de acervo
consecutive interpreting;simultaneous interpreting;simultaneous interpretation|interpretação simultânea;interpretação consecutiva
subtitling;captioning|legendagem
transcription;audio transcription|transcrição de áudio;degravação
terminology management;glossaries|gestão de terminologia;glossários
proofreading;copyediting;copy editing|revisão de textos;revisão ortográfica;preparação de originais
property listings;listing presentations|captação de imóveis;anúncio de imóveis
property viewings;property showings;open houses|visitas a imóveis;visitas com clientes ao imóvel
lease agreements;lease administration;tenancy agreements|contratos de locação;administração de locações
tenant relations;tenant screening|relacionamento com inquilinos;análise de inquilinos
rent collection|cobrança de aluguel;cobrança de aluguéis
condominium management;homeowners association management|administração de condomínios;gestão condominial;síndico profissional
property appraisal;real estate appraisal;property valuation|avaliação de imóveis;avaliação imobiliária
property inspections;move-in inspections;move-out inspections|vistoria de imóveis;laudo de vistoria
claims adjusting;claims handling;loss adjusting;claims investigation|regulação de sinistros;análise de sinistros;sinistros
policy renewals;insurance renewals|renovação de apólices;renovação de seguros
insurance quoting;insurance quotes|cotação de seguros;cotações de seguros
actuarial modelling;actuarial modeling;actuarial science|cálculo atuarial;ciências atuariais
teller operations;bank teller work;teller transactions|caixa bancário;atendimento bancário
anti-money laundering;AML;know your customer;=KYC|prevenção à lavagem de dinheiro;=PLD;=KYC
credit analysis;credit assessment;credit scoring|análise de crédito;concessão de crédito
debt collection;collections calls;payment arrangements|cobrança;negociação de dívidas;recuperação de crédito
call scripts;inbound calls;outbound calls|ligações ativas;ligações receptivas;telemarketing ativo;atendimento receptivo
customer retention;retention calls|retenção de clientes
chat support;live chat;email support|atendimento por chat;suporte por chat
travel booking;travel arrangements;itinerary planning|reserva de viagens;montagem de roteiros;roteiros de viagem;emissão de reservas
tour guiding;guided tours;leading tours|guia de turismo;condução de grupos;visitas guiadas
event planning;event coordination;event management;event production|organização de eventos;produção de eventos;planejamento de eventos
venue sourcing;venue booking|locação de espaços
guest check-in;check-in and check-out|check-in e check-out;recepção de hóspedes
room cleaning;room turnover;making beds;bed making|arrumação de quartos;limpeza de quartos;arrumação de camas;camareira
linen inventory;linen handling|controle de enxoval;rouparia
table service;food and beverage service;waiting tables|serviço de mesa;serviço de salão;atendimento de mesas;garçom
cocktail making;mixology;cocktail preparation;bartending|coquetelaria;preparo de drinks;drinks clássicos;mixologia
beer taps;draught beer;keg changes|chopeira;tiragem de chopp;extração de chopp
latte art;espresso machine;espresso preparation|latte art;máquina de espresso;extração de espresso
deboning;meat cutting;butchery;boning|desossa;corte de carnes;açougue
fish filleting;fish preparation;fishmongery|filetagem de peixe;limpeza de peixes;peixaria
deli slicing;meat slicer|fatiamento de frios;fatiador de frios
pizza making;dough stretching|pizzaiolo;abertura de massa;preparo de pizzas
pattern cutting;pattern making;pattern grading|modelagem plana;modelagem de roupas;graduação de moldes;encaixe de moldes
tailoring;dressmaking|alfaiataria;costura sob medida
embroidery;machine embroidery|bordado;bordado industrial
screen printing;silk screen|serigrafia;silk screen;silkscreen
dyeing;textile dyeing|tingimento;tinturaria
weaving;loom operation|tecelagem;operação de teares
upholstery;furniture upholstery|tapeçaria;estofamento;estofados
wood finishing;varnishing;lacquering|envernizamento;laqueação;verniz;acabamento em madeira
furniture assembly;flat-pack assembly|montagem de móveis
glazing;glass cutting|vidraçaria;corte de vidro;corte de vidros
locksmithing;lock installation;key cutting|chaveiro;instalação de fechaduras;cópia de chaves
waterproofing;damp proofing|impermeabilização
insulation installation;thermal insulation|isolamento térmico
gutter installation;gutters;downspouts|calhas;instalação de calhas;rufos
asphalt shingles;shingle roofing;flat roofing;metal roofing|telhas metálicas;telhas cerâmicas
photovoltaic inverters;inverter commissioning|inversores fotovoltaicos;inversores solares
wind turbines;wind turbine maintenance|aerogeradores;turbinas eólicas;energia eólica
overhead lines;power lines;line work|rede aérea;redes aéreas;linhas de transmissão
substations;electrical substations|subestações;subestação
power transformers;electrical transformers|transformadores
protection relays;relay testing|relés de proteção;ensaios de relés
meter reading;meter installation|leitura de medidores;instalação de medidores
metering pumps;chlorination;chemical dosing|dosagem de produtos químicos;cloração
jar tests;turbidity|ensaio de jarros;turbidez
blasting;rock blasting;explosives handling|desmonte de rochas;explosivos
ore processing;mineral processing|beneficiamento de minério;processamento mineral
core logging;geological mapping|mapeamento geológico;descrição de testemunhos
groundwater;hydrogeology|hidrogeologia;águas subterrâneas
environmental sampling;water sampling;soil sampling for contamination|amostragem ambiental;coleta de amostras ambientais
environmental monitoring|monitoramento ambiental
solid waste management;waste collection|resíduos sólidos;gestão de resíduos;coleta seletiva
environmental education|educação ambiental
reforestation;seedling production|reflorestamento;produção de mudas;plantio de mudas
chainsaw operation;chainsaws|operação de motosserra;motosserra
brush cutter;strimming;weed trimming|roçadeira;roçagem;operação de roçadeira
lawn mowing;mowing|corte de gramado;poda de grama
hardscaping;paver installation;retaining walls|muros de arrimo;instalação de pavers
urban planning;zoning;land use planning|planejamento urbano;urbanismo;zoneamento
architectural design;architectural drawings;design development|projeto arquitetônico;projetos arquitetônicos;projeto de arquitetura
space planning;interior layouts|layout de ambientes;planejamento de espaços
building permits;permit applications;permitting|aprovação de projetos;alvarás;licenças de obra
executive drawings;construction drawings;working drawings|projeto executivo;detalhamento executivo;detalhamento de projetos
materials specification;finish selections|especificação de materiais;memorial descritivo
game design;level design;gameplay programming|game design;level design;programação de jogos
exploratory testing;manual testing;regression testing|testes manuais;testes exploratórios;testes de regressão
test cases;test plans;test case writing|casos de teste;planos de teste;roteiros de teste
database tuning;query optimization;query tuning|otimização de consultas;tuning de banco de dados
database backups;backup and recovery;backup and restore|rotinas de backup;backup e recuperação;backup e restore
replication;high availability|alta disponibilidade;replicação de dados
penetration testing;vulnerability scanning;vulnerability management|testes de invasão;pentest;gestão de vulnerabilidades
security incident response;incident response|resposta a incidentes
switching and routing;routing and switching;VLANs;VLAN|roteamento;VLAN
firewalls;firewall rules;firewall administration|firewall;regras de firewall
camera operation;videography;filming|operação de câmera;captação de vídeo;filmagem;cinegrafia
lighting setup;studio lighting|iluminação de estúdio
photo retouching;image retouching;photo editing|tratamento de imagens;retoque de fotos;edição de fotos
color grading;colour grading;color correction|correção de cor;color grading
audio mixing;sound mixing;audio editing|mixagem de áudio;mixagem;edição de áudio
stage management;stage rigging|direção de palco;montagem de palco
press releases;press relations;media relations|assessoria de imprensa;press releases;relacionamento com a imprensa
media monitoring;press clipping|clipping;monitoramento de mídia
news writing;reporting news;news reporting|redação jornalística;apuração jornalística;reportagem
interviewing sources|entrevista com fontes
crisis communication|gestão de crise;comunicação de crise
internal communications|comunicação interna;endomarketing
donor relations;fundraising;donor stewardship;major gifts|captação de recursos;relacionamento com doadores
grant writing;grant applications;grant proposals|elaboração de projetos sociais;editais de fomento
volunteer management;volunteer coordination;coordinating volunteers|gestão de voluntários;coordenação de voluntários
program evaluation;impact measurement|avaliação de impacto;monitoramento e avaliação
accountability reports for grants|prestação de contas
safeguarding;child protection|proteção à criança;direitos da criança e do adolescente;=ECA
group activities;workshops for children|oficinas socioeducativas;atividades em grupo
homework help;tutoring|reforço escolar;aulas particulares;apoio às tarefas
meal prep for children;bottle feeding|preparo de papinhas;mamadeiras
companionship;companion care|acompanhamento de idosos;companhia a idosos
medication reminders|lembrete de medicamentos
firefighting;fire suppression|combate a incêndio;combate a incêndios;extinção de incêndio
search and rescue|busca e salvamento;resgate
fire extinguishers;fire alarm systems;fire detection|extintores;alarme de incêndio;hidrantes
criminal investigation;evidence collection|investigação criminal;coleta de provas
traffic control;traffic direction|controle de tráfego;sinalização viária;orientação de trânsito
crowd control;crowd management|controle de multidões;controle de público
alarm monitoring;CCTV monitoring;video surveillance|monitoramento de câmeras;=CFTV;videomonitoramento;central de monitoramento
report writing for incidents;incident reports;writing incident reports|relatório de ocorrências;registro de ocorrências;livro de ocorrências
visitor screening;bag checks;access control|controle de acesso;revista de bolsas
customs clearance;customs brokerage;customs documentation|desembaraço aduaneiro;despacho aduaneiro;=DUIMP
incoterms;letters of credit;bills of lading|incoterms;carta de crédito;conhecimento de embarque
freight forwarding;ocean freight;air freight|agenciamento de cargas;frete marítimo;frete internacional
passenger transport;bus driving;coach driving|transporte de passageiros;transporte coletivo;transporte escolar
fare collection|cobrança de passagens
route knowledge;delivery routes;route driving|rotas de entrega;conhecimento de rotas
vehicle checks;pre-trip inspections;vehicle inspections;walkaround checks|checklist do veículo;inspeção veicular;vistoria do veículo
load securing;cargo securement;securing loads|amarração de carga;fixação de cargas
proof of delivery|comprovante de entrega;canhotos
drug dispensing robots;dispensing machines|dispensação automatizada
cosmetics sales;perfumery sales|venda de cosméticos;dermocosméticos;perfumaria
skin analysis;facials;facial treatments;skin care treatments|limpeza de pele;tratamentos faciais;análise de pele
eyelash extensions;lash extensions|extensão de cílios;alongamento de cílios
eyebrow shaping;brow shaping|design de sobrancelhas
waxing;hair removal|depilação;depilação com cera
manicure and pedicure;gel nails;acrylic nails|manicure e pedicure;unhas em gel;alongamento de unhas;esmaltação em gel
hair colouring;hair coloring;balayage|coloração capilar;coloração;mechas
blow drying;hair styling;updos|escova e penteado;penteados;escova progressiva
hair cutting;haircuts;clipper cuts;fades|corte de cabelo;corte masculino;corte feminino;degradê
personal training;workout plans;exercise prescription|prescrição de exercícios;prescrição de treinos;treino personalizado;musculação
group fitness classes;group exercise;spinning classes|aulas coletivas;ginástica coletiva;aulas de spinning
physical assessment;fitness assessments;body composition|avaliação física;bioimpedância
sports coaching;youth coaching;team coaching for sports|treinamento esportivo;escolinha de futebol;iniciação esportiva
music lessons;instrument teaching;music teaching|aulas de música;musicalização;ensino de instrumento
musculoskeletal outpatients;musculoskeletal physiotherapy;orthopaedic rehabilitation;orthopedic rehabilitation|fisioterapia ortopédica;reabilitação ortopédica
acupuncture;dry needling|acupuntura;agulhamento a seco
clinical audit;clinical audits|auditoria clínica
hand signals;banksman duties;slinging and signalling;slinger signaller|sinalização de içamento;sinaleiro;amarrador de cargas
pre-use checks;pre-start checks;daily equipment checks|checklist diário;inspeção pré-operacional
compressors;compressor replacement|troca de compressores
technical reports;report drafting;technical reporting|laudos técnicos;emissão de laudos;relatórios técnicos;elaboração de laudos
vendor onboarding;supplier qualification|qualificação de fornecedores;cadastro de fornecedores
bid preparation;tender preparation;tenders;=RFP;proposal writing|licitações;editais de licitação;pregão eletrônico;elaboração de propostas
contract management;contract administration|gestão de contratos;administração de contratos
spend analysis;cost savings|análise de gastos;redução de custos
employee relations;HR business partnering|relações com empregados;relações trabalhistas;business partner
performance reviews;performance appraisals;performance management|avaliação de desempenho;gestão de desempenho
compensation planning;salary surveys;job evaluation|cargos e salários;pesquisa salarial;remuneração estratégica
onboarding;new hire onboarding;employee onboarding|integração de novos colaboradores;admissão de funcionários
exit interviews|entrevista de desligamento
climate surveys;engagement surveys|pesquisa de clima;clima organizacional
roadmapping;product roadmap;product roadmaps;backlog prioritization|roadmap de produto;priorização de backlog;gestão de backlog
market research;competitor analysis;competitive analysis|pesquisa de mercado;análise de concorrência;análise de concorrentes
lead generation;lead qualification;lead nurturing|geração de leads;qualificação de leads;nutrição de leads
cold calling;cold outreach|prospecção ativa;cold call;cold calling
key accounts;key account management|contas-chave;gestão de contas-chave;key account
trade marketing;in-store promotions|trade marketing;ações promocionais;promoção em ponto de venda;=PDV
upselling;cross-selling;add-on sales|vendas adicionais;upsell;cross-sell;venda agregada
customer experience|experiência do cliente;experiência da cliente
rapid tests;point-of-care testing;rapid testing|testes rápidos
engineering change orders;=ECOs;change orders|ordens de mudança
bill of materials;bills of materials;=BOM;=BOMs|lista de materiais;estrutura de produto
design reviews;design review|revisão de projeto;análise crítica de projeto
requests for information;=RFI;=RFIs
site diaries;daily reports;daily logs|diário de obra;relatório diário de obra
system implementation;software implementation;system rollout|implantação de sistemas;implantação de sistema
user permissions;access management;folder permissions|permissões de acesso;gestão de acessos;permissões de pastas
model deployment;deploying models|modelos em produção;deploy de modelos
drafting minutes;taking minutes;meeting minutes;minute taking|redação de atas;elaboração de atas
legal drafts;drafting legal documents|elaboração de minutas;minutas de contratos;!minutas
# tool
=Windows;Microsoft Windows
=Optikon
=Koha
=Pergamum
=AtoM
Trados;SDL Trados
memoQ
Yardi
AppFolio
Buildium
Rent Manager
Xactimate
=Guidewire
Applied Epic
=Sabre
Amadeus GDS
=Cvent
Eventbrite
Toast POS
Lightspeed Retail
Micros POS
OpenTable
Mindbody
Vagaro
Raiser's Edge
DonorPerfect
=Bloomerang
Blackbaud
=Altru
PastPerfect
=Leapfrog
=Surfer
Lumion
V-Ray
=Enscape
Unreal Engine
Unity 3D
Pro Tools
DaVinci Resolve
=Lightroom
Nagios
Zabbix
Wireshark
Nessus
Burp Suite
Siscomex
CargoWise
=Samsara
KeepTruckin
Dentrix
Eaglesoft
Simples Vet
iClinic
=Tasy
Soul MV
RoboVet
CareCredit
Superlógica
Senior Sistemas
Domínio Sistemas
# certification
Professional Engineer;Professional Engineer license;PE license;PE licence
Engineer in Training;EIT certification;=EIT
internal auditor certification;lead auditor;internal auditor|auditor interno;auditor líder;formação de auditor interno
EMT certification;=EMT;Emergency Medical Technician;=NREMT
paramedic license;paramedic licence
phlebotomy certification;certified phlebotomist
ARRT certification;=ARRT
certified professional coder;=CPC certification;AAPC certification
real estate license;real estate licence;licensed realtor|=CRECI;registro no CRECI
adjuster license;claims adjuster license
notary public;notary commission
arborist certification;ISA certified arborist
lineman certification;journeyman lineman
water operator license;wastewater operator license
firefighter certification;Firefighter I;Firefighter II
personal trainer certification;NASM certification;=NASM|=CREF;registro no CREF
travel agent certification
tour guide license|=Cadastur
slinger signaller ticket;slinger/signaller ticket
=CPCS;CPCS card
OAB;registro na OAB;OAB ativa
=CRP;registro no CRP
=CRESS;registro no CRESS
=CREFITO;registro no CREFITO
=CRFa;registro no CRFa
=CRMV;registro no CRMV
=CRC;CRC ativo;registro no CRC
=CAU;registro no CAU
`;
