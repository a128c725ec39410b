/**
 * What people do, in both languages: 'English | Portuguese', one meaning per line, each word in every line whose
 * meaning it may have. Written by an AI from knowledge of both languages, trade by trade; not reviewed by a translator.
 * Then extended with words that had no counterpart in the open half and in the passages written later, never in the
 * sealed half. Without accents. 'supervis-' is a prefix; with three or four letters it needs a common ending.
 * 'high_school' is two words; other words match in any number and gender.
 */
export const DEED_PAIRS = `
abandon- quit | abandon- desist- larg- deix-
absorb- | absorv- absorc-
accept- | aceit- acolh-
access- | acess-
accommodat- host- | acomod- hosped- receb-
accompan- follow- shadow- monitor- track- attend- escort- go went with | acompanh- segu- escolt- monitor- rastre-
account- | contabiliz- contab- conta
achiev- reach- attain- hit met meet- obtain- earn- get got gain- | alcanc- ating- bat- cumpr- obt- obten- conquist- consegu- conseg- chega- chego-
acquir- purchas- buy- bought procur- sourc- | adquir- aquisi- compr- suprimento- busc-
act- serv- work working worked works perform- | atu- trabalh- exerc- desempenh- fui foi sou era como servi-
adapt- adjust- tailor- modif- | adapt- ajust- regul- modific-
add- includ- append- | adicion- inclu- acrescent- acrescim- som-
address- deal- handl- tackl- treat- | trat- lid- cuid- resolv- encaminh-
administer- manag- run ran running oversee- oversaw handl- | administr- ger- gest- cuid- toquei tocava tocar toco conduz- coorden- oper-
admit- admiss- | admit- admiss- intern-
adopt- | adot- adoc-
advertis- promot- publiciz- | anunci- divulg- promov- promoc- propagand- public-
advis- counsel- guid- consult- recommend- coach- mentor- | aconselh- orient- assessor- consult- recomend- mentor-
advoca- defend- | defend- defes- advog- reivindic-
agree- | concord- acord- combin-
aid- help- assist- support- | ajud- auxili- apoi- apoio suporte assist- ampar- socorr- colabor- contribu-
align- | alinh-
alloca- assign- | aloc- design- distribu- lot-
allow- let enabl- permit- | permit- permiss- possibilit- autoriz- deix-
alter- chang- modif- switch- | alter- mud- modific- troc-
analy- assess- review- | analis- avali- estud-
announc- | anunci- comunic-
answer- respond- repl- pick_up | respond- respost- atend- resposta
anticipat- | antecip- prev-
appl- | aplic- candidat- inscr-
apprais- valu- assess- evaluat- rat- | avali- peric- estim- precific-
approv- | aprov- autoriz- homolog-
arbitrat- mediat- | arbitr- medi-
arrang- organiz- organis- schedul- set_up book- | organiz- arrum- agend- marc- prepar- arranj- program-
arrest- | prend- pres- pris- deten-
arriv- come- came get_to | cheg- vim veio vind-
assembl- mount- put_together set_up fit- | mont- armar reun-
assign- delegat- post- allocat- | atribu- deleg- design- lot- distribu- escal-
assist- help- support- aid- | assist- auxili- ajud- apoi- suporte
assur- ensur- guarante- secur- make_sure warrant- | assegur- garant- garantia
attach- | anex- fix- prend-
attend- | particip- frequent- compare- assisti- presenc- cursar cursei
attract- draw- drew | atrai- atra- capt-
auction- | leilo- leilao
audit- | audit-
authoriz- authoris- clear- | autoriz-
author- writ- wrote co-wrote | autor- escrev- escrit- redig- reda-
automat- | automat- automac-
averag- | medi- em_media
award- grant- honor- win won | premi- conced- concess- homenage- outorg- ganh- venc- recebi
back_up backup- | backup copia_de_seguranca
bak- | asse- assa- forn- panific- padar- pao paes
balanc- | equilibr- balance- saldo fech-
ban- prohibit- forbid- forbad- | proib- ved-
bandag- dress- | curativ- enfaix-
bargain- negotiat- | negoc- barganh- pechinch-
bath- | banh-
be is are was were am been being | sou ser era foi fui sao estou esta estav- estive sendo sido somos fomos eram
beat- beaten exceed- surpass- outperform- | super- bat- ultrapass- exced-
becom- becam- turn- | torn- vir- virei pass- fiq-
begin- began begun start- launch- commenc- initiat- kick- | comec- inici- inic- lanc- abr- inaugur-
belong- | pertenc- integr-
benefit- | benefici-
bid- tender- quot- | licit- lance- proposta cot- orca- edita-
bill- invoic- charg- | fatur- cobr- nota
bind- bound binding | encadern- amarr-
blend- mix- | mistur- mescl-
block- | bloque-
board- | embarc-
boil- | ferv- cozin-
book- reserv- schedul- | reserv- agend- marc-
boost- increas- rais- lift- grow- grew grown expand- improv- up rose rise- risen went_up climb- gain- scal- | aument- elev- cresc- ampli- sub- expand- expan- alavanc- impulsion- ganh- melhor- lev- pass-
borrow- | tom- emprest-
bottl- | engarraf- envas-
brief- | instru- brief- inform-
bring- brought tak- took carr- | traz- trou- lev- carreg-
broadcast- air- | transmit- transmiss- exib- vei- ar
brok- | intermedi- corret-
budget- | orca-
build- built construct- creat- develop- erect- | constru- cri- desenvolv- mont- ergu- edific- form-
burn- | queim-
calculat- comput- reckon- | calcul- apur- comput-
calibrat- | calibr- afer-
call- phon- dial- | lig- telefon- cham- convoc-
campaign- | campanh-
cancel- | cancel-
canvass- | panflet- visit- angari-
captur- catch- caught | captur- pesc- peg- capt-
care- cared caring look- tend- | cuid- atend- zel- trat-
carr- haul- transport- mov- | carreg- transport- lev- conduz- mov- realiz-
carry_out carried_out conduct- perform- execut- do does did done mak- made undertak- undertook run ran | realiz- execut- faz- fiz fez feit- efetu- conduz- promov- desempenh- elabor- produz-
cast- | fund- elenc- moldag-
catalog- index- classif- | catalog- classific- index-
cater- | atend- serv- buf-
caus- | caus- provoc- ger-
celebrat- | celebr- comemor- festej-
certif- accredit- licens- credential- qualif- | certific- credenci- habilit- licenc- qualific- diplom- registr-
chair- presid- | presid- dirig-
chang- | mud- troc- alter- transform-
check- verif- inspect- examin- control- test- | verific- confer- chec- inspecion- inspec- vistori- examin- control- test- fiscaliz-
choos- chose chosen select- pick- | escolh- selecion- selec-
cit- quot- | cit- mencion-
claim- | reivindic- reclam- sinistr- pedid-
clean- wash- sanitiz- sanitis- steriliz- sterilis- disinfect- hous- | limp- lav- higien- esteril- desinfet- desinfec- faxin- saniti-
clear- | limp- desobstru- zer- liber- desembarac-
climb- | escal- sub-
clos- shut- complet- settl- finaliz- wrap- | fech- encerr- conclu- finaliz- firm- liquid-
coach- train- | trein- orient- mentor- coach-
co- | co-
cod- program- develop- writ- wrote | codific- program- desenvolv- escrev-
collaborat- partner- cooperat- team- work_with worked_with working_with joint- alongside together | colabor- parcer- cooper- trabalh- conjunt- junto lado
collect- gather- rais- pick_up draw- drew | colet- recolh- arrecad- reun- cobr- colh- junt- capt- levant- recolhi-
combin- merg- | combin- fund- fusa- junt- un-
comfort- | consol- confort- acolh- acalm-
command- | comand-
commission- | comission- encomend- encomenda-
commit- | compromet- dedic- empenh-
communicat- report- inform- notif- tell told warn- | comunic- inform- notific- relat- avis- report-
commut- | desloc-
compar- match- | compar- confront- cotej-
compet- | compet- disput- concorr- concurso
compil- gather- put_together | compil- reun- consolid- levant-
complain- complaint- | reclam- queix- denunc-
complet- finish- conclud- graduat- end- | conclu- complet- termin- finaliz- encerr- formad- formei formou formatur- fim final
compos- | comp- compos- composi-
compound- | manipul- compo-
condens- | condens-
conduct- lead- led guid- | conduz- dirig- guia- reg- realiz- lider-
configur- set_up | configur- parametriz-
confirm- | confirm-
connect- link- | conect- lig- vincul- interlig-
conserv- preserv- | conserv- preserv-
consist- | consist-
consolidat- | consolid-
consult- | consult- assessor-
consum- us- | consum- us- gast-
contact- reach- | contat- contact- fal-
contain- | cont- conten-
continu- go_on keep- remain- stay- | continu- permanec- segu- mant- prossegu- fiq- fic-
contract- hir- | contrat- terceiriz-
contribut- | contribu- colabor-
convert- | convert- convers- transform-
convinc- persuad- | convenc- persuad-
cook- prepar- | cozin- prepar- cozed- fiz
cool- refrigerat- chill- | resfri- refriger- gel-
coordinat- | coorden- articul-
cop- duplicat- photocop- | copi- duplic- xeroc-
correct- fix- amend- | corrig- correc- correto ajust- retific- emend-
cost- | cust-
count- tall- | cont- contag-
cover- | cobr- cobert- abrang- substitu-
craft- handmad- | artesan- confeccion- elabor- manual-
creat- design- devis- establish- found- set_up form- produc- mak- made build- built originat- | cri- elabor- desenh- projet- estabelec- fund- mont- produz- form- institu- implant- desenvolv- estrutur- redig-
credit- | credit-
criticiz- critiqu- | critic-
crop- grow- cultivat- plant- farm- till- sow- | cultiv- plant- lavour- seme- lavr-
cross-train- | trein- polival- capacit-
cull- weed- discard- dispos- scrap- | descart- desbast- elimin- sucat- refug-
curat- | curad- curat-
cut- slash- trim- reduc- decreas- lower- shrink- shrank shorten- lessen- bring- brought drop- fell fall- down went_down declin- sav- halv- curb- ease- minimi- | reduz- reduc- cort- diminu- baix- cai- caiu caind- encolh- encurt- enxug- economi- queda- minimi- recu- redu- desc-
cut- carv- slic- chop- saw- sawing mow- trim- prun- | cort- recort- serr- fati- talh- pod- apar- desoss- roc-
danc- | danc- bail-
dat- | dat- remont-
deal- | lid- trat- negoc-
debon- | desoss-
debug- troubleshoot- | depur- debug- diagnostic- solucion- resolv-
decid- | decid- decis- defin- determin-
declar- | declar-
decorat- | decor- enfeit-
defin- | defin-
deliver- | entreg- ministr- fornec- distribu-
demolish- tear_down | demol- derrub-
demonstrat- show- | demonstr- mostr- apresent-
deploy- roll_out rolled_out releas- ship- implement- | implant- implement- deploy- lanc- public- entreg-
deposit- | deposit-
deriv- | deriv-
describ- | descrev- descri-
design- draw- draft- model- plan- | projet- desenh- design- esboc- elabor- cri- model- planej- concep- conceb-
detect- identif- find found spot- notic- discover- | detect- identific- encontr- descobr- descob- localiz- ach- not- perceb- constat- flagr-
determin- | determin- defin-
develop- | desenvolv- elabor- cri-
devot- dedicat- | dedic-
diagnos- | diagnostic-
dig- dug excavat- | escav- cav- perfur-
digitiz- digitis- scan- | digitaliz- escane- digitaliza-
dilut- | dilu-
dip- | mergulh-
direct- lead- led head- | dirig- dire- comand- chefi- lider- direc-
disassembl- dismantl- strip- | desmont-
discharg- | alta baixa desligamento descarreg- dispens-
discuss- debat- talk- | discut- discuss- debat- convers- trat-
dismiss- fir- laid_off lay_off let_go terminat- | demit- demiss- dispens- deslig- exoner- rescind- rescis-
dispatch- send- sent ship- forward- mail- | despach- envi- expedi- remet- encaminh- mand- remess-
dispens- | dispens- avi- fornec- entreg-
display- exhibit- show- | exib- expo- exposi- mostr- apresent-
distribut- hand_out handed_out deliver- | distribu- entreg- repart- panflet-
div- | mergulh-
divid- split- shar- | divid- divis- repart- compartilh-
document- record- log- regist- | document- registr- anot- lanc- arquiv-
donat- giv- gave given | do- doac- d- deu dei
doubl- | dobr- duplic-
download- | baix- download-
draft- writ- wrote drew_up draw_up | redig- escrev- elabor- minut- esboc- rascunh- redac-
drain- | dren- esgot-
dress- | vest-
drill- | perfur- fur-
driv- drove driven haul- | dirig- conduz- gui- motorist- rod- transport- volante
dry- dried drying | sec- desidrat- enxug-
dump- | descart- despej-
earn- | ganh- conquist- obt- receb- fatur- rend-
edit- | edit- revis- edic- montag-
educat- teach- taught instruct- train- tutor- lectur- | educ- ensin- lecion- ministr- instru- trein- capacit- form- aula- dar_aula professor- orient-
elect- vot- | eleg- eleit- elei- vot-
eliminat- remov- get_rid end- | elimin- remov- acab- extingu- retir-
employ- | empreg- contrat- us-
empower- | capacit- empoder-
encourag- motivat- | incentiv- encoraj- motiv- estimul-
enforc- | aplic- fiscaliz- fez_cumprir cumpr- 
engage- | engaj- envolv-
engrav- etch- | grav- entalh-
enjoy- love- lik- keen fond passion- enthusias- happy | gost- apaixon- amo ama aprecia- curt- paix- entusias- adoro adora prazer
enrich- | enriquec-
enroll- enrol- regist- sign_up signed_up | matricul- inscr- cadastr-
enter- key- input- typ- | insir- inser- digit- lanc- entr- cadastr- ingress-
entertain- | entret- anim- recre-
equip- | equip-
establish- set_up | estabelec- implant- cri- fund- institu-
estimat- | estim- orca- calcul-
evacuat- | evacu- esvazi-
evaluat- | avali-
examin- | examin- exame- analis- inspecion-
exchang- | troc- intercamb- intercambio
execut- | execut- realiz- cumpr-
exercis- | exerc- pratic-
expand- | expand- ampli- expan-
experienc- | experien- vivenc-
expir- | venc- expir- valid-
explain- | explic- esclarec- explan-
explor- | explor-
export- | export-
express- | express-
extend- | estend- prorrog- ampli- prolong-
extinguish- put_out | apag- extin- combat-
extract- | extra- extrai-
fabricat- manufactur- mak- made produc- | fabric- produz- produc- confeccion- manufatur-
facilitat- moderat- | facilit- moder- conduz- medi-
fail- | falh- reprov- fracass-
fast- | jej-
feed- fed | aliment- trat- abastec-
ferment- | ferment-
fight- fought combat- | combat- lut- enfrent-
fil- archiv- | arquiv- protocol- ajuiz- entreg-
fill- | preench- ench- envas- complet- abastec-
film- shoot- shot record- | film- grav- rod- fotograf-
filter- | filtr-
financ- fund- | financi- custe- capt-
fish- | pesc-
fit- | encaix- ajust- instal- mont- adapt-
fix- repair- mend- restor- servic- refurbish- overhaul- rebuild- rebuilt | consert- repar- arrum- corrig- restaur- reform- retific- recuper- manuten- remend-
flag- | sinaliz- apont- avis- alert- identific-
float- | flutu-
fly- flew flown flight- pilot- | vo- pilot-
focus- specializ- specialis- special- | foc- especial- concentr- dedic- enfoqu- volt-
fold- | dobr-
follow- | segu- acompanh- cumpr-
forecast- project- predict- | prev- projet- projec- estim-
forg- | forj-
form- | form- constitu-
format- | format-
formulat- | formul- elabor-
foster- promot- | foment- promov- incentiv- acolh-
found- establish- start- set_up creat- open- | fund- cri- estabelec- abr- inaugur-
freez- froz- | congel-
fry- fried | frit-
fulfill- meet- met | cumpr- atend- preench-
fundrais- | arrecad- capt- angari-
furnish- | mobili- fornec-
gather- | reun- colet- junt- levant- apanh-
generat- yield- bring- brought produc- creat- result- | ger- produz- rend- trouxe- trou- result-
giv- gave given deliver- provid- offer- | d- dei deu dou dav- dar dando oferec- ministr- conced- forne- prest- entreg- apresent-
govern- rule- | govern-
grad- mark- scor- | corrig- atribu- not- classific- pontu- avali- grad-
graduat- | form- gradu- conclu- diplom-
graft- | enxert-
graz- | past- apascent-
greet- welcom- receiv- | receb- recep- acolh- cumpriment- boas-vindas
grill- barbecu- | grelh- churrasc-
grind- ground | mo- tritur- esmeril- retific-
groom- | tos- banho cuid- escov-
group- | agrup- grup-
guard- protect- secur- watch- patrol- | guard- proteg- protec- vigi- seguranc- patrulh- ronda zel-
guid- lead- led | guia- orient- conduz- gui-
halv- | reduz- metade
hand- hand_over handover | entreg- pass- repass- transfer-
handl- deal- process- manag- field- | trat- lid- cuid- atend- manuse- process- ger- respons- movimenta- manipul- conduz- administr-
hang- hung | pendur- fix- instal-
harvest- reap- pick- | colh- colheit- safra- apanh-
haul- tow- transport- | transport- reboc- guinch- pux-
heal- cur- | cur- cicatriz- sar-
hear- heard listen- | ouv- escut- audi-
heat- | aquec-
help- | ajud- auxili- apoi- contribu- colabor- assist- coopera-
highlight- | destac- realc-
hir- recruit- onboard- staff- take_on took_on | contrat- recrut- admit- integr- admiss- selec-
hold- held keep- kept | mant- segur- realiz- tenho possu- ocup- detenho det- tinha
homeschool- | ensin- domic-
host- | sedi- hosped- apresent- receb- promov- organiz-
hunt- | cac-
identif- | identific- detect- reconhec-
illustrat- | ilustr-
imagin- | imagin-
implement- introduc- roll- adopt- set_up put_in_place | implement- implant- introduz- introduc- adot- cri- institu- execut-
import- | import-
improv- enhanc- upgrad- better- optimiz- optimis- streamlin- refin- | melhor- aprimor- otimiz- aperfeico- moderniz- agiliz- atualiz- evolu- racionaliz- simplific- qualific-
inaugurat- open- | inaugur- abr- abert-
inform- | inform- comunic- avis-
inject- | injet- injec-
inoculat- vaccinat- immuniz- | vacin- imuniz- inocul-
inspir- | inspir-
install- fit- set_up lay- laid | instal- mont- coloc- assent- implant-
instruct- | instru- orient- ensin- trein-
insulat- | isol-
insur- | segur- assegur-
integrat- | integr- incorpor-
interpret- | interpret-
interven- | interv- intervenc-
interview- | entrevist-
introduc- present- | introduz- apresent- implant- introduc- lanc-
invent- | invent-
invest- | invest- aplic-
investigat- prob- look_into | investig- apur- sindic-
invit- | convid- convite
involv- | envolv-
iron- press- | passa- passei passar engom- prensa-
issu- emit- | emit- emiss- exped- lavr-
join- enter- | entr- ingress- junt- integr- particip- un- ader- filie- entrei
judg- | julg- avali- jurad-
jump- | salt- pul-
keep- kept maintain- preserv- retain- stay- remain- | mantev- mantiv- mantin- mant- guard- conserv- manut- preserv- fic- permanec- deix- segu-
kill- slaughter- | abat- mat-
know- knew known knowledg- familiar- | conhec- sab- familiar- noc-
label- tag- | rotul- etiquet- identific-
land- | pous- aterriss- consegu- conquist-
last- | dur- 
launch- releas- start- open- | lanc- inaugur- abr- inici- cri-
lead- led head- spearhead- run ran chair- direct- helm- captain- manag- | ministr- lider- chefi- conduz- comand- dirig- encabe- coorden- frente pux- gest- ger- gui- capitane- regi rege
learn- stud- | aprend- estud-
leas- rent- let | alug- loc- arrend-
leav- left depart- go gone | sai- deix- said- part- sa-
lend- lent loan- | emprest- 
level- | nivel-
leverag- us- | aproveit- us- utiliz-
liais- | interlocu- interface ponte contat- intermedi- relacion-
lift- rais- | ergu- levant- ic- elev- carreg-
list- | list- relacion- enumer-
listen- | escut- ouv-
litigat- | litig- contenc- process-
live- liv- resid- based locat- | mor- resid- vive- viv- base localiz- sediad-
load- | carreg- carga embarc-
locat- | localiz- encontr-
log- | registr- lanc- anot- acumul-
look- | olh- busc- procur-
los- lost miss- | perd- perca- falt-
lubricat- | lubrific-
machin- mill- turn- lath- | usin- torne- fres-
maintain- servic- upkeep mainten- | mant- manut- conserv- manuten-
mak- made | faz- fiz fez feit- fabric- produz- confeccion- prepar- torn- elabor-
manag- | ger- gest- administr- coorden- dirig- conduz- comand- cuid- supervision- respons-
map- | mape- cartograf-
market- | comercializ- divulg- mercad- marketing promov-
massag- | massag- massot-
measur- metr- gaug- | med- mens- afer- metr- mensur- indicador-
meet- met gather- | reun- encontr- conhec- 
melt- | derret- fund-
mentor- | mentor- orient- acompanh- tutor-
merg- | fund- fusa- unific- incorpor- mescl-
migrat- mov- port- transfer- | migr- transfer- pass- transpos-
milk- | ordenh-
min- | miner- extra-
miss- | falt- perd-
mix- | mistur- mix-
mod- | mod- modific-
moderniz- modernis- updat- | moderniz- atualiz-
monitor- track- watch- follow- observ- | monitor- acompanh- control- rastre- vigi- observ- fiscaliz-
mop- sweep- swept vacuum- | varr- limp- aspir- esfreg-
motivat- | motiv- incentiv-
mount- | mont- instal-
mov- relocat- transfer- | mud- mov- transfer- desloc- realoc- pass- remov- moviment-
multiply- | multiplic-
narrat- | narr-
navigat- | naveg-
negotiat- | negoc- trat-
nominat- name- appoint- | nome- indic- design- elei-
notari- | tabeli- notari- cartor- reconhec-
nurs- | enferm- amament- cuid-
observ- watch- | observ- acompanh- assisti-
obtain- secur- land- win won gain- | obt- consegu- conquist- capt- ganh- obten-
offer- | oferec- ofert- prest-
open- | abr- abert- inaugur-
operat- run ran runs running work working worked | oper- trabalh- toquei tocava tocar toco manej- conduz- pilot- funcion- roda rodar rodou
order- requisition- | encomend- ped- requisit- compr-
organiz- organis- plan- arrang- | organiz- planej- promov- orden- arrum- realiz-
orient- onboard- | orient- integr- ambient-
originat- | origin-
overcom- overcame | super- venc-
overse- oversaw supervis- manag- | supervision- supervis- coorden- fiscaliz- acompanh- ger- gest- comand- respons-
own- | possu- proprio propri- don- proprie- tenho tem
pack- wrap- packag- | embal- empacot- acondicion- embrulh- envas-
paint- | pint-
park- | estacion- manobr-
participat- take_part took_part taking_part join- involv- engag- sit sat serv- | particip- integr- envolv- tom_parte fiz_parte
partner- | parcer- soci- 
pass- | pass- aprov-
pav- | paviment- asfalt- calcet-
pay- paid remunerat- settl- disburs- | pag- remuner- quit- liquid- desembols-
peel- | descasc-
perform- play- act- sing- | apresent- atu- toc- cant- desempenh- realiz- interpret- execut-
photograph- shoot- shot | fotograf- registr-
pick- | separ- colh- escolh- peg- apanh- busc-
pilot- | pilot- test-
pitch- | apresent- ofer- vend- propus- 
plac- put position- | coloc- posicion- pus por alot- encaminh-
plan- | planej- plano- program- projet- prepar-
plant- | plant- seme-
plaster- | reboc- gess- emboc-
play- | jog- toc- brinc- desempenh- interpret-
plow- till- | ar- lavr- gradea-
polish- buff- | pol- polim- lustr- encer-
post- publish- | public- post- divulg-
pour- | despej- verte- concret- serv- derram-
practic- exercis- | pratic- exerc- atu- trein-
pray- preach- | or- preg- rez-
prepar- prep- | prepar- elabor- organiz- prepara- montag-
prescrib- | prescrev- prescri- receit-
present- deliver- speak- spoke spoken talk- | apresent- palestr- exp- falei falar ministr-
press- | prens- press-
prevent- avoid- avert- keep- kept | prev- evit- imped- prevenc- preven-
pric- | precific- preco cot-
print- | impri- impress-
prioritiz- triag- | prioriz- tri- classific-
process- | process- trat- benefici- tramit-
procur- purchas- | compr- adquir- licit- suprimento-
produc- | produz- produc- fabric- elabor- ger-
program- | program-
project- | projet-
promot- | promov- promoc- divulg- ascens-
proofread- review- revis- | revis- corrig- confer-
propos- suggest- put_forward pitch- | propus propos- propo- suger- suges- recomend- indiqu-
prosecut- sue- sued | process- acus- acion- ajuiz-
prototyp- | prototip-
prov- | prov- comprov- demonstr-
provid- suppl- offer- giv- gave deliver- | fornec- prest- oferec- forne- d- dei deu dar supr- disponibiliz- proporcion- ofert-
publish- | public- edit- lanc- divulg-
pull- | pux- arranc- extra-
pump- | bombe-
punch- | perfur- marc-
push- | empurr- impulsion-
qualif- | qualific- habilit- capacit- classific-
quot- | cot- orc-
rais- | arrecad- levant- capt- elev- aument- ergu- ergui subi
raise- rear- breed- bred farrow- | cri- criac- reproduz- recri-
rank- plac- | classific- posic- lugar coloc- rank-
reach- | cheg- ating- alcanc- 
read- | l- le leio leit- lendo ler lia li
realiz- | perceb- realiz- 
rebrand- | reposicion- rebrand- marca
recogniz- recognis- | reconhec- reconhecid- homenage-
receiv- get got | receb- ganh- 
recommend- | recomend- indic- suger-
reconcil- | concili- batim- reconcili-
record- | registr- grav- anot- lanc- 
recover- retriev- salvag- | recuper- resgat- retom- recupera-
recruit- | recrut- contrat- selec-
recycl- | recicl-
redesign- rework- revamp- overhaul- | reformul- redesenh- reestrutur- remodel- refiz reorganiz- renov-
refactor- rewrit- rewrote | refator- reescrev- refiz
refer- | encaminh- refer- indic-
refill- restock- replenish- stock- | repos- repus- abastec- reabastec- estoc- repor recarreg-
refund- reimburs- | reembols- devol- restitu- ressarc-
refus- reject- declin- deni- deny- turn_down | recus- neg- rejeit- indefer- reprov-
register- enroll- | registr- cadastr- inscr- matricul-
regulat- | regul- regulament-
rehabilitat- | reabilit-
rehears- | ensai-
reinforc- strengthen- | reforc- fortalec-
relat- | relacion- relat-
releas- | lanc- liber- solt- public-
reliev- cover- substitut- fill- stand_in | substitu- cobr- folguist- rend- alivi- plant-
remain- | permanec- fic- continu-
remind- | lembr-
remov- | remov- retir- elimin-
renew- | renov-
renovat- remodel- refurbish- | reform- renov- remodel- revitaliz- moderniz-
reorganiz- restructur- | reorganiz- reestrutur-
replac- swap- exchang- substitut- | substitu- troc- repos- repor
repl- | respond- respost-
report- | report- relat- respond- subordin- inform- denunc- prestac- comunic-
represent- | represent-
request- ask- requir- demand- | solicit- ped- requer- exig- pergunt- demand-
rescu- sav- | resgat- salv- socorr-
research- stud- investigat- | pesquis- estud- investig- levant-
resign- quit- | demit- renunc- ped_demissao
resolv- solv- settl- fix- | resolv- solucion- resolu- soluc-
respond- attend- | respond- atend- acud-
rest- | descans- repous-
restor- | restaur- recuper- restabelec- conserv-
retain- | ret- reten- fideliz- mant-
retir- | aposent- reform-
return- | devol- retorn- volt-
revers- | revert- estorn- inver- re
review- | revis- analis- avali- confer- critic- resenh-
revis- | revis- reform- atualiz-
rid- rod- | mont- cavalg- pedal- anda-
rotat- | rotacion- revez- rodiz- rotativ- altern- gir-
round- | arredond- ronda-
rout- | rote- encaminh- rota
sail- | naveg- velej-
salt- | salg-
sampl- | amostr- colet-
sand- | lix- jate-
sav- | economi- poup- salv- guard-
scan- | escane- digitaliz- varr- leitor- bip-
schedul- | agend- program- escal- marc- horari-
screen- triag- | tri- selecion- rastre- filtr-
seal- | ved- lacr- sel- impermeabiliz-
search- | busc- pesquis- procur- revist-
seat- | acomod- lugar- assent-
secur- | garant- obt- assegur- proteg- capt- seguranc- conquist-
seek- sought | busc- procur-
seiz- confiscat- impound- | apreend- apreens- confisc-
select- | selec- escolh-
sell- sold sale- market- | vend- comerci- comercializ-
send- sent mail- ship- | envi- mand- remet- expedi- despach-
separat- sort- | separ- tri- classific-
serv- wait- waited attend- | atend- serv- garcon- garco-
service- | manut- atend- revis- assist- prest-
set- | defin- fix- estabelec- pus mont- configur- bat-
sew- sewn stitch- | costur- bord- cos-
shap- | mold- model- format-
shar- | compartilh- divid- partilh-
sharpen- | afi- amol-
shear- shorn | tosqui- tos-
shelv- | prateleir- guard- arrum- estant-
shift- | mud- transfer- 
ship- | envi- expedi- embarc- despach- remet- remess-
shoe- shod | ferr- calc-
shop- | compr-
shovel- | pa cav-
sign- | assin- firm- sinaliz-
simplif- | simplific- descomplic- desburocratiz-
simulat- | simul-
sing- sang | cant-
sit- sat | sent- particip- prest- assent-
sketch- | esboc- croqui- desenh-
smok- | fum- defum-
solder- weld- braz- | sold-
solicit- | solicit- angari- ped-
sort- | separ- tri- classific- orden- organiz-
sourc- | busc- prospect- fornec- compr- capt- origin- selec-
speak- spoke spoken talk- | fal- convers- palestr- discurs- falante
specif- | especific-
spend- spent | gast- pass- desembols- dediq-
spray- | pulveriz- borrif- aplic-
sponsor- | patrocin- apadrinh-
spread- | espalh- difund- dissemin-
stack- pil- | empilh-
staff- | atend- equip- escal- plant- lot-
stag- | encen- mont- realiz-
stamp- | carimb- estamp-
standardiz- standardis- | padroniz- uniformiz-
start- | comec- inici- inic- abr- cri- ingress- entr-
state- declar- | declar- afirm-
steer- | conduz- dirig- gui-
stitch- sutur- | sutur- costur-
stock- | abastec- repos- repor estoc- estoque- repus-
stop- | par- interromp- cess-
stor- warehous- | armazen- guard- estoc- deposit-
straighten- | endireit- alis- alinh-
streamlin- | agiliz- otimiz- simplific- racionaliz- enxug-
stretch- | along- estic-
strik- struck | grev- bat- golp-
structur- | estrutur-
stud- | estud- curs- pesquis- aluno- alun-
subcontract- outsourc- | terceiriz- subcontrat-
submit- fil- | submet- envi- entreg- protocol- apresent- submiss-
subtitl- caption- | legend-
succeed- success- | suced- exito sucess- consegu-
suggest- | suger- propus- propo- propos- suges- recomend-
summariz- summaris- | resum- sintetiz- sumari-
supervis- | supervis- supervision- coorden- chefi- orient- fiscaliz- acompanh- comand- gest-
suppl- provid- | fornec- abastec- supr- forne-
support- | apoi- suport- sustent- ajud- auxili- assist- atend- dei_suporte
survey- | levant- pesquis- topograf- medi- vistor- consult- avali- sond-
swim- swam | nad- nata-
swap- | troc-
synthesiz- | sintetiz- sintes-
tailor- | adapt- alfai- personaliz- sob_medida
tak- took taken | lev- peg- tir- faz- fiz fez tom- assum- pass- ocup- cursei conquist- redig-
take_over took_over takeover assum- inherit- | assum- herd- 
tap- | sangr-
tast- | prov- degust- sabor-
tell- told | cont- diz- disse inform-
tend- | cuid- atend- trat-
test- tri- try- assay- | test- ensai- experiment- prov- analis- tent-
thank- | agradec-
think- thought | pens- ach-
throw- threw | arremess- jog- lanc-
ti- tie- | amarr- empat- 
til- tile- | azulej- assent- revest- ladrilh-
till- | ar- caixa
ton- tun- | afin- ajust- regul-
tour- | excurs- turne- visit- roteir- apresent- percorr- circul-
trac- | rastre- trac-
trad- | comerci- troc- negoc- oficio
train- coach- instruct- upskill- teach- taught | trein- capacit- form- instru- ensin- qualific- curso
transcrib- | transcrev- transcri-
transfer- mov- | transfer- pass- remanej- moviment-
transform- turn- | transform- convert- torn- vir-
translat- | traduz- traduc- tradut-
transmit- | transmit- transmiss-
transport- carr- driv- drove mov- | transport- lev- conduz- carreg- frete-
travel- | viaj- viag- desloc- percorr-
treat- | trat- atend- medic-
tripl- | tripl-
trust- | confi-
turn- | vir- torn- gir- transform- devolv-
tutor- | aula- tutor- reforco monitor- particular-
typ- | digit- tipo
understand- understood | entend- compreend- compreens-
undertak- | realiz- empreend- assum-
unif- | unific-
unload- unpack- | descarreg- descarga- desembarc- desembal-
updat- | atualiz-
upgrad- | atualiz- moderniz- melhor- upgrade
upholster- | estof- tapec-
us- util- leverag- appl- | us- utiliz- aplic- empreg- emprego com uso manuse- aproveit-
vaccin- | vacin-
valid- | valid-
vent- | ventil- desab-
visit- | visit-
volunteer- | volunt-
wait- | esper- aguard-
wak- | acord-
walk- | caminh- and- passe- percorr- pe trilh-
want- wish- eager- will- | quer- dese- vontade pretend- disposi- disponib-
warm- | aquec-
warn- alert- | avis- alert- advert-
wash- | lav-
watch- | assist- vigi- observ- acompanh-
water- irrigat- | reg- irrig- agu-
weav- wove knit- crochet- | tec- teci- tear croch- tric- tecel- 
weigh- | pes- ponder-
weld- | sold-
whitewash- | cai-
win- won | ganh- venc- conquist- 
withdraw- withdrew | retir- sac- sacar
witness- | testemunh- presenc-
work working worked works job- labor- | trabalh- atu- emprego servic- labor- oper- funcion- experien- 
wrap- | embrulh- envolv- embal-
writ- wrote written author- pen- | escrev- redig- escrit- redac- elabor- autor- desenvolv- lavr-
master- mastery command | domin- mestria
expect- due anticipat- | previst- esper- prev- conclus-
retrain- requalif- reskill- | requalific- retrein- recicl-
rebuild- rebuilt | reconstru- retific- reform-
intern- interned internship | estag-
unload- | descarreg-
score- scored earn- | nota pontu- obt- tir- alcanc- fiz
tend_bar tended_bar bartend- | bartender barman bar
relocat- mov- | mud- mudanca relocac-
uphold- upheld | acolh- mant- proced-
need- requir- | precis- necessit- exig- requer- preciso
appear- | aparec- surg-
bleach- dye- | ting- tintur- descolor-
brew- | fabric- cervej- coar coo
bud- prun- | pod-
butcher- | abat- desoss- acoug-
caulk- seal- | ved- calafet-
chop- | pic- cort-
commend- prais- | elogi- louv-
concret- pour- | concret-
crush- | esmag- tritur- brit-
darn- mend- | cerz- remend-
decommission- | desativ- descomission-
defrost- thaw- | descongel-
dehydrat- | desidrat-
deliver- birth | parto partej-
discontinu- | descontinu-
disinfect- | desinfet- desinfec-
dos- | dos- posolog-
dust- | espan- tirar_po
embalm- | embals- tanat-
escalat- | escal- encaminh- acion-
etch- | grav-
fumigat- | fumig- dedetiz-
garnish- plat- plating plated | empra- decor- guarn-
glaz- | esmalt- vitrific- envidrac-
grad- level- | nivel- terraplen-
grat- | ral-
hatch- incubat- | incub- choc-
hoe- weed- | capin- carp-
hoist- | ic- guind-
impersonat- | imit-
knead- | amass- sov-
laminat- | lamin-
leak- | vaz-
lubric- greas- | lubrific- engrax-
marinat- season- | temper- marin-
notariz- | autentic- reconhec- notari-
overhaul- | revis- reform- retific-
patch- | remend- corrig- atualiz-
plumb- | encan-
portion- | porcion-
prun- | pod-
quarantin- | quaren- isol-
rack- | prateleir-
ration- | racion-
rewir- | refiz fiac-
rins- | enxagu-
roast- | torr- ass-
saut- | refog- salt-
scrub- | esfreg- instrument-
scrub_in scrubbed_in | instrument- acompanh-
sew- | costur-
sieve- sift- | peneir-
skin- | esfol- pele
slic- | fati- fatia-
sow- seed- | seme-
stak- | estac- demarc-
steam- | vapor- pass-
steril- | esteril-
stuff- | reche- recheio
sutur- | sutur-
swab- | colet- esfreg-
tag- | etiquet- brinc-
thin- | desbast- ral-
thread- | rosc- enfi-
tie- | amarr-
vaccinat- | vacin-
varnish- | enverniz- verniz
whisk- beat- | bat-
winnow- | peneir- ventil-
yield- | rend- produ-
`;
