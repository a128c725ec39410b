/** Ways of being, and papers that prove something. */
export const PAPERS = `# soft
communication;communication skills;verbal communication;written communication;written and verbal communication;interpersonal skills;interpersonal communication;written and spoken communication;oral communication;oral and written communication;communicator;clear writing;written English;writing skills;verbal and written communication;clear communication;excellent communicator;spoken communication|comunicação;boa comunicação;comunicação verbal;comunicação interpessoal;relacionamento interpessoal;habilidade de comunicação;comunicação clara;comunicação oral;comunicação escrita;comunicação oral e escrita;comunicação escrita e falada;comunicação verbal e escrita;boa dicção;boa escrita;clareza na comunicação;comunicativo;comunicabilidade;comunicação assertiva;bom relacionamento;boa redação
teamwork;team player;collaboration;working in a team;work in a team|trabalho em equipe;colaboração;espírito de equipe
leadership;leadership skills|liderança
problem solving;problem-solving;solving problems|resolução de problemas;solução de problemas
critical thinking;analytical thinking;analytical skills|pensamento crítico;pensamento analítico;raciocínio analítico;raciocínio lógico;capacidade analítica
creativity;creative thinking|criatividade
time management;prioritization;prioritisation|gestão do tempo;administração do tempo;priorização
organization;organisational skills;organizational skills;organised;organized|organização;organizado
attention to detail;detail-oriented;detail oriented;accuracy|atenção aos detalhes;atenção a detalhes;detalhista
multitasking|multitarefa
adaptability;flexibility|adaptabilidade;flexibilidade
proactivity;initiative;self-starter;proactive|proatividade;iniciativa;proativo
autonomy;self-management|autonomia
resilience|resiliência
empathy|empatia
patience|paciência
work under pressure;working under pressure;handle pressure;fast-paced environment|trabalho sob pressão;trabalhar sob pressão
decision making;decision-making|tomada de decisão
conflict resolution;conflict management|gestão de conflitos;resolução de conflitos
customer focus;customer orientation|foco no cliente
results orientation;results-driven;goal-oriented|foco em resultados;orientação a resultados;foco em resultado
punctuality;reliability;reliable;punctual;dependability|pontualidade;assiduidade;pontual
emotional intelligence|inteligência emocional
ethics;integrity;confidentiality;discretion|ética;sigilo;confidencialidade;discrição
physical stamina;lifting;heavy lifting|resistência física;esforço físico
basic computer skills;computer literacy;computer skills|informática básica;informática;conhecimentos de informática;pacote básico de informática
# certification
PMP;PMP certification;Project Management Professional
CAPM
PRINCE2
Certified ScrumMaster;=CSM;Professional Scrum Master;PSM;PSM I|=CSM;PSM;Certified ScrumMaster
CSPO;PSPO
ITIL Foundation;ITIL v4;ITIL 4
AWS Certified;AWS certification;AWS Certified Solutions Architect;AWS Solutions Architect;AWS Cloud Practitioner|certificação AWS;AWS Certified;AWS Cloud Practitioner
Azure certification;AZ-900;AZ-104;Microsoft Certified|certificação Azure;certificação Microsoft;AZ-900
Google Cloud certification;Google Cloud Certified
CKA;CKAD;Certified Kubernetes Administrator
CCNA;Cisco Certified
CCNP
CompTIA A+;CompTIA
CompTIA Security+
CISSP
CISA
CISM
CEH;Certified Ethical Hacker
OSCP
ISTQB;CTFL
Oracle Certified
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
Series 7;Series 63
CPA-10;CPA-20;ANBIMA;CEA ANBIMA
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
=CREFITO
=CRN;registro no CRN
=CREF;registro no CREF
=CRA
=CRECI;registro no CRECI
=CRQ
=CRMV
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
=CEN certification
TNCC
=CMA medical;certified medical assistant
=RMA
pharmacy technician certification;CPhT
ServSafe;ServSafe certification
food handler card;food handler's card;food handler permit;food handler certification;food handler|curso de manipulação de alimentos;curso de boas práticas
=TIPS certification;alcohol service permit
commercial driver's license;commercial driver license;CDL;CDL-A;Class A CDL;CDL Class A;commercial driving license|CNH categoria E;CNH E
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
=TESOL;TESOL certificate;TEFL;CELTA
SHRM-CP;SHRM-SCP;SHRM
PHR;SPHR
APICS;CSCP;CPIM
=CPSM
=LEED;LEED AP;LEED Green Associate
PE license;professional engineer license;=EIT
real estate license;licensed realtor
cosmetology license;barber license
notary public
security clearance;secret clearance
Google Ads certification;Google Ads Certified|certificação Google Ads
Google Analytics certification|certificação Google Analytics
HubSpot certification|certificação HubSpot
=TOEFL
=IELTS
Cambridge English;=FCE;=CAE;=CPE
=CELPE-Bras
=DELE
=DELF
`;
