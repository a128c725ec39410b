/** Councils, licenses, cards and courses that trades ask for by name, in Brazil, Britain, America and elsewhere. */
export const LICENCES = `# certification
=CRB;library council registration|=CRB;registro no CRB;Conselho Regional de Biblioteconomia
=CRESS;social work council registration|=CRESS;registro no CRESS;CRESS ativo
=CRBM;biomedicine council registration|=CRBM;registro no CRBM;CRBM ativo
=CRBio;biology council registration|=CRBio;registro no CRBio
=CRFa;speech therapy council registration|=CRFa;CREFONO;registro no CRFa;Conselho de Fonoaudiologia
=CRTR;radiology technician registration|=CRTR;registro no CRTR;CRTR ativo
=CFT;technician council registration;CFT ativo;registro no CRT|=CFT;=CRT;registro no CFT;Conselho dos Técnicos Industriais
=CORECON;economist registration|=CORECON;registro no Corecon
=CONRERP;public relations registration|=CONRERP;registro no Conrerp
SUSEP registration|registro na SUSEP
=ANCORD;investment agent registration|=ANCORD;agente autônomo de investimentos;assessor de investimentos certificado
=CGA
=CFG
=RQE;specialist registration|=RQE;título de especialista;registro de especialista
medical residency;residency programme|residência médica
=NMC registration;NMC PIN;NMC registered;=NMC|registro no NMC
=HCPC registration;HCPC registered;HCPC|registro no HCPC
=GMC registration;GMC registered|registro no GMC
=GPhC registration;GPhC registered;=GPhC|registro no GPhC
=GDC registration;GDC registered|registro no GDC
=RCVS registration;=RVN;registered veterinary nurse|auxiliar veterinário registrado
SIA door supervisor;SIA badge|licença SIA
=CIPD;CIPD qualified;CIPD Level 5|=CIPD
=QTS;qualified teacher status
=PGCE
=ACA;ICAEW|=ACA
=CIMA;CIMA qualified|=CIMA
=SQE
=LPC
qualified solicitor;practising certificate|advogado habilitado
=NEBOSH;NEBOSH General Certificate|=NEBOSH
=IOSH;IOSH Managing Safely|=IOSH
=SMSTS
=SSSTS
=IPAF;powered access licence|=IPAF
=PASMA
=CPCS|=CPCS
=NPORS
=ECS card
=JIB card
=AM2
=NRSWA;street works ticket;streetworks|=NRSWA
chainsaw certificate;chainsaw ticket;curso de motosserra|curso de operador de motosserra;operador de motosserra
=NPTC
Lantra
telehandler ticket;telehandler licence;telehandler|manipulador telescópico;telehandler
=ADR licence;ADR training|=ADR
=HIAB licence;lorry loader|caminhão munck;guindauto
excavator ticket;digger licence|operador de escavadeira
slinger signaller;signal person|sinaleiro amarrador;sinaleiro
=NPLQ;pool lifeguard qualification|guarda-vidas certificado;curso de guarda-vidas
pool plant operator;=PPO certificate;certified pool operator|operador de piscinas certificado
Swim England Level 2;swimming teacher qualification|professor de natação certificado
=WSET;WSET Level 2;WSET Level 3|=WSET
personal licence holder;personal alcohol licence|licença para venda de álcool
=SCA certification;barista certification|certificação de barista
=RYA;powerboat licence;coxswain|arrais-amador;carteira de arrais;habilitação náutica
=STCW;STCW certificate;seafarer certificate|=STCW;caderneta de inscrição e registro;=CIR marítimo
=GWO;GWO basic safety training|=GWO
=BOSIET;offshore survival|=CBSP;=BOSIET;salvatagem
=HUET
=ATPL;airline transport pilot licence|=PLA;piloto de linha aérea
=PPL|piloto privado
instrument rating;=IFR rating|habilitação IFR;voo por instrumentos
drone pilot licence;Part 107;remote pilot certificate;drone licence|piloto de drone;habilitação de drone
=EASA Part 66
A&P license;airframe and powerplant|=CCT ANAC;licença de mecânico de aeronaves
=ANAC certificate;cabin crew attestation|carteira da ANAC;curso homologado pela ANAC;comissário homologado
=CMA aeronáutico;aviation medical certificate;Class 1 medical|certificado médico aeronáutico
EMT certification;=EMT;=NREMT|socorrista certificado
paramedic license|licença de paramédico
=PHTLS
=ATLS
=AHA;AHA certification|=AHA
Red Cross certification|curso da Cruz Vermelha
LCSW;licensed clinical social worker|assistente social registrado
=LMSW
=BCBA
=RBT;behavior technician certification|=RBT
=CCC-SLP
=OTR/L
=RDN;registered dietitian|nutricionista registrado
=ARRT;radiologic technologist license;ARRT certification|tecnólogo em radiologia registrado
=ASCP;=MLT certification|=ASCP
=CPC coder;certified professional coder|codificador certificado
mandated reporter training|curso de proteção à criança
paediatric first aid;pediatric first aid|primeiros socorros pediátricos
enhanced disclosure;=PVG;working with children check|atestado de antecedentes criminais
=RDC 216
HACCP certification|curso de APPCC
good distribution practice|boas práticas de armazenagem;boas práticas de distribuição
=FERPA|=FERPA
Brazilian accounting standards|pronunciamentos do CPC
=ITAR;export control|controle de exportação
=FDA regulations;FDA compliance|regulamentação da FDA
=ANVISA;ANVISA regulations|=ANVISA;normas da Anvisa
=INMETRO|=INMETRO
=MAPA;agriculture ministry rules|=MAPA;normas do MAPA
=SIF;federal meat inspection|=SIF;inspeção federal
sanitary legislation|legislação sanitária;vigilância sanitária
=ANEEL
=ANATEL
=ANTT
=RNTRC;ANTT registration|=RNTRC;registro na ANTT
risk management programme|programa de gerenciamento de riscos
occupational profile|perfil profissiográfico previdenciário;perfil profissiográfico
=APR;job hazard analysis|=APR;análise preliminar de risco
permit to work;work permits|permissão de trabalho;permissão de entrada e trabalho
=RAMS;risk assessments and method statements|=RAMS
=PBQP-H;building quality programme|=PBQP-H
=AVCB;fire safety licence|=AVCB;laudo do corpo de bombeiros
technical responsibility note|anotação de responsabilidade técnica
=RRT
=NR-01;NR01|=NR-01;=NR-1
=NR-07|=NR-07;=NR-7
=NR-09|=NR-09;=NR-9
=NR-15;NR15|=NR-15
=NR-16;NR16|=NR-16
=NR-23;NR23|=NR-23
=NR-34;NR34|=NR-34
=NR-36;NR36|=NR-36
=NR-37;NR37|=NR-37
car and motorcycle licence|habilitação AB;CNH categoria AB
=CNH AD
school transport course|curso de transporte escolar;condutor escolar
emergency vehicle driver course|curso de condutor de veículo de emergência;condutor de veículo de emergência
dangerous goods course|curso de produtos perigosos
event security course|extensão em segurança de eventos
=Libras certification;Libras proficiency|certificação em Libras;=Prolibras
sworn translator|tradutor juramentado;tradutor público
=IATA;IATA certification|=IATA
=CIPP/E;CIPP
=CIPM
=EXIN
=FRM
=CAMS
=CRMA
SAFe certification;SAFe Agilist|certificação SAFe
=CCIE
=JNCIA
=RHCSA
=LPIC;LPIC-1
Autodesk certified|certificação Autodesk
=NICEIC
=F-Gas;F-gas certificate;F-Gas certification|certificado F-Gas
`;
