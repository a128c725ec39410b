/** Soft skills and certificates. */
export const PAPERS = `# soft
communication;communication skills;verbal communication;written communication;written and verbal communication;interpersonal skills;interpersonal communication;written and spoken communication;oral communication;oral and written communication;communicator;clear writing;written English;writing skills;verbal and written communication;clear communication;excellent communicator;spoken communication;good listener;articulate;speak clearly;communicate clearly;explain clearly;communicates well;communicate well|comunicação;boa comunicação;comunicação verbal;comunicação interpessoal;relacionamento interpessoal;habilidade de comunicação;comunicação clara;comunicação oral;comunicação escrita;comunicação oral e escrita;comunicação escrita e falada;comunicação verbal e escrita;boa dicção;boa escrita;clareza na comunicação;comunicativo;comunicabilidade;comunicação assertiva;bom relacionamento;boa redação;fluência verbal;comunicar-se bem;comunicativo;boa dicção;boa oratória;facilidade de comunicação;clareza na comunicação
teamwork;team player;collaboration;working in a team;work in a team;collaborative;works well with others;work well with others;work well in a team;works well in a team;cooperative;get on with others;good teammate|trabalho em equipe;colaboração;espírito de equipe;trabalhar em equipe;trabalhe em equipe;trabalhe bem em equipe;trabalha bem em equipe;gostar de trabalhar em equipe;cooperação;colaborativo
leadership;leadership skills;lead by example;leading by example;natural leader|liderança;perfil de liderança;capacidade de liderança
problem solving;problem-solving;solving problems;problem solver;solve problems;troubleshooting mindset|resolução de problemas;solução de problemas;resolver problemas;solucionar problemas
critical thinking;analytical thinking;analytical skills;analytical mindset;logical reasoning;analytical;analytical mind;sound judgement;sound judgment;good judgement;good judgment;common sense|pensamento crítico;pensamento analítico;raciocínio analítico;raciocínio lógico;capacidade analítica;perfil analítico;visão analítica;senso crítico;bom senso;espírito crítico
creativity;creative thinking;creative mind;creative flair;imaginative|criatividade;perfil criativo
time management;prioritization;prioritisation;stay on schedule;manage your time;managing your own time;manage time;prioritise;prioritize;prioritizing|gestão do tempo;administração do tempo;priorização;gerir o tempo;gerenciar o tempo;administrar o tempo;gestão de tempo;gestão de prioridades
organization;organisational skills;organizational skills;organised;organized;well-organised;well-organized;organisation skills;tidy worker;orderly|organização;organizado;pessoa organizada;bem organizado
attention to detail;detail-oriented;detail oriented;accuracy;eye for detail;meticulous;careful;carefulness;thoroughness;conscientious;detail-minded|atenção aos detalhes;atenção a detalhes;detalhista;capricho;caprichoso;minucioso;precisão;cuidadoso
multitasking;juggling priorities;multi-tasking;multitask;multi-task;manage several projects;managing several projects;manage multiple projects;juggle priorities;juggling several tasks;juggle tasks;competing priorities;multiple priorities|multitarefa;lidar com várias demandas;lidar com múltiplas tarefas;múltiplas tarefas;várias tarefas ao mesmo tempo
adaptability;flexibility;adaptable;open to change;versatility;versatile|adaptabilidade;flexibilidade;adaptável;versatilidade;versátil;capacidade de adaptação;facilidade de adaptação;jogo de cintura
proactivity;initiative;self-starter;proactive;self-directed;go-getter;take initiative;takes initiative;resourcefulness;resourceful|proatividade;iniciativa;proativo;pessoa proativa;ter iniciativa;perfil proativo;atitude proativa
autonomy;self-management;independence;work independently;working independently;work alone;working alone;work unsupervised;work without supervision;lone working|autonomia;trabalhar com autonomia;trabalhar de forma autônoma;trabalhar sozinho
resilience;resilient|resiliência;resiliente
empathy;empathetic;empathic;compassion;compassionate;kindness;sensitivity|empatia;empático;acolhedor;sensibilidade
patience;patient manner|paciência;paciente com crianças
work under pressure;working under pressure;handle pressure;fast-paced environment|trabalho sob pressão;trabalhar sob pressão
decision making;decision-making|tomada de decisão
conflict resolution;conflict management|gestão de conflitos;resolução de conflitos
customer focus;customer orientation;good with customers;great with customers|foco no cliente;orientação ao cliente;foco do cliente
results orientation;results-driven;goal-oriented;target-driven;results-oriented;goal-driven;self-driven;drive for results;ambition|foco em resultados;orientação a resultados;foco em resultado;orientado a resultados;orientação para resultados;foco em metas;bater metas
punctuality;reliability;reliable;punctual;dependability;reliable attendance;good attendance;on time;turn up on time;show up on time;arrive on time;timekeeping;good timekeeping;dependable;reliable timekeeping|pontualidade;assiduidade;pontual;pessoa pontual;chegar no horário
emotional intelligence|inteligência emocional
ethics;integrity;confidentiality;discretion;professional ethics;confidential information;discreet;professionalism;tact;tactful|ética;sigilo;confidencialidade;discrição;ética profissional;sigilo profissional;ética no trabalho;postura profissional;postura ética;conduta ética;profissionalismo;discreto
physical stamina;lifting;heavy lifting;physical fitness|resistência física;esforço físico;condicionamento físico
basic computer skills;computer literacy;computer skills;IT skills;IT literate;computer literate;computer-literate;tech-savvy;good with computers;IT literacy|informática básica;informática;conhecimentos de informática;pacote básico de informática;facilidade com computador;facilidade com tecnologia
# certification
PMP;PMP certification;Project Management Professional
CAPM
PRINCE2
Certified ScrumMaster;=CSM;Professional Scrum Master;PSM;PSM I|=CSM;PSM;Certified ScrumMaster
CSPO
PSPO
ITIL Foundation;ITIL v4;ITIL 4
AWS Certified;AWS certification;AWS Certified Solutions Architect;AWS Solutions Architect;AWS Cloud Practitioner|certificação AWS;AWS Certified;AWS Cloud Practitioner
Azure certification;AZ-900;AZ-104;Microsoft Certified|certificação Azure;certificação Microsoft;AZ-900
Google Cloud certification;Google Cloud Certified
CKA;Certified Kubernetes Administrator
CKAD
CCNA;Cisco Certified
CCNP
CompTIA A+;CompTIA
CompTIA Security+;Security+
CISSP
CISA
CISM
CEH;Certified Ethical Hacker
OSCP
ISTQB;CTFL
Oracle Certified;=OCA;OCP Java
Salesforce Certified;Salesforce Administrator
Six Sigma Green Belt;Green Belt|Green Belt
Six Sigma Black Belt;Black Belt|Black Belt
Six Sigma Yellow Belt;Yellow Belt|Yellow Belt
CPA;Certified Public Accountant|CPA
CMA;Certified Management Accountant
CFA;Chartered Financial Analyst
ACCA
CIA certification;Certified Internal Auditor
CFP;Certified Financial Planner
Enrolled Agent
Series 7
Series 63
ANBIMA
CPA-10 > ANBIMA
CPA-20 > ANBIMA
CEA ANBIMA;Anbima CEA;=CEA|CEA ANBIMA;certificação CEA > ANBIMA
=CRC;CRC ativo;registro no CRC
=CNAI
=OAB;registro na OAB;OAB ativa;inscrição na OAB
bar admission;admitted to the bar;state bar;bar license;licensed attorney
=CREA;registro no CREA;CREA ativo
=CAU;registro no CAU
=COREN;registro no COREN;COREN ativo
=CRM médico;registro no CRM
=CRF;registro no CRF
=CRO ativo;registro no CRO
=CRP;registro no CRP
=CREFITO;registro no CREFITO;CREFITO ativo
=CRN;registro no CRN
=CREF;registro no CREF
=CRA;registro no CRA;CRA ativo
=CRECI;registro no CRECI
=CRQ;registro no CRQ
=CRMV;registro no CRMV;CRMV ativo
=DRT
registered nurse license;=RN;RN license;nursing license;registered nurse
licensed practical nurse;=LPN;=LVN
certified nursing assistant;=CNA
BLS;Basic Life Support;BLS certification|BLS
ACLS;Advanced Cardiac Life Support;Advanced Cardiovascular Life Support
PALS;Pediatric Advanced Life Support
NRP;Neonatal Resuscitation Program
CPR;CPR certification;CPR certified
=CCRN
=CEN certification;=CEN
TNCC
=CMA medical;certified medical assistant
=RMA
pharmacy technician certification;CPhT
ServSafe;ServSafe certification
food handler card;food handler's card;food handler permit;food handler certification;food handler|curso de manipulação de alimentos;curso de boas práticas
=TIPS certification;alcohol service permit
commercial driver's license;commercial driver license;CDL;CDL-A;Class A CDL;CDL Class A;commercial driving license|CNH categoria E;CNH E > driver's license
CDL Class B;Class B CDL;CDL-B
hazmat endorsement;hazardous materials endorsement
tanker endorsement
TWIC card;TWIC
DOT medical card;DOT physical
clean driving record;clean MVR
driver's license;driving licence;driver license;valid driver's license;driving license|=CNH;carteira de habilitação;CNH B;CNH categoria B;CNH A/B;CNH AB;habilitação;CNH definitiva
CNH D;CNH categoria D
CNH C;CNH categoria C
curso de MOPP;=MOPP
transporte coletivo course|curso de transporte coletivo;curso de transporte de passageiros;curso para transporte coletivo
forklift certification;forklift license;certified forklift operator;forklift operator certification|curso de empilhadeira;curso de operador de empilhadeira
OSHA 10;OSHA-10;OSHA 10-Hour
OSHA 30;OSHA-30;OSHA 30-Hour
AWS D1.1;American Welding Society;AWS welding certification;AWS certified welder;D1.1
ASME IX;ASME Section IX;ASME B31.3
=CWI;Certified Welding Inspector
welder certification;welding certification;6G;6G certification|soldador qualificado;qualificação de soldador;certificação de soldagem
journeyman electrician;journeyman license;journeyman electrician license
master electrician license;master electrician
EPA 608;EPA Section 608
ASE certification;ASE Certified;ASE
NCCER
NR-10;NR10
NR-35;NR35
NR-33;NR33
NR-12;NR12
NR-11;NR11
NR-18;NR18
NR-06;NR-6;NR6
NR-13;NR13
NR-20;NR20
NR-05;NR-5;CIPA
NR-32;NR32
NR-17;NR17
=SENAI course;curso SENAI
curso de vigilante;formação de vigilante;reciclagem de vigilante
guard card;security guard license;security license
teaching license;teaching certificate;teacher certification;state teaching license;teaching credential;teaching certification|licenciatura
=TESOL;TESOL certificate
TEFL
CELTA
SHRM
SHRM-CP > SHRM
SHRM-SCP > SHRM
PHR
SPHR > PHR
APICS
CSCP > APICS
CPIM > APICS
=CPSM
=LEED;LEED AP;LEED Green Associate
PE license;professional engineer license
=EIT
real estate license;licensed realtor
cosmetology license
barber license
notary public;notary commission
security clearance;secret clearance
Google Ads certification;Google Ads Certified|certificação Google Ads
Google Analytics certification|certificação Google Analytics
HubSpot certification;HubSpot certified|certificação HubSpot
=TOEFL
=IELTS
Cambridge English
=FCE > Cambridge English
=CAE > Cambridge English
=CPE > Cambridge English
=CELPE-Bras
=DELE
=DELF
`;
