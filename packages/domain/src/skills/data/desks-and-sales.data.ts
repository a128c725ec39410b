/** Finance, taxes, people, law, offices, sales, customers, design, marketing. */
export const DESKS_AND_SALES = `# hard
capital expenditure;=CapEx;capital budgeting|orçamento de capital
net present value;=NPV|valor presente líquido;=VPL
corporate finance|finanças corporativas
ERP;ERP systems;ERP system;enterprise resource planning|sistema ERP;sistemas ERP
pivot tables;PivotTables;pivot table|tabela dinâmica;tabelas dinâmicas
VLOOKUP;XLOOKUP;INDEX/MATCH|PROCV;PROCX;fórmulas avançadas
revenue recognition|reconhecimento de receita
withholding tax;tax withholding|retenções na fonte;retenção de tributos
tax credit recovery|recuperação de créditos tributários;recuperação tributária
electronic invoices|nota fiscal eletrônica;NFS-e
electronic cargo manifest|=MDFe
audit support;audit preparation|atendimento à auditoria;auditorias externas
fraud prevention;fraud detection;anti-fraud|prevenção a fraudes;antifraude
mortgage lending;loan origination;loan processing|crédito imobiliário;financiamento imobiliário
investment advisory;wealth management|assessoria de investimentos;alocação de ativos
insurance underwriting;policy issuance|subscrição de riscos;emissão de apólices
vacation and termination calculation|férias e rescisões;cálculo de rescisão;admissões e demissões
employer branding;talent attraction|marca empregadora
candidate sourcing;talent sourcing;headhunting;hunting|busca ativa de candidatos
training calendar;training needs analysis|levantamento de necessidades de treinamento;=LNT;calendário de treinamentos
HR business partnering;=HRBP
property listings;property viewings|captação de imóveis;visitas a imóveis
office supplies|material de escritório;compras de suprimentos
quarterly business reviews;=QBR;QBRs
success plans;customer success plans;account plans|plano de sucesso
customer success platform;customer success software
customer health scores;health scores|health score
net revenue retention;=NRR
customer onboarding;client onboarding;onboarding customers|onboarding de clientes;implantação de clientes
B2B SaaS;=SaaS
client portfolio;book of business;customer portfolio|carteira ativa
omnichannel support;email support|atendimento omnichannel;atendimento via chat
service level agreements;=SLA;SLAs|acordo de nível de serviço
voice and tone;tone of voice;voice and tone guide;brand voice|tom de voz;guia de voz e tom
plain language;plain English|linguagem simples
inclusive writing;inclusive language|linguagem inclusiva
conversation design;chatbot design|design conversacional
headless CMS;content management systems;=CMS|gerenciador de conteúdo
content testing|testes de conteúdo
journey mapping;customer journey|mapeamento de jornada;jornada do cliente;mapear a jornada > UX design
workshop facilitation;facilitating workshops|facilitação de workshops;condução de workshops
user stories;writing user stories|histórias de usuário;escrita de histórias
layout design;desktop publishing;page layout|diagramação;editoração
news reporting|apuração de notícias;redação jornalística
presenting to executives;present to leadership|habilidade de apresentação;técnicas de apresentação;apresentação de resultados
# tool
Adaptive Planning;Workday Adaptive Planning
Anaplan
Hyperion;Oracle Hyperion
BlackLine
FloQast
Bill.com
Expensify
SAP Concur;=Concur
=Coupa
=Rippling
Paylocity
Dayforce;Ceridian Dayforce
Greenhouse ATS
=Workable
iCIMS
=Taleo
SmartRecruiters
Solides
Pandapé
Senior Rubi;=Rubi > ERP
Winthor
Gainsight
ChurnZero
=Totango
=Vitally
=Planhat
Movidesk
Octadesk
Moskit
SalesLoft
=Gong
=Sanity
Storyblok
FullStory
=Maze
=Dovetail
UserTesting
Optimal Workshop
FigJam
Marvel App
RD Station Marketing
Etus
=Buffer
Reportei
=Themis
# certification
AWS Certified Developer > AWS Certified
CRISC
=CIPS
Meta Blueprint
`;
