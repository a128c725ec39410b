/** Warehouses, roads, trade, shops, kitchens, hotels, cleaning, guarding, sewing. */
export const MOVING_AND_SERVING = `# hard
putaway;put-away|endereçamento;armazenagem de produtos > warehousing
carrier scheduling;schedule carriers;freight booking;carrier management|gestão de transportadoras;cotação de frete;agendamento de cargas
freight cost control;freight audit|auditoria de fretes;controle de fretes
tariff classification;=HS codes|classificação fiscal de mercadorias
materials planning;material requirements planning;replenishment|planejamento de materiais;ressuprimento
tachograph;tachograph rules;drivers' hours
articulated lorries;tractor-trailers;semi-trailers|cavalo mecânico;caminhão carreta > truck driving
oversize loads|cargas indivisíveis;cargas especiais
card payments;payment processing|maquininha
price labelling;pricing labels;price tags|etiquetagem de preços;remarcação de preços
opening and closing the store|abertura e fechamento de loja
personal shopping;styling advice|consultoria de moda;consultoria de estilo
store credit cards|cartão da loja
product listings;product catalogue|cadastro de produtos;anúncios em marketplaces
cold kitchen;salads|cozinha fria
fish filleting;fish butchery|limpeza de peixes;filetagem
bread baking;dough mixing;dough preparation|massas e pães;preparo de massas
oven operation;deck ovens|operação de fornos;forneamento
sushi preparation
industrial kitchens;large-scale catering;mass catering|=UAN
portion control|porcionamento;controle de porções
allergen awareness;food allergies|alergias alimentares
ordering ingredients;kitchen ordering|pedidos de insumos;controle de insumos
expediting;running the pass|boqueta;passe da cozinha
draught beer|chopp;tiragem de chopp
=COSHH;chemical dilution|produtos químicos de limpeza;diluição de produtos
building caretaking;doorman duties|controle de portaria
patrols;foot patrols|rondas preventivas
surveillance monitoring;monitoring cameras|monitoramento de CFTV;central de monitoramento
crisis management;conflict de-escalation|gestão de crises
cabin service;in-flight service|serviço de bordo
travel agency work;airline ticketing|pacotes de viagem
# tool
Omnilink
Geotab
=McLeod
=Descartes
Oracle TMS
SAP TM > SAP
SAP QM > SAP
SAP HCM;SAP HR > SAP
HighJump
Infor WMS
3PL Central
ShipStation
Tray Commerce
Clover POS
=Saipos
Totvs CM
Consinco
Bluesoft
# certification
curso de cargas indivisíveis;cargas indivisíveis course
curso de transporte de emergência
Cicerone
Food Handlers Certificate
CKS
Terraform Associate;HashiCorp Certified
RHCE
CompTIA Network+;Network+
Databricks Certified
PSM II
PMI-ACP
Six Sigma certification
=CSCMP
customs broker license;despachante aduaneiro
`;
