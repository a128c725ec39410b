/** Electricity, cooling, building, metal, plants, safety, vehicles, fields. */
export const SITES_AND_PLANTS = `# hard
motor control circuits|partida de motores;acionamentos elétricos
megger;megohmmeter|teste de isolamento
infrared inspection;thermal imaging|análise termográfica
shutdown maintenance;planned outages|parada programada;paradas de manutenção
house wiring;rewiring|instalações elétricas residenciais;instalação elétrica predial;instalações prediais > electrical installation
lighting installation;LED lighting|instalação de luminárias > electrical installation
fire protection systems;sprinklers;fire extinguishers|hidrantes;extintores
photovoltaic systems;solar PV;PV systems|painéis fotovoltaicos;homologação de usinas
mini splits;ductless mini-split > HVAC
package units;packaged units|aparelhos self contained
rooftop units|unidades rooftop
=VRF;VRF systems|sistemas VRF
gas furnaces|fornos a gás;aquecedores a gás > HVAC
finding leaks;find leaks|localização de vazamentos;teste de vazamento
superheat and subcooling;superheat;subcooling|superaquecimento e sub-resfriamento
BACnet
Modbus
Profibus
Profinet
soldering pipes;copper pipe;PEX;=PVC piping|tubos de cobre;tubulação em PVC;=PPR
drain cleaning;unclogging drains|desentupimento;desobstrução > plumbing
water heaters;water heater installation|instalação de aquecedores > plumbing
sanitary installation;fixtures installation;bathroom fitting|instalações hidrossanitárias;louças e metais > plumbing
concreting;concrete finishing|ferragem armada;lançamento de concreto > construction
drywall installation
motor grader|motoniveladora
building codes;code compliance|código de obras
welding symbols;visual weld inspection|simbologia de solda;ensaio visual
ultrasonic testing|ensaio por ultrassom
magnetic particle testing|partículas magnéticas
geometric dimensioning;=GD&T|tolerância geométrica
packaging operation|linha de envase
incoming inspection;in-process inspection|inspeção de recebimento
=APQP;=PPAP;core tools
internal audits;quality audits;supplier audits|auditorias internas;auditoria de qualidade;auditoria de fornecedores
overall equipment effectiveness;=OEE|eficiência global
time studies;time and motion;line balancing|cronoanálise;tempos e métodos;balanceamento de linha
value stream mapping;=VSM|mapeamento de fluxo de valor
=SMED;quick changeover|troca rápida
gearboxes|redutores
compressors|compressores
environmental impact assessment|estudo de impacto ambiental;=EIA/RIMA
greenhouse gas inventory;carbon footprint|inventário de gases;pegada de carbono
hazard assessment;hazard identification;=JSA;=JHA|análise de risco;identificação de perigos
toolbox talks;safety talks;safety briefings;safety meetings > occupational safety
work safety training;safety inductions|treinamentos de segurança;integração de segurança
confined spaces;confined space entry|espaço confinado;espaços confinados
suspension and steering|direção hidráulica
body repair;auto painting|funilaria e pintura;pintura automotiva
diesel mechanics;diesel repair|mecânica diesel;motores a diesel;linha pesada
motorcycle repair|mecânica de motos
mining operations;drilling and blasting|lavra;perfuração e desmonte
planting;sowing|plantio;semeadura
crop monitoring;crop scouting|monitoramento de pragas;monitoramento de lavoura
chainsaw operation;chainsaw|motosserra;operação de motosserra;roçadeira
# tool
Siemens S7;S7-300;S7-1200;S7-1500;=Siemens;Siemens PLC;CLP Siemens
Schneider Electric;Modicon
=WEG;WEG drives
=EPLAN;EPLAN Electric
AutoCAD Electrical > AutoCAD
FieldEdge
Infor EAM
Synchro 4D
=Trimble
Leica Geosystems
DJI drones
Mitchell 1
AllData
# certification
NR-04;NR-4;SESMT
NR-24;NR24
NR-29
NR-30
NR-10 SEP;=SEP;curso SEP > NR-10
=CSP safety;Certified Safety Professional
OSHA 40;HAZWOPER
NICET
City & Guilds
HVAC Excellence
CompEx
API 510
API 570
API 653
Six Sigma White Belt;White Belt
CAR registration;Cadastro Ambiental Rural
# method
=NEC;National Electrical Code
NFPA 70E
ISO 22000
FSSC 22000
BRCGS;BRC
`;
