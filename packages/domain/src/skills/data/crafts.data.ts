/** More building, making, transport, growing, cooking and caring for people and animals. */
export const CRAFTS = `# hard
anaesthesia monitoring;monitoring anaesthesia;anesthesia|anestesia;monitorização anestésica
intubation;airway intubation|intubação
fluid therapy|fluidoterapia
blood transfusion;haemotherapy|hemoterapia;transfusão de sangue;hemocomponentes
ostomy care;stoma care|estomaterapia;cuidados com estomas
manual therapy;joint mobilisation|terapia manual
electrotherapy|eletroterapia
gait training;mobility exercises|treino de marcha
sports injuries;sports rehabilitation|lesões esportivas;fisioterapia esportiva
hydrotherapy;aquatic therapy|hidroterapia;fisioterapia aquática
stroke rehabilitation;neurological rehabilitation;neuro rehab|reabilitação neurológica;fisioterapia neurofuncional
outcome measures|medidas de desfecho
hearing tests;audiometry|audiometria
audiology|audiologia
eye tests;ophthalmology|oftalmologia;refração;exame de vista
prosthetics;orthotics|próteses e órteses;órteses
dental prosthetics;dental technician work|prótese dentária > dentistry
orthodontics|ortodontia > dentistry
endodontics;root canal treatment|endodontia > dentistry
dental radiography;dental x-rays;digital x-rays|radiografia odontológica
substance abuse counselling;addiction counselling|dependência química
crisis intervention|intervenção em crise
case notes|acompanhamento de casos
group therapy;group facilitation|grupos terapêuticos;facilitação de grupos
home visits|visita domiciliar;visitas domiciliares
epidemiological surveillance;contact tracing|vigilância epidemiológica;notificação compulsória
prenatal care;antenatal care|pré-natal
breastfeeding support|aleitamento materno
blood banking|banco de sangue
urinalysis|urinálise;uroanálise
biochemistry;clinical biochemistry|bioquímica clínica;bioquímica
histology;tissue preparation|histologia;histotécnica
necropsy;autopsy|necropsia;autópsia
embalming;mortuary care|tanatopraxia;embalsamamento;necromaquiagem
cremation|cremação
cemetery care|sepultamento;zeladoria de cemitério
small animal practice|clínica de pequenos animais
large animal practice|clínica de grandes animais
dog grooming|tosa de cães
dog training|adestramento
artificial insemination|inseminação artificial
beekeeping;apiculture;queen rearing|apicultura;criação de abelhas;meliponicultura
dairy production|bovinocultura de leite;produção leiteira
beef cattle|bovinocultura de corte;gado de corte > livestock
horse care;equine care|equinocultura;cuidado de cavalos;tratador de cavalos
vegetable growing|olericultura
viticulture|viticultura
winemaking;oenology|enologia;vinificação
coffee growing|cafeicultura
grain storage;grain handling|armazenagem de grãos;secagem de grãos
sprayer operation;crop spraying|operação de pulverizador;pulverização agrícola
combine operation;combine harvester|operação de colheitadeira;colhedora
integrated pest management|manejo integrado de pragas;=MIP
liming|calagem
agronomic prescription|receituário agronômico
field days|dia de campo;dias de campo
rural extension;agricultural extension|extensão rural;assistência técnica rural
arboriculture;tree surgery;tree felling|arborização;corte de árvores
turf maintenance;greenkeeping|manutenção de gramados;corte de grama
landscape design|projeto paisagístico
floristry;flower arranging;floral design;bouquets|arranjos florais;design floral;buquês
double glazing|instalação de vidros
curtain walling|fachada cortina;pele de vidro
dry lining;partition walls|gesso acartonado
plaster ceilings|forro de gesso
flooring installation;floor laying|instalação de pisos
shuttering|carpintaria de fôrmas
concrete technology;concrete testing|controle tecnológico do concreto;tecnologia do concreto
building foundations;foundation works|fundações
piling|cravação de estacas
steel structures;steel erection|montagem de estruturas
lifting plans;lift planning|plano de rigging
load charts;load chart reading|tabela de carga
drainage;drain laying|drenagem
sewer works|redes de esgoto
water mains|redes de água
road works;asphalt laying|obras rodoviárias;pavimentação asfáltica
design coordination;drawing coordination|compatibilização de projetos
quantity take-off;quantity takeoffs|levantar quantitativos
work measurement;progress measurement|medição de obra;medições de obra
snagging|vistoria de entrega;lista de pendências
gas installation;gas fitting;gas appliances|instalação de gás;rede de gás
ductwork;duct installation|instalação de dutos > HVAC
chillers;chilled water|chiller;chillers;água gelada
PMOC;HVAC maintenance plan|=PMOC
cold rooms;commercial refrigeration|refrigeração comercial;refrigeração industrial
vacuum and pressure testing;leak testing;leak detection|teste de estanqueidade;detecção de vazamentos
network cabling;data cabling|cabeamento
electric gates|portões eletrônicos
door entry systems|interfones;interfonia
solar panel installation|instalação de painéis solares;energia fotovoltaica
generators;backup generators;genset|geradores;grupo gerador
power distribution|redes de distribuição;rede elétrica de distribuição
live-line work|linha viva
lightning protection|=SPDA;para-raios
earthing;grounding systems|aterramento
maintenance planning|=PCM;planejamento de manutenção
autonomous maintenance|manutenção autônoma
boilermaking;plate work|traçado de caldeiraria
sheet metal work|chapas metálicas
press brake|dobradeira;dobra de chapas
laser cutting|corte a laser
waterjet cutting|corte a jato d'água
heat treatment|tratamento térmico
electroplating|galvanoplastia
surface treatment|tratamento de superfície
galvanizing|galvanização
3D printing;additive manufacturing|impressão 3D;manufatura aditiva
extrusion;plastic extrusion|extrusão
blow moulding|sopro de plástico
thermoforming|termoformagem
offset printing|impressão offset
flexography|flexografia
printing press operation|impressão gráfica
bookbinding;print finishing|encadernação;acabamento gráfico
woodworking machinery|máquinas de marcenaria;usinagem de madeira
shoemaking;leather work|costura de calçados;fabricação de calçados;sapataria
clothing alterations|ajustes de roupas;conserto de roupas
overlock|overloque;overlock
coverstitch|galoneira
industrial sewing machine|máquina reta
fabric cutting;cutting room;garment cutting|corte de tecido;enfesto;corte de tecidos
jewellery making;goldsmithing|ourivesaria;joalheria
watch repair|relojoaria;conserto de relógios
sugar and ethanol production|usina de açúcar;setor sucroenergético
meat processing;slaughterhouse work|frigorífico
dairy processing|laticínios
pasteurisation;pasteurization|pasteurização
bakery production|produção de pães
sourdough|fermentação natural
viennoiserie|viennoiserie
chocolate making|chocolataria
confectionery|confeitaria fina
brewing;beer production|produção de cerveja;cervejaria
special diets;dietary requirements;therapeutic diets|dietas especiais;dietas terapêuticas;dieta hospitalar;dietoterapia
institutional catering;industrial kitchen;contract catering|alimentação coletiva;refeições coletivas
combi oven;combi ovens;rational oven|forno combinado
food temperature control;temperature logs;fridge temperatures|controle de temperatura dos alimentos;planilhas de temperatura
allergen control|controle de alergênicos
sushi making;Japanese cuisine|culinária japonesa
fresh pasta|massas frescas
wine list|carta de vinhos
wine cellar;cellar management|adega
wine tasting|degustação de vinhos
coffee brewing|métodos de café
safety demonstrations|demonstração de segurança
flight safety|segurança de voo
ground handling;ramp handling;ramp operations|atendimento de rampa;ground handling;atendimento em solo
baggage handling|despacho de bagagens
air cargo|carga aérea
aviation security|segurança da aviação
swimming;swimming lessons;swim teaching;swim instruction|natação;aulas de natação;hidroginástica
lifeguarding;pool supervision|salvamento aquático
pool water testing;water chemistry|tratamento de água de piscina;análise da água
diving;commercial diving|mergulho;mergulho profissional
rail operations|operação ferroviária
train driving|condução de trens;maquinista
track maintenance;permanent way|via permanente;manutenção de trilhos
taxi driving;private hire|transporte por aplicativo
motorcycle courier;motorcycle delivery|motofrete;motociclista profissional;entregas de moto > driving
load covering;tarping;sheeting loads|enlonar carga;enlonamento de carga
road train;nine-axle road trains|rodotrem > truck driving
weighbridge;truck scale|balança rodoviária;pesagem de caminhões
furniture removals;furniture moving|mudanças residenciais;mudança residencial
towing;vehicle recovery|guincho;reboque de veículos
car detailing;vehicle valeting|estética automotiva
car wash|lavagem de veículos
car polishing|polimento automotivo
vehicle suspension|suspensão automotiva
air conditioning for vehicles|ar-condicionado automotivo
diesel injection|injeção diesel
electric vehicles;EV maintenance|veículos elétricos
hybrid vehicles|veículos híbridos
agricultural machinery repair|mecânica agrícola
dent repair;paintless dent repair|martelinho de ouro
security patrols|ronda patrimonial > security guarding
self-defence;self defense;physical intervention|defesa pessoal
two-way radio;radio communication|rádio HT;radiocomunicação;rádio comunicador
fire drills;emergency evacuation|plano de abandono;simulado de abandono
nail art|nail art
tattooing|tatuagem
body piercing|body piercing
microblading;micropigmentation|micropigmentação
laser hair removal|depilação a laser
podiatry;chiropody|podologia
`;
