/** Occupations, ranks, places and function words that are translated; created and formatted like deeds.data.ts. */
export const PEOPLE_PAIRS = `
accountant bookkeeper controller comptroller cpa | contador contabilista guarda-livros controller controladoria controlador
actor actress | ator atriz
adjuster claims_adjuster | regulador perito
administrator administrative clerical admin | administrador administrativ-
adviser advisor consultant counsel | assessor consultor conselheiro orientador
agent broker realtor | agente corretor representante
aide assistant helper attendant deputy associate | auxiliar assistente ajudante atendente adjunto assessor acompanhante vice
analyst | analista
apprentice journeyman trainee | aprendiz oficial meio-oficial
archaeolog- | arqueolog-
artist artisan craftsman | artista artesao
attorney lawyer paralegal counsel | advogado procurador juridic-
author co-author co-writer | autor coautor
babysitter nanny | baba
baker | padeiro
bartender barista barman | barman bartender barista
biller | faturista
board_member trustee director | conselheiro diretor
butler doorman doorkeeper porter concierge | porteiro mordomo concierge mensageiro recepcionista
buyer | comprador
captain | capita- comandante
caretaker janitor custodian cleaner housekeeper superintendent | zelador faxineiro caseiro servente limpeza
caregiver carer | cuidador
cashier teller | caixa operador_de_caixa
ceo chief_executive_officer chief_executive | ceo diretor_executivo diretor_presidente presidente
cfo chief_financial_officer finance_director | cfo diretor_financeiro
cto chief_technology_officer | cto diretor_de_tecnologia
coo chief_operating_officer | coo diretor_de_operacoes
kpi key_performance_indicator indicator metric | kpi indicador metrica
chairman chair president chairwoman | presidente
chef cook sous_chef line_cook | chef cozinheiro subchefe confeiteiro chefe_de_cozinha
chemist | quimico
chief head lead principal | chefe lider principal responsavel
clerk | escriturario escrivao atendente auxiliar balconista assessor
coach trainer instructor | tecnico treinador instrutor
collector fare_collector | cobrador coletor
conductor | maestro maestrina regente cobrador condutor
contractor subcontractor | empreiteiro terceirizado prestador
coordinator | coordenador
counselor | conselheiro orientador
councilwoman councilman councilor alderman | vereador
courier messenger | mensageiro motoboy entregador
curator | curador
cutter | cortador
dancer | bailarino dancarino
dean | reitor decano diretor
designer | designer projetista
detective | detetive investigador
dietitian nutritionist | nutricionista
director | diretor
dispatcher | despachante expedidor
doctor physician md dr | medico doutor dr dra
driver chauffeur trucker | motorista condutor caminhoneiro carreteiro
economist | economista
editor | editor redator
electrician | eletricista
engineer | engenheiro
entrepreneur | empreend- empresario
estimator | orcamentista
executive | executiv-
farmer farmhand grower rancher | agricultor produtor fazendeiro lavrador
firefighter | bombeiro
fisherman | pescador
flight_attendant | comissario_de_bordo comissario
foreman forewoman crew_lead supervisor | encarregado mestre contramestre mestre_de_obras
founder co-founder | fundador cofundador
gardener landscaper | jardineiro paisagista
governor | governador
graduate alum- | formado graduado egresso ex-aluno
guard security_guard watchman | vigilante vigia seguranca guarda
guide | guia
handyman | marido_de_aluguel faz-tudo
hairdresser | cabeleireiro
hostess host | recepcionista hostess anfitri-
illustrator | ilustrador
inspector | inspetor fiscal
intern internship | estag-
interpreter | interprete
janitor | faxineiro zelador
journalist | jornalista
judge | juiz jurado
junior | junior
laborer | servente ajudante peao
lawyer | advogado
lead leader team_lead shift_lead | lider lideranca
lecturer | docente professor palestrante
legal_assistant paralegal | assistente_juridico paralegal
librarian | bibliotecario
lifeguard | salva-vidas guarda-vidas
machinist | torneiro operador
mail_carrier postman | carteiro
manager | gerente gestor administrador sindico
mason bricklayer | pedreiro
massage_therapist | massoterapeuta massagista
mayor | prefeito
mechanic | mecanico
mediator | mediador
merchant | comerciante lojista
midwife | parteira
minister ministry | ministro ministerio
model | modelo
monk priest pastor minister reverend | padre pastor monge sacerdote
musician | musico
newsman | jornalista
nurse registered_nurse rn | enfermeiro
nurse_aide nursing_assistant cna licensed_practical_nurse lpn | tecnico_de_enfermagem auxiliar_de_enfermagem tecnico
operator | operador
optician optometrist | optico optometrista
owner proprietor landlord | proprietario dono
packer picker | embalador separador
painter | pintor
paramedic emt | paramedico socorrista
partner | socio parceiro
pharmacist | farmaceutico
photographer | fotografo
physicist | fisico
pianist | pianista
planner | planejador
player | jogador
plumber | encanador bombeiro_hidraulico
poet | poeta
police_officer officer cop | policial
preschool kindergarten pre-k | pre-escola educacao_infantil jardim_de_infancia
president | presidente
principal headmaster | diretor
producer | produtor
professor | professor docente
programmer | programador
promoter | promotor
prosecutor | promotor procurador
psychologist | psicologo
public_servant civil_servant | servidor servidor_publico funcionario_publico
ranger forest_ranger | guarda guarda-florestal florestal
receptionist | recepcionista
recruiter | recrutador
reporter court_reporter stenographer | reporter estenotipista taquigrafo
representative rep | representante
researcher | pesquisador
resident | residente morador
roofer | telhadista
sailor | marinheiro
salesperson salesman saleswoman sales_associate seller | vendedor
sales_representative | representante_comercial vendedor
scientist | cientista
secretary | secretario
senior sr | senior pleno
singer vocalist | cantor
social_worker | assistente_social
soldier | soldado
specialist | especialista tecnico
stage_manager | diretor_de_palco
steward | comissario
stocker stock_clerk | repositor estoquista almoxarife
student | estudante aluno
supervisor superintendent | supervisor superintendente encarregado
surgeon | cirurgiao
surveyor | topografo agrimensor
teacher | professor
teaching_assistant teaching_assistantship ta | monitor monitoria
technician | tecnico
teller | caixa
therapist | terapeuta
translator | tradutor
treasurer | tesoureiro
tutor | tutor professor_particular
underwriter | subscritor
usher | lanterninha
veterinarian vet | veterinario
waiter server | garcom
warden | guarda carcereiro
warehouse_worker warehouseman | almoxarife estoquista
welder | soldador
worker | trabalhador operario agente
writer copywriter | redator escritor
associate_degree associate's_degree | tecnologo curso_superior_de_curta_duracao
bachelor ba bs bsc undergraduate | bacharel- gradu- licenciatura
certificate certification | certificad- certificac-
doctorate phd doctoral | doutor- 
master ms ma msc | mestr-
mba | mba
postdoc postdoctoral | pos-doutorado
postgraduate specialization graduate_certificate | pos-graduacao especializac-
teaching_degree teaching_license | licenciatura licenciad-
technical_course technical_diploma vocational | curso_tecnico tecnico ensino_tecnico
english | ingles
portuguese | portugues lusitano
spanish hispanic | espanhol hispan-
french | frances
german | alemao alema
italian | italian-
chinese mandarin | chines mandarim
japanese | japones
russian | russo
polish | polones
dutch | holandes
greek | grego
arabic arab | arabe
korean | coreano
hebrew | hebraico
latin | latim latino
turkish | turco
swedish | sueco
african | african-
american us u.s usa united_states | american- eua estados_unidos norte-americano
brazilian brazil | brasil- 
british britain uk united_kingdom england | britan- reino_unido inglaterra
canad- | canad-
european europe eu | europ- ue
argentin- | argentin-
mexic- | mexic-
chile- | chile-
colombia- | colombia-
portugal | portugal
spain | espanha
france | franca
germany | alemanha
italy | italia
japan | japao
china | china
russia | russia
poland | polonia
netherlands holland | holanda paises_baixos
greece | grecia
turkey | turquia
switzerland swiss | suica suico
sweden | suecia
norway | noruega
denmark | dinamarca
ireland irish | irlanda irlandes
scotland | escocia
belgium | belgica
austria | austria
egypt | egito
south_africa | africa_do_sul
india- | india-
lebanon | libano
haiti- | haiti-
cuba | cuba
peru | peru
angola | angola
mozambique | mocambique
london | londres
paris | paris
lisbon | lisboa
rome | roma
milan | milao
munich | munique
berlin | berlim
vienna | viena
geneva | genebra
new_york | nova_york nova_iorque
philadelphia | filadelfia
california- | california-
new_jersey | nova_jersey
georgia | georgia
pennsylvania | pensilvania
north_carolina | carolina_do_norte
south_carolina | carolina_do_sul
hawaii | havai
latin_america | america_latina
north_america | america_do_norte
south_america | america_do_sul
africa | africa
asia | asia asiatic-
amazon | amazon-
pacific | pacific-
atlantic | atlantic-
caribbean | caribe
red_cross | cruz_vermelha
coast_guard | guarda_costeira
civil_war | guerra_civil
navy marine | marinha naval
air_force | forca_aerea aeronautica fab
united_nations un | nacoes_unidas onu
who world_health_organization | oms organizacao_mundial_da_saude
nato | otan
gdp | pib
aids hiv | aids hiv
dna | dna
ai artificial_intelligence | ia inteligencia_artificial
it information_technology | ti tecnologia_da_informacao
r&d research_and_development | p&d pesquisa_e_desenvolvimento
pr public_relations | rp relacoes_publicas
ngo | ong
vat | icms ipi iva imposto
income_tax | imposto_de_renda ir
social_security | inss previdencia
state statewide | estad-
city town municipality | cidade municipio municip-
region regional | regia- regiona-
national nationwide | naciona-
international | internaciona-
local | loca-
north northern | norte nortist-
south southern | sul sulist- meridional
east eastern | leste orient-
west western | oeste ocident-
northeast northeastern | nordest-
northwest northwestern | noroeste
southeast southeastern | sudeste
southwest southwestern | sudoeste
midwest | meio-oeste centro-oeste
downtown | centro
suburb suburban | suburb- periferi- regiao_metropolitana
january jan | janeiro jan
february feb | fevereiro fev
march mar | marco mar
april apr | abril abr
may | maio mai
june jun | junho jun
july jul | julho jul
august aug | agosto ago
september sep sept | setembro set
october oct | outubro out
november nov | novembro nov
december dec | dezembro dez
monday mon | segunda segunda-feira
tuesday tue | terca terca-feira
wednesday wed | quarta quarta-feira
thursday thu | quinta quinta-feira
friday fri | sexta sexta-feira
saturday sat | sabado
sunday sun | domingo
summer | verao
winter | inverno
spring | primavera mola nascente
fall autumn | outono queda
today current now nowadays currently | hoje atual- agora
yesterday | ontem
still | ainda ate_hoje
since | desde
ago | ha atras
always ever every_time | sempre
often frequently | frequente- muitas_vezes
rarely seldom hardly | rara- dificilmente
sometimes occasional | as_vezes ocasiona-
almost nearly | quase praticamente
about around roughly some approximately circa | cerca aproximad- mais_ou_menos uns umas media torno
only just solely exclusively | so somente apenas exclusiv- unic-
also too as_well | tambem
both | ambos tanto dois duas
other another | outro demais
own | proprio
self myself himself herself | mesmo proprio
main chief principal primary key | principa- chave
first initial | primeir- inicia-
second secondary | segund- secundari-
third | terceir- terco
last final latter | ultim- fina-
next following subsequent | proxim- seguinte
early | inicio cedo
late | fim tarde
young youngest younger | jovem novo
old older oldest | velho antigo idoso
best top leading finest | melhor topo ponta
worst | pior
fluent proficient fluency | fluen- proficien-
native mother_tongue | nativ- materna lingua_materna
basic elementary beginner introductory | basic- elementar iniciante introduc- noc- 
intermediate | intermediari-
advanced | avancad-
conversational | conversac-
reading | leitura
spoken speaking | falad- fala
high-volume | alto_volume
zero none nothing | zero nenhum nada
full whole entire complete total | inteir- complet- total- pleno integral
part partial | parte parcia-
half | metade meio meia
double twice | dobro duas_vezes
dozen | duzia dezena
hundred | cem centena cento
thousand | mil milhar
million | milhao milhoes
billion | bilhao bilhoes
several various many numerous multiple different | vari- divers- muit- inumer- diferente multipl-
few some | alguns algumas pouco poucos
more most mostly majority | mais maior maioria maior_parte
less fewer least minority | menos menor minimo
up_to as_many_as | ate
at_least minimum | minimo pelo_menos ao_menos
before prior | antes
after later following | apos depois tarde
above over exceeding | acima superior superiores
below under less_than | abaixo inferior inferiores menos
never | nunca jamais
none no not without zero | nenhum sem nao
except excluding but other_than | exceto salvo menos fora
including even included | inclu- inclusive ate
against | contra
biweekly every_two_weeks fortnight fortnightly | quinzena-
bimonthly | bimestra-
alone on_my_own single-handedly myself solo | sozinh- conta_propria comigo
co-writer co-wrote co-author | coautor
interned internship | estagi-
ph.d phd doctorate doctoral_candidate ph.d._candidate | doutor- doutorand-
m.ed master | mestr-
b.s b.a bachelor | bacharel-
ninth | nono
tenth | decimo
eighth | oitavo
seventh | setimo
sixth | sexto
fifth | quinto
fourth | quarto
present current | atual presente
odd something | pouco
behind | atras
women woman pregnant_women | mulher gestante
journeyman helper | meio-oficial
trader | comerciante operador
shoemaker cobbler | sapateiro
locksmith | chaveiro
blacksmith farrier | ferreiro ferrador
jeweler goldsmith | joalheiro ourives
florist | florista
upholsterer | tapeceiro estofador
glazier | vidraceiro
tiler | azulejista
drywaller plasterer | gesseiro
crane_operator | guindasteiro
lumberjack logger | lenhador madeireiro
miner | mineiro minerador
sommelier | sommelier
beekeeper | apicultor
rancher cowboy | pecuarista vaqueiro boiadeiro
stablehand groom stable_hand stable_hands | tratador
dog_walker | passeador
pet_groomer groomer | tosador
zookeeper | tratador
undertaker mortician | agente_funerario
sexton | sacristao coveiro
lecturer | palestrante
proofreader | revisor
stagehand | contrarregra
choreographer | coreografo
conductor | regente
luthier | luthier
anesthesiolog- | anestes-
pediatrician | pediatra
obstetrician | obstetra
radiographer | tecnico_em_radiologia
phlebotomist | coletador tecnico
orderly | maqueiro
community_health_worker | agente_comunitari- agente_comunitario_de_saude
speech_therapist | fonoaudiologo
occupational_therapist | terapeuta_ocupacional
pharmacy_clerk | balconista atendente
bailiff | oficial_de_justica
police_clerk | escrivao
councilor | vereador
legislative_aide legislative | assessor parlamentar legislat-
civil_engineer | engenheiro_civil
purchasing | compras comprador
teller | caixa
auditor | auditor
actuary | atuario
trader | operador
lunch_worker lunch_lady lunch cafeteria_worker | merendeira
sample_maker | piloteira
seamstress | costureira
deckhand | marinheiro conves
fare_collector | cobrador
road road_worker | estrada
mail_clerk | carteiro
waiter | garcom
flagship | principal
alaska | alasca
hawaii | havai
louisiana | luisiana
virginia | virginia
west_virginia | virginia_ocidental
new_mexico | novo_mexico
new_hampshire | nova_hampshire
north_dakota | dakota_do_norte
south_dakota | dakota_do_sul
tennessee | tenessi
mississippi | mississipi
massachusetts | massachussets
new_england | nova_inglaterra
new_orleans | nova_orleans
new_zealand | nova_zelandia
australia- | australia-
hungary hungarian | hungria hungaro
romania- | romen- romenia
bulgaria- | bulgar-
croatia- | croacia croata
serbia- | servia servio
czech czech_republic | tcheco republica_tcheca
slovakia | eslovaquia
ukrain- | ucrani-
finland finnish | finlandia finlandes
iceland | islandia
luxembourg | luxemburgo
cyprus | chipre
israel- | israel-
syria- | siri-
iraq- | iraqu-
iran- | ira iranian-
saudi_arabia | arabia_saudita
united_arab_emirates | emirados_arabes
jordan | jordania
morocco moroccan | marrocos marroquino
algeria | argelia
tunisia | tunisia
libya | libia
ethiopia | etiopia
kenya | quenia
uganda | uganda
tanzania | tanzania
cape_verde | cabo_verde
guinea-bissau guinea | guine-bissau guine
ivory_coast | costa_do_marfim
cameroon | camaroes
zimbabwe | zimbabue
thailand | tailandia
vietnam vietnamese | vieta vietnamita
philippines | filipinas
indonesia | indonesia
malaysia | malasia
singapore | singapura cingapura
taiwan | taiwan
hong_kong | hong_kong
pakistan | paquistao
bangladesh | bangladesh
afghanistan | afeganistao
nepal | nepal
dominican_republic | republica_dominicana
puerto_rico | porto_rico
trinidad | trindade
ecuador | equador
bolivia- | bolivia-
paraguay | paraguai
uruguay | uruguai
venezuela- | venezuel-
guyana | guiana
panama | panama
nicaragua | nicaragua
el_salvador | el_salvador
jamaica | jamaica
montreal | montreal
quebec | quebec
brussels | bruxelas
antwerp | antuerpia
amsterdam | amsterda
copenhagen | copenhague
stockholm | estocolmo
warsaw | varsovia
prague | praga
athens | atenas
moscow | moscou
beijing | pequim
shanghai | xangai
tokyo | toquio
seoul | seul
jerusalem | jerusalem
cairo | cairo
cape_town | cidade_do_cabo
mexico_city | cidade_do_mexico
florence | florenca
venice | veneza
naples | napoles
turin | turim
genoa | genova
seville | sevilha
zurich | zurique
hamburg | hamburgo
frankfurt | frankfurt
cologne | colonia
edinburgh | edimburgo
public_prosecutor prosecutor_s_office public_prosecutor's_office | ministerio_publico promotoria
public_defender's_office | defensoria_publica defensoria
federal_revenue internal_revenue irs | receita_federal receita
public_health_system unified_health_system | sus
bar_association | oab ordem_dos_advogados
dmv department_of_motor_vehicles | detran
labor_court | justica_do_trabalho vara_do_trabalho
military_police | policia_militar
postal_service post_office | correios
health_surveillance sanitary | vigilancia_sanitaria
city_hall city_government mayor's_office | prefeitura
civil_defense | defesa_civil
juvenile juvenile_detention detention | fundacao_casa socioeducativ- menor
board-certified board_certified | titulad- especialista
cpr | rcp reanimacao
ekg ecg | ecg eletrocardiograma
mri | ressonancia
ct ct_scan | tomografia tc
icu nicu | uti
ppe | epi epis
pos point_of_sale | pdv
sop | pop
p&l income_statement | dre
gmp | bpf
haccp | appcc
adhd | tdah
ptsd | tept
std sti | dst ist
fifo | peps
sme small_business | pme
pe physical_education | educacao_fisica
iv | ev iv endovenos-
greater great | grande
master_of_science master_of_arts | mestr-
bachelor_of_science bachelor_of_arts | bacharel- gradu- licenciatura
doctor_of_philosophy | doutor-
associate_of_science associate_of_arts associate_of_applied_science | tecnologo
bible biblical | biblia biblic-
letters languages language_arts | letras
small_claims small_claims_court | juizado juizado_especial pequenas_causas
brazilian_sign_language | libras
rio_de_janeiro | rj
sao_paulo | sp
belo_horizonte | bh
minas_gerais | mg
rio_grande_do_sul | rs
santa_catarina | sc
federal_district | df distrito_federal
washington_dc dc | distrito_de_columbia dc
los_angeles la | los_angeles
nyc new_york_city | nova_york cidade_de_nova_york
mom mother mommy | mae
dad father daddy | pai
uncle aunt | tio tia
grandmother grandfather grandparent | avo
nephew niece cousin | sobrinho primo
`;
