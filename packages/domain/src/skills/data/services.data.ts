/** More schools, shops, law, money, offices, hotels, public service and the arts. */
export const SERVICES = `# hard
library classification|classificação de acervo
=AACR2
=MARC 21
book loans;library loans;circulation desk|empréstimo de livros;empréstimos e devoluções
reading clubs;reading promotion|clube de leitura;clubes de leitura;mediação de leitura;incentivo à leitura
archive management|gestão de arquivos
chemical storage|armazenamento de produtos químicos
laboratory classes;laboratory investigations;practical classes|aulas de laboratório
Advanced Placement;=AP courses
individualized education programs|=PEI;plano educacional individualizado
English language learners;English learners;=ELL;=EAL|alunos de português como língua adicional
early reading|consciência fonológica
classroom assistance;teaching assistant work|apoio em sala de aula;auxiliar de sala
after-school activities|contraturno
toy library;play-based learning|brinquedoteca;aprendizagem lúdica
youth work|trabalho com jovens
school meals|merenda escolar;alimentação escolar
marking papers|correção de avaliações
socio-emotional learning|competências socioemocionais
window dressing;window displays|vitrinismo;montagem de vitrine
sales floor|salão de vendas;piso de loja
refunds and exchanges|trocas e devoluções
click and collect;online orders|pedidos online;retirada em loja
shelf stacking;shelf filling;replenishing shelves|reposição de gôndolas;reposição de produtos
average ticket|ticket médio
conversion rate|taxa de conversão
outbound calls|vendas por telefone
WhatsApp sales;WhatsApp service|vendas por WhatsApp;atendimento por WhatsApp
furniture sales|venda de móveis
car sales;vehicle sales|venda de veículos
vehicle financing|financiamento de veículos
payroll loans|crédito consignado
key account sales|grandes contas
Lei 14.133
import and export documentation|documentação de importação;documentação de exportação;processos de importação
data subject requests;subject access requests;data subject access requests|direitos dos titulares;solicitações de titulares
privacy impact assessments;=DPIA;data protection impact assessments|=RIPD;relatório de impacto à proteção de dados
processing records;=ROPA|=ROPA;registro das operações de tratamento
powers of attorney|procurações
drafting of deeds|lavratura de escrituras
signature authentication|reconhecimento de firma
document certification|autenticação de documentos;autenticação de cópias
social security law;pensions law|direito previdenciário;previdenciário
property transactions|transações imobiliárias
wills and probate;probate;estate planning|inventário judicial;planejamento sucessório
trial preparation|preparação de audiências
court docket tracking|acompanhamento processual;acompanhamento de processos
company formation;corporate filings;business registration|abertura de empresas;legalização de empresas;alterações contratuais
payroll closing;multi-state payroll|fechamento de folha
payroll deductions;garnishments|descontos em folha
year-end payroll reports|informe de rendimentos
=W-2;W-2s
=P60
Form 941
payroll tax;payroll taxes|encargos sociais;encargos trabalhistas
=PAYE
timesheets;timecards|cartão de ponto;tratamento de ponto
hours bank|banco de horas
hiring paperwork;right to work checks|processos admissionais
competency mapping;job descriptions|descrição de cargos;mapeamento de competências
succession planning;talent reviews|plano de sucessão
people analytics;HR metrics;HR indicators;turnover rates|indicadores de RH;people analytics;indicadores de turnover;absenteísmo;turnover
=DISC;DISC assessment;DISC profile|=DISC;perfil DISC;metodologia DISC
apprenticeship programme|jovem aprendiz
internship programme;early careers|programa de estágio
tax assessment;tax computation|apuração fiscal
tax substitution|=ICMS-ST;substituição tributária
PIS and COFINS|=COFINS;PIS e COFINS > tax
service tax|=ISSQN
tax classification|classificação fiscal;=NCM
=CFOP
tax credits;tax recovery|créditos tributários > tax
tax reform;Brazilian tax reform|reforma tributária
tax audits;tax inspections;attending tax inspections|atendimento à fiscalização;atendimento a fiscalizações
invoice booking;invoice entry;fiscal bookkeeping;entry of invoices|escrituração fiscal;lançamento de notas fiscais;entrada de notas;escriturar notas fiscais;escrituração de notas;entrada de notas fiscais > tax
bank slips|emissão de boletos;boletos
payment runs|remessa bancária
debt negotiation|negociação de dívidas
VAT returns|=IVA
guest complaints;service recovery|reclamações de hóspedes
upselling rooms;room upgrades|venda de upgrades
channel management;online travel agencies;=OTAs|agências online;=OTAs
guest experience|experiência do hóspede
city information;local recommendations|informações turísticas
event setup;event work|montagem de eventos
wedding planning|cerimonial de casamento
church and hall decoration;event decoration|decoração de eventos;decoração de festas
public service desk;front counter;dealing with the public|atender ao público;atender o público
queue management|gestão de filas
online meetings;video conferencing|videoconferência
document drafting;official letters|redação oficial;redação de ofícios
price quotes|cotação de preços
supplier contracts|contratos com fornecedores
localization;game localization;localisation|localização de jogos;localização de software
terminology management;termbase|gestão de terminologia
translation memory|memória de tradução
voice-over|locução
dubbing|dublagem
exhibition design;exhibition installation|montagem de exposições;expografia
art restoration;conservation of art|restauro;restauração de obras
cultural production;arts management|produção cultural;gestão cultural
arts funding laws|leis de incentivo;Lei Rouanet
stage management|direção de palco
set design|cenografia
camera operation;filming;cinematography|operação de câmera;captação de imagens;cinegrafia
live streaming|transmissão ao vivo;live streaming
colour grading;color grading|color grading;correção de cor
design thinking workshops;co-creation|cocriação
interaction design|design de interação
inclusive design;accessible design|design inclusivo
component libraries;component library|biblioteca de componentes
=Core Web Vitals
web performance|performance web
pull requests|pull requests
writing tests;write tests|escrever testes
digital products|produtos digitais
product discovery;continuous discovery|product discovery;descoberta de produto
data cleaning;data preparation;data wrangling|tratamento de dados;limpeza de dados
report automation;automating reports|automatização de relatórios;automatizar relatórios;automação de relatórios
table modelling|modelagem de tabelas;modelar tabelas
welfare benefits;social benefits|benefícios sociais
=SUAS
social registry;benefits enrolment for families|Cadastro Único;=CadÚnico;Bolsa Família;=BPC
community outreach;community engagement|ações comunitárias;mobilização social
volunteer management|gestão de voluntários
public procurement|compras públicas
urban planning|planejamento urbano;urbanismo
census and surveys;field interviews|pesquisa de campo;entrevistas de campo;recenseamento
traffic control;traffic management|controle de tráfego;gestão de trânsito;sinalização viária
civil defence|defesa civil
`;
