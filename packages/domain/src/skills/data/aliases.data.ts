/**
 * Alternative names by trade: acronyms and what they stand for, both languages, everyday names. A line is merged into
 * the concept that another table has under any of its names, and is a new concept only if there is none.
 */
export const ALIASES = `# method
=GAAP;generally accepted accounting principles;=US GAAP|princípios contábeis geralmente aceitos;=US GAAP
=IFRS;international financial reporting standards|normas internacionais de contabilidade;=IFRS
=GDPR;general data protection regulation;UK GDPR|=GDPR;regulamento geral de proteção de dados
=LGPD;Brazilian data protection law|=LGPD;lei geral de proteção de dados
=HIPAA;Health Insurance Portability and Accountability Act|=HIPAA
=SOX;Sarbanes-Oxley;SOX controls;SOX compliance|=SOX;Sarbanes-Oxley
=HACCP;hazard analysis and critical control points;hazard analysis critical control point|=APPCC;análise de perigos e pontos críticos de controle
=GMP;=cGMP;good manufacturing practices;good manufacturing practice;current good manufacturing practice|=BPF;boas práticas de fabricação
=GLP;good laboratory practice;good laboratory practices|=BPL;boas práticas de laboratório
=GCP;good clinical practice;ICH-GCP|boas práticas clínicas
=GDP;good distribution practice|boas práticas de distribuição;boas práticas de armazenagem
=LOTO;lockout/tagout;lockout tagout;lock-out tag-out|bloqueio e etiquetagem;bloqueio de energias
=PPE;personal protective equipment|=EPI;=EPIs;equipamento de proteção individual;equipamentos de proteção individual
=EPC;collective protection equipment|=EPC;equipamento de proteção coletiva
=JSA;=JHA;job safety analysis;job hazard analysis|=APR;=AST;análise preliminar de risco;análise preliminar de riscos;análise de risco da tarefa
=SOP;=SOPs;standard operating procedures;standard operating procedure|=POP;=POPs;procedimento operacional padrão;procedimentos operacionais padrão
=CAPA;=CAPAs;corrective and preventive action;corrective and preventive actions|ação corretiva e preventiva;ações corretivas e preventivas
=RCA;root cause analysis|análise de causa raiz;análise de causas
=FMEA;=DFMEA;=PFMEA;failure mode and effects analysis;failure modes and effects analysis|análise de modos de falha;=FMEA
=SPC;statistical process control|=CEP;controle estatístico de processo;controle estatístico do processo
=MSA;measurement system analysis;gauge R&R|análise do sistema de medição
=PPAP;production part approval process|=PPAP
=APQP;advanced product quality planning|=APQP
=OEE;overall equipment effectiveness|=OEE;eficiência global dos equipamentos
=TPM;total productive maintenance|=TPM;manutenção produtiva total
=5S;five S|=5S;programa 5S
=GD&T;geometric dimensioning and tolerancing|=GD&T;toleranciamento geométrico;tolerâncias geométricas
=FEA;finite element analysis;finite elements|=MEF;elementos finitos;análise por elementos finitos
=CFD;computational fluid dynamics|fluidodinâmica computacional;=CFD
=BIM;building information modeling;building information modelling|=BIM;modelagem da informação da construção
=TDD;test-driven development;test driven development|desenvolvimento orientado a testes;=TDD
=BDD;behavior-driven development|desenvolvimento orientado a comportamento
=DDD;domain-driven design|=DDD
=OOP;object-oriented programming|=POO;programação orientada a objetos;orientação a objetos
=CI/CD;continuous integration;continuous delivery;continuous integration and delivery|=CI/CD;integração contínua;entrega contínua;integração e entrega contínuas
=IaC;infrastructure as code|infraestrutura como código
=SRE;site reliability engineering|engenharia de confiabilidade
=ETL;extract, transform, load;extract transform load;data pipelines;=ELT|=ETL;extração, transformação e carga;pipelines de dados
=NLP;natural language processing|=PLN;processamento de linguagem natural
=LLM;=LLMs;large language models|=LLM;grandes modelos de linguagem
=OKR;=OKRs;objectives and key results|=OKR;=OKRs
=KPI;=KPIs;key performance indicators;key performance indicator|=KPI;=KPIs;indicadores de desempenho;indicadores-chave
=SLA;=SLAs;service level agreement;service level agreements|=SLA;=SLAs;acordo de nível de serviço;acordos de nível de serviço;níveis de serviço
=CRO;conversion rate optimization;conversion optimisation|otimização de conversão
=PPC;pay-per-click;pay per click;paid search;search ads;=SEM;search engine marketing|mídia paga;tráfego pago;links patrocinados;anúncios pagos
=ABM;account-based marketing|=ABM;marketing baseado em contas
=UGC;user-generated content|conteúdo gerado pelo usuário
=ROAS;return on ad spend|=ROAS;retorno sobre o investimento em anúncios
=CAC;customer acquisition cost|=CAC;custo de aquisição de clientes
=NPS;net promoter score|=NPS
=CSAT;customer satisfaction score|=CSAT;satisfação do cliente
=FCR;first call resolution;first contact resolution|resolução no primeiro contato
=AHT;average handle time;average handling time|=TMA;tempo médio de atendimento
=FIFO;first in first out;first-in, first-out|=PEPS;primeiro que entra primeiro que sai;=FIFO
=FEFO;first expired first out|=PVPS;primeiro que vence primeiro que sai
=JIT;just in time;just-in-time|just in time
=S&OP;sales and operations planning|=S&OP;planejamento de vendas e operações
=MRP;material requirements planning|=MRP;planejamento de necessidades de materiais
=PCP;production planning and control;production planning|=PCP;=PPCP;planejamento e controle da produção;planejamento da produção
=IEP;=IEPs;individualized education program;individualized education programs;individualized education plans|=PEI;plano educacional individualizado;planos educacionais individualizados
=RTI;response to intervention;=MTSS;multi-tiered system of supports|resposta à intervenção
=PBIS;positive behavioral interventions and supports|apoio comportamental positivo
=SEL;social-emotional learning;social and emotional learning|aprendizagem socioemocional;educação socioemocional
=ABA;applied behavior analysis|=ABA;análise do comportamento aplicada
=CBT;cognitive behavioral therapy;cognitive behavioural therapy|=TCC;terapia cognitivo-comportamental
=DBT;dialectical behavior therapy|terapia comportamental dialética
=ADL;=ADLs;activities of daily living|=AVD;=AVDs;atividades de vida diária;atividades da vida diária
=MAR;medication administration record;medication administration records|registro de administração de medicamentos
=SBAR;SBAR handover|=SBAR
=ECG;=EKG;electrocardiogram;electrocardiograms|=ECG;eletrocardiograma
=EEG;electroencephalogram|eletroencefalograma
=MRI;magnetic resonance imaging|ressonância magnética;=RM
=CT;computed tomography;CT scans|tomografia;tomografia computadorizada;=TC
=NICU;neonatal intensive care|=UTI neonatal;terapia intensiva neonatal
=PICU;pediatric intensive care|=UTI pediátrica
=PACU;post-anesthesia care|recuperação pós-anestésica;=RPA
=CPOE;computerized order entry|prescrição eletrônica
=PCR testing;polymerase chain reaction;=qPCR|=PCR;reação em cadeia da polimerase
=ELISA;enzyme-linked immunosorbent assay|=ELISA
=HPLC;high-performance liquid chromatography;high performance liquid chromatography|=HPLC;=CLAE;cromatografia líquida de alta eficiência
=GC;gas chromatography;=GC-MS|cromatografia gasosa;=CG
=LC-MS;=MS;mass spectrometry;mass spec|espectrometria de massas
=FTIR;infrared spectroscopy|espectroscopia de infravermelho
=NDT;=NDE;non-destructive testing;nondestructive testing|=END;ensaios não destrutivos;ensaio não destrutivo
=WPS;welding procedure specification;welding procedure specifications|=EPS;especificação de procedimento de soldagem;especificações de procedimento de soldagem
=TIG;=GTAW;gas tungsten arc welding;TIG welding|=TIG;=GTAW;solda TIG;soldagem TIG
=MIG;=MAG;=GMAW;gas metal arc welding;MIG welding;=MIG/MAG|=MIG;=MAG;=GMAW;solda MIG;soldagem MIG;=MIG/MAG
=SMAW;stick welding;shielded metal arc welding|eletrodo revestido;=SMAW;solda elétrica
=FCAW;flux-cored arc welding;flux core|arame tubular;=FCAW
=VFD;=VFDs;variable frequency drive;variable frequency drives;variable speed drives;frequency inverters|inversor de frequência;inversores de frequência
=HMI;human-machine interface|=IHM;interface homem-máquina
=PLC;=PLCs;programmable logic controller;programmable logic controllers|=CLP;=CLPs;controlador lógico programável;controladores lógicos programáveis
=SCADA;supervisory control and data acquisition|=SCADA;supervisório;sistema supervisório
=P&ID;=P&IDs;piping and instrumentation diagrams|fluxograma de engenharia;=P&ID
=UPS;uninterruptible power supply|nobreak;nobreaks
=MEP;mechanical, electrical and plumbing|instalações prediais
=RFI;=RFIs;requests for information;request for information|=RFI
=RFP;=RFPs;request for proposal;requests for proposal;requests for proposals|=RFP;solicitação de proposta
=RFQ;=RFQs;request for quotation;requests for quotation|=RFQ;cotação de preços;solicitação de cotação
=SOW;statement of work|escopo de trabalho
=WBS;work breakdown structure|=EAP;estrutura analítica do projeto
=CPM;critical path method;critical path|caminho crítico
=TCO;total cost of ownership|custo total de propriedade
=P&L;profit and loss;P&L statement|=DRE;demonstração de resultado;demonstração do resultado
=AP;accounts payable;A/P|contas a pagar
=AR;accounts receivable;A/R|contas a receber
=GL;general ledger|razão contábil;razão geral
=FP&A;financial planning and analysis|planejamento financeiro;planejamento e análise financeira
=KYC;know your customer|=KYC;conheça seu cliente
=AML;anti-money laundering|=PLD;prevenção à lavagem de dinheiro
=M&A;mergers and acquisitions|=M&A;fusões e aquisições
=DCF;discounted cash flow|fluxo de caixa descontado
=HOS;hours of service|jornada do motorista;Lei do Motorista
=ELD;=ELDs;electronic logging device;electronic logging devices;electronic logs;e-logs|diário de bordo eletrônico
=BOL;bill of lading;bills of lading|=BL;conhecimento de embarque;conhecimento de transporte;=CT-e
=LTL;less than truckload|carga fracionada
=FTL;full truckload|carga lotação;carga completa
=3PL;third-party logistics|operador logístico
=IPM;integrated pest management|=MIP;manejo integrado de pragas
=ILP;crop-livestock integration|=ILPF;=ILP;integração lavoura-pecuária
artificial insemination|inseminação artificial;=IATF;inseminação artificial em tempo fixo
=SCC;somatic cell count|=CCS;contagem de células somáticas
=RevPAR;revenue per available room|=RevPAR
=ADR;average daily rate|diária média
=F&B;food and beverage|alimentos e bebidas;=A&B
=BEO;=BEOs;banquet event orders|ordem de serviço de eventos
=MICE;meetings and events|eventos corporativos
=DP;personnel administration;payroll department|=DP;departamento pessoal
=T&D;training and development;learning and development;=L&D|=T&D;treinamento e desenvolvimento
=R&S;recruitment and selection|=R&S;recrutamento e seleção
=FMLA;family and medical leave act|=FMLA
=FLSA;fair labor standards act|=FLSA
=EEO;equal employment opportunity|=EEO
=ERISA;employee retirement income security act|=ERISA
=PDI;individual development plan|=PDI;plano de desenvolvimento individual
=SIPAT|=SIPAT;semana interna de prevenção de acidentes
=DDS;toolbox talks;toolbox talk;safety talks|=DDS;diálogo diário de segurança;diálogos de segurança
=CIPA;internal accident prevention committee|=CIPA;comissão interna de prevenção de acidentes
=PGR;risk management program|=PGR;programa de gerenciamento de riscos;=PPRA
=PCMSO;occupational health program|=PCMSO;programa de controle médico de saúde ocupacional
=LTCAT|=LTCAT;laudo técnico das condições ambientais
=PPP;social security profile|=PPP;perfil profissiográfico previdenciário
=CAT report;work accident report|comunicação de acidente de trabalho
=PGRSS;healthcare waste management|=PGRSS;resíduos de serviços de saúde;plano de gerenciamento de resíduos de serviços de saúde
=FISPQ;=SDS;=MSDS;safety data sheets;safety data sheet|=FISPQ;=FDS;ficha de dados de segurança;ficha de segurança
=SUS;public health system|=SUS;sistema único de saúde
=SUAS;social assistance system|=SUAS;sistema único de assistência social
=ESF;=PSF;family health strategy|=ESF;=PSF;estratégia saúde da família;saúde da família
=UBS;primary care unit|=UBS;unidade básica de saúde;posto de saúde
=CRAS;social assistance center|=CRAS;centro de referência de assistência social
=CREAS|=CREAS;centro de referência especializado de assistência social
=CAPS;psychosocial care center|=CAPS;centro de atenção psicossocial
=BPC|=BPC;benefício de prestação continuada
Cadastro Único|Cadastro Único;CadÚnico
=BNCC;national curriculum base|=BNCC;base nacional comum curricular
=PPP pedagógico|projeto político-pedagógico;projeto político pedagógico
=AEE;special education support|=AEE;atendimento educacional especializado
=EJA;adult education|=EJA;educação de jovens e adultos
=ENEM|=ENEM;exame nacional do ensino médio
=CLT;Brazilian labor law;labor legislation|legislação trabalhista;consolidação das leis do trabalho;direito trabalhista
=ECA|=ECA;estatuto da criança e do adolescente
=CDC;consumer protection code|=CDC;código de defesa do consumidor
=PJe;electronic court filing|=PJe;processo judicial eletrônico;peticionamento eletrônico
=NF-e;=NFe;electronic invoices|=NF-e;=NFe;=NFS-e;=NFC-e;nota fiscal eletrônica;notas fiscais eletrônicas
=IRPJ;corporate income tax|=IRPJ;imposto de renda pessoa jurídica;imposto de renda da pessoa jurídica
=CSLL|=CSLL;contribuição social sobre o lucro líquido
=IRPF;personal income tax|=IRPF;imposto de renda pessoa física;declaração de imposto de renda
=FGTS|=FGTS;fundo de garantia
=eSocial|=eSocial
=DCTF;DCTFWeb|=DCTF;DCTFWeb
=ECD;ECF|=ECD;=ECF;escrituração contábil digital
=PCMAT;construction safety plan|=PCMAT
=PBQP-H|=PBQP-H;programa brasileiro da qualidade e produtividade do habitat
=FVS;service inspection sheets|=FVS;fichas de verificação de serviço;ficha de verificação de serviço
=AVCB;fire permit|=AVCB;auto de vistoria do corpo de bombeiros
=ART;technical responsibility note|=ART;anotação de responsabilidade técnica
=OS;work orders;work order;service orders;service order|ordem de serviço;ordens de serviço;=OS
=PMOC|=PMOC;plano de manutenção, operação e controle
=ISP;internet service provider|provedor de internet;=ISP
=FTTH;fiber to the home|=FTTH;fibra até a casa;fibra óptica residencial
=VoIP;voice over IP|=VoIP;telefonia IP
=VPN;virtual private network|=VPN;rede privada virtual
=AD;active directory|active directory;=AD
=MFA;=2FA;multi-factor authentication|autenticação multifator
=SSO;single sign-on|login único
=DLP;data loss prevention|prevenção de perda de dados
=IDS;=IPS;intrusion detection|detecção de intrusão
=SIEM;security information and event management|=SIEM
=SOC;security operations center|centro de operações de segurança
=NOC;network operations center|=NOC;centro de operações de rede
=QA;quality assurance|garantia da qualidade;garantia de qualidade
=QC;quality control|controle de qualidade;controle da qualidade
=R&D;research and development|=P&D;pesquisa e desenvolvimento
=UX;user experience;UX design|experiência do usuário;=UX
=UI;user interface;UI design|interface do usuário;=UI
# tool
=CRM;customer relationship management|=CRM;gestão de relacionamento com o cliente
=ERP;enterprise resource planning|=ERP;sistema integrado de gestão
=WMS;warehouse management system;warehouse management systems|=WMS;sistema de gerenciamento de armazém
=TMS;transportation management system;transport management system|=TMS;sistema de gestão de transporte
=CMMS;computerized maintenance management system|=CMMS;sistema de gestão da manutenção
=LIMS;laboratory information management system|=LIMS;sistema de gestão de laboratório
=POS;point of sale;point-of-sale;POS system;POS systems|=PDV;ponto de venda;frente de caixa;sistema de caixa
=PMS;property management system;property management systems|=PMS;sistema hoteleiro;sistema de hotelaria
=EHR;=EMR;electronic health records;electronic medical records|prontuário eletrônico;=PEP;prontuário eletrônico do paciente
=LMS;learning management system|=AVA;ambiente virtual de aprendizagem
=SIS;student information system|sistema acadêmico;sistema de gestão escolar
=ATS;applicant tracking system|=ATS
=HRIS;=HCM;human resources information system;HR system|sistema de RH
=CAD;computer-aided design|=CAD;desenho assistido por computador
=CAM;computer-aided manufacturing|=CAM;manufatura assistida por computador
=CNC;computer numerical control;CNC machines|=CNC;comando numérico;comando numérico computadorizado
=CMM;coordinate measuring machine|máquina de medição por coordenadas;tridimensional
=GIS;geographic information systems;geographic information system|=SIG;geoprocessamento;sistema de informação geográfica
=GDS;global distribution system|=GDS
=PACS;picture archiving|=PACS
=SEI;electronic information system|=SEI;sistema eletrônico de informações
=PNCP|=PNCP;portal nacional de contratações públicas
=SIAFI|=SIAFI
=AWS;Amazon Web Services|=AWS;Amazon Web Services
=GCP cloud;Google Cloud;Google Cloud Platform|Google Cloud;Google Cloud Platform
=K8s;Kubernetes|Kubernetes;=K8s
PostgreSQL;Postgres;psql|PostgreSQL;Postgres
JavaScript;=JS;ECMAScript|JavaScript;=JS
TypeScript;=TS|TypeScript
Node.js;NodeJS;Node|Node.js;NodeJS
.NET;dotnet;.NET Core;ASP.NET|.NET;dotnet
Apache Spark;=Spark;PySpark|Apache Spark;PySpark
scikit-learn;sklearn|scikit-learn;sklearn
Google Sheets|Planilhas Google;Google Planilhas;Google Sheets
Google Docs|Google Docs;Documentos Google;Google Documentos
Google Classroom|Google Sala de Aula;Google Classroom
Google Analytics;=GA4|Google Analytics;=GA4
Google Ads;AdWords;Google AdWords|Google Ads;AdWords
Meta Ads;Facebook Ads;Instagram Ads|Meta Ads;Facebook Ads
Microsoft Office;=MS Office;Office suite;Office 365;Microsoft 365;=M365|pacote Office;Office 365;Microsoft 365
MS Word;Microsoft Word|Microsoft Word;MS Word
MS Excel;Microsoft Excel|Microsoft Excel;planilhas Excel
MS Project;Microsoft Project|MS Project;Microsoft Project
Adobe Photoshop;Photoshop|Photoshop;Adobe Photoshop
Adobe Illustrator;=Illustrator|Adobe Illustrator;=Illustrator
Adobe InDesign;InDesign|InDesign;Adobe InDesign
Adobe Premiere Pro;Premiere Pro|Adobe Premiere;Premiere Pro
After Effects;Adobe After Effects|After Effects
SolidWorks;Solid Works|SolidWorks
forklift;fork lift;forklifts;powered industrial truck;powered industrial trucks;lift truck|empilhadeira;empilhadeiras
pallet jack;pallet jacks;pallet truck|transpaleteira;paleteira;transpaleteiras
reach truck;reach trucks|empilhadeira retrátil
overhead crane;bridge crane|ponte rolante;pontes rolantes
scissor lift;scissor lifts|plataforma tesoura
boom lift;boom lifts;aerial lift;aerial work platform;cherry picker|plataforma elevatória;plataforma aérea
excavator;excavators;backhoe|retroescavadeira;escavadeira
Spring;Spring Framework;Spring Boot|Spring;Spring Boot
# certification
driver's license;driving licence;driving license;driver license;driver's licence|carteira de motorista;carteira de habilitação;carteira nacional de habilitação;habilitação para dirigir
# hard
month-end close;monthly close;closing the books;period close|fechamento mensal;fechamento contábil;fechamento de mês
bank reconciliation;bank reconciliations;reconciling bank accounts;bank recs|conciliação bancária;conciliações bancárias
petty cash;cash box|caixa pequeno;fundo fixo
collections;debt collection;dunning|cobrança;cobranças;recuperação de crédito
cash handling;handling cash;till;cash drawer;cash register;ringing up customers|operação de caixa;manuseio de dinheiro;abertura e fechamento de caixa;caixa registradora
upselling;cross-selling;upsell;add-on sales|venda adicional;vendas adicionais;cross-sell;upsell
cold calling;outbound calls;outbound prospecting;prospecting|prospecção;prospecção ativa;ligações ativas
lead generation;lead gen;demand generation|geração de leads;geração de demanda
account management;key accounts;book of business;client portfolio|gestão de contas;carteira de clientes;gestão de carteira
visual merchandising;window displays;store displays|visual merchandising;vitrinismo;vitrines;exposição de produtos
planograms;planogram|planograma;planogramas
stocktaking;stock count;stock counts;cycle counts;cycle counting;physical inventory;inventory counts|inventário;contagem de estoque;contagem cíclica;inventário rotativo
shrinkage;loss prevention;shoplifting prevention|prevenção de perdas;quebra de estoque
order picking;picking and packing;pick and pack|separação de pedidos;picking;separação e embalagem
receiving goods;goods in;inbound receiving|recebimento de mercadorias;recebimento de materiais
shipping;dispatch;outbound shipping|expedição;despacho
route planning;routing;route optimization|roteirização;planejamento de rotas
fleet management;managing a fleet|gestão de frota;gestão de frotas
customs clearance;customs brokerage|desembaraço aduaneiro;despacho aduaneiro
import and export;international trade;foreign trade|comércio exterior;=Comex;importação e exportação
mise en place;prep work;food prep;food preparation|mise en place;pré-preparo;preparo de alimentos
plating;plate presentation|empratamento;montagem de pratos
latte art;espresso;espresso drinks|latte art;café espresso;extração de espresso
mixology;cocktails;bartending|coquetelaria;drinks;preparo de drinks
wine service;wine pairing;wine knowledge|serviço de vinhos;harmonização
housekeeping;room cleaning;turndown|governança;arrumação de quartos;arrumação
check-in and check-out;check-in;guest check-in|check-in;check-in e check-out
reservations;booking reservations;handling reservations|reservas;gestão de reservas
night audit;night auditing|auditoria noturna
guest complaints;complaint handling;handling complaints;resolving complaints|tratamento de reclamações;reclamações de clientes
insurance verification;verifying insurance;insurance eligibility;eligibility checks;checking insurance coverage|verificação de convênios;autorização de convênios;elegibilidade de convênio
soft starter;soft starters;soft-starter;soft-starters|partida suave;soft-starter;soft-starters;chave de partida suave
work permit;work permits;permit to work;hot work permits|permissão de trabalho;permissões de trabalho;=PT
job shadowing;mentoring;precepting;preceptor|mentoria;tutoria
English learners;English language learners;=ELL;=ELLs;=ESL;=EAL;English as a second language|alunos de inglês como segunda língua
special education;special needs;students with IEPs|educação especial;educação inclusiva;alunos com deficiência
standardized tests;benchmark assessments;formative assessment|avaliação diagnóstica;avaliações formativas;sondagens
quota;sales targets;quota attainment;beating quota|metas de vendas;meta de vendas;cumprimento de metas;bater metas
sales presentations;product demos;demos;product demonstrations|apresentações de vendas;demonstrações de produto
proposals;writing proposals;sales proposals|propostas comerciais;elaboração de propostas
contract negotiation;negotiating contracts;negotiating terms|negociação de contratos
after-sales;post-sales;after-sales service;customer follow-up|pós-venda;pós-vendas;acompanhamento pós-venda
extended warranty;store credit;consumer credit|crediário;garantia estendida
pricing;price tagging;price labels|precificação;etiquetagem de preços
customer loyalty;customer retention;retention;repeat customers|fidelização;fidelização de clientes;retenção de clientes
menu planning;menu design;writing menus;menu development|elaboração de cardápios;planejamento de cardápio;cardápios
recipe costing;menu costing;costing;food cost;food costing|ficha técnica;fichas técnicas;custo de pratos;=CMV
portion control;yield control|porcionamento;controle de porções
allergens;allergen management;allergen control|alérgenos;controle de alérgenos
catering;banquets;events catering|buffet;banquetes;eventos gastronômicos
table service;waiting tables;serving guests|atendimento à mesa;serviço de mesa;serviço de salão
room service|room service;serviço de quarto
laundry;linen|lavanderia;enxoval;rouparia
lost and found|achados e perdidos
radiography;X-rays;dental imaging;digital radiography;panoramic images|radiografia;raios X;raio-X;imagem odontológica
insulin;insulin administration;diabetes care|insulina;aplicação de insulina;cuidados com diabetes
tracheostomy;trach care|traqueostomia;cuidados com traqueostomia
tube feeding;enteral feeding;feeding tubes;=PEG|dieta enteral;sonda nasoenteral;alimentação enteral;gastrostomia
telemetry;cardiac monitoring;heart rhythms;cardiac monitors|telemetria;monitorização cardíaca
blood transfusion;transfusions|hemotransfusão;transfusão de sangue
patient intake;patient admission;admissions|admissão de pacientes;internação
health insurance billing;medical billing;claims;medical coding|faturamento hospitalar;faturamento de convênios;=TISS;contas médicas
prior authorization;prior authorizations|autorização prévia;guias de autorização
antibiotic stewardship;infection prevention|=SCIH;prevenção de infecções
labor relations;union relations;collective bargaining|relações sindicais;negociação sindical;acordos coletivos;convenções coletivas;negociação coletiva
labor lawsuits;employment litigation|reclamações trabalhistas;contencioso trabalhista;processos trabalhistas
labor calculations|cálculos trabalhistas;cálculo trabalhista;cálculos de liquidação;cálculos rescisórios
oral argument;oral arguments|sustentação oral;sustentações orais
appeals;drafting appeals|recursos;elaboração de recursos
legal opinions;legal advice|pareceres jurídicos;consultoria jurídica;assessoria jurídica
corporate governance;board minutes;minute books|governança corporativa;atas societárias;livros societários
on-call rotation;on call;on-call;pager duty|plantão;sobreaviso;escala de plantão
runbooks;incident response;incident management|resposta a incidentes;gestão de incidentes
performance tuning;performance optimization;reducing latency;latency|otimização de desempenho;otimização de performance;redução de latência
caching|cache
microservices;micro-services|microsserviços;microserviços
event-driven architecture;message queues;message broker;messaging|mensageria;filas de mensagens;arquitetura orientada a eventos
payment systems;payment services;payment processing;payments|sistemas de pagamento;meios de pagamento
pair programming;mob programming|programação em par
technical documentation;writing documentation|documentação técnica
safety inspections;safety walks;safety audits;site inspections|inspeções de segurança;inspeção de segurança;auditorias de segurança
accident investigation;incident investigation;investigating accidents|investigação de acidentes;análise de acidentes;árvore de causas
fire extinguishers|extintores;inspeção de extintores
safety training;safety trainings|treinamentos de segurança;treinamento de segurança
slotting;warehouse layout|endereçamento;layout de armazém
dock scheduling;dock management|agendamento de docas;gestão de docas
loading trailers;truck loading;loading trucks|carregamento de caminhões;carregamento;carga e descarga
voice picking;pick by voice|separação por voz
RF scanners;RF gun;handheld scanners;barcode scanners|coletor de dados;coletores;leitor de código de barras
palletizing;pallet building;wrapping pallets|paletização;montagem de paletes
labor scheduling;shift scheduling;rota planning;staff scheduling;rostering;making schedules|escala de trabalho;escalas;elaboração de escalas;gestão de escala;montagem de escalas
staff training;training new hires;training staff;onboarding new staff|treinamento de equipe;treinamento de novatos;treinamento de novos funcionários
appointment scheduling;scheduling appointments;booking appointments;diary management;calendar management|agendamento;agendamento de consultas;marcação de consultas;gestão de agenda;agenda
data entry;typing;keyboarding|digitação;entrada de dados;lançamento de dados
minute taking;taking minutes;meeting minutes|redação de atas;elaboração de atas;atas de reunião
travel arrangements;booking travel;travel booking|organização de viagens;reserva de viagens
switchboard;answering phones;phone etiquette;telephone reception|atendimento telefônico;telefonia;central telefônica
vital signs;vitals;blood pressure readings|sinais vitais;aferição de pressão
wound care;dressings;wound dressing;dressing changes|curativos;troca de curativos;tratamento de feridas
phlebotomy;venipuncture;blood draws;drawing blood|coleta de sangue;punção venosa
immunizations;vaccination;vaccinations;giving vaccines;flu shots|vacinação;imunização;aplicação de vacinas
medication reconciliation|conciliação medicamentosa;reconciliação medicamentosa
dispensing;filling prescriptions;prescription dispensing|dispensação;dispensação de medicamentos;aviamento de receitas
compounding;sterile compounding|manipulação de medicamentos;farmácia de manipulação;manipulação
discharge planning;patient discharge|alta hospitalar;planejamento de alta
patient transfers;patient transfer;lifting patients;patient mobility;hoist transfers|transferência de pacientes;mobilização de pacientes;mudança de decúbito
dementia care;Alzheimer's care;memory care|cuidado de idosos com demência;Alzheimer;demência
palliative care;end-of-life care;hospice|cuidados paliativos
dental radiographs;dental X-rays;taking X-rays;bitewings|radiografia odontológica;radiografias odontológicas;radiografias
four-handed dentistry;chairside assisting;chairside assistance|auxílio ao dentista;auxiliar de consultório
sterilization;autoclave;instrument sterilization|esterilização;autoclave
teeth cleaning;prophylaxis;scaling|profilaxia;raspagem;limpeza dentária
range of motion;therapeutic exercise;exercise therapy|cinesioterapia;exercícios terapêuticos
lesson planning;lesson plans;planning lessons|planejamento de aulas;planos de aula;plano de aula
classroom management;behavior management|gestão de sala de aula;manejo de turma;gestão de sala
differentiated instruction;differentiation|ensino diferenciado;diferenciação pedagógica
literacy instruction;reading instruction;phonics|alfabetização;letramento;alfabetização e letramento
parent communication;parent meetings;parent-teacher conferences;parent conferences|reuniões com pais;atendimento às famílias;comunicação com as famílias
safeguarding;child protection|proteção à criança;proteção de crianças e adolescentes
case management;case work;casework;caseload|gestão de casos;acompanhamento de casos
home visits;home visiting|visita domiciliar;visitas domiciliares
crisis intervention;de-escalation|intervenção em crise;manejo de crise
intake interviews;client intake;intake assessments|acolhimento;entrevista inicial;triagem
grant writing;grant applications;fundraising|captação de recursos;elaboração de projetos
legal research|pesquisa jurídica;pesquisa de jurisprudência;jurisprudência
drafting contracts;contract drafting|elaboração de contratos;redação de contratos;minutas de contratos
contract review;reviewing contracts|análise de contratos;revisão de contratos;análise contratual
due diligence|due diligence;auditoria jurídica
preparing pleadings;drafting pleadings;pleadings;motions|petições;elaboração de petições;peças processuais;redação de peças
hearings;court hearings;attending hearings|audiências;acompanhamento de audiências
preventive maintenance;planned maintenance;scheduled maintenance;=PM;=PMs|manutenção preventiva;manutenção programada
corrective maintenance;unplanned maintenance;breakdown repair;breakdown maintenance|manutenção corretiva
predictive maintenance;condition monitoring;vibration analysis|manutenção preditiva;análise de vibração
reading blueprints;blueprint reading;reading drawings;blueprints;technical drawings|leitura de desenhos;leitura de projetos;interpretação de desenho técnico;leitura e interpretação de desenho;desenho técnico
electrical wiring;wiring;house wiring|instalações elétricas;fiação;instalação elétrica
conduit bending;bending conduit;conduit|eletrodutos;instalação de eletrodutos
panel wiring;control panels;electrical panels|quadros elétricos;montagem de painéis;painéis elétricos
drain cleaning;unclogging drains|desentupimento
pipe fitting;pipefitting|encanamento;tubulação;instalação hidráulica;instalações hidráulicas
refrigeration;refrigerant handling;refrigerant recovery|refrigeração;recolhimento de gás refrigerante
drywall;plasterboard;sheetrock|drywall;gesso acartonado
tiling;tile setting|assentamento de pisos;assentamento de azulejos;revestimento cerâmico
concrete pouring;pouring concrete;concrete work|concretagem
formwork|carpintaria de fôrmas;fôrmas de madeira
rebar;reinforcing steel|armação;ferragem;armação de ferragens
bricklaying;masonry;laying bricks|alvenaria;assentamento de tijolos
plastering;rendering|reboco;emboço;chapisco
quantity takeoff;quantity takeoffs;takeoffs|levantamento de quantitativos;quantitativos
cost estimating;estimating|orçamentação;orçamento de obras;elaboração de orçamentos
measurements of works;progress billing;pay applications|medição de obra;medições;boletim de medição
punch list;punch lists;snagging|lista de pendências;checklist de entrega
soil sampling;soil samples|amostragem de solo;análise de solo;coleta de solo
crop scouting;field scouting;scouting fields|monitoramento de lavouras;monitoramento de pragas
irrigation;irrigation systems|irrigação;sistemas de irrigação
pruning;trimming trees|poda
lawn mowing;mowing;grass cutting|corte de grama;roçada
milking;milking parlor|ordenha;sala de ordenha
hair coloring;hair colour;hair color;color services|coloração;coloração capilar;tintura
haircutting;haircuts;cutting hair|corte de cabelo;cortes de cabelo;corte feminino;corte masculino
balayage;highlights;foils|mechas;luzes;balayage
blowouts;blow-drying;blow-dry;styling|escova;escovas;finalização
manicure;pedicure;nails|manicure;pedicure;manicure e pedicure
waxing;hair removal|depilação
skin care;facials;facial treatments|limpeza de pele;estética facial;cuidados com a pele
access control;controlling access;door control|controle de acesso;controle de entrada e saída
=CCTV;video surveillance;surveillance cameras;camera monitoring;=VMS|=CFTV;monitoramento de câmeras;câmeras;videomonitoramento;circuito fechado de TV
patrols;patrolling;foot patrol;perimeter checks;security rounds|rondas;ronda;ronda perimetral
incident reports;incident reporting;writing incident reports|relatórios de ocorrência;registro de ocorrências;livro de ocorrências
unit testing;unit tests|testes unitários;testes de unidade
code review;code reviews;pull requests;pull request reviews;merge requests|revisão de código;code review;pull requests
debugging;bug fixing;troubleshooting code|depuração;correção de bugs
REST APIs;RESTful APIs;API development;REST|APIs REST;API REST;desenvolvimento de APIs
responsive design;responsive websites|design responsivo;layout responsivo
wireframes;wireframing;prototypes;prototyping|wireframes;protótipos;prototipação;prototipagem
user research;user interviews;usability testing;usability tests|pesquisa com usuários;testes de usabilidade;entrevistas com usuários
A/B testing;split testing;A/B tests|testes A/B;teste A/B
email marketing;email campaigns;newsletters|e-mail marketing;email marketing;newsletter
copywriting;copy writing;writing copy|redação publicitária;copywriting
social media management;social media;managing social media|gestão de redes sociais;redes sociais;mídias sociais
content creation;content production|criação de conteúdo;produção de conteúdo
market research;market studies|pesquisa de mercado
media buying;media planning|compra de mídia;planejamento de mídia
press releases;media relations;press relations|assessoria de imprensa;relacionamento com a imprensa
machine learning;=ML;predictive models;predictive modeling;predictive modelling|aprendizado de máquina;machine learning;modelos preditivos;modelagem preditiva
data visualization;dashboards;data viz|visualização de dados;dashboards;painéis
help desk;service desk;user support;end-user support;desktop support|suporte técnico;suporte ao usuário;help desk;service desk
ticketing system;ticket management;handling tickets|gestão de chamados;abertura de chamados;chamados
network cabling;structured cabling|cabeamento estruturado;cabeamento
payroll;payroll processing;running payroll|folha de pagamento;fechamento de folha;processamento da folha
onboarding;new hire orientation;induction|integração de novos colaboradores;onboarding;integração
terminations;offboarding;severance|rescisões;desligamentos;cálculo de rescisão;homologações
timekeeping;time and attendance;timesheets|controle de ponto;ponto eletrônico;folha de ponto;tratamento de ponto
benefits administration;employee benefits|administração de benefícios;gestão de benefícios
performance reviews;appraisals;performance appraisals;performance management|avaliação de desempenho;gestão de desempenho
job interviews;interviewing candidates;candidate interviews;screening candidates|entrevistas;entrevista de candidatos;triagem de currículos
workplace climate survey;engagement survey|pesquisa de clima;clima organizacional
budgeting;budget management;managing budgets|gestão de orçamento;orçamento;controle orçamentário
forecasting;demand forecasting;sales forecasting|previsão de demanda;previsão de vendas;forecast
vendor management;supplier management;managing vendors|gestão de fornecedores;desenvolvimento de fornecedores
purchasing;procurement;buying|compras;suprimentos;aquisições
bidding;tenders;tendering;public bids|licitações;licitação;pregão;pregão eletrônico;editais
first aid;basic first aid|primeiros socorros
firefighting;fire safety;fire prevention|combate a incêndio;prevenção e combate a incêndio;brigada de incêndio
working at height;working at heights;work at height|trabalho em altura
confined spaces;confined space;confined space entry|espaço confinado;espaços confinados
`;
