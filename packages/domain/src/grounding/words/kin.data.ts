/**
 * Prefixes of forms of one word that share too few letters to be recognized: 'admitted', 'admission'. Without accents;
 * a prefix of up to three letters must be the whole word.
 */
export const FAMILIES = `
abro abre abri abert
admit admiss
permit permiss
submit submiss
transmit transmiss
emit emiss
omit omiss
convert convers
invert invers investiment
decid decis
divid divis
inclu inclus
conclu conclus
resolv resolu solv solut
receiv receb recep receipt
reduz reduc redu
produz produc produ
conduz conduc
traduz traduc
introduz introduc introdu
describ descript descrev descric
prescrib prescript prescrev prescric
subscrib subscript
inscrev inscric
escrev escrit
attend atend atenc attention
prever prevejo previs
maintain mainten manten manut
retain reten
explain explan explic
apply applic aplic
supply suppl
analys analyz analis
teach taught
buy bought
sell sold sale
write wrote writt
speak spoke speech
grow grew grown growth
build built
drive drove driv
choos chose choice
know knew known
keep kept
hold held
send sent
spend spent
draw drew drawn
freez froze
lose lost loss
fly flew flight
weigh weight
high height
long length
wide width
deep depth
strong strength
remember memor lembr
yogurt yoghurt iogurt
sceptic skeptic
doughnut donut
pyjama pajama
storey stori
artefact artifact
manoeuvr maneuver
skilful skillful
aeroplan airplan
registo registro
contato contacto
projeto projecto
controlo controle
`;

/** Abbreviated words, and what they abbreviate. */
export const CLIPPINGS = `
lab laborator
dev developer develop desenvolv
admin administr
adm administr
op operation operac
spec specific especific
prep prepar
info informa
rep representat
temp temporar
doc document
config configur
app applicat aplicativ
demo demonstra
promo promot promoc
exam examin
vet veterin
math mathemat
maths mathemat
stat statistic estatistic
eng engineer engenh
prof profess
fridge refrigerat
phone telephone
photo photogra
foto fotogra
auto automo
bio biolog
chem chemi
tech technolog technic
corp corporat
dept department
depto departament
mgmt management
mgr manager
asst assistant
intl internat
univ universi
gov govern
comm communicat
med medic
pharma pharmac
rehab rehabilit
ortho orthop
neuro neurolog
cardio cardiolog
maint maintenance
mkt marketing
jr junior
sr senior
manut manutenc
fisio fisioterap
psico psicolog
odonto odontolog
kilo kilogram quilo
moto motocicl motorcycl
bike bicycl bicicleta motorbik
ad advert
cert certific
min minim
max maxim
acct account
intern internship
grad graduat
undergrad undergraduat
sub substitut
biz business
fab fabricat
hazmat hazardou
ambo ambulanc
docs document
ref reference
intro introduc
gym gymnasi
memo memorand
limo limousin
condo condomini
decor decora
bulldozer dozer
refri refriger
apto apartament
apt apartment
hosp hospital
amb ambulator
`;

/** Abbreviations of states: an address has 'TX', a sentence 'Texas'. */
export const REGIONS: ReadonlyMap<string, string> = new Map(
  `al alabama|ak alaska|az arizona|ar arkansas|ca california|co colorado|ct connecticut|de delaware|fl florida|ga georgia|hi hawaii|id idaho|il illinois|in indiana|ia iowa|ks kansas|ky kentucky|la louisiana|me maine|md maryland|ma massachusetts|mi michigan|mn minnesota|ms mississippi|mo missouri|mt montana|ne nebraska|nv nevada|nh new hampshire|nj new jersey|nm new mexico|ny new york|nc north carolina|nd north dakota|oh ohio|ok oklahoma|or oregon|pa pennsylvania|ri rhode island|sc south carolina|sd south dakota|tn tennessee|tx texas|ut utah|vt vermont|va virginia|wa washington|wv west virginia|wi wisconsin|wy wyoming|dc district columbia|ac acre|am amazonas|ap amapa|ba bahia|ce ceara|df distrito federal|es espirito santo|go goias|mg minas gerais|pb paraiba|pe pernambuco|pi piaui|pr parana|rj rio janeiro|rn rio grande norte|ro rondonia|rr roraima|rs rio grande sul|se sergipe|sp sao paulo|to tocantins`
    .split('|')
    .map((line) => [line.slice(0, 2), line.slice(3)] as const),
);
