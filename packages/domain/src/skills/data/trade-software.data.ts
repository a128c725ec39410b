/** Software that trades use by name, most of it in one country only. */
export const TRADE_SOFTWARE = `# tool
=Pixeon
Feegow
=PEC e-SUS
=CNES
=SIGTAP
=SIA/SUS
SystmOne
EMIS Web;=EMIS
=NextGen
=Simples Dental
Cliniko
TherapyNotes
=IDEXX Neo
IDEXX Cornerstone
ezyVet
VetSpace
SimplesVet
Pergamum
Sophia biblioteca
=Koha
Ex Libris
=SIMS
Arbor
Schoology
ClassDojo
=TOTVS Educacional
=RM Educacional
Sponte
Olist
=Linx;Linx POS
Prosoft
Contmatic
Mastermaq
=Kenoby
Pontomais
=Ahgora
=Feedz
EFD-Contribuições
=ECD
=ECF
=PER/DCOMP
=GIA
e-CAC
processo judicial eletrônico
=eproc
=Projuris
=Legal One;LegalOne
e-Notariado
MyCase
=LEAP
Actionstep
OneTrust
TrustArc
Orçafascio
=TCPO
Buildertrend
=Tekla;Tekla Structures
=Promob
=Cype
=AltoQi
ServiceTitan
Housecall Pro
Jobber
=Auvo
=Field Control
=Engeman
=SAP PM
Maximo;IBM Maximo
=Fracttal
FactoryTalk
Wonderware;AVEVA InTouch
=Edgecam
PowerMill
=Mazatrol
=Aegro
=Siagri
=Aliare
=FieldView;Climate FieldView
John Deere Operations Center
=Agrosys
=Aloha;Aloha POS
=Simphony
Lightspeed
=Resy
SevenRooms
iFood
=Rappi
Uber Eats
=Colibri
=TOTVS Chef
Goomer
=Opera
=Mews
=CMNet
=Expedia
=Omnibees
=Galileo
Travelport
=Trinks
=Avec
Fresha
=Booksy
Treatwell
=Vagaro
=Mindbody
=Gladstone
=Legend leisure
=W12
=Tecnofit
=EVO gym
Nuvemshop
=Mercado Pago
=Shopee
Amazon Seller Central;Seller Central
=Korber;Körber
=TMS software
=Intelipost
=Frete Rápido
=Autotrac
=Sascar
Onixsat
=Conexos
=Thomson Onesource
=PipeRun
=Agendor
=Ploomes
=Blip;=Take Blip
=Zenvia
=Genesys
=Avaya
=Five9
=Talkdesk
=Paycom
Sage 200
Sage Payroll
FreeAgent
QuickBooks Online
=BrightPay
=IRIS payroll
=Quantum Axis
=Guidewire
=Duck Creek
=RealPage
=Superlógica
=memoQ
=SDL Trados;Trados
=Memsource
Wordfast
=Avid
Ableton
=Logic Pro
=QLab
=grandMA
HiveTracks
=memed
`;
