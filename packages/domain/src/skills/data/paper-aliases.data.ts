/** Certificates by acronym and full name; same rules as in aliases.data.ts. */
export const PAPER_ALIASES = `# certification
=RN license;registered nurse license;Registered Nurse;=RN licensure;active RN license;licensed RN|registro de enfermeiro
=LPN;=LVN;licensed practical nurse;licensed vocational nurse|=LPN
=CNA;certified nursing assistant;certified nurse aide;nurse aide certification|=CNA
=CMA;certified medical assistant|=CMA
=RMA;registered medical assistant|=RMA
=CPT phlebotomy;certified phlebotomy technician|certificado de flebotomista
=CPhT;certified pharmacy technician|=CPhT
=PharmD;doctor of pharmacy|=PharmD
=BLS;basic life support;BLS for healthcare providers;BLS certification;BLS provider|=BLS;=SBV;suporte básico de vida
=ACLS;advanced cardiac life support;advanced cardiovascular life support;advanced life support|=ACLS;suporte avançado de vida cardiovascular;=SAV;suporte avançado de vida
=PALS;pediatric advanced life support|=PALS;suporte avançado de vida em pediatria
=NRP;neonatal resuscitation program|reanimação neonatal;=NRP
=TNCC;trauma nursing core course|=TNCC
=CCRN;critical care registered nurse|=CCRN
=CEN;certified emergency nurse|=CEN
=EMT;emergency medical technician;=EMT-B|socorrista;=APH;atendimento pré-hospitalar
=CPR;cardiopulmonary resuscitation;CPR certified;CPR certification;=CPR/AED|=RCP;reanimação cardiopulmonar
=CDA;certified dental assistant|=CDA
=RDA;registered dental assistant|=RDA
=RDH;registered dental hygienist|=RDH
=DANB;Dental Assisting National Board|=DANB
=LCSW;licensed clinical social worker|=LCSW
=LMSW;licensed master social worker|=LMSW
=LPC;licensed professional counselor|=LPC
=LMFT;licensed marriage and family therapist|=LMFT
=BCBA;board certified behavior analyst|=BCBA
=RBT;registered behavior technician|=RBT
=CPA;certified public accountant;CPA license;licensed CPA|=CPA
=CMA accountant;certified management accountant|=CMA
=CIA;certified internal auditor|=CIA
=CFA;chartered financial analyst|=CFA
=CFP;certified financial planner|=CFP
=EA;enrolled agent|=EA
=ACCA;association of chartered certified accountants|=ACCA
=CPA-10;=CPA 10|=CPA-10;=CPA 10;CPA10
=CPA-20;=CPA 20|=CPA-20;=CPA 20;CPA20
=CEA;Anbima CEA|=CEA;certificação de especialista em investimentos
=SHRM-CP;SHRM certified professional|=SHRM-CP
=SHRM-SCP;SHRM senior certified professional|=SHRM-SCP
=PHR;professional in human resources|=PHR
=SPHR;senior professional in human resources|=SPHR
=CPP;certified payroll professional|=CPP
=PMP;project management professional;PMP certification|=PMP;certificação PMP
=CAPM;certified associate in project management|=CAPM
=PRINCE2;PRINCE2 Practitioner|=PRINCE2
=CSM;certified scrum master;certified ScrumMaster|=CSM
=PSM;professional scrum master;=PSM I|=PSM;=PSM I
=CSPO;certified scrum product owner|=CSPO
=SAFe;scaled agile framework|=SAFe
=ITIL 4;ITIL Foundation;ITIL 4 Foundation|ITIL Foundation;ITIL 4 Foundation
=CCNA;Cisco certified network associate|=CCNA
=CCNP;Cisco certified network professional|=CCNP
=MTCNA;MikroTik certified network associate|=MTCNA
=LPIC-1;Linux Professional Institute certification|=LPIC-1
=RHCSA;Red Hat certified system administrator|=RHCSA
=RHCE;Red Hat certified engineer|=RHCE
=CKA;certified Kubernetes administrator|=CKA
=CKAD;certified Kubernetes application developer|=CKAD
=CISSP;certified information systems security professional|=CISSP
=CISM;certified information security manager|=CISM
=CISA;certified information systems auditor|=CISA
=CEH;certified ethical hacker|=CEH
=OSCP;offensive security certified professional|=OSCP
CompTIA A+;A+ certification;=A+|CompTIA A+
CompTIA Network+;=Network+|CompTIA Network+
CompTIA Security+;=Security+|CompTIA Security+
AWS Solutions Architect;AWS Certified Solutions Architect;AWS Solutions Architect Associate|AWS Solutions Architect
AWS Cloud Practitioner;AWS Certified Cloud Practitioner|AWS Cloud Practitioner
Azure Fundamentals;=AZ-900;Microsoft Azure Fundamentals|=AZ-900;Azure Fundamentals
Azure Administrator;=AZ-104;Azure Administrator Associate|=AZ-104;Azure Administrator
Power BI Data Analyst;=PL-300|=PL-300
=MOS;Microsoft Office Specialist|=MOS
=PE license;professional engineer;professional engineer license;licensed professional engineer|engenheiro profissional licenciado
=FE exam;=EIT;engineer in training;fundamentals of engineering|=EIT
=LEED AP;LEED accredited professional|=LEED AP
=LEED GA;LEED Green Associate|=LEED GA
=CSP;certified safety professional|=CSP
=CIH;certified industrial hygienist|=CIH
=CHST;construction health and safety technician|=CHST
=OSHA 10;OSHA 10-hour;OSHA 10 hour|=OSHA 10
=OSHA 30;OSHA 30-hour;OSHA 30 hour|=OSHA 30
=HAZWOPER;HAZWOPER 40|=HAZWOPER
=CWI;certified welding inspector|=CWI
=API 510;API 510 inspector|=API 510
=API 570;API 570 inspector|=API 570
=NCCER|=NCCER
=NCCCO;=CCO;certified crane operator|=NCCCO
EPA 608;EPA Section 608;Section 608;EPA Universal|EPA 608
=NATE;North American Technician Excellence|=NATE
=ASE;Automotive Service Excellence;ASE certification;ASE certified|=ASE
=A&P;airframe and powerplant;A&P license;FAA A&P|=A&P
=CDL A;=CDL Class A;Class A CDL;commercial driver's license class A;class A commercial driver's license;CDL-A|=CDL A
=CDL B;=CDL Class B;Class B CDL;commercial driver's license class B;CDL-B|=CDL B
=TWIC;Transportation Worker Identification Credential;TWIC card|=TWIC
hazmat endorsement;hazardous materials endorsement;=H endorsement|endosso para produtos perigosos
tanker endorsement;tank endorsement;tank vehicle endorsement;=N endorsement|endosso para tanque
doubles and triples endorsement;=T endorsement|endosso para bitrem
passenger endorsement;=P endorsement|endosso para passageiros
DOT medical card;medical examiner's certificate;DOT physical;DOT medical certificate|exame médico do DOT
=APICS CPIM;=CPIM;certified in planning and inventory management|=CPIM
=CSCP;certified supply chain professional|=CSCP
=CPSM;certified professional in supply management|=CPSM
=CQA;certified quality auditor|=CQA
=CQE;certified quality engineer|=CQE
=CMQ/OE;certified manager of quality|=CMQ/OE
Six Sigma Green Belt;=SSGB;Lean Six Sigma Green Belt;green belt|green belt;=Green Belt Seis Sigma
Six Sigma Black Belt;=SSBB;Lean Six Sigma Black Belt;black belt|black belt
Six Sigma Yellow Belt;Lean Six Sigma Yellow Belt;yellow belt|yellow belt
ISO 9001 lead auditor;lead auditor ISO 9001|auditor líder ISO 9001
ISO 9001 internal auditor;internal auditor ISO 9001|auditor interno ISO 9001
ServSafe Manager;ServSafe Food Protection Manager;certified food protection manager;=CFPM;food manager certification|ServSafe Manager
ServSafe Food Handler;food handler card;food handler's card;food handler certificate;food handler permit|curso de manipulador de alimentos;boas práticas de manipulação;manipulação de alimentos;curso de boas práticas
ServSafe Alcohol;=TIPS;alcohol server;responsible alcohol service;alcohol awareness;=TABC|serviço responsável de bebidas
Certified Sommelier;Court of Master Sommeliers|sommelier certificado
=WSET 2;WSET Level 2|=WSET 2;WSET nível 2
=WSET 3;WSET Level 3|=WSET 3;WSET nível 3
=TEFL;=TESOL;=CELTA;teaching English as a foreign language|=TEFL;=CELTA
teaching license;teaching credential;teacher certification;teaching certificate;state teaching license;certified teacher;licensed teacher|licenciatura plena
=ESL endorsement;=ELL endorsement;=ESOL endorsement;English as a second language endorsement|habilitação em inglês como segunda língua
special education certification;special education endorsement;=SPED certification|especialização em educação especial
=CDA credential;child development associate|=CDA
=MLIS;=MLS;master of library science;master of library and information science|mestrado em biblioteconomia
bar admission;admitted to the bar;state bar;licensed attorney|=OAB;inscrição na OAB;registro na OAB;OAB ativa;exame de ordem
notary public;notary commission;notary|tabelião
real estate license;licensed realtor|=CRECI;registro no CRECI;CRECI ativo
cosmetology license;licensed cosmetologist;state cosmetology license|curso profissionalizante de cabeleireiro
barber license;licensed barber|curso de barbeiro
esthetician license;licensed esthetician|curso de estética
massage license;=LMT;licensed massage therapist|curso de massoterapia
=CPT trainer;certified personal trainer;=NASM;=ACE certified|personal trainer certificado
journeyman electrician;journeyman license;journeyman electrician license|eletricista oficial
master electrician;master electrician license|eletricista mestre
journeyman plumber;journeyman plumber license|encanador oficial
master plumber;master plumber license|encanador mestre
guard card;security guard license;unarmed guard license;security license;SIA licence;SIA license|=CNV;carteira nacional de vigilante;curso de vigilante;curso de formação de vigilantes
armed guard license;firearms permit|curso de vigilante armado
reciclagem de vigilante;guard refresher|reciclagem de vigilante;reciclagem
forklift certification;forklift license;forklift certified;certified forklift operator;forklift operator certification|curso de empilhadeira;curso de operador de empilhadeira;operador de empilhadeira certificado
=NR-10;=NR10;NR 10;electrical safety training|=NR-10;=NR10;NR 10;segurança em eletricidade;segurança em instalações elétricas
=NR-10 SEP;NR-10 SEP|=NR-10 SEP;SEP;sistema elétrico de potência
=NR-11;=NR11;NR 11|=NR-11;=NR11;NR 11
=NR-12;=NR12;NR 12;machinery safety training|=NR-12;=NR12;NR 12;segurança em máquinas e equipamentos
=NR-13;=NR13;NR 13|=NR-13;=NR13;NR 13;operação de caldeiras
=NR-18;=NR18;NR 18|=NR-18;=NR18;NR 18;segurança na construção civil
=NR-20;=NR20;NR 20|=NR-20;=NR20;NR 20;segurança com inflamáveis
=NR-23;=NR23;NR 23|=NR-23;=NR23;NR 23
=NR-31;=NR31;NR 31|=NR-31;=NR31;NR 31
=NR-32;=NR32;NR 32|=NR-32;=NR32;NR 32;segurança em serviços de saúde
=NR-33;=NR33;NR 33|=NR-33;=NR33;NR 33;segurança em espaços confinados;trabalho em espaço confinado
=NR-34;=NR34;NR 34|=NR-34;=NR34;NR 34
=NR-35;=NR35;NR 35|=NR-35;=NR35;NR 35;curso de trabalho em altura
=MOPP|=MOPP;movimentação operacional de produtos perigosos;movimentação de produtos perigosos;transporte de produtos perigosos
=EAR|=EAR;exerce atividade remunerada
=CREA;engineering council registration|=CREA;registro no CREA;CREA ativo;Conselho Regional de Engenharia e Agronomia;Conselho Regional de Engenharia
=CAU;architecture council registration|=CAU;registro no CAU;CAU ativo;Conselho de Arquitetura e Urbanismo
=CRC;accounting council registration|=CRC;registro no CRC;CRC ativo;Conselho Regional de Contabilidade
=CRA;administration council registration|=CRA;registro no CRA;CRA ativo;Conselho Regional de Administração
=COREN;nursing council registration|=COREN;registro no COREN;COREN ativo;Conselho Regional de Enfermagem
=CRM médico;medical council registration|registro no CRM;CRM ativo;Conselho Regional de Medicina
=CRO;dental council registration|registro no CRO;CRO ativo;Conselho Regional de Odontologia
=CRF;pharmacy council registration|=CRF;registro no CRF;CRF ativo;Conselho Regional de Farmácia
=CRP;psychology council registration|=CRP;registro no CRP;CRP ativo;Conselho Regional de Psicologia
=CRN;nutrition council registration|=CRN;registro no CRN;CRN ativo;Conselho Regional de Nutricionistas;Conselho Regional de Nutrição
=CREFITO;physiotherapy council registration|=CREFITO;registro no CREFITO;CREFITO ativo;Conselho Regional de Fisioterapia;Conselho Regional de Fisioterapia e Terapia Ocupacional
=CREF;physical education council registration|=CREF;registro no CREF;CREF ativo;Conselho Regional de Educação Física
=CRESS;social work council registration|=CRESS;registro no CRESS;CRESS ativo;Conselho Regional de Serviço Social
=CRMV;veterinary council registration|=CRMV;registro no CRMV;CRMV ativo;Conselho Regional de Medicina Veterinária
=CRQ;chemistry council registration|=CRQ;registro no CRQ;CRQ ativo;Conselho Regional de Química
=CRB;library council registration|=CRB;registro no CRB;CRB ativo;Conselho Regional de Biblioteconomia
=CFTA;farm technician registration|=CFTA;registro no CFTA;Conselho Federal dos Técnicos Agrícolas
=MTE;=MTE registration;safety technician registration|=MTE;registro no MTE;registro no Ministério do Trabalho;registro de técnico de segurança
=DRT;professional registration|=DRT;registro profissional;MTB
brigadista;fire brigade course;fire warden|curso de brigadista;brigada de incêndio;brigadista
Libras course;Brazilian sign language course|curso de Libras
`;
