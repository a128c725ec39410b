/** Offices, money, law, sales, people, teaching, research. */
export const OFFICE = `# hard
software development;software engineering;software developer;software engineer;application development;programming;coding|desenvolvimento de software;engenharia de software;programação;desenvolvimento de aplicações;desenvolvimento de sistemas
web development|desenvolvimento web
front-end development;frontend;front-end;front end|desenvolvimento front-end;frontend;front-end > software development
back-end development;backend;back-end;back end;backend development|desenvolvimento back-end;backend;back-end > software development
full-stack development;full stack;full-stack;fullstack|full stack;fullstack;desenvolvimento full stack > software development
mobile development;mobile app development;mobile applications;mobile apps;mobile application|desenvolvimento mobile;aplicativos móveis;desenvolvimento de aplicativos;apps mobile;aplicativo móvel > software development
game development|desenvolvimento de jogos
embedded systems;firmware;firmware development;embedded software;microcontrollers|sistemas embarcados;firmware;microcontroladores
database administration;DBA;database management;database design;data modelling;data modeling;schema design|administração de banco de dados;modelagem de dados;banco de dados;bancos de dados;gestão de banco de dados;modelagem de banco de dados
relational databases|bancos de dados relacionais;banco relacional
data engineering;data pipelines;ETL;ELT;ETL pipelines|engenharia de dados;pipelines de dados;ETL;ingestão de dados
data warehousing;data warehouse;data lake|data warehouse;data lake;armazém de dados;=DW
data analysis;data analytics;analysing data;analyzing data;data analyst;at ease with data;comfortable with data|análise de dados;analista de dados;analisar dados
data science|ciência de dados
data visualization;data visualisation;dashboards;dashboarding;dashboard creation;building dashboards|visualização de dados;dashboards;painéis de indicadores;construção de dashboards;painéis
business intelligence;=BI|=BI;business intelligence;inteligência de negócios
machine learning;=ML;ML models;predictive models;predictive modelling|aprendizado de máquina;machine learning;modelos preditivos
deep learning;neural networks|aprendizado profundo;deep learning;redes neurais
natural language processing;=NLP|processamento de linguagem natural;=PLN
computer vision|visão computacional
generative AI;large language models;LLM;LLMs;prompt engineering;=GenAI|IA generativa;modelos de linguagem;LLMs;engenharia de prompts;engenharia de prompt @2020
artificial intelligence;=AI|inteligência artificial;=IA
statistics;statistical analysis;statistical modelling;statistical modeling;experimental statistics;biostatistics|estatística;análise estatística;modelagem estatística;estatística experimental;bioestatística
A/B testing;experimentation;split testing|teste A/B;testes A/B;experimentação
big data|big data
data governance;data quality|governança de dados;qualidade de dados
data entry;keying data;data input|digitação de dados;entrada de dados;lançamento de dados;digitar dados;alimentação de planilhas;inserção de dados
cloud computing;cloud infrastructure;cloud services;cloud platforms;cloud|computação em nuvem;infraestrutura em nuvem;nuvem;cloud
system administration;systems administration;server administration;Windows Server administration|administração de sistemas;administração de servidores
computer networks;networking;network administration;TCP/IP;LAN/WAN;=LAN;=WAN;network troubleshooting|redes de computadores;administração de redes;TCP/IP;infraestrutura de redes
cybersecurity;information security;cyber security;IT security|segurança da informação;cibersegurança
penetration testing;pentesting;ethical hacking|teste de intrusão;pentest;testes de invasão;teste de invasão
incident response|resposta a incidentes
vulnerability management;vulnerability assessment|gestão de vulnerabilidades
identity and access management;=IAM|gestão de identidades e acessos;=IAM;gestão de identidades;gestão de acessos
technical support;IT support;help desk;helpdesk;desktop support;service desk;user support|suporte técnico;suporte de TI;help desk;helpdesk;service desk;suporte ao usuário
troubleshooting;fault diagnosis;fault finding;troubleshoot|resolução de problemas técnicos;diagnóstico de falhas;troubleshooting
test automation;automated testing;automated tests|automação de testes;testes automatizados
software testing;manual testing;quality assurance testing;functional testing;=QA|testes de software;testes manuais;testes funcionais;=QA
unit testing;unit tests|testes unitários;testes de unidade;teste unitário
performance tuning;performance optimization;performance optimisation;query optimisation;query optimization;SQL tuning|otimização de desempenho;otimização de performance;otimização de consultas;performance de banco;tuning de banco
web accessibility;=WCAG;accessibility;digital accessibility;a11y|acessibilidade web;acessibilidade digital;=WCAG;acessibilidade
responsive design;responsive web design|design responsivo;layout responsivo
sprint planning;sprint ceremonies;agile ceremonies|planejamento de sprint;cerimônias ágeis
web scraping|web scraping;raspagem de dados
robotic process automation;=RPA;process automation|automação de processos;=RPA
requirements gathering;requirements analysis;business requirements;requirements elicitation|levantamento de requisitos;análise de requisitos
business analysis|análise de negócios
business process modelling;business process modeling;process mapping;BPMN;process design|mapeamento de processos;modelagem de processos;BPMN;desenho de processos
technical writing;technical documentation;writing documentation;help articles;knowledge base articles;knowledge base;write documentation|redação técnica;documentação técnica;base de conhecimento;artigos de ajuda;escrever documentação
UX design;user experience;user experience design;=UX|design de experiência;experiência do usuário;UX design;=UX
UI design;user interface design;interface design;=UI|design de interface;UI design;=UI;interface do usuário
user research;usability testing;UX research;usability tests;user testing;user studies|pesquisa com usuários;testes de usabilidade;UX research;pesquisa de usuário;teste de usabilidade;testes com usuários;pesquisas com usuários > UX design
wireframing;prototyping;wireframes;prototypes|prototipação;wireframes;protótipos;prototipagem > UX design
design systems;design system|design system;sistema de design;sistemas de design
graphic design;visual design|design gráfico;design visual
illustration|ilustração
typography|tipografia
brand identity;branding;visual identity;brand management;brand guidelines|identidade visual;branding;gestão de marca;manual de marca
packaging design|design de embalagens
print production;prepress;pre-press|pré-impressão;fechamento de arquivo;produção gráfica
motion design;motion graphics;animation|motion design;motion graphics;animação
3D modelling;3D modeling;3D rendering|modelagem 3D;renderização 3D
video editing;video production|edição de vídeo;produção de vídeo;edição de vídeos
photography;product photography|fotografia;fotografia de produto
photo editing;image editing;photo retouching|edição de imagens;tratamento de imagens;edição de fotos
audio editing;sound design|edição de áudio;sonorização
interior design|design de interiores
architecture design;architectural design;architectural drawing|projeto arquitetônico;projetos arquitetônicos
fashion design|design de moda;estilismo
product design|design de produto
industrial design|desenho industrial
# hard
project management;managing projects;project coordination;project manager|gerente de projetos;gestão de projetos;gerenciamento de projetos;coordenação de projetos
program management;programme management|gestão de programas
product management;product ownership;product owner|gestão de produtos;gestão de produto;product owner
product roadmap;roadmap;roadmapping|roadmap;roadmap de produto
backlog management;backlog prioritization;backlog refinement;backlog;backlog grooming|gestão de backlog;priorização de backlog;backlog;refinamento de backlog
stakeholder management;stakeholder engagement;stakeholders;managing stakeholders|gestão de stakeholders;relacionamento com stakeholders;stakeholders
change management|gestão de mudanças;gestão da mudança
risk management;risk assessment;risk analysis;project risk|gestão de riscos;avaliação de riscos;análise de riscos;gestão de risco;gerenciamento de riscos
quality management;quality management systems;=QMS|gestão da qualidade;sistema de gestão da qualidade;=SGQ
quality control;quality inspection;quality checks;=QC;quality standards;check quality|controle de qualidade;inspeção de qualidade;padrões de qualidade
quality assurance|garantia da qualidade
operations management|gestão de operações;gestão operacional
strategic planning;strategy|planejamento estratégico;estratégia
business development|desenvolvimento de negócios;novos negócios
budgeting;budget management;budget control;budgets;budget planning;project budgets|orçamento;gestão orçamentária;controle orçamentário;orçamentos;gestão de orçamento
cost control;cost reduction;cost management;cost analysis|controle de custos;redução de custos;gestão de custos;análise de custos
performance indicators;KPI;KPIs;metrics;performance metrics|indicadores;indicadores de desempenho;KPIs;métricas
reporting;report writing;management reporting;prepare reports;preparing reports;writing reports;report preparation;weekly reports;monthly reports;management reports|relatórios gerenciais;!relatórios;elaboração de relatórios;relatórios gerenciais;elaborar relatórios;preparar relatórios;emissão de relatórios;relatórios;reporte gerencial;relatório gerencial
spreadsheets;spreadsheet modelling|planilhas;planilhas eletrônicas;elaboração de planilhas
presentations;presentation skills;public speaking;board materials;board presentations;slide decks|apresentações;oratória;apresentações executivas;falar em público
market research;market analysis|pesquisa de mercado;análise de mercado
competitive analysis;competitor analysis|análise de concorrência;análise da concorrência
event planning;event management;event coordination;corporate events;planning events;event production;event organisation|organização de eventos;produção de eventos;eventos corporativos;setor de eventos;área de eventos
office administration;office management;administrative support;administrative tasks;clerical work|rotinas administrativas;apoio administrativo;administração de escritório;suporte administrativo;rotinas de escritório;atividades administrativas
filing;document management;records management;document control;record keeping;recordkeeping;scanning documents;document scanning;scanning records;document filing;keep records;keeping records;file documents;file paperwork|arquivo;gestão de documentos;arquivamento;controle de documentos;organização de documentos;gestão documental;digitalização de documentos;digitalizar documentos;arquivar documentos;arquivo de documentos;organização de arquivos;organizar arquivos
calendar management;diary management;scheduling;appointment scheduling;scheduling appointments;appointment setting;schedule appointments;booking appointments;book appointments;scheduling software;manage calendars;managing calendars;complex calendars;scheduling meetings|gestão de agenda;agendamento;agendamento de consultas;controle de agenda;agenda;agendar consultas;marcação de consultas;agendar reuniões;agendar;controle de agendas;marcar consultas
travel arrangements;travel booking;travel coordination;book travel;booking travel;arrange travel|organização de viagens;reserva de passagens;viagens corporativas;logística de viagens
minute taking;meeting minutes;taking minutes;take minutes|elaboração de atas;atas de reunião;redação de atas;redigir atas;elaborar atas
reception;front desk;front office;receptionist duties;front desk operations;reception duties|recepção;atendimento na recepção;recepcionar > customer service
switchboard;phone answering;answering phones;telephone handling;multi-line phone;multi-line phone system;phone etiquette;phone manner;telephone manner;telephone etiquette;telephone skills;phone skills;answer phones;answer the phone;answering the phone;answer calls;answering calls;inbound calls;telephone answering|atendimento telefônico;telefonia;PABX;central telefônica;atender telefone;atender telefonemas;atender ligações;atendimento por telefone
visitor management;greeting visitors;visitor control;gatehouse control|controle de visitantes;recepção de visitantes;identificação de visitantes
mail handling;correspondence;courier dispatch|correspondências;malote;controle de correspondências;recebimento de encomendas;receber encomendas;recebimento de correspondências
typing;touch typing;keyboarding;keyboard skills;fast typing;wpm;words per minute|datilografia;digitação;digitação rápida;digitador;toques por minuto
customer service;customer care;client service;customer support;guest service;serving customers;customer assistance|atendimento ao cliente;atendimento a clientes;atendimento ao público;atender clientes;atendimento de clientes;suporte ao cliente
customer success|sucesso do cliente;customer success > customer service
customer relationship management;=CRM;CRM systems;CRM software|gestão de relacionamento com clientes;=CRM;relacionamento com o cliente;relacionamento com clientes;sistemas de CRM
call center;call centre;contact center;telemarketing|call center;telemarketing;central de atendimento;atendimento receptivo;atendimento ativo;teleatendimento > customer service
complaint handling;complaint resolution;handling complaints;conflict resolution with customers;customer complaints|tratamento de reclamações;resolução de reclamações;reclamações;tratativa de reclamações;reclamações de clientes;ouvidoria > customer service
live chat support;chat support|atendimento por chat > customer service
customer retention;churn reduction;retention;churn prevention;reducing churn|retenção de clientes;redução de churn;fidelização de clientes;fidelização;prevenção de churn
net promoter score;=NPS|=NPS;pesquisa de satisfação
sales;selling;direct sales|vendas;vendas diretas;técnicas de vendas
B2B sales;B2B;business-to-business sales|vendas B2B;B2B;vendas corporativas > sales
B2C sales;B2C|vendas B2C;B2C
inside sales;telesales;phone sales|vendas internas;inside sales;televendas > sales
field sales;outside sales;external sales;door-to-door sales|vendas externas;venda externa > sales
prospecting;lead generation;cold calling;sales prospecting;outbound prospecting;client acquisition;pipeline generation;build pipeline;building pipeline;outbound sales|prospecção;prospecção de clientes;geração de leads;captação de clientes;prospecção ativa;cold call;prospectar clientes;prospectar;geração de pipeline > sales
lead qualification;qualifying leads|qualificação de leads;BANT > sales
negotiation;contract negotiation;negotiating;negotiation skills|negociação;negociação de contratos;negociar;técnicas de negociação;poder de negociação
closing deals;deal closing;closing sales;close deals;closing new business;deal closure;closing experience;sales closing;closing techniques|fechamento de vendas;fechamento de negócios;fechar vendas;fechar negócios;fechar contratos;técnicas de fechamento > sales
account management;key account management;key accounts;managing accounts|gestão de contas;key account;gestão de carteira;carteira de clientes;gestão de carteira de clientes;contas-chave > sales
sales forecasting;sales forecast|previsão de vendas;forecast de vendas
pipeline management;sales pipeline;sales funnel|gestão de pipeline;funil de vendas;pipeline de vendas;gestão de funil
upselling;cross-selling;upsell;upsell opportunities|upsell;cross-sell;venda adicional;vendas adicionais;vendas cruzadas > sales
sales targets;meeting targets;quota attainment;sales quota;sales goals|metas de vendas;cumprimento de metas;metas comerciais;atingimento de metas;batimento de metas
proposals;proposal writing;commercial proposals;quotations;quotes;quotes and proposals|propostas comerciais;elaboração de propostas;cotações;orçamentos comerciais;orçamentos e propostas
product demonstrations;product demos;demos;product demonstration;sales demos|demonstração de produtos;demonstrações
retail;retail sales;retail experience|varejo;vendas no varejo;comércio varejista > sales
merchandising;visual merchandising;product display;stocking shelves;shelf stocking;shelf replenishment|merchandising;visual merchandising;exposição de produtos;vitrine;reposição de mercadorias;abastecimento de gôndolas
cash handling;cashier;cash register;till operation;cash management;operating a cash register;cashiering;cash drawer;balancing the till;cash reconciliation;handling cash;collecting payments;payment collection;operating the till;=EPOS;cash-up;cashing up;till reconciliation|operação de caixa;manuseio de dinheiro;fechamento de caixa;operador de caixa;abertura e fechamento de caixa;fechar o caixa;recebimento de pagamentos;conferência de caixa;!caixa;caixa registradora;sangria de caixa
point of sale;=POS;POS systems;POS system|ponto de venda;=PDV;frente de caixa
store management;store opening and closing|gestão de loja;gerência de loja
loss prevention;shrinkage control;shrinkage|prevenção de perdas;quebra de estoque
franchise management|gestão de franquias
real estate;property sales;real estate sales|corretagem de imóveis;mercado imobiliário;venda de imóveis
property management;lease administration|administração de imóveis;gestão de locações;administração de condomínios;locação de imóveis;gestão condominial
pricing;price strategy;pricing strategy|precificação;formação de preços;pricing
tendering;bids;bid management;public tenders;tenders;request for proposal;=RFP;=RFQ|licitações;editais;processos licitatórios;pregão eletrônico;concorrências > procurement
# hard
marketing;marketing strategy;marketing campaigns|marketing;estratégia de marketing;campanhas de marketing
digital marketing;online marketing|marketing digital
performance marketing;paid media;paid advertising;media buying;paid traffic;=PPC;pay-per-click;paid search;paid social|mídia paga;tráfego pago;gestão de tráfego;compra de mídia;marketing de performance;mídia de performance > digital marketing
SEO;search engine optimization;search engine optimisation;keyword research|SEO;otimização para buscadores;pesquisa de palavras-chave > digital marketing
SEM;search engine marketing|SEM;links patrocinados
content marketing;content creation;content strategy;content production|marketing de conteúdo;criação de conteúdo;produção de conteúdo;estratégia de conteúdo;design de conteúdo > digital marketing
copywriting;ad copy|copywriting;redação publicitária;redação
editing;proofreading;copy editing;copyediting|revisão de textos;edição de textos;revisão textual;revisão ortográfica
social media;social media management;social media marketing;social networks;social media content|redes sociais;gestão de redes sociais;mídias sociais;social media > digital marketing
community management|gestão de comunidades
email marketing;e-mail marketing;email campaigns;newsletters|e-mail marketing;email marketing;newsletter > digital marketing
marketing automation|automação de marketing
inbound marketing|inbound marketing > digital marketing
influencer marketing|marketing de influência;influenciadores
conversion rate optimization;=CRO;landing pages;conversion rate optimisation;A/B tests|otimização de conversão;=CRO;landing pages
web analytics|análise web;web analytics
trade marketing|trade marketing
product marketing;go-to-market;product launches;product launch|marketing de produto;go-to-market;lançamento de produtos
public relations;media relations;press relations;=PR|relações públicas;assessoria de imprensa;relacionamento com a imprensa
press releases|press release;release de imprensa
corporate communication;internal communication;internal communications|comunicação corporativa;comunicação interna;comunicação institucional
crisis communication|gestão de crise;comunicação de crise
journalism;reporting news;news writing|jornalismo;apuração;reportagem
advertising;ad campaigns|publicidade;propaganda;campanhas publicitárias
e-commerce;online store;ecommerce;online sales;online store management|e-commerce;loja virtual;comércio eletrônico;ecommerce
marketplaces;marketplace management;Amazon seller;Mercado Livre|marketplaces;Mercado Livre;gestão de marketplaces;marketplace
fundraising;donor relations|captação de recursos
grant writing;grant proposals;grant applications|elaboração de projetos;redação de projetos de fomento;editais de fomento
# hard
accounting;general accounting;accountancy|contabilidade;rotinas contábeis;contabilidade geral
bookkeeping|escrituração contábil;lançamentos contábeis;classificação contábil;escrituração
accounts payable;=AP;A/P|contas a pagar;contas a pagar e receber;contas a pagar e a receber > accounting
accounts receivable;=AR;A/R|contas a receber > accounting
bank reconciliation;reconciliations;account reconciliation;bank reconciliations;reconciling accounts;balance sheet reconciliation|conciliação bancária;conciliações;conciliação contábil;conciliação de contas;conciliações contábeis > accounting
general ledger;journal entries;ledger;GL reconciliation|razão contábil;livro razão;lançamentos no razão > accounting
month-end close;month end close;monthly close;closing process;year-end close;financial close;month-end closing|fechamento mensal;fechamento contábil;encerramento contábil;fechamento de balanço > accounting
financial statements;balance sheets;financial reporting;income statements;balance sheet;financial statement preparation|demonstrações financeiras;demonstrações contábeis;balanço patrimonial;balancetes;balanços;DRE;relatórios financeiros > accounting
financial analysis|análise financeira;análise econômico-financeira
financial modelling;financial modeling;financial models|modelagem financeira
financial planning;=FP&A;financial planning and analysis;forecasting;financial forecasting;rolling forecast|planejamento financeiro;=FP&A;projeções financeiras;forecast;previsão orçamentária
cash flow;cash flow management;cash flow forecasting|fluxo de caixa;gestão de fluxo de caixa;gestão de caixa
treasury;treasury management|tesouraria
management accounting;cost accounting;controlling|controladoria;contabilidade de custos;contabilidade gerencial;análise de custos contábeis > accounting
tax;taxation;tax compliance;tax returns;tax preparation;tax filing|tributos;apuração de impostos;impostos;apuração de tributos;obrigações tributárias;declarações fiscais
tax planning|planejamento tributário
sales tax;VAT|ICMS;PIS/COFINS;ISS;IPI;apuração de ICMS > tax
tax accounting;indirect taxes|escrita fiscal;rotinas fiscais;área fiscal;fiscal
accessory obligations;tax obligations filing;tax obligations;tax filings|obrigações acessórias;obrigações fiscais;entrega de obrigações
invoicing;billing;invoice processing;issuing invoices;invoices|faturamento;emissão de notas fiscais;notas fiscais;emissão de NF-e;NF-e
collections;debt collection;credit collection|cobrança;recuperação de crédito;régua de cobrança;inadimplência;crédito e cobrança
credit analysis;credit control;credit risk;loan underwriting;underwriting|análise de crédito;crédito;concessão de crédito;risco de crédito
expense reports;expense management;petty cash;expense claims|prestação de contas;reembolso de despesas;fundo fixo;controle de despesas;relatório de despesas
fixed assets;asset management accounting;depreciation|ativo imobilizado;controle patrimonial;patrimônio;depreciação;imobilizado > accounting
internal controls;internal control;control testing|controles internos;controle interno;matriz de riscos
auditing;internal audit;external audit;audits;audit|auditoria;auditoria interna;auditoria externa;auditorias
compliance;regulatory compliance|compliance;conformidade;conformidade regulatória
anti-money laundering;=AML;=KYC;know your customer|prevenção à lavagem de dinheiro;=PLD;=KYC
payroll;payroll processing;payroll administration;running payroll|folha de pagamento;processamento de folha > human resources
personnel administration;HR administration|departamento pessoal;rotinas de departamento pessoal;=DP;administração de pessoal
banking;bank products;banking products|serviços bancários;produtos bancários;rotinas bancárias;abertura de contas
investments;investment analysis;investment management|investimentos;análise de investimentos
portfolio management|gestão de portfólio;gestão de carteiras de investimento
valuation;business valuation;DCF;discounted cash flow|valuation;avaliação de empresas;fluxo de caixa descontado
mergers and acquisitions;=M&A;due diligence|fusões e aquisições;=M&A;due diligence;auditoria jurídica
equity research|análise de ações
derivatives|derivativos
insurance;insurance sales;insurance policies|apólices;!seguros;mercado de seguros
claims handling;claims processing;insurance claims;claims adjustment;claims adjusting|sinistros;regulação de sinistros;análise de sinistros
actuarial science;actuarial analysis|ciências atuariais;cálculo atuarial
foreign exchange;FX|câmbio
foreign trade;international trade;import and export;import/export;import operations;export operations|comércio exterior;=comex;importação e exportação;importação;exportação > logistics
customs clearance;customs documentation;customs brokerage|desembaraço aduaneiro;despacho aduaneiro
Incoterms|Incoterms
# hard
legal research;case law research|pesquisa jurídica;pesquisa jurisprudencial;pesquisa de jurisprudência
legal writing;legal drafting;drafting pleadings;pleadings;drafting motions;motions;legal briefs;legal pleadings|redação jurídica;elaboração de peças;peças processuais;petições;elaboração de petições
contract drafting;drafting contracts;contract review;contracts;contract management;reviewing contracts;contract redlining|elaboração de contratos;análise de contratos;contratos;gestão de contratos;revisão de contratos
litigation;civil litigation|contencioso;contencioso cível;litígio
court hearings;hearings;court appearances;trial experience;oral argument|audiências;sustentação oral;participação em audiências
legal deadlines;docket management;docketing;procedural deadlines|controle de prazos;prazos processuais;controle de prazos processuais
e-discovery;legal discovery;document review|produção de provas;análise documental
legal advice;legal counsel;legal consulting|consultoria jurídica;assessoria jurídica;pareceres jurídicos
labour law;labor law;employment law;labour legislation|direito do trabalho;direito trabalhista;trabalhista;legislação trabalhista;CLT;rotinas trabalhistas > human resources
civil law|direito civil
civil procedure|processo civil
corporate law;company law|direito societário;direito empresarial
tax law;tax legislation|direito tributário;legislação tributária;legislação fiscal > tax
criminal law|direito penal
family law|direito de família
banking law|direito bancário
consumer law|direito do consumidor;=CDC
administrative law;public law|direito administrativo;direito público
environmental law|direito ambiental
intellectual property;trademarks;patents|propriedade intelectual;marcas e patentes
data protection;data privacy;privacy law|proteção de dados;privacidade de dados
real estate law;conveyancing|direito imobiliário
immigration law|direito migratório
arbitration;mediation;alternative dispute resolution|arbitragem;mediação;mediação de conflitos
notarial services;notary;notarised documents|serviços notariais;cartório
paralegal support;legal assistance|apoio jurídico
corporate governance|governança corporativa
# hard
recruitment;recruiting;talent acquisition;hiring;sourcing candidates;candidate screening;screening candidates;full-cycle recruiting;resume screening;interviewing candidates;interview candidates|recrutamento e seleção;recrutamento;atração de talentos;R&S;triagem de currículos;seleção de candidatos;seleção de pessoal;contratação de pessoal;!recrutar;contratação de pessoal;entrevistar candidatos > human resources
interviewing;job interviews;conducting interviews|entrevistas;entrevistas por competências;condução de entrevistas
onboarding;employee onboarding;new hire orientation;new hire onboarding|integração de novos colaboradores;onboarding;integração de funcionários;integração de colaboradores > human resources
training and development;staff training;employee training;training delivery;training staff;learning and development;=L&D;training programs;train staff;train employees;train new staff;train team members;train new hires;training new employees;staff development;training new staff;train managers;train kitchen staff;train staff;train new staff;coaching staff|treinamento e desenvolvimento;=T&D;treinamento de equipe;treinamentos;capacitação;treinamento de funcionários;treinamento;treinar equipe;treinar equipes;treinar colaboradores;treinar funcionários;treinar novos colaboradores;capacitar equipe;treinamento de equipes;capacitação de equipes;treinar equipe;treinar a equipe;desenvolver a equipe;treinar e desenvolver;treinamento da equipe;dar feedback > human resources
performance management;performance reviews;performance appraisals;performance appraisal;performance evaluation|avaliação de desempenho;gestão de desempenho;ciclo de avaliação > human resources
compensation and benefits;benefits administration;compensation;benefits;employee benefits administration;salary surveys;job grading|cargos e salários;remuneração;administração de benefícios;gestão de benefícios;remuneração e benefícios;pesquisa salarial;estrutura salarial > human resources
employee relations;labour relations;labor relations;unions;union relations;trade unions;collective bargaining;collective bargaining agreements;union negotiations|relações trabalhistas;relações sindicais;relações com empregados;sindicatos;negociação coletiva;negociações coletivas;acordos coletivos;convenções coletivas;negociação sindical
employee engagement;organisational climate;engagement survey;climate survey|clima organizacional;engajamento de colaboradores;pesquisa de clima;endomarketing > human resources
organizational development;organisational development;organizational culture|desenvolvimento organizacional;cultura organizacional
human resources;HR;human resources management;HR generalist|recursos humanos;=RH;gestão de pessoas;gestão de recursos humanos
HR business partner;business partner|business partner;=BP de RH
workforce planning;headcount planning|planejamento de pessoal;planejamento de headcount
staff scheduling;rostering;rota planning;shift scheduling;shift planning;employee scheduling;write the schedule;writing schedules|escala de trabalho;elaboração de escalas;escala de funcionários;montagem de escalas;gestão de escalas;escalas de trabalho;fazer escala;fazer escalas;montar escala;escala da equipe
time and attendance;timekeeping;time tracking;attendance records|controle de ponto;ponto eletrônico;apuração de ponto;apontamento de horas > payroll
termination;offboarding;dismissals|rescisão;admissão e demissão;rescisões;homologação;admissões > payroll
vacation management;leave management|férias
people management;team management;staff management;staff supervision;managing a team;managing people;team supervision;supervising staff;team leadership;leading a team;leading teams;supervising people;supervise staff;supervise a team;supervise employees;manage a team;managing staff;leading people;lead a team;people supervision;staff leadership;supervising employees;supervising a team|gestão de equipe;gestão de equipes;liderança de equipe;liderança de equipes;supervisão de equipe;coordenação de equipe;liderar equipe;gerenciamento de equipe;supervisionar equipe;supervisionar equipe técnica;liderar pessoas;liderança de pessoas;gerenciar equipe;gerir equipe;coordenar equipe;gestão de time;gestão de times;liderança de times;liderança de time
mentoring;coaching;mentorship;coach;mentor;coaching staff;coaching employees;coaching colleagues;mentoring juniors;coaching and mentoring|mentoria;coaching;mentorar;mentorar equipe;orientar estagiários;orientação de juniores
diversity and inclusion;DEI|diversidade e inclusão
# hard
teaching;classroom teaching;lesson delivery;classroom instruction;instructing students|ensino;docência;ministrar aulas;regência de classe;dar aulas;lecionar
lesson planning;lesson plans;planning lessons|planejamento de aulas;planos de aula;planejamento pedagógico;plano de aula > teaching
curriculum development;curriculum design;curriculum planning;curriculum|elaboração de currículo;desenvolvimento curricular;currículo escolar
classroom management;behaviour management|gestão de sala de aula;manejo de sala;manejo de turma;gestão de turma > teaching
student assessment;grading;assessing students;formative assessment;marking;student assessments;classroom assessments|avaliação de alunos;correção de provas;avaliação da aprendizagem;correção de trabalhos;avaliações;elaboração de provas > teaching
literacy;literacy instruction;phonics;reading instruction;teaching literacy|alfabetização;letramento;alfabetização e letramento;método fônico > teaching
early childhood education;preschool;early years;preschool teaching|educação infantil;primeira infância > teaching
elementary education;primary education|ensino fundamental;anos iniciais
secondary education;high school teaching|ensino médio
higher education;university teaching|ensino superior
special education;special needs;=SEN;inclusive education;=IEP;IEPs;special educational needs;=SEND;special needs students|educação especial;educação inclusiva;necessidades especiais;inclusão escolar;alunos com deficiência;=AEE
differentiated instruction;differentiate instruction|ensino diferenciado;diferenciação pedagógica;adaptação de atividades > teaching
tutoring;homework help|reforço escolar;aulas particulares;tutoria;monitoria > teaching
adult education|educação de jovens e adultos;=EJA
distance learning;online teaching;e-learning;remote teaching|educação a distância;=EAD;ensino remoto;ensino a distância
instructional design;e-learning development;course design|design instrucional;desenvolvimento de cursos
parent communication;parent-teacher conferences;communication with parents;parent conferences;working with parents;communicate with families;communicate with parents;family communication;communication with families|reunião de pais;comunicação com os pais;atendimento aos pais;comunicação com famílias;reuniões com pais;relacionamento com as famílias;atender famílias;atendimento às famílias;contato com famílias;reuniões com responsáveis;comunicação com as famílias
school administration;school management|gestão escolar;administração escolar;secretaria escolar
pedagogical coordination;educational coordination|coordenação pedagógica;orientação educacional
physical education teaching|educação física
ESL;English as a second language;English teaching;TEFL teaching|ensino de inglês;inglês como segunda língua
mathematics;math;maths|matemática
physics|=Física;ensino de física;professor de física
chemistry|química
biology|biologia
history teaching|ensino de história;professor de história
geography|geografia
music;music teaching|música;ensino de música
library science;cataloguing;cataloging|biblioteconomia;catalogação
BNCC;national common curriculum|BNCC;Base Nacional Comum Curricular
translation;translating|tradução
interpreting;simultaneous interpreting|interpretação simultânea;intérprete
sign language;ASL|língua de sinais;=Libras
subtitling;captioning|legendagem
research;scientific research;academic research|pesquisa;pesquisa científica;pesquisa acadêmica
qualitative research;focus groups|pesquisa qualitativa;grupos focais
quantitative research;surveys;survey design|pesquisa quantitativa;questionários;surveys
experimental design;design of experiments|delineamento experimental;planejamento de experimentos
scientific writing;academic writing;scientific publications;peer-reviewed publications;publications|redação científica;escrita científica;publicações científicas;artigos científicos;publicações
literature review;systematic reviews|revisão de literatura;revisão sistemática;revisão bibliográfica
clinical research;clinical trials|pesquisa clínica;ensaios clínicos;estudos clínicos
laboratory techniques;lab techniques;laboratory work;bench work|técnicas de laboratório;rotina laboratorial;análises laboratoriais;bancada
PCR;qPCR;RT-PCR|PCR;qPCR
cell culture|cultura celular;cultivo celular
molecular biology;real-time PCR|biologia molecular;PCR em tempo real
microbiology;culture media|microbiologia;meios de cultura
chromatography;HPLC;gas chromatography;liquid chromatography|cromatografia;HPLC;cromatografia gasosa;cromatografia líquida
mass spectrometry|espectrometria de massas
microscopy|microscopia
spectroscopy;spectrophotometry|espectroscopia;espectrofotometria
flow cytometry|citometria de fluxo
bioinformatics|bioinformática
genomics;sequencing;next-generation sequencing;=NGS|genômica;sequenciamento
geoprocessing;GIS;geographic information systems|geoprocessamento;=SIG;georreferenciamento
remote sensing|sensoriamento remoto
econometrics|econometria
economics|economia
public policy;policy analysis|políticas públicas;análise de políticas
social work;case management;social assistance|serviço social;assistência social;gestão de casos
public administration|administração pública;gestão pública
`;
