/** What work is done with, on and for, in both languages; created and formatted like deeds.data.ts. */
export const THING_PAIRS = `
ability skill capab- competen- talent | habilidade capac- competen- aptid- talento
academic scholarly | academic- letiv-
accident injury incident crash | acidente sinistro lesao incidente colisao
accomplishment achievement result outcome gain success | realizac- conquista resultado ganho exito sucesso desfecho
account client portfolio book | conta carteira cliente
accounts_payable payable | contas_a_pagar pagar
accounts_receivable receivable | contas_a_receber receber recebimento
accura- precis- | precis- acurac- exat- acuracidade assertiv-
acre | acre
activity task duty | atividade tarefa atribuic- dever
ad advert- commercial | anuncio propaganda publicidade comercial
adult grown-up | adulto
adult_education ged equivalency | supletivo eja
afternoon | tarde
age aged old | idade anos
agency | agencia orgao
agenda calendar diary schedule | agenda calendario
agreement deal contract accord settlement | acordo contrato convenio ajuste
agricultur- farm- agribusiness | agricol- agricult- agro- rural
aid first_aid help | socorro ajuda primeiros_socorros
air | ar aereo
aircraft plane airplane jet | aviao aeronave
airline | aerea companhia_aerea
airport | aeroporto
alarm | alarme
alcohol liquor spirit | alcool bebida
allergy | alergia
ambulance | ambulancia samu
amount quantity volume number | quantidade volume numero montante valor total
animal pet livestock | animal bicho pet animais_de_estimacao
apartment flat condo unit | apartamento condominio unidade
appliance | eletrodomestico aparelho
applicant candidate | candidato
application app | aplicativo aplicac- app
appointment booking | consulta agendamento horario compromisso hora_marcada
apple | maca macieira
architect- | arquitet-
archive file record | arquivo acervo registro
area field zone region | area regiao zona campo setor
art artwork artistic | arte obra artistic-
article paper essay column op-ed | artigo ensaio coluna texto
artifact | artefato
asphalt | asfalto
asset | ativo bem patrimonio
attendance turnout | frequencia presenca assiduidade publico
audience public viewer | publico plateia audiencia espectador
auto automotive car | auto automotiv- carro veiculo
autopsy | autopsia necropsia
availab- | disponi-
average mean | media medio
backlog queue waitlist | fila acumulo pendencia backlog
bag sack | saco bolsa mala sacola
bakery | padaria panificadora confeitaria
ballroom | salao
bank banking lender | banco bancari- instituicao
bar pub tavern | bar boteco
bar_exam | exame_da_ordem oab
barn stable shed coop | celeiro estabulo galpao granja cocheira curral
base | base
basket cart | cesta carrinho tiquete
battery | bateria pilha
beach coast shore seaside | praia litoral costa orla beira-mar
bean | feijao grao
beauty cosmetic | beleza estetica cosmetic- perfumaria
bed | cama leito
beef meat | carne boi bovino
beer brewery brewing | cerveja cervejaria
bee honey beekeep- apiary | abelha mel apicult- apiario
benefit perk | beneficio vantagem
beverage drink | bebida drink
bicycle bike cycling | bicicleta bike ciclismo
bill invoice receipt | nota fatura conta recibo nota_fiscal boleto
bird poultry chicken hen | ave frango galinha avicul- passaro
birth birthday delivery | nascimento parto aniversario
blind visually | cego visual
blood | sangue sanguineo hemo-
board | conselho diretoria quadro placa mesa
boat ship vessel ferry | barco navio embarcac- balsa lancha
body | corpo corporal carroceria orgao
boiler furnace | caldeira forno
bolt screw | parafuso
bone | osso
book volume title | livro obra volume exemplar titulo
bookkeeping accounting accountancy | contab- escriturac- contabilidade
boss superior | chefe superior
bottle | garrafa frasco
box crate carton case | caixa caixote
brake | freio
branch location site office outlet | filial agencia unidade loja sede sucursal
brand label branding | marca grife identidade_visual
bread loaf loaves | pao paes
breakfast | cafe cafe_da_manha desjejum
brick masonry bricklay- | tijolo alvenaria
bridge | ponte viaduto
brochure flyer leaflet pamphlet | folheto panfleto flyer folder cartilha
budget | orcamento verba
bug defect issue | bug defeito falha erro
building facility premises property | predio edificio edificac- instalac- imovel
burial funeral | enterro funeral sepult- funerari- velorio
bus coach | onibus coletivo
business company firm enterprise | negocio empresa firma empresarial comercial comercio estabelecimento
business_day working_day | dia_util dias_uteis
busy peak | movimentado pico
butcher- | acougue-
buyer purchaser | comprador
cabinet cupboard closet | armario gabinete
cable wire wiring cord | cabo fio fiac- cabeamento
cafe coffee_shop cafeteria canteen | cafe cafeteria cantina refeitorio lanchonete
cake pastry dessert sweet confection- | bolo doce sobremesa confeit- torta
call phone telephone | ligac- chamada telefone telefon- chamado
call_center contact_center telemarketing | call_center telemarketing central
camera | camera
camp | acampamento colonia
campaign | campanha
cancer oncolog- | cancer oncolog-
capacity | capacidade
capital | capital
car vehicle automobile | carro veiculo automovel
card | cartao carta carteira
care caring caregiv- | cuidado assistencia atendimento atenc-
career | carreira
cargo freight load shipment | carga frete mercadoria
carpentry woodwork- carpenter joiner cabinetmak- | carpint- marcen-
case caseload file matter claim | caso processo sinistro demanda atendimento
cash till petty_cash register | dinheiro caixa especie
catalog | catalogo
category | categoria
cattle herd cow dairy | gado rebanho vaca boi bovin- leite leiteir-
cell mobile cellphone smartphone | celular movel
center hub | centro central nucleo polo
ceremony | cerimonia solenidade
chain | cadeia rede corrente
chair seat | cadeira assento lugar presidente
channel | canal
chapter | capitulo
charity nonprofit ngo charitable | beneficente ong filantrop- caridade entidade sem_fins_lucrativos instituicao
chart graph diagram | grafico diagrama prontuario tabela
chemical chemist- | quimic-
child children kid toddler boy girl | crianca infantil menino menina filho
childcare daycare nursery | creche bercario infantil
choir chorus | coral coro
church parish chapel temple | igreja paroquia capela templo
circuit | circuito
citizen civic civil | cidadao cidadania civil civic-
claim | sinistro pedido reivindicac- solicitac- reclamac-
class classroom lesson grade course | aula turma classe sala disciplina curso ano serie
client customer guest patron shopper consumer buyer | cliente consumidor hospede comprador fregues publico tomador contratante
clinic practice | clinica consultorio ambulatorio posto
clock watch | relogio
cloth clothing garment apparel fabric textile | roupa tecido textil vestuario confecc- peca
club | clube
coal | carvao
code | codigo
coffee | cafe
coin | moeda
collection | acervo colec- cobranca coleta
college university campus | faculdade universidade universit- campus
college_degree degree diploma | diploma nivel_superior curso_superior graduac- formac- titulo
color | cor colorac-
comfortable comfort ease | vontade confort- 
commerce trade retail | comercio varej-
commission | comissao
committee panel task_force | comite comissao banca grupo_de_trabalho
community neighborhood | comunidade comunit- bairro
complaint grievance claim | reclamac- queixa denuncia
complex condominium | condominio complexo conjunto
compliance | conformidade compliance cumprimento adequac-
computer pc computing | computador informatica computac- micro
concern issue problem trouble | problema questao preocupac- dificuldade
concrete cement | concreto cimento concretagem
condition | condic- estado
conference congress convention summit | conferencia congresso convenc- encontro simposio evento
conflict dispute | conflito disputa litigio
construction site jobsite | obra construc- canteiro
contact | contato contacto
container | conteiner recipiente container
content | conteudo
contest competition tournament championship cup | concurso competic- torneio campeonato copa disputa
contribution | contribuic-
cooperative co-op | cooperativa
copper brass bronze | cobre latao bronze
corn maize | milho
correspondence mail letter | correspond- carta correio
cosmetics | cosmetic- perfumaria
cotton | algodao
council city_council | conselho camara vereador camara_municipal
counter desk front_desk | balcao recepc- mesa atendimento
country nation nationwide | pais nacional nac-
county | condado municipio
couple | casal par
course class training program | curso treinamento disciplina
court courthouse tribunal judicial legal | tribunal foro forum justica judicial vara judici-
coverage | cobertura
coworker colleague teammate peer | colega companheiro par
craft | artesan- oficio
crane hoist | guindaste guincho ponte_rolante talha
credit | credito
crew team squad staff group party | equipe time turma grupo pessoal pessoas tripulac- quadro
crime criminal offense | crime criminal penal
crisis emergency | crise emergencia
crop | lavoura cultura safra plantac-
culture cultural | cultura cultural
curriculum syllabus | curriculo ementa grade curricular
customer_service customer_support service support | atendimento atendimento_ao_cliente atendimento_ao_publico sac suporte
customs | aduan- alfandega
cycle count | ciclo rotativ- contagem
daily everyday day | diari- dia cotidian- dia_a_dia
dam | barragem
damage loss | dano perda avaria prejuizo
dance ballet | danca bale bailarin-
danger hazard risk | perigo risco perigos- insalubr-
dashboard report panel | painel dashboard relatorio
data record information | dado informac- registro
database | banco_de_dados base banco
day | dia
deadline schedule due time | prazo cronograma data_limite
deaf hearing | surdo auditiv- audic-
dealer dealership reseller | concessionaria revenda revendedor
death mortality fatality | morte obito mortalidade falecimento
debt default | divida inadimplen- debito
decade | decada
decision | decisao
defense | defesa
degree | grau curso diploma formac-
delay late lateness tardi- | atraso atrasad- demora
delivery | entrega
demand | demanda procura
dental dentist- tooth teeth | dental dentari- dentista odont- dente
department division section unit team area | departamento setor secretaria area divisao secao nucleo diretoria
depot garage yard | garagem deposito patio
desert | deserto
design | design projeto desenho
detail | detalhe minucia
developer programmer coder engineer | desenvolvedor programador
development | desenvolvimento lancamento empreendimento
device gadget unit | dispositivo aparelho equipamento
diabetes diabetic | diabet-
diet nutrition dietitian nutritional | dieta nutric- nutri- alimentac-
difficult hard challenging tough | dificil dificuldade desafi- duro
dinner supper evening | jantar ceia
diploma | diploma
disabilit- disabled special_needs special_education | deficien- pcd inclusiva especia-
discipline disciplinary | disciplin-
discount | desconto
discrepancy variance shortfall difference shortage | divergencia diferenca falta discrepancia variac-
disease illness condition disorder | doenca enfermidade molestia transtorno
dish plate cover | prato louca
dishwash- | lavador louca lava-loucas
display window | vitrine expositor gondola exposic-
district | distrito bairro regional comarca
document paperwork filing form | documento papel formulario declarac-
dog canine puppy | cao caes cachorro canin- filhote
door gate doorway | porta portao
dough pasta | massa
downtime stoppage outage | parada inatividade indisponibilidade interrupc-
drawing blueprint sketch | desenho planta croqui
drill | broca furadeira exercicio
driver_license driver's_license license | cnh carteira habilitac- carteira_de_motorista
drug medication medicine pharmaceutical prescription | medicamento remedio farmac- droga receita
duty obligation | dever obrigac- plantao
ear hearing | ouvido auditiv-
early ahead | cedo antecedencia antecip- antes adiantad-
earnings income revenue | renda receita ganho faturamento
economic economy | econom-
editor | editor redator
education schooling instruction teaching | educac- ensino instruc- formac- escolaridade pedagog-
efficien- productiv- | eficien- produtiv-
egg | ovo
elderly senior older aging geriatric | idoso terceira_idade geriatr-
election | eleic-
electric- electrician wiring | eletric-
electronic | eletron-
elementary_school primary_school middle_school grade_school | ensino_fundamental escola_primaria
elevator lift | elevador
email mail | e-mail email correio
embroider- | bord-
emergency emergency_room er urgent | emergencia urgencia pronto-socorro pronto_socorro
employee worker staff personnel workforce associate hire headcount | funcionario empregado colaborador trabalhador pessoal servidor contratado operario
employer | empregador empresa
end final | fim final termino
endorsement | autorizac- observac- aval
energy power electricity | energia eletric- forca
engine motor | motor
engineering engineer | engenh-
entity company | entidade empresa
entry entry-level | entrada lancamento inicial
environment- ecolog- sustainab- | ambient- ecolog- sustent- meio_ambiente
episode | episodio capitulo
equipment machinery machine gear unit | equipamento maquina maquinario aparelho
error mistake fault | erro falha engano
essay | redac- ensaio
estate property real_estate realty home | imovel imobili- propriedade imoveis patrimonio
event function occasion | evento ocasiao festa
every each all | cada todo toda todos todas
evidence proof | prova evidencia
exam examination test screening | exame prova teste
exhibition exhibit show | exposic- mostra feira
expense cost spend | despesa gasto custo
experience background | experiencia vivencia
expert specialist expertise | especialista perito expert
export | exportac-
eye vision ophthalm- optic- | olho visao oftalm- otic-
facility plant | instalac- unidade fabrica usina
factory plant mill manufacturer shop_floor | fabrica usina industria chao_de_fabrica industrial planta
faculty professor | docente corpo_docente
fair market festival | feira festival exposic-
fall | queda
family household home | familia familiar domicilio lar
family-owned | familiar
fashion | moda
fast quick rapid prompt speedy | rapid- agil veloz
father mother parent guardian | pai mae responsavel familiar
fear afraid | medo receio temor
federal | federal
fee rate fare tuition | taxa honorario tarifa mensalidade passagem
fence | cerca
fertiliz- | fertiliz- adub-
festival | festival festa arraial
fiction | ficc-
field | campo area ramo
film movie cinema documentary video footage | filme cinema documentario video cinematograf- material
financ- fiscal | financ- fiscal
fine ticket penalty | multa autuac- autuad- infrac-
finish finishing | acabamento
fire firefight- fireman | fogo incendio bombeiro
firearm gun weapon shooting | arma tiro fogo
firm office practice | escritorio firma empresa
fish fishing seafood | peixe pesca pescado frutos_do_mar
fitness gym workout | academia ginastica musculac- condicionamento
flavor taste | sabor
fleet | frota
flexib- | flexib- flexiv-
flight | voo
flood | enchente inundac- alagamento
floor story storey | andar piso pavimento chao
flour | farinha
flower floral florist | flor floric- florista
food meal cuisine catering culinary gastronom- | comida aliment- refeic- culin- gastron- cozinha marmita
foot feet footwear shoe | pe calcado sapato
football soccer | futebol
foreign abroad overseas | estrangeir- exterior
forest forestry | floresta florestal
forklift | empilhadeira
form | formulario forma ficha
foster | acolhedor acolhimento
foundation | fundac- fundacao alicerce
frame | moldura armac- quadro
fraud | fraude
free | livre gratis gratuit-
freelance self-employed independent contractor | autonom- freelance- profissional_liberal pj
freezer refrigerator fridge cold cold_room | congelador geladeira refriger- frio camara_fria
freshman sophomore | calouro
fruit orchard | fruta frut- pomar
fuel gas gasoline diesel petrol gas_station | combust- gasolina diesel posto posto_de_combustivel
full-time full_time | tempo_integral periodo_integral integral
fun | diversao divertid-
fund grant funding scholarship money | fundo verba recurso bolsa captac- financiamento subven- edital
furniture furnishing | movel moveis mobili-
game gaming | jogo partida
gap | lacuna
garbage trash waste refuse residue | lixo residuo detrito
garden landscap- lawn yard gardening | jardin- jardim paisag- gramado quintal horta
gas | gas
gear | equipamento engrenagem marcha
glass glazing | vidro copo vidrac-
glue adhesive | cola adesivo
goal target objective quota | meta objetivo cota
gold silver jewelry jewel- | ouro prata joia joalh-
good well solid strong | bom boa bem solid- forte
goods merchandise product item stock ware | mercadoria produto bem item artigo
government public state | governo public- govern- estado
governance | governanca
gpa grade average | media coeficiente cra nota
grade mark score rating | nota grau pontuac- conceito avaliac-
grader | aluno ano
grain cereal wheat rice | grao cereal trigo arroz
grant_proposal grant_application proposal | projeto proposta edital captac- recursos
graphic | grafic-
grass pasture | grama pasto pastagem capim
green | verde
gross | brut-
growth | crescimento
guest visitor tourist | hospede visitante convidado turista
guideline guide handbook manual booklet | manual guia cartilha diretriz
guitar | violao guitarra
hair hairdress- barber- hairstyl- salon | cabelo cabeleireir- barb- capilar salao
half | metade meio meia
hall | salao sala hall
hand manual | mao manual
handicraft | artesanato
hardware | hardware ferragem
hazmat hazardous hazardous_material dangerous_goods mopp | cargas_perigosas produtos_perigosos perigos- mopp
head | cabeca chefe
headquarters hq head_office | sede matriz
health healthcare medical | saude medic- sanitari- hospitalar
heart cardiac cardio- | corac- cardiac- cardio-
heating hvac air_conditioning ventilation climate | climatizac- ar-condicionado ar_condicionado aquecimento ventilac- refrigerac- hvac
heavy | pesad-
height | altura
help_desk helpdesk service_desk | help_desk suporte central
herb plant seedling | planta erva muda
high tall top | alto alta elevad-
high-rise skyscraper | alto arranha-ceu
high_school secondary_school | ensino_medio segundo_grau colegial colegio escola
highway road freeway street interstate | rodovia estrada autoestrada rua via
hike hiking trail trek | trilha caminhada passeio
hip-hop | hip-hop
historic- history | histor-
holiday vacation leave | feriado ferias licenca folga
home house household residential domestic | casa lar residenc- domicil- domestic- habitac-
homeless shelter | rua abrigo sem-teto morador_de_rua
homework assignment | licao dever tarefa
honor distinction laude | honra louvor distinc- merito
horse equine equestrian stable racing | cavalo equin- equestre equitac- haras jockey
hospital hospitality hotel inn lodging motel | hospital hosped- hotel pousada hotela- hospitalidade
hour hourly | hora
housekeep- maid | governan- camar- arrumad- domestic-
housing | habitac- moradia casas_populares
human_resources hr people | rh recursos_humanos gestao_de_pessoas pessoal
hygien- | higien-
ice ice_cream | gelo sorvete
idea | ideia
image picture photo photograph | imagem foto fotografia
immigra- | imigra-
impact effect | impacto efeito
industry industrial | industria industrial setor ramo
infant baby newborn | bebe recem-nascido recem_nascido nenem lactente
infection | infecc-
influence | influencia
infrastructure | infraestrutura
initiative | iniciativa
injection injection_molding | injec- injetora
ink | tinta
inpatient ward bedside | internac- enfermaria leito ala
inquiry question doubt query | duvida pergunta consulta questao
insect pest | inseto praga
inspector | fiscal inspetor vistoriador
institut- | institu-
instrument | instrumento instrumental
insulin | insulina
insurance insurer policy | seguro seguradora apolice
intensive_care icu | uti terapia_intensiva cti
interest | interesse juros
interim acting temporary | interin- tempor- substitut-
internal in-house | intern-
internet online web website virtual | internet on-line online virtual web site
interview | entrevista
inventory stock stockroom | estoque inventario
investment investor | investi-
island | ilha
jail prison correctional inmate | prisao prisional penitenci- carcer- presidio presos detento
job position role post title work | vaga cargo emprego posto func- trabalho servico
joint | conjunt- articulac- junta
journal newspaper magazine press gazette | jornal revista imprensa periodic-
judge justice | juiz juiza justica desembargador
juice | suco
jury | juri
kettle pot pan | panela chaleira
key | chave
kidney renal dialysis | rim renal dialise hemodialise
kilometer km | quilometro km
kitchen | cozinha
kit | kit
knee | joelho
knife | faca
knowledge | conhecimento
lab laboratory | laborator-
labor workforce | trabalhist- mao_de_obra trabalho
labor_law employment_law | trabalhist-
ladder | escada
lake | lago lagoa
land plot ground | terra terreno lote
land_record deed | registro escritura imovel
language tongue | lingua idioma linguagem
laptop notebook | notebook
large big major great | grande maior amplo
laundry laundromat linen | lavanderia roupa enxoval
law legal | direito lei juridic- legal
lawsuit litigation suit | processo acao litigio
layout | leiaute layout arranjo
leader leadership | lider lideranca
leaf | folha
leak | vazamento
leather | couro
lease rent rental | aluguel locac- arrend-
lecture talk speech speaker | palestra discurso aula conferencia palestrante
left | esquerd-
legislat- parliament- congress- | legislat- parlament- vereador deputado camara
lens | lente
level | nivel
liability | responsabilidade passivo
librar- | bibliotec-
license permit | licenca alvara habilitac- registro autorizac-
life lifeguard | vida salva-vidas
light lighting lamp | luz iluminac- lampada leve
limit | limite
line | linha
list | lista relac- base
literacy | alfabet- letramento
literature literary | literatura literar-
liver | figado
local | local
locomotive train railroad railway rail | locomotiva trem ferrovi- 
logistic- supply_chain | logist- cadeia_de_suprimentos suprimento
long lengthy | longo duradour- extens-
loss shrinkage | perda quebra prejuizo
lost-time lost_time | afastamento
low | baix- 
low-income affordable | baixa_renda popular carente
low_season off-season | baixa_temporada
lunch | almoco merenda marmita
lung respiratory | pulmao pulmon- respirator-
machine | maquina
machining machinist lathe | usinagem torneiro torno
mail post postal | correio postal correspond-
maintenance | manutenc-
management manager | gest- gerenci- administrac- gerente
manner way | maneira forma modo
manufactur- | fabric- industri- manufatur-
map | mapa
marble stone granite | marmore pedra granito
margin markup | margem
market marketplace fair | mercado feira
market_share share | participacao fatia participac- market_share
marketing | marketing
material supply supplies | material insumo suprimento
math mathematics algebra geometry calculus | matematica algebra geometria calculo
meal | refeic- marmita prato
mechanic | mecanic-
media | midia
medical medicine physician doctor | medic-
meeting session | reuniao sessao encontro
member | membro integrante associado socio participante
membership | associado socio filiac- quadro_social
memory | memoria
mental psych- | mental psic- psiq-
menu | cardapio menu
message text sms | mensagem sms recado
metal sheet_metal metallurg- | metal metalurg- chapa metalic- serralh-
method technique approach way | metodo tecnica metodologia abordagem
microbiolog- biolog- | biolog- microbiolog-
mile mileage | milha quilometragem
military army navy force veteran | militar exercito marinha forcas ex-combatente
milk | leite
mill | moinho tecelagem usina engenho
mind | mente
mine mining | mina mineir- minerac- 
minute | minuto ata
minutes | ata minuto
mission | missao
mixed blend | mistura misto
model | modelo
money | dinheiro verba
month monthly month-end | mes mensal mensalmente
monument heritage | monumento patrimonio tombado
morning | manha
mortgage | hipotec- financiamento_imobiliario imobiliario
motorcycle | moto motociclet-
mountain hill | montanha serra morro
mouth oral | boca bucal oral
move relocation | mudanca
multilingual bilingual trilingual | bilingue trilingue multilingue poliglota
municipal city town city_hall urban | municip- cidade prefeitura urban-
muscle | musc-
museum gallery | museu galeria
music musical musician song band orchestra | music- banda orquestra canc-
name | nome
nature natural | natur-
need | necess- precis- 
neighborhood neighbor | bairro vizinh- entorno
network networking | rede network- 
new fresh latest recent | nov- recente fresco atual
news newsroom | noticia jornal redac-
newsletter bulletin | boletim newsletter informativo
night nightly evening overnight graveyard graveyard_shift | noite notur- madrugada
noise | ruido barulho
nonconformity | nao_conformidade
normal regular standard | normal regular padrao
note | nota anotac-
number figure | numero 
nurse nursing | enferm-
nursing_home retirement_home | casa_de_repouso asilo lar_de_idosos ilpi
nut | porca noz castanha
office | escritorio sala gabinete repartic- consultorio
office_supplies | material_de_escritorio
officer official | oficial agente diretor servidor fiscal
offshore | embarcad- offshore plataforma
oil petroleum oil_rig platform | oleo petrol- plataforma
on-time on_time punctual- | prazo pontual-
online | on-line online virtual
operating_room theater | sala_cirurgica centro_cirurgico cirurgic-
operation | operac- 
opinion | opiniao parecer
opportunity | oportunidade
option | opc-
order | pedido ordem encomenda
organization | organizac- entidade
orphan orphanage | orfao orfanato abrigo
orthop- | ortop-
outcome | resultado desfecho
outdoor | ar_livre extern-
oven | forno
package packaging parcel | pacote embalagem encomenda
page | pagina
pain | dor
paint painting | pintura tinta quadro
pallet | palete pallet
paper | papel artigo
park | parque
parking parking_lot parking_garage | estacionamento garagem
part component piece | peca parte componente
part-time part_time half-day | meio_periodo parcial meio_expediente
partner partnership | parceir- socio parceria
party | festa partido parte
passenger | passageiro
passion | paixao apaixonad-
path | caminho
patience patient calm | pacien- calm-
patient inpatient outpatient | paciente doente
patrol | patrulha ronda
pattern | molde padrao modelagem
payment pay remittance | pagamento remunerac-
payroll wage salary | folha folha_de_pagamento salario
pediatric- | pediatr-
pedestrian | pedestre
penalty | penalidade pena
pension retirement | aposent- previdenc- pensao
people person individual human | pessoa gente individuo human-
pepper spice | pimenta tempero especiaria
percentage percent | porcent- percent-
percussion drum | percuss- bateria tambor
performance | desempenho apresentac- rendimento performance espetaculo
perishable | perecivel
permit | alvara licenca autorizac-
personal | pessoal
pharmac- drugstore | farmac- drogaria
physical_therapy physiotherap- physical_therapist | fisioterap-
physics physical | fisic-
piano keyboard | piano teclado
pig sow hog swine pork | porco suino matriz leitao leitoa suinocult-
pilot | piloto
pipe piping pipeline tube tubing plumb- | cano tubo tubulac- encan- hidraul- dut-
place spot position | lugar local posic- colocac-
plan planning | plano planejamento
plane | aviao
plastic | plastic-
platform | plataforma
player athlete | jogador atleta
playground recess | parquinho recreio
poem poetry | poema poesia
point | ponto
police policing | polic- policia delegacia
policy | politica apolice norma
pool swimming | piscina natac-
poor low-income underserved | carente vulneravel pobre
population | populac-
port harbor dock pier | porto portuar- doca cais
portfolio | portfolio carteira
portrait | retrato
position | posic- cargo
post postwar | pos
potato | batata
pottery ceramic- | ceramic- olaria barro
practice | pratica
pregnan- prenatal maternity obstetric- midwi- | gestante gravid- pre-natal maternidade obstetr- parteir- gestac-
presentation | apresentac-
press printing_press | prensa impressora imprensa
pressure | pressao
previous former prior past last | anterior ex-
price pricing | preco valor precific-
print printing typograph- | grafic- impressao tipograf-
private | privad- particular
prize award medal trophy | premio medalha trofeu
problem | problema
procedure protocol process | procedimento protocolo processo rotina
product | produto
profession- occupation | profiss- ocupac-
profit profitab- | lucr- rentab-
program programme | programa
project | projeto
promotion | promoc-
prosthe- | protese protet-
protective ppe | protec- epi
proud pride | orgulh-
psycholog- therapist counselor | psicolog- terapeuta
public | public-
public_defender | defensor defensoria
publicity | publicidade
publisher publishing | editora editorial
pump | bomba
pupil student learner schoolchild- | aluno estudante discente
purpose | finalidade proposito
quality | qualidade
quarter quarterly | trimestr- quarto
question | pergunta duvida
race racing | corrida
radio | radio
rain | chuva
range | faixa gama
rate ratio | taxa indice razao
raw raw_material | brut- materia-prima cru
reach | alcance
reading reader | leitura leitor
ready | pronto
receipt | recibo nota
reception front_desk | recepc-
recipe | receita ficha_tecnica fichas_tecnicas
record | registro prontuario ficha recorde historico disco
reference | referencia
regular | regular habitual
relation relationship | relac- relacionamento
relief | folguista alivio socorro
religio- | relig-
remote distance telecommut- home_office | distancia remot- home_office teletrabalho
repair | reparo conserto reforma
report | relatorio laudo parecer
reporter journalis- | jornal- report-
reputation | reputac- fama
request ticket | solicitac- chamado pedido
requirement | requisito exigencia
rescue | resgate
resident residence residency | morador residenc- residente
resource | recurso
response response_time | resposta atendimento
responsib- in_charge charge accountab- | respons- encarregad- incumb-
restaurant diner bistro eatery | restaurante lanchonete
result | resultado
retail | varejo varejista loja
return | devolucao retorno
revenue income turnover sales takings | receita faturamento renda arrecadac- venda
reward | recompensa
rework | retrabalho
rhythm pace | ritmo
rice | arroz
right | direito certo
right_away immediate | imediat-
ring | anel
risk | risco
river | rio
robot- | robo-
rock | rocha pedra
roll | rolo
roof roofing rooftop | telha- telhad- cobertura
room | sala quarto comodo
rope | corda
roster rota shift_schedule | escala
round | rodada
route | rota linha percurso roteiro itinerario
rubber tire | borracha pneu
rule regulation bylaw norm standard | regra regulament- norma regimento
rural countryside inland | rural interior campo
safe safety security | segur-
sailor seaman deckhand mariner | marinheiro maritim- conves
salary | salario
sale | venda
salt | sal
same | mesm-
sample | amostra
sand | areia
satisfaction | satisfac-
scaffold- | andaim-
scale | escala balanca
schedule timetable shift | horario escala cronograma agenda
scholar | pesquisador bolsista academic-
scholarship fellowship | bolsa
school | escola escolar colegio
science scientific scientist | cienc- cientif- cientista
score | pontuac- nota partitura
scrap scrap_metal | sucata refugo
scratch from_scratch | zero do_zero
screen | tela
script screenplay | roteiro script
sea marine ocean maritime | mar marinho oceano maritim-
season seasonal harvest | temporada safra sazonal estac-
seat | lugar assento
secret confidential- | secret- sigil- confidenci-
secretary | secretari-
section | sec- setor trecho
seed | semente
self-taught | autodidata
semester term half | semestre periodo mandato
seminar workshop | seminario oficina workshop
senator congressman | senador deputado
sense | senso
serial series | serie
server | servidor garcom
service | servico atendimento
setup changeover | setup montagem
sewage sewer sanitation wastewater | esgoto saneamento
shape | forma
share stock equity | acao ac- cota
sheep goat lamb | ovelh- ovino cabra caprin- cordeiro
sheet spreadsheet | planilha folha
shelf shelves shelving | prateleira estante gondola
shelter | abrigo
shift | turno plantao escala jornada
shirt | camisa camiseta
shop store storefront outlet boutique supermarket grocery | loja mercado supermercado boutique mercearia estabelecimento oficina butique
short | curto breve
sick | doente
side | lado
sidewalk | calcada
sign signage | placa sinalizac- letreiro
sign_language asl libras | libras lingua_de_sinais
silent quiet | silencio-
simple plain | simples
single | unic- so solteiro
single-family | unifamiliar
sister brother sibling | irma irmao
site | local obra sitio site canteiro
size | tamanho porte
skin dermatolog- | pele dermat-
small little minor tiny | pequen- menor 
smart | inteligente
smoke smoking cigarette tobacco | fumo cigarro tabag- fumac-
snack | lanche
soap | sabao sabonete
social | social
social_media | redes_sociais midias_sociais
social_work | assistencia_social servico_social
software system application | software sistema programa
soil | solo
solar | solar
soldier | soldado
solution | soluc-
son daughter | filho filha
soup | sopa
space | espaco
speaker | palestrante falante
speech speech_therap- | fala fonoaudiolog-
speed | velocidade agilidade
sponsor- | patrocin-
sport athletic | esport- atlet-
stadium arena | estadio arena
stage theater theatr- playwright drama | palco teatr- dramatur- cenic-
stair | escada
stakeholder | stakeholder parte_interessada partes_interessadas
stand stall booth | banca barraca estande quiosque
standard | padrao norma
station workstation | estac- posto praca delegacia
statistic- | estatist-
steel stainless stainless_steel iron | aco inox ferro siderurg-
step | etapa passo degrau
stock_exchange | bolsa
stone | pedra
storage warehouse distribution_center | armazem deposito armazenagem estoque centro_de_distribuicao almoxarif- galpao
story | historia reportagem
straight consecutive running row in_a_row | seguid- consecutiv-
strategy strategic | estrateg-
street | rua
stress | estresse pressao
strike | greve
student_council | gremio
studio | estudio atelie
style | estilo
subject discipline | materia disciplina assunto
subscriber follower reader | assinante inscrito seguidor leitor
substitute | substitut-
sugar sugarcane cane | acucar cana
suit | terno acao
summer_camp | colonia_de_ferias
supplier vendor provider | fornecedor
supply | suprimento abastecimento
support | suporte apoio
surgery surgical surgeon | cirurg-
survey | pesquisa levantamento avaliac- vistoria
survivor victim | vitima sobrevivente
suspension | suspens-
switch | interruptor chave
table | mesa tabela
tailor seamstress dressmak- sewing | alfaiat- costur- modist-
tank | tanque reservatorio
target | meta alvo
tax taxation | imposto tribut- fiscal taxa
taxi cab rideshare uber | taxi aplicativo corrida
tea | cha
teacher educator instructor schoolteacher faculty | professor docente educador instrutor pedagog-
technician technologist technical tech | tecnic- tecnolog-
technolog- tech | tecnolog-
teen teenager adolescent youth young | adolescente jovem juven-
television tv | televisao tv televisiv-
tenant renter | inquilino locatario
term | termo prazo mandato
test testing | teste ensaio
textbook | livro_didatico apostila
thesis dissertation | tese dissertac- tcc monografia trabalho_de_conclusao
thing | coisa
ticket | chamado bilhete ingresso multa passagem
tile | azulejo telha ceramica
timber wood lumber wooden | madeira
time timing | tempo hora vez prazo horario
tip | gorjeta dica
tire | pneu
tissue | tecido
tool toolkit tool_crib | ferrament-
topic | tema topico assunto
tour tourism tourist travel | tur- viagem roteiro passeio
towel | toalha
tower | torre
toy | brinquedo
track | trilha pista
tractor | trator
trade | comercio oficio
traffic transit | transito trafego
trailer tractor-trailer semi | carreta reboque
train | trem
trainee | estagiario trainee
training | treinamento capacitac- formac-
trash | lixo
tree | arvore
trial | julgamento ensaio teste audiencia
trip ride journey | viagem corrida percurso
truck lorry van pickup tow_truck | caminhao caminhonete van carreta guincho
trust | confianca
truth | verdade
tube | tubo
turnover attrition | rotatividade turnover
type kind sort | tipo especie
uniform | uniforme farda
union | sindica- sindicato uniao
unit | unidade
update | atualizac-
user | usuario
vacation | ferias
vaccin- | vacin-
valid active current | valid- ativ- vigente em_dia
valley | vale
valve | valvula
vegetable produce greens | verdura legume hortalic- hortifruti horta
vehicle | veiculo
vein venous | veia venos-
vending vending_machine | venda_automatica
venue | local espaco
veterinar- | veterinar-
video | video
view | vista visao
village | vila aldeia povoado
violence abuse | violencia abuso
visa | visto
visit | visita
voice | voz
volunteer | voluntari-
wait waiting | espera
waiter waitress | garcom garconete
wall drywall | parede muro drywall
war | guerra
ward | ala enfermaria
warranty guarantee | garantia
wave | onda
wedding marriage bride | casamento noiva nupcia-
weather climate | tempo clima
week weekly | seman-
weekend | fim_de_semana fins_de_semana final_de_semana
weight | peso
well | poco bem
wheel steering | roda volante direc-
wheelchair | cadeira_de_rodas cadeirante
wholesale | atacad-
wide broad extensive | ampl- vast- extens-
wife husband spouse | esposa marido conjuge
wind | vento eolic-
window | janela vitrine
wine vineyard winery | vinh- vinicol- adega
woman women female | mulher feminin-
man men male | homem masculin-
wood woods | madeira mata
wool | la
word | palavra
workload | carga_de_trabalho
workplace workspace | local_de_trabalho
workplace_safety occupational_safety occupational | seguranca_do_trabalho ocupacional trabalho
world worldwide global | mund- globa-
wound | ferida ferimento
writer author | escritor autor redator
year yearly annual annually | ano anua-
yogurt | iogurte
youth | juventude jovem
zoo | zoologico
poster sign placard | cartaz cartazes placa
release version edition | versao edic- lancamento
bus buses | onibus
circus | circo circens-
inch | polegada
ton tonne | tonelada
yard | jarda
foot feet | pe pes
hectare | hectare
square_meter square_metre sq | metro_quadrado
meter metre | metro
liter litre | litro
gallon | galao
pound lb | libra
ounce oz | onca
kilogram kilo kg | quilo quilograma kg
gram | grama
watt kilowatt | watt quilowatt
score points point | ponto pontuac-
percentage_point percentage points | ponto_percentual percentua- percentual ponto
copier photocopier | copiadora xerox
printer | impressora
scanner | leitor scanner
radio_frequency rf | radiofrequencia
terminal card_machine | maquininha terminal
gala ball benefit | baile gala beneficente
talks talk negotiation | negociac- conversa tratativa
auto_parts car_part | autopeca
repair_shop body_shop garage mechanic_shop workshop | oficina
waste_picker picker | catador
cookie biscuit cracker | biscoito bolacha
filled stuffed | rechead-
bad poor | mau ma ruim
hot | quente
cold | frio
dropout | evasao
decay cavity | carie
refrigerant | gas refrigerante
oxygen | oxigenio
asthma | asma
wheat | trigo
soy soybean | soja
tomato | tomate
onion | cebola
cheese | queijo
butter | manteiga
sauce | molho
seafood shrimp | camarao frutos_do_mar
salad | salada
sausage | linguica salsicha
spreadsheet | planilha
workbook | apostila caderno
whiteboard blackboard | lousa quadro
chalk | giz
kindergarten preschool | jardim infantil pre-escola
high_blood_pressure hypertens- | hipertens- pressao_alta
stroke | avc derrame
heart_attack | infarto
needle stick puncture | agulha punc-
ultrasound | ultrassom ultrassonografia
x-ray radiolog- radiograph- | raio-x raios-x radiolog- radiograf-
bandage dressing | curativo atadura
crutch walker | muleta andador
hospice palliative | paliativ-
nursery greenhouse | viveiro estufa bercario
sprinkler irrigation | irrigac- aspersor
tractor harvester combine | trator colheitadeira colhedora
plow | arado
silo | silo
slaughterhouse meatpack- | frigorifico abatedouro matadouro
feed fodder | racao
hay straw | feno palha
manure compost | esterco compost- adubo
beam girder | viga
column pillar | coluna pilar
scaffolding | andaime
crane_operator | operador_de_guindaste
gutter | calha
ceiling | teto forro
plaster stucco | gesso reboco
nail | prego unha
hammer | martelo
saw sawmill | serra serraria
conveyor belt | esteira correia
bearing | rolamento
gearbox transmission | cambio transmissao
clutch | embreagem
bumper bodywork body | funilaria lataria para-choque
exhaust | escapamento
windshield | para-brisa
mileage | quilometragem
bill_of_lading waybill | conhecimento_de_embarque romaneio
freight_forward- | agenciamento despach-
customs_broker | despachante_aduaneiro
last-mile last_mile | ultima_milha
lead_time | prazo
stockout out-of-stock | ruptura falta
shrink | quebra perda
upsell add-on add_on extra | adicional adicionais extra
loyalty | fidelidade fideliz-
fitting_room | provador
checkout | caixa check-out
storefront window_display | vitrine
ledger journal | razao livro diario
balance_sheet | balanco
cash_flow | fluxo_de_caixa
payable_receivable | pagar receber
due_diligence | due_diligence diligencia
bylaws statute | estatuto regimento
plea petition motion brief filing complaint answer | peticao peca contestac- inicial recurso processua-
appeal | recurso apelac-
hearing | audiencia
notary | cartorio tabeli-
deed title | escritura titulo
probate inheritance estate | inventario heranca espolio
custody | guarda custodia
divorce | divorcio
bail parole probation | fianca condicional liberdade
social_assistance welfare | assistencia_social cras bolsa
food_bank pantry | banco_de_alimentos despensa
public_hearing town_hall town_halls | audiencia_publica audiencias_publicas assembleia
tender bidding rfp | licitac- edital pregao
census | censo
garbage_truck | caminhao_de_lixo
street_sweep- | gari varric-
park_ranger | guarda-parque
line_up setlist | repertorio
rehearsal | ensaio
costume | figurino fantasia
set_design scenery | cenario cenograf-
sound audio | som audio sonor-
lyrics | letra
score sheet_music | partitura
print_run run | tiragem
type typesetting | tipograf- composic-
binding | encadernac-
draft first_draft | rascunho minuta
headline title | manchete titulo
blog_post post | postagem post publicac-
follower | seguidor
influencer | influenciador
landing_page | landing_page pagina
open_rate | taxa_de_abertura
churn cancellation | cancelamento churn evasao
ticketing_system | sistema chamado
downtime uptime | disponibilidade indisponibilidade
test_suite unit_test | teste teste_unitario
bug_fix | correc-
cloud | nuvem
machine_learning | aprendizado_de_maquina
data_entry | digitac- lancamento
key_account | conta-chave grandes_contas
cold_call prospecting | prospecc-
lead prospect | lead prospect potenci-
down_payment | entrada sinal
installment | parcela prestac-
overdue past_due | vencid- atras- inadimplen-
overtime | hora_extra horas_extras
severance | rescis- verbas_rescisorias
onboarding | integrac- ambientac-
performance_review | avaliacao_de_desempenho
turnover_rate | rotatividade
benefits_package | beneficio pacote
minutes | ata atas
calendar | agenda
errand | recado tarefa
filing_cabinet | arquivo
switchboard | pabx telefon-
front_office back_office | recepcao retaguarda
doorman_duty gatehouse | portaria
keycard badge | cracha
cctv surveillance | monitoramento cftv camera
fire_drill drill | simulado brigada
first_responder | socorrista
curfew | toque
riot | tumulto motim rebeliao
boarding_school | internato
report_card | boletim
field_trip | excurs- passeio
lesson_plan | plano_de_aula
recess | recreio
tuition | mensalidade
exchange_program exchange study_abroad | intercambio
open-air open_air street_market | livre feira_livre ar_livre
custom custom-made made-to-measure bespoke | sob_medida planejad- personaliz-
steady constant consistent | constante estavel firme
fully totally completely | totalmente complet- integralmente
serious severe | grave serio
traffic_ticket traffic | transito multa
honor honorable honorably | honros- honra
rain_or_shine shine sun | sol chuva
low_income | popular baixa_renda carente
blow_molding mold molding | sopro molde moldagem
acoustic | acustic-
raw_footage footage | material bruto filmagem
thesis_defense defense | defesa
undergraduate_thesis thesis | trabalho_de_conclusao conclusao tcc
examining examining_committee | banca
grant fellow scholarship_holder | bolsista bolsa
block group | bloco grupo
carnival | carnaval
lead_archaeologist | chefe
clash_detection coordination | compatibilizac-
power_factor | fator_de_potencia
`;
