/** Care, kitchens, hotels, transport, building, making, cleaning, land. */
export const TRADES = `# hard
nursing;nursing care;bedside nursing;patient nursing|enfermagem;cuidados de enfermagem;assistência de enfermagem > patient care
patient care;direct patient care;caring for patients|assistência ao paciente;cuidados ao paciente;cuidado com pacientes;atendimento a pacientes;assistência direta ao paciente
patient assessment;health assessment;patient assessments;physical assessment|avaliação de pacientes;avaliação do paciente;exame físico
vital signs;monitoring vital signs;taking vital signs;vitals|sinais vitais;aferição de sinais vitais;verificação de sinais vitais;aferir sinais vitais > patient care
medication administration;administering medication;administering medications;medication management;administer medications;medication rounds;med pass|administração de medicamentos;administração de medicação;medicação;administrar medicamentos;preparo e administração de medicamentos > nursing
IV therapy;intravenous therapy;IV insertion;IV;IVs;peripheral IV;cannulation;IV starts|terapia intravenosa;punção venosa;acesso venoso;terapia infusional;acesso venoso periférico > nursing
phlebotomy;venipuncture;blood draws;blood collection;drawing blood|coleta de sangue;flebotomia;punção
wound care;wound dressing;dressing changes;wound management|curativos;cuidados com feridas;troca de curativos;tratamento de feridas > nursing
catheterization;catheter care;urinary catheters;catheterisation;Foley catheters|sondagem;cateterismo vesical;sondagem vesical;passagem de sondas > nursing
triage;patient triage|triagem;classificação de risco;acolhimento;protocolo de Manchester;acolhimento com classificação de risco
emergency care;emergency medicine;emergency room;emergency department;trauma care;urgent and emergency care;emergency nursing|urgência e emergência;pronto-socorro;emergência;atendimento de emergência;pronto atendimento
intensive care;ICU;critical care;intensive care unit;critical care nursing|terapia intensiva;=UTI;unidade de terapia intensiva;cuidados intensivos;paciente crítico;pacientes críticos
mechanical ventilation;ventilator management;ventilators;ventilated patients;ventilator care|ventilação mecânica;ventiladores mecânicos;pacientes em ventilação;paciente ventilado;ventilação não invasiva;=VNI > nursing
operating room;surgical assistance;perioperative care;scrub nursing;surgical instruments|centro cirúrgico;instrumentação cirúrgica;bloco cirúrgico
sterilization;instrument sterilization;sterilisation;sterile technique;sterile processing;autoclave;instrument sterilisation|esterilização;central de material e esterilização;=CME;autoclave;técnica asséptica;esterilização de materiais
infection control;infection prevention|controle de infecção;prevenção de infecções;=CCIH;controle de infecção hospitalar
electronic health records;electronic medical records;EHR;EMR;patient records;charting;medical records|prontuário eletrônico;prontuários;prontuário do paciente;registro em prontuário;evolução em prontuário;prontuário
nursing care plans;care plans;care planning;nursing care systematisation;nursing process;individual care plans|plano de cuidados;sistematização da assistência de enfermagem;=SAE;planos de cuidados;processo de enfermagem;planos de cuidado > nursing
patient education;health education;patient teaching;teaching patients;family education|educação em saúde;orientação ao paciente;orientação a pacientes;orientação de pacientes;orientações de alta
discharge planning|alta hospitalar;planejamento de alta
patient safety;patient safety protocols|segurança do paciente;metas internacionais de segurança
palliative care;end-of-life care;hospice|cuidados paliativos
geriatric care;elderly care;elder care;aged care|cuidado de idosos;cuidados com idosos;geriatria;idosos;cuidador de idosos
pediatrics;paediatrics;pediatric care|pediatria
neonatal care;NICU|neonatologia;UTI neonatal;neonatal;berçário
obstetrics;labour and delivery;labor and delivery;midwifery;labour ward|obstetrícia;sala de parto;!parto;!partos;trabalho de parto;centro obstétrico
oncology;chemotherapy;oncology nursing;chemotherapy administration|oncologia;quimioterapia;enfermagem oncológica
cardiology;telemetry;ECG;EKG;electrocardiogram;ECG interpretation;rhythm interpretation|cardiologia;eletrocardiograma;ECG;telemetria
dialysis;haemodialysis;hemodialysis|hemodiálise;diálise
mental health;psychiatric care|saúde mental;psiquiatria
vaccination;immunization;immunizations;vaccines;vaccine room;immunisation clinics;vaccine administration|vacinação;imunização;aplicação de vacinas;sala de vacina
home care;home health;home health care|home care;atenção domiciliar;atendimento domiciliar
primary care;family health;community health;family health strategy|atenção básica;saúde da família;=ESF;atenção primária;=UBS;estratégia saúde da família
occupational health|saúde ocupacional;medicina do trabalho
personal care;activities of daily living;ADL;ADLs;personal hygiene;hygiene assistance;bathing|cuidados pessoais;higiene pessoal;banho no leito;higiene e conforto;atividades da vida diária;banho de leito;atividades de vida diária;=AVDs > patient care
patient transfer;patient mobility;mobility assistance;patient lifting|mobilização de pacientes;transferência de pacientes;mudança de decúbito;auxílio na locomoção
dementia care;Alzheimer's care|cuidados com demência;Alzheimer
companionship|acompanhamento de idosos;acompanhante
meal preparation;preparing meals|preparo de refeições;preparação de refeições
childcare;child care;babysitting;nanny|cuidado infantil;cuidado de crianças;babá
physiotherapy;physical therapy;rehabilitation|fisioterapia;reabilitação
occupational therapy|terapia ocupacional
speech therapy;speech-language therapy;speech and language therapy|fonoaudiologia;terapia da fala
psychotherapy;counselling;counseling;cognitive behavioral therapy;CBT;cognitive behavioural therapy|psicoterapia;aconselhamento;terapia cognitivo-comportamental;=TCC;atendimento psicológico
psychological assessment;psychological testing|avaliação psicológica;testes psicológicos
nutrition;dietetics;nutritional assessment;diet planning|nutrição;avaliação nutricional;dietas;plano alimentar
pharmacy;dispensing;dispensing medication;pharmaceutical care;prescription dispensing;dispensing prescriptions;filling prescriptions;clinical pharmacy|farmácia;dispensação de medicamentos;assistência farmacêutica;atenção farmacêutica;dispensação;aviamento de receitas;farmácia clínica
prescription verification;prescriptions;prescription review|receituário;análise de prescrições;receitas médicas;conferência de receitas
drug interactions;pharmacology|farmacologia;interações medicamentosas
compounding;sterile compounding|manipulação de medicamentos;farmácia de manipulação;manipulação de fórmulas
controlled substances;controlled drugs|medicamentos controlados;=SNGPC;psicotrópicos;Portaria 344
dentistry;dental care|odontologia
dental assisting;chairside assistance|auxiliar de saúde bucal;auxílio odontológico > dentistry
dental hygiene;teeth cleaning|higiene bucal;limpeza dental;profilaxia > dentistry
radiology;X-ray;radiography;medical imaging|radiologia;raios X;raio-X;diagnóstico por imagem
ultrasound;sonography|ultrassonografia;ultrassom
magnetic resonance imaging;MRI|ressonância magnética
computed tomography;CT scan;=CT scans;CT scanning|tomografia computadorizada;tomografia
clinical laboratory;clinical analysis;lab testing|análises clínicas;laboratório clínico
hematology;haematology|hematologia
medical billing;medical coding;ICD-10;CPT coding|faturamento hospitalar;faturamento médico;glosas;codificação médica;TISS
insurance verification;health insurance|convênios médicos;planos de saúde;convênios;autorização de convênios
medical terminology|terminologia médica
hospital administration;healthcare administration|administração hospitalar;gestão hospitalar;gestão em saúde
patient registration;patient intake;patient check-in;check-in;checking in patients;checking patients in;check patients in;check in patients;checking patients in and out;register patients|cadastro de pacientes;admissão de pacientes;check-in;abertura de fichas;cadastrar pacientes;recepcionar pacientes;recepção de pacientes
first aid|primeiros socorros
life support;cardiopulmonary resuscitation|suporte básico de vida;reanimação cardiopulmonar
veterinary care;animal care;veterinary|cuidados veterinários;veterinária;cuidado com animais
animal handling;grooming;pet grooming|manejo de animais;banho e tosa
# hard
cooking;food preparation;culinary arts;culinary;food prep;line cooking|culinária;preparo de alimentos;cozinha;preparação de alimentos;gastronomia;cozinhar
grilling;grill station;grill|grelhados;churrasco;grelha;chapeiro;chapa e grelha;churrasqueiro > cooking
pastry;baking;patisserie;pastry making;bread making;desserts|confeitaria;panificação;padaria;bolos;!pães;padeiro;confeiteiro;doces e sobremesas;sobremesas > cooking
sauces;sauce making;saute;sauté station;sauces and stocks|molhos;molhos e caldos > cooking
butchery;meat cutting;butchering;deboning|açougue;corte de carnes;desossa;cortes de carne > cooking
fish preparation;seafood preparation;seafood butchery;seafood|preparo de peixes;frutos do mar;pescados
knife skills|técnicas de corte;habilidade com facas;cortes de legumes
mise en place;prep work|mise en place;pré-preparo;pré-preparo de alimentos > cooking
menu planning;menu development;menu design;menu creation|elaboração de cardápio;planejamento de cardápios;cardápio;criação de cardápio;cardápios;desenvolvimento de cardápio > cooking
recipe development;recipes;recipe costing;standard recipes|desenvolvimento de receitas;fichas técnicas;ficha técnica;receitas culinárias;padronização de receitas;controle de CMV;custo dos pratos
food cost;food cost control;food costing|custo de alimentos;=CMV;controle de custo de alimentos
food safety;food hygiene;food handling;safe food handling;sanitation;food sanitation;hygiene standards|segurança alimentar;segurança dos alimentos;higiene alimentar;manipulação de alimentos;boas práticas de manipulação;higiene dos alimentos
kitchen management;kitchen operations;back of house;running a kitchen|gestão de cozinha;coordenação de cozinha;rotina de cozinha
kitchen equipment;commercial kitchen equipment|equipamentos de cozinha;cozinha industrial
plating;food presentation;dish presentation|empratamento;montagem de pratos;apresentação de pratos
catering;banquets;banqueting;catering events|buffet;banquetes;catering;eventos e banquetes
stock rotation;FIFO;use-by dates;expiry dates;=FEFO;expiry date control;date rotation|=PEPS;=FIFO;rotação de estoque;controle de validade;validade dos produtos;controlar validade;validade dos alimentos;validade de produtos;rotatividade de estoque > warehousing
waste reduction;food waste reduction|redução de desperdício;controle de desperdício;desperdício
food and beverage;F&B|alimentos e bebidas;=A&B
restaurant service;waiting tables;table service;food service;waitering;serving food;fine dining service;silver service|serviço de mesa;atendimento de mesas;garçom;atendimento no salão;serviço de salão;serviço à francesa
bartending;mixology;cocktails;cocktail preparation;cocktail making|bartender;coquetelaria;drinks;preparo de drinks;preparo de drinques
barista;coffee making;espresso;latte art;espresso making;barista skills|barista;preparo de cafés;café espresso
wine service;wine knowledge;sommelier;wine pairing|vinhos;serviço de vinhos;harmonização;harmonização de vinhos;conhecimento em vinhos
restaurant management|gestão de restaurante;gerência de restaurante
order taking;taking orders|anotação de pedidos;tirada de pedidos;anotar pedidos;tirar pedidos;comandas
dishwashing;washing dishes;dish washing|lavagem de louças;lavagem de utensílios;lavar louças;lavar louça
vegetarian cuisine;vegan cooking;dietary restrictions;allergens;allergen management|culinária vegetariana;restrições alimentares;alergênicos
hospitality;hotel operations;hospitality industry|hotelaria;operação hoteleira
guest relations;guest satisfaction;guest services|relacionamento com hóspedes;atendimento a hóspedes;hóspedes;satisfação do hóspede;atendimento ao hóspede;recepção de hóspedes > customer service
hotel reservations;reservations;booking management;bookings;table reservations;reservations management|reservas;gestão de reservas;controle de reservas
check-in and check-out;guest check-in;check-in/check-out|check-in e check-out;check-in/check-out
night audit|auditoria noturna;night audit
concierge services;concierge;concierge service|concierge
housekeeping;room cleaning;hotel cleaning;bed making;making beds|governança hoteleira;camareira;arrumação de quartos;governança;limpeza de quartos > cleaning
revenue management;yield management|revenue management;gestão de receita;gestão de receitas hoteleiras
tourism;tour guiding;travel agency;guided tours|turismo;guia de turismo;agência de viagens;roteiros de viagem;city tour
# hard
cleaning;commercial cleaning;janitorial;janitorial services;deep cleaning;office cleaning;janitorial work|limpeza;limpeza e conservação;serviços de limpeza;higienização;limpeza predial;limpeza geral;limpeza pesada;limpeza de escritórios
cleaning products;cleaning chemicals;chemical handling|produtos de limpeza;produtos químicos;manuseio de produtos químicos
floor care;floor polishing;floor waxing;floor buffing|tratamento de piso;enceradeira;tratamento de pisos;polimento de pisos > cleaning
laundry;ironing;linen management|lavanderia;passadoria;lavagem de roupas;enxoval;rouparia > cleaning
waste management;waste disposal;recycling;solid waste|gestão de resíduos;coleta seletiva;reciclagem;descarte de resíduos;resíduos;resíduos sólidos;=PGRS
pest control|controle de pragas;dedetização
gardening;landscaping;lawn care;lawn mowing|jardinagem;paisagismo;poda;roçada
pool maintenance;pool cleaning|manutenção de piscinas;tratamento de piscinas
building maintenance;facility maintenance;facilities management;facility management;general maintenance;property maintenance|manutenção predial;gestão de facilities;facilities;zeladoria;conservação predial
security guarding;security services;patrol;patrolling;surveillance;asset protection;property security|vigilância;segurança patrimonial;ronda;rondas;vigilância patrimonial
access control;control access;controls access;access control systems;security cameras;surveillance cameras|controle de acesso;controle de entrada;portaria;controlar acesso;controlar entrada;controle de entrada e saída;entrada e saída de pessoas;câmeras de segurança;instalação de câmeras > security guarding
CCTV;video surveillance;CCTV monitoring|=CFTV;monitoramento de câmeras;circuito fechado de TV;câmeras > security guarding
firefighting;fire safety;fire prevention|combate a incêndio;prevenção de incêndio;brigada de incêndio
emergency response;emergency procedures;evacuation;evacuation drills|atendimento a emergências;plano de emergência;evacuação
incident reports;incident reporting;report incidents;writing incident reports|registro de ocorrências;relatório de ocorrências;boletim de ocorrência;registrar ocorrências;livro de ocorrências
hairdressing;hair cutting;hair styling;haircuts;hair colouring;hair coloring;highlights and balayage;balayage;blow-dry;haircutting;women's cuts;men's cuts;blow-drying|cabeleireiro;corte de cabelo;coloração;penteados;colorimetria;mechas;corte feminino;corte masculino;escova e penteado;luzes e mechas;corte e escova;luzes
barbering|barbearia > hairdressing
manicure;nail care;pedicure|manicure;pedicure;esmaltação
makeup;make-up;tinting;lash tint;makeup application;make-up artistry|maquiagem;automaquiagem
aesthetics;skincare;facial treatments;esthetics;facials;skin care treatments|estética;estética facial;limpeza de pele;tratamentos estéticos;tratamentos faciais
massage;massage therapy|massagem;massoterapia
waxing;hair removal|depilação
fitness training;personal training;gym instruction;strength training;fitness assessment;exercise prescription|musculação;personal trainer;treinamento físico;avaliação física;prescrição de exercícios;treinamento funcional
sports coaching|treinamento esportivo
sewing;tailoring;garment construction;industrial sewing|costura;confecção;costura industrial
pattern making;pattern cutting|modelagem;modelagem de roupas;modelagem plana
textile production|produção têxtil;tecelagem
# hard
driving;vehicle driving;driver;safe driving|condução de veículos;motorista;dirigir;direção veicular;conduzir veículos
truck driving;heavy vehicle driving;tractor-trailer;semi-trailer;over-the-road;OTR;long-haul;long haul;B-train trailers;rigid trucks|condução de caminhão;caminhão;carreta;direção de caminhões;bitrem;truck;carretas;caminhão toco;caminhão truck > driving
bus driving;passenger transport;passenger transportation|transporte de passageiros;condução de ônibus;ônibus;transporte coletivo > driving
delivery;deliveries;package delivery;last-mile delivery;last mile;parcel delivery;home deliveries|entrega de mercadorias;última milha;last mile;!entregas;entrega de encomendas;realizar entregas;entregas urbanas
defensive driving|direção defensiva;direção preventiva
route planning;routing;route optimization;route optimisation;GPS navigation;GPS;plan routes|roteirização;planejamento de rotas;rotas;GPS;roteiros de entrega;roteirizar;roteirizadores;roteirizador;planejar rotas;roteirização de entregas > logistics
hours of service;electronic logs;ELD;logbook;hours-of-service|lei do motorista;diário de bordo;tacógrafo;jornada do motorista
vehicle inspection;pre-trip inspection;pre-trip inspections;vehicle checks;vehicle inspections;post-trip inspection;post-trip inspections;walk-around checks;daily vehicle checks|inspeção de veículos;checklist do veículo;vistoria de veículos;inspeção veicular;checklist veicular;checar o veículo;checklist de veículos;inspecionar veículo;checklist do caminhão;vistoria do veículo
load securing;cargo securing;load securement;tie-downs;secure loads;secure the load;securing loads;strapping loads|amarração de carga;acondicionamento de carga;amarração de cargas;amarrar carga;lonamento;enlonamento;amarração > logistics
hazardous materials;hazmat;dangerous goods;HAZMAT transport;hazardous materials shipping;hazmat shipping|cargas perigosas;produtos perigosos;transporte de produtos perigosos
refrigerated transport;reefer;cold chain|carga refrigerada;cadeia fria;transporte refrigerado;câmara fria
freight;freight forwarding;freight management;shipping|frete;fretes;gestão de fretes;agenciamento de cargas;transporte de cargas > logistics
fleet management;fleet maintenance|gestão de frota;controle de frota;frota;manutenção de frota;gestão de frotas > logistics
logistics;logistics operations;logistics management|logística;operações logísticas
supply chain;supply chain management|cadeia de suprimentos;supply chain;gestão da cadeia de suprimentos;suprimentos
warehousing;warehouse operations;warehouse management;warehouse|armazenagem;operação de armazém;gestão de armazém;almoxarifado;armazém;centro de distribuição;gestão de almoxarifado > logistics
inventory management;inventory control;stock control;stock management;inventory;stock|gestão de estoque;controle de estoque;estoque;gestão de estoques
stocktaking;cycle counting;inventory counts;stock counts;cycle counts;physical inventory|inventário;contagem de estoque;inventários cíclicos;inventário rotativo;contagem cíclica;inventário cíclico > warehousing; inventory management
order picking;picking;picking and packing;order fulfillment;order fulfilment;pick and pack|separação de pedidos;picking;separação de mercadorias;separação > warehousing
packing;packaging;packing orders|embalagem;embalar;empacotamento;embalagem de pedidos;expedição e embalagem
loading and unloading;loading;unloading;loading trucks;truck loading;unloading trucks|carga e descarga;carregamento;descarregamento;carregamento e descarregamento;carregamento de caminhões > warehousing
goods receiving;receiving;receiving goods;inbound logistics;receive goods;receive deliveries;goods-in|recebimento de mercadorias;recebimento;conferência de mercadorias;recebimento de materiais;conferir mercadorias;receber mercadorias;conferência de notas;recebimento e conferência > warehousing
dispatch;shipping and receiving;outbound logistics;dispatching|expedição;expedição de mercadorias;despacho;despacho de mercadorias > logistics
goods inspection;checking deliveries;stock checking|conferência;conferência de cargas;conferente
forklift operation;forklift;forklift driving;forklifts;fork lift;sit-down forklift|operação de empilhadeira;empilhadeira;operador de empilhadeira > warehousing
reach truck;reach trucks;reach truck operation|empilhadeira retrátil;empilhadeira elétrica > warehousing
order picker truck;cherry picker|selecionadora de pedidos
pallet jack;pallet truck;hand truck;electric pallet jack|transpaleteira;paleteira;paleteira elétrica > warehousing
barcode scanning;RF scanner;barcode scanners;handheld scanner;RF scanners;handheld scanners;RF guns|leitor de código de barras;coletor de dados;código de barras;coletores de dados > warehousing
procurement;purchasing;sourcing;strategic sourcing;buying|compras;aquisição de materiais;compras estratégicas;cotação;strategic sourcing;aquisições
supplier management;vendor management;supplier relations;vendor relations;suppliers;vendors;supplier negotiation;supplier development|gestão de fornecedores;desenvolvimento de fornecedores;relacionamento com fornecedores;fornecedores;negociação com fornecedores;homologação de fornecedores > procurement
demand planning;demand forecasting|planejamento de demanda;previsão de demanda;=S&OP
production planning;production scheduling;MRP;production control;master production schedule|planejamento da produção;=PCP;planejamento e controle da produção;MRP;programação da produção
transport management;transportation;transportation planning|gestão de transportes;transporte;transportes
port operations;container handling|operação portuária;contêineres portuários
passenger assistance;ticketing|bilhetagem;emissão de passagens;emissão de bilhetes
crane operation;overhead crane;rigging;cranes|operação de guindaste;ponte rolante;movimentação de cargas;guindaste;içamento
heavy equipment operation;excavator;backhoe;bulldozer;heavy machinery;excavators|operação de máquinas pesadas;retroescavadeira;escavadeira;pá carregadeira;trator de esteira;máquinas pesadas
# hard
welding;welder;metal welding;structural welding|soldagem;solda;soldagem estrutural;soldador
MIG welding;GMAW;MIG;MIG/MAG;MIG/MAG welding|solda MIG;MIG/MAG;soldagem MIG;MIG;MAG;solda MIG/MAG > welding
TIG welding;GTAW;TIG|solda TIG;soldagem TIG;TIG > welding
stick welding;SMAW;shielded metal arc welding;arc welding|eletrodo revestido;solda elétrica;solda com eletrodo;SMAW > welding
flux-cored welding;FCAW;flux core|arame tubular;FCAW > welding
pipe welding;pipe fitting;pipefitting;pipe installation|soldagem de tubulação;tubulação;encanador industrial;solda de tubulação;tubulações;montagem de tubulação;encanamento industrial > plumbing
plasma cutting;oxy-fuel cutting;oxy-acetylene;torch cutting|corte plasma;oxicorte;corte a plasma;maçarico
metal fabrication;sheet metal;structural steel;steel fabrication|caldeiraria;estruturas metálicas;chaparia;fabricação metálica;serralheria
grinding;deburring;angle grinder;grind;grinders;metal grinding|esmerilhamento;rebarbação;lixadeira;esmerilhadeira;acabamento de solda;esmerilhar;lixamento;retífica
machining;CNC machining;CNC;CNC operation;CNC milling;CNC programming;CNC machines|usinagem;CNC;usinagem CNC;programação CNC;centro de usinagem;operação de CNC
turning;lathe;lathe operation;lathes;metal turning|torneamento;torno mecânico;torno CNC;torno convencional;torneiro mecânico;tornearia > machining
milling;milling machine|fresamento;fresadora;fresa;fresagem > machining
G-code|código G;=G-code
blueprint reading;reading blueprints;reading plans;plan reading;technical drawings;reading technical drawings;reading drawings;shop drawings;blueprints;engineering drawings;weld symbols;electrical schematics;reading schematics;read blueprints;read drawings;wiring diagrams;electrical drawings;wiring schematics;electrical diagrams|leitura de desenho técnico;interpretação de desenhos;leitura e interpretação de desenho;desenho técnico;leitura de projetos;leitura de desenho;interpretação de desenho técnico;desenhos técnicos;leitura de plantas;simbologia de soldagem;diagramas elétricos;leitura de diagramas;ler diagramas;esquemas elétricos;leitura de diagramas elétricos;interpretação de diagramas;interpretação de projetos
metrology;precision measurement;calipers;micrometers;measuring instruments;measuring tools|metrologia;paquímetro;micrômetro;instrumentos de medição
non-destructive testing;NDT;weld inspection;visual inspection;dye penetrant;liquid penetrant testing|ensaios não destrutivos;=END;inspeção de solda;líquido penetrante;inspeção visual > quality control
tool and die;mold making;mould making;die casting|ferramentaria;moldes;estampos
foundry;forging;metal casting|fundição;forjaria
industrial painting;spray painting;powder coating|pintura industrial;pintura a pó;pintura eletrostática;jateamento
assembly;assembly line;production assembly;assembling|montagem;linha de montagem;montagem industrial
machine operation;operating machinery;machine operator;production machinery;production machine operation|operação de máquinas;operador de máquinas;máquinas industriais;operar máquinas
production line;manufacturing;manufacturing processes;production work;production experience;production operator;production lines;assembly line work|linha de produção;processos produtivos;manufatura;processos de fabricação;chão de fábrica;experiência em produção;área de produção;setor de produção;auxiliar de produção;operador de produção
injection molding;injection moulding;plastics|injeção plástica;injetora;plásticos;moldagem por injeção
packaging machinery;packaging lines|máquinas de embalagem;envase
industrial automation;automation;PLC;PLC programming;PLCs;PLC troubleshooting;ladder logic|automação industrial;CLP;programação de CLP;automação;CLPs;controladores lógicos;ladder
SCADA;HMI;supervisory systems|supervisório;SCADA;=IHM;sistemas supervisórios
instrumentation;calibration;instrument calibration;industrial instrumentation;process instrumentation|instrumentação;calibração;instrumentação industrial;calibração de instrumentos
robotics;industrial robots;welding robots;robot programming|robótica;robôs industriais;programação de robôs
hydraulics;hydraulic systems|hidráulica industrial;sistemas hidráulicos > industrial maintenance
pneumatics;pneumatic systems|pneumática;sistemas pneumáticos > industrial maintenance
mechanical maintenance;industrial mechanics;machine maintenance;equipment maintenance;machinery maintenance|manutenção mecânica;mecânica industrial;manutenção de máquinas;manutenção de equipamentos
preventive maintenance;preventative maintenance;predictive maintenance;planned maintenance|manutenção preventiva;manutenção preditiva;manutenção preventiva e corretiva;preditiva;preventiva > industrial maintenance
corrective maintenance;equipment repair;repairs;repair|manutenção corretiva;reparos;conserto;consertos;corretiva
lubrication|lubrificação;lubrificar > industrial maintenance
electrical maintenance|manutenção elétrica
electrical installation;electrical wiring;wiring;electrical work;residential wiring;conduit;conduit bending;electrical systems;running conduit|instalações elétricas;instalação elétrica;elétrica predial;fiação;eletrodutos;sistemas elétricos;elétrica;curvamento de eletrodutos;eletrocalhas
low voltage;low-voltage systems|baixa tensão
medium and high voltage;high voltage;medium voltage|média tensão;alta tensão
control panels;electrical panels;setting panels;switchgear;panel wiring;motor controls;switchgear assembly|painéis elétricos;quadros elétricos;quadros de comando;comandos elétricos;quadros de distribuição;montagem de painéis;montagem de quadros > electrical installation
electric motors;!motors|motores elétricos
!electronics;electronic circuits;soldering;PCB;circuit design|circuitos eletrônicos;placas eletrônicas;!eletrônica;eletrônica industrial;eletrônica analógica;eletrônica digital
solar energy;photovoltaic;solar panels;solar installation|energia solar;fotovoltaica;painéis solares;sistemas fotovoltaicos
telecommunications;fiber optics;fibre optics;structured cabling;fiber optic;fiber splicing;fusion splicing|telecomunicações;fibra óptica;cabeamento estruturado;fusão de fibra;=FTTH;emenda de fibra
HVAC;air conditioning;refrigeration;heating ventilation and air conditioning|refrigeração;ar-condicionado;climatização;ar condicionado;HVAC
boiler operation;boilers;boiler repair;steam boilers|operação de caldeiras;caldeiras
plumbing;pipework;plumbing installation|encanamento;hidráulica predial;instalações hidráulicas;hidráulica
carpentry;woodworking;joinery;cabinet making;wood framing;house framing;carpenter;framing;finish carpentry;rough carpentry;cabinetry|carpintaria;marcenaria;móveis planejados;carpinteiro;marceneiro
masonry;bricklaying;brickwork;block laying|alvenaria;assentamento de tijolos;pedreiro;assentamento de blocos > construction
concrete work;concrete;formwork;concrete pouring|concreto armado;!concreto;fôrmas de concreto;concretagem;armação de ferragem > construction
plastering;drywall;plaster;rendering|reboco;drywall;gesso;emboço;chapisco;gesso liso > construction
tiling;flooring;tile setting|assentamento de pisos;revestimento;azulejo;porcelanato;assentamento de cerâmica;revestimento cerâmico;azulejista > construction
painting;house painting;wall painting;interior painting|pintura;pintura predial;pintura residencial;textura e grafiato;massa corrida
roofing;roof repair;roof installation|telhados;coberturas e telhados;telhadista;montagem de telhado > construction
scaffolding;working at heights;work at height;scaffold erection;fall protection|andaimes;trabalho em altura;andaime;montagem de andaimes > construction
demolition|demolição
construction;building construction;construction work;commercial construction;residential construction;construction industry|construção civil;obras;obra;obras residenciais;obras comerciais;setor de construção
site management;construction management;construction supervision;site supervision|gestão de obras;acompanhamento de obras;fiscalização de obras;gerenciamento de obras;execução de obras;acompanhamento de obra > construction
quantity surveying;estimating;cost estimating;takeoffs;cost estimation;bill of quantities;construction estimating|orçamento de obras;quantitativos;levantamento de quantitativos;composição de custos;medições;orçamentação
surveying;topography;land surveying;topographic survey;total station|topografia;levantamento topográfico;estação total
structural engineering;structural design;structural analysis;structural calculation|engenharia estrutural;cálculo estrutural;projeto estrutural;dimensionamento estrutural
civil engineering|engenharia civil
mechanical engineering|engenharia mecânica
electrical engineering|engenharia elétrica
chemical engineering|engenharia química
production engineering;industrial engineering;process engineering|engenharia de produção;engenharia de processos
environmental engineering|engenharia ambiental
geotechnical engineering;soil mechanics|geotecnia;mecânica dos solos
mechanical design;CAD;CAD drawing;technical drafting;drafting;computer-aided design|projeto mecânico;desenho mecânico;=CAD;desenho assistido por computador
BIM;building information modeling;building information modelling|BIM;modelagem BIM
water treatment;wastewater treatment;effluent treatment|tratamento de água;tratamento de efluentes;=ETE
environmental licensing;environmental management;environmental impact;environmental permits|licenciamento ambiental;gestão ambiental;impacto ambiental;licenças ambientais
sustainability;ESG|sustentabilidade;=ESG
occupational safety;workplace safety;health and safety;safety procedures;safety standards;safety regulations;=EHS;=HSE;safety protocols;job safety|segurança do trabalho;normas de segurança;saúde e segurança;=SST;=SSMA;procedimentos de segurança;saúde e segurança do trabalho;=QSMS;atenção à segurança
personal protective equipment;PPE;protective equipment|equipamentos de proteção individual;EPI;EPIs;uso de EPI;equipamentos de proteção;entrega de EPI > occupational safety
safety inspections;safety audits|inspeções de segurança;=DDS;diálogo diário de segurança > occupational safety
accident investigation;incident investigation;near miss reporting;near misses|investigação de acidentes;análise de acidentes;quase acidentes > occupational safety
lockout/tagout;lockout tagout;=LOTO|bloqueio e etiquetagem;=LOTO;bloqueio de energias
power tools;hand tools;hand and power tools|ferramentas elétricas;ferramentas manuais
automotive repair;vehicle repair;auto mechanics;auto repair;vehicle maintenance;car maintenance|mecânica automotiva;reparo de veículos;manutenção automotiva;manutenção de veículos;mecânica de automóveis
engine repair;engines;diesel engines;engine rebuild;engine overhaul|retífica de motores;motores;motor diesel;montagem de motores;manutenção de motores > automotive repair
brakes;suspension;brakes and suspension;brake systems;brake repair|freios;suspensão;freios e suspensão;sistema de freios > automotive repair
vehicle diagnostics;OBD;diagnostic scanners;scan tools;diagnostic scan tools;automotive diagnostics;=OBD-II|diagnóstico automotivo;scanner automotivo;injeção eletrônica;scanner > automotive repair
auto electrics;automotive electrical;auto electrical;automotive electrical systems|elétrica automotiva;autoelétrica
bodywork;auto body;panel beating;ductwork fabrication|funilaria;lanternagem;dutos
tyre fitting;tire changes;wheel alignment|borracharia;alinhamento e balanceamento;alinhamento de rodas;geometria veicular;troca de pneus > automotive repair
transmissions;gearbox repair;transmission repair|câmbio automático;caixa de câmbio;transmissão automotiva;transmissão > automotive repair
oil changes;preventive vehicle maintenance|troca de óleo;revisão veicular;manutenção veicular > automotive repair
motorcycle maintenance|manutenção de motocicletas
bicycle repair|conserto de bicicletas
elevator maintenance;elevator repair;lift maintenance|manutenção de elevadores
appliance repair|conserto de eletrodomésticos
cell phone repair;phone repair|conserto de celulares;manutenção de celulares
computer repair;hardware maintenance;hardware;computer hardware;hardware troubleshooting;hardware repair|manutenção de computadores;hardware;montagem e manutenção de computadores;manutenção de hardware > technical support
# hard
agriculture;farming;crop management;crops|agricultura;cultivo;manejo de culturas;lavoura;culturas agrícolas
agronomy|agronomia
livestock;cattle;animal husbandry;dairy farming;livestock care;cattle handling|pecuária;gado;bovinocultura;manejo de gado
irrigation;drip irrigation;irrigation systems|irrigação;irrigação por gotejamento;pivô central > agriculture
tractor operation;agricultural machinery;farm machinery;tractors;tractor driving|operação de trator;máquinas agrícolas;tratorista;trator;colheitadeira;implementos agrícolas > agriculture
harvesting|colheita > agriculture
pesticide application;crop protection;spraying;herbicides|aplicação de defensivos;defensivos agrícolas;pulverização;fitossanidade;agrotóxicos > agriculture
soil analysis|análise de solo;manejo do solo
forestry|silvicultura;manejo florestal
fishing;aquaculture;fish farming|pesca;aquicultura;piscicultura
mining|mineração
oil and gas;drilling;offshore|óleo e gás;petróleo e gás;perfuração;perfuração de poços
energy efficiency|eficiência energética
stage lighting;lighting design|iluminação cênica;iluminação
sound engineering;live sound|sonorização de eventos;técnico de som
acting;theatre;theater|teatro;atuação teatral;artes cênicas
dance|dança
scriptwriting;screenwriting|roteiro;roteirização audiovisual
podcasting|podcast
museum curation;curation|curadoria
flight operations;aviation|operações de voo;aviação
cabin crew;flight attendant duties|comissário de bordo
aircraft maintenance|manutenção de aeronaves
maritime operations;seamanship|navegação marítima;marinharia
funeral services|serviços funerários
postal services;mail sorting|triagem de correspondências;serviços postais
`;
