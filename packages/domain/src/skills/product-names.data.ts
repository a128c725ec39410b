// Made by scripts/build-skills.ts of the O*NET database (U.S. Department of Labor, CC BY 4.0), modified; see NOTICE.
export const PRODUCT_NAMES = `# tool
1CadCam Unigraphics
3D Systems Geomagic Design X
3M Electronic Monitoring
3M Encoder
3M Post-it App
3PL Central
5AM Glassbox Translational Research
=ADO.NET
=AJAX
=ActionWare
=AcuityPro
=AdRelevance
=AeroPlanner
=AnalyzerXL
=B-Method
=BLAT
=BehavePlus
=BizBench
=BizPricer
=BobCAD-CAM
=CODESYS
=ChemStat
=ClassDojo
=ClassTag
=ClearTrial
=CloudCompare
=CloverETL
=ClustalW
=ComBase
=CostGuard
=CruiseControl
=CrystalMaker
=CyberArk
=DataVision
=ESRI
=ETAP
=EasyCBM
=EditCNC
=EndoSoft
=EnergyPlus
=EnzymeX
=FARSITE
=FASTA
=FaceTime
=FishXing
=FitNesse
=FlamMap
=FlexBox
=GibbsCAM
=GitHub
=GitLab
=GraphQL
=GroupMe
=HEC-1
=HEC-HMS
=HEC-RAS
=HubSpot
=HyperTox
=ICANotes
=InScribe
=InVision
=ItemTracker
=JETCAM
=JUnit
=JamBoard
=JavaScript
=KAPES
=KornShell
=LP360
=LaTeX
=LexisNexis
=LibreOffice
=LinkedIn
=MAGIC
=MEDENT
=MEDITECH
=MailChimp
=MapInfo
=MariaDB
=MarkLogic
=MarketSharp
=MasterControl
=McAfee
=MeteorJS
=MicroBiz
=MicroStrategy
=MicroSurveyCAD
=MightyScout
=MineSight
=MongoDB
=MotorMaster+
=MySQL
=NCSS
=NDCMedisoft
=NUnit
=NetDocuments
=NoSQL
=NumPy
=OpenClinica
=OpenDroneMap
=OpenOffice.org
=PHYLIP
=PVsyst
=ParentSquare
=PhantomJS
=PostgreSQL
=PowerMed
=Primer3
=ProModel
=PuTTY
=PyTorch
=QGIS
=QuarkXPress
=QuickCogo
=RIVERMorph
=RabbitMQ
=Rapid7
=RepairTRAX
=RequireJS
=RoofLogic
=S-Plus
=STARLIMS
=STATISTICA
=Screencast-O-Matic
=SeaMonkey
=ServiceMax
=ServiceNow
=SolarWinds
=SuperANOVA
=SystemVerilog
=TensorFlow
=TestNG
=TheraManager
=TikTok
=TileGem
=TimeValue
=TopHat
=Transact-SQL
=TypeScript
=UNIX
=UgCS
=VMware
=VirtualBoss
=WeVideo
=WhiteSmoke
=WideOrbit
=WinBUGS
=WinGap
=WordPerfect
=WordPress
=WorldCat
=YouTube
=dBASE
=dSPACE
=e-MDs
=ezChartWriter
=iChartPlus
=myWriterTools
=simplifyMD
A mathematical programming language AMPL
A programming language APL
A-Systems JobView
ABC Compiler
ABC: the AspectBench Compiler for AspectJ
ACD Systems Canvas
ACOM Solutions RAPID EMR
ACS Technologies HeadMaster
ACT! Premium
ADP Enterprise HR
ADP Enterprise eTIME
ADP HR/Benefits Solution
ADP Pay eXpert
ADP Workforce Now
ADP eTIME
ADP ezLaborManager
ADi SmartBOL
AEC Software FastTrack Schedule
ALK Technologies PC*Miler
AMG Teleran SalesInSync
AMS Services AMS Sagitta
ANSYS LS-DYNA
ANSYS Multiphysics
ANSYS simulation
AOL MapQuest
AS/400 Database
ASG Technologies ASG-Zeke
ASI Point of Sale
ATX Total Accounting Office
ATX Total Engagement Office
ATX Total Tax Office
AVEVA InTouch HMI
Ab Initio
AbacusNext HotDocs
Accellos Real Dispatch
Accelrys Cerius2
Access Software AIRPAX
AccessData FTK
Accurate NXG
AcornSystems Corporate Performance Management
Acrendo Medical Software Ob/Gyn EMR
Acronis Recovery Expert
Actsoft Comet Tracker
Actuate BIRT
AdSense Tracker
AdaptaSoft CyberPay
Addison Health Systems WritePad EHR
Address Management System AMS
Adeptia ETL Suite
Aderant CompuLaw
Adobe AIR
Adobe Acrobat
Adobe Acrobat Reader;Acrobat Reader
Adobe Acrobat Writer;Acrobat Writer
Adobe ActionScript;ActionScript
Adobe After Effects;After Effects
Adobe Analytics
Adobe Audition
Adobe Captivate
Adobe ColdFusion;ColdFusion
Adobe Creative Cloud;Creative Cloud
Adobe Director
Adobe Distiller
Adobe Dreamweaver
Adobe Experience Manager;Experience Manager
Adobe Flex
Adobe FrameMaker;FrameMaker
Adobe FreeHand MX;FreeHand MX
Adobe Illustrator
Adobe ImageReady;ImageReady
Adobe InCopy
Adobe InDesign;InDesign
Adobe LifeCycle Enterprise Suite;LifeCycle Enterprise Suite
Adobe LiveMotion;LiveMotion
Adobe Macromedia HomeSite;Macromedia HomeSite
Adobe PageMaker;PageMaker
Adobe Photoshop
Adobe PostScript;PostScript
Adobe Premiere Pro;Premiere Pro
Adobe Presenter
Adobe RoboHelp;RoboHelp
Adobe XD
Advanced Portfolio Technologies Report Builder
Advanced Portfolio Technologies Simulator
Advanced Retail Management Systems Retail Pro
Advanced Technologies Class Act
Advantage Software Psych Advantage
Aestiva Purchase Order
AetherPalm InfusiCalc
Affiliated Computer Services ACS FIREHOUSE
After the Deadline
Ag Leader Technology SMS Advanced
Agile Product Lifecyle Management PLM
Agilent ChemStation
Agilent Technologies GeneSpring GX
Agisoft Metashape
Ahrefs Site Explorer
AirSmith FlightPrompt
Airline Pilots Daily Aviation Log PPC
Alchemy Systems SISTEM
Aldelo Systems Aldelo for Restaurants Pro
Allaire ColdFusion
Allscripts EHR
Allscripts PM
Allscripts Professional EHR
Allscripts Professional PM
Allscripts Sunrise
Alpha Software Alpha Five
Alteer Office
Altera Quartus II
Altia Design
Altova MapForce
Amazing Charts
Amazon Data Pipeline;Data Pipeline
Amazon DynamoDB;DynamoDB
Amazon Elastic Compute Cloud EC2;Elastic Compute Cloud EC2
Amazon Kinesis
Amazon Redshift
Amazon Simple Storage Service S3;Simple Storage Service S3
Amazon Web Services AWS CloudFormation;Web Services AWS CloudFormation
Amazon Web Services AWS;Web Services AWS
Ambient Design ArtRage
American Medical Association CodeManager
American National Standards Institute ANSI C
American Precision Instruments Regit
American Sign Language Browser
Amkai AmkaiCharts
Anasazi Software Client Data
Ansoft Simplorer
Ansys Fluent
Antek HealthWare LabDAQ
Apache Airflow
Apache Ant
Apache Avro
Apache Cassandra
Apache Flume
Apache Groovy
Apache HBase
Apache HTTP Server;HTTP Server
Apache Hadoop
Apache Hive
Apache JMeter
Apache Kafka
Apache MXNet
Apache Mahout
Apache Maven
Apache Oozie
Apache Pig
Apache Solr
Apache Spark
Apache Sqoop
Apache Struts
Apache Subversion SVN;Subversion SVN
Apache Tomcat
Apple AppleWorks;AppleWorks
Apple Cocoa
Apple DVD Studio Pro;DVD Studio Pro
Apple Final Cut Express;Final Cut Express
Apple Final Cut Pro;Final Cut Pro
Apple Keynote
Apple Logic Pro;Logic Pro
Apple QuickTime;QuickTime
Apple Safari
Apple iDVD
Apple iMovie
Apple iOS
Apple iPhoto
Apple iWork
Apple iWork Keynote
Apple iWork Numbers
Apple iWork Pages
Apple macOS
AppliCad Roof Wizard
Applied Systems Vision
Aptean Made2Manage
Aptech Systems GAUSS
ArcSight Enterprise Threat and Risk Management
ArduPilot Mission Planner
Argosy Legal Systems Power Closer
Articulate Rapid E-Learning Studio
Articulate Storyline
Ascend Property Assessment
Ascentis HR
Aspen Graphics Technical Analysis
AspenTech HYSYS
Aspyra CyberLAB
Assisi Compiler
Assured Software JPP
Asure Software HCM
Athena Software Penelope Case Management
Atlas Business Solutions Staff Files
Atlas Construction Business Forms
Atlassian Bamboo
Atlassian Bitbucket
Atlassian Confluence
Atlassian JIRA
Attitude POS itive AccuPOS Retail
Audion Laboratories VoxPro
AuditWare financial reporting and auditing
Aurora FoodPro
Austin Logistics CallSelect
AutoCrit Editing Wizard
AutoDesSys form Z
AutoZone ALLDATA
Autodesk 3D Studio Design
Autodesk 3d Studio Viz
Autodesk 3ds Max
Autodesk 3ds Max Design
Autodesk Algor Simulation;Algor Simulation
Autodesk Architectural Desktop;Architectural Desktop
Autodesk AutoCAD Blue Sky;AutoCAD Blue Sky
Autodesk AutoCAD Civil 3D;AutoCAD Civil 3D
Autodesk AutoCAD LT;AutoCAD LT
Autodesk AutoCAD Map 3D;AutoCAD Map 3D
Autodesk AutoCAD Mechanical;AutoCAD Mechanical
Autodesk AutoCAD;AutoCAD
Autodesk CAiCE Visual Transportation;CAiCE Visual Transportation
Autodesk Fusion 360;Fusion 360
Autodesk HSMWorks
Autodesk Inventor
Autodesk Land Desktop;Land Desktop
Autodesk Maya
Autodesk MotionBuilder;MotionBuilder
Autodesk Mudbox
Autodesk Revit
Autodesk Revit Architecture;Revit Architecture
Autodesk SketchBook Pro;SketchBook Pro
Autodesk Softdesk
Autodesk VIZ
Automate the Schools ATS
Automatic Data Processing AdvancedMD EHR
Automation Counselors municiPAL
Avaya Identity Engines
Avid Digidesign Pro Tools;Digidesign Pro Tools
Avid Pro Tools;Pro Tools
Avid Technology Media Composer;Technology Media Composer
Avid Technology Pro Tools;Technology Pro Tools
Avid Technology Sibelius;Technology Sibelius
Avid Technology audio visual editing;Technology audio visual editing
Avid Technology iNEWS;Technology iNEWS
Avidian Technologies Prophet
Axxya Systems Nutritionist Pro
Aya Associates Comp-U-Floor
Azalea Health Azalea EHR
BCL Landview Systems WinCrop
BCS Woodlands Software The Logger Tracker
BD Biosciences CellQuest
BMC Software Change Manager
BMC Software Control-M
BMC Software Recovery Manager RMAN
Bare Bones Software BBEdit
Barrington Software CookenPro Commercial
Basic Local Alignment Search Tool BLAST
Beaver Creek Software The THERAPIST
Beeline Learning Management System LMS
Behavioral Assessment and Research System BARS
Belmar & Associates Mortware
Benchmark Systems Benchmark Clinical EHR
Bentley GEOPAK Civil Engineering Suite;GEOPAK Civil Engineering Suite
Bentley GeoPak Bridge;GeoPak Bridge
Bentley InRoads Suite;InRoads Suite
Bentley MicroStation;MicroStation
Bentley STAAD
Bentley Systems InRoads Suite;Systems InRoads Suite
Bentley Systems ProjectWise;Systems ProjectWise
Bentley Systems gINT;Systems gINT
Bentley WaterCAD;WaterCAD
Berkeley Internet Domain Name BIND
Best MIP Fund Accounting
Bibase 4POS Retail
Bigloo Scheme
Bing Ads
BioEx Systems Exercise Pro
BioEx Systems Nutrition Maker Plus
Bizmatics PrognoCIS EMR
Blackbaud The Raiser's Edge;The Raiser's Edge
Blackbaud eTapestry
Blackboard Learn
Blatant Media Absorb LMS
Bloomberg Professional
Blueberry Harbor Software Clinical Record Keeper
Border Gateway Protocol BGP
Borland SilkTest
Bosch Punch List
Bowen & Groves M1 ERP
Brady Specimen Labeling
BrainMetric The Category Test
BrainTrain Captain's Log
Brainshark Rapid Learning
Brickell Research Brickell Medical Office
Bridgeway eCounsel
Broadcast Electronics AudioVAULT FleX
Bruno Realty eNeighboorhoods
Bungalow Software Aphasia Tutor
Business Forecast Systems Forecast Pro
Business Objects Data Integrator
CA Easytrieve Report Generator
CA IDMS
CAP Automation SellWise
CBORD Foodservice Suite
CBORD Nutrition Service Suite
CCH ProSystem fx TAX
CCIS AccountAbility
CDA International Manifold
CGI-AMS BureauLink Enterprise
CGI-AMS CACS Enterprise
CGI-AMS Strata
CGTech Vericut CNC
CMSN FieldPAK
CNC Consulting Machinists' Calculator
CNC Mastercam
CNC Software Mastercam
COMSOL Multiphysics
CPR International GeneralCOST Estimator
CPR Visual Estimator
CPSI CPSI
CSS CLS-2000
CT Summation iBlaze
CYMA IV Accounting for Windows
Cabinet NG CNG-SAFE
Cadence Encounter Test
Cadence OrCAD
Cadence PSpice
Cadence Virtuoso Layout Suite
Caliper Maptitude
Caliper TransCAD
Call-processing language CPL
Camfit Data Limited Microfit
Canyon Solutions Jcats
CareCloud Central
Carlson SurvCADD
Carlson Survey
Cartesis ES Magnitude
Casamba Smart
Cattlesoft CattleMax
Central Desktop
Ceridian Dayforce enterprise HCM
Cerner Millennium
Cerner Millennium PathNet;Millennium PathNet
Cerner PowerWorks Practice Management;PowerWorks Practice Management
Cerner ProFile;ProFile
Chaos Group V-Ray
Chart Links
ChartWare EMR
ChemInnovation Software Chem 4-D
Choice Job Cost
Circle Systems Stat/Transfer
Cisco IOS
Cisco Systems Cisco NetFlow Collection Engine;Systems Cisco NetFlow Collection Engine
Cisco Systems Cisco Traffic Analyzer;Systems Cisco Traffic Analyzer
Cisco Systems CiscoWorks LAN Management Solution;Systems CiscoWorks LAN Management Solution
Cisco Systems CiscoWorks;Systems CiscoWorks
Cisco Systems VPN Client;Systems VPN Client
Cisco Webex
Citilabs Cube
Citrix XenApp
Clarity Systems IBM Clarity
Clark Labs IDRISI Andes
ClinLab LIS
Clinical Software Solutions CLIN1 Suite
Cloudera Impala
Clover Technology GALENA
Cobent Learning and Compliance Suite LCS
Coglin Mill RODIN
Collaborative Application Markup Language CAML
ComChart EMR
Comcash ERP
Common Curriculum
Common Lisp Object System CLOS
Comp Pro Med Polytech
Compris Advanced Manager's Workstation
CompuTant CounterPoint
Compugov DocketView
Computer Associates Log Analyzer
Computer Generated Solutions Learning Management
Computer aided software engineering CASE tools
Computer-aided engineering CAE
ComputerEase construction accounting
Conners' Continuous Performance Test II
Constant Contact
Construction Management Software ProEst
Construction Software Center EasyEst
Cool Roof Calculator
Corel CorelDraw Graphics Suite;CorelDraw Graphics Suite
Corel Paint Shop Pro;Paint Shop Pro
Corel Painter
Corel Photo-Paint
Corel Presentation
Corel QuattroPro;QuattroPro
Corel Ventura
Corel WordPerfect Office Suite;WordPerfect Office Suite
Cornerstone OnDemand Cornerstone Learning
Corporate Focus Solium Shareworks
Couchbase Server
Craftsman CD Estimator
CrossTec NetOp Remote Control
Cubic Synchro Studio
Culinary Software Services ChefTec
Custom Data Systems Sterling Management
Custom Software Systems StarLab
Customer Expressions i-Sight
Cyber Records MediChart Express
CyberSoft NutriBase
Cytel StatXact
DHI MIKE URBAN
DHI Water and Environment MIKE SHE
DM2 Bills of Lading
DOC Cop
DOS shell script
DP Technology ESPRIT
DRG grouping
DSN Software Oral Surgery-Exec
DZS Software Solutions ClinPlus
DaVinci Resolve
Dartfish ProSuite
Dartware InterMapper
Dassault Systemes Abaqus
Dassault Systemes CATIA
Dassault Systemes SolidWorks;SolidWorks
DataDescription DataDesk
DataWorks Plus Digital CrimeScene
Datasurge GEOPRO
Datasym SYMFINITE
Dataxiom StatMost
DaySmart Software Appointment-Plus
DaySmart Software Salon Iris
Daystar iStructural.com
DeChant Consulting Services iWitness
DealMaven Comparable Company Valuation Analysis
DealMaven M&A Accretion/Dilution One-Pager
DealMaven Modeling ToolPack for Excel
DealMaven PresLink for PowerPoint and Word
Decisioneering Crystal Ball
Delcam PowerMILL
Delft GeoSystems MStab
Delivery Routing System DRS
Delphi Discovery
Delphi Technology
Deltek Costpoint
Deoxyribonucleic acid DNA sequence analysis
Derivatives Imagine Trading
Derivicom FinOptions XL
DesignBuilder Software DesignBuilder
DesignWare 3D EyeWitness
Desire2Learn LMS
DevWave Estimate Works
DietMaster Systems DietMaster
DigiTools Roof CAD
Digital Dispatch
Digital Equipment Corporation DIGITAL Fortran 90
Digital Image Management Solutions Crime Scene
DocuSign eSignature
DocuTrac QuicDoc
Document Object Model DOM Scripting
Domin-8 Enterprise Solutions Tenant Pro
Dowling Associates TRAFFIX
Dun and Bradstreet Global DecisionMaker
Dynix Digital Library
EDImis Anesthesia Manager
EGS CALCMENU
EHS CareRevolution
ELR Software eLr Extra Language Resources
EMC Documentum
EMC NetWorker
ERDAS ER Mapper
ESHA Research The Food Processor
ESRI ArcCatalog;ArcCatalog
ESRI ArcEditor;ArcEditor
ESRI ArcGIS
ESRI ArcGIS ArcPy;ArcGIS ArcPy
ESRI ArcGIS Geostatistical Analyst;ArcGIS Geostatistical Analyst
ESRI ArcGIS Spatial Analyst;ArcGIS Spatial Analyst
ESRI ArcGIS Survey 123;ArcGIS Survey 123
ESRI ArcIMS
ESRI ArcInfo;ArcInfo
ESRI ArcLogistics;ArcLogistics
ESRI ArcMap
ESRI ArcPad
ESRI ArcSDE
ESRI ArcView 3D Analyst;ArcView 3D Analyst
ESRI ArcView;ArcView
ESRI Site Scan for ArcGIS;Site Scan for ArcGIS
ESRI What if?;What if?
EZ LCMS
EZ Software Solutions
EZClaim medical billing
Eagle Point LANDCADD
EarthSoft EQuIS Geology
Easy Dispatch
EasyCAD Iris 2D
Eclipse IDE
Eclipse Jersey
Econometric Software LIMDEP
Economic Analysis Group EAG CaseTrack
Eedo Knowledgeware Eedo Force Ten
EffTec EffTrack
ElearningForce JoomlaLMS
Electronic Data Interchange EDI
Electronic Time Clock ETC
Elekta Impac Software IntelliLab
Elite Minds RightWriter
Ellucian Banner ERP
Embarcadero Delphi
Embarcadero JBuilder
Embarcadero Technologies DBArtisan
Emerald Software Group Emerald Green Office
Empirisoft MediaLab
Energy Efficient Rehab Advisor
Enggist & Grandjean EGS F&B Control
Enterprise JavaBeans
Entity Management
Eos Systems PhotoModeler
Epic EpicCare Inpatient Clinical;EpicCare Inpatient Clinical
Epic Practice Management;Practice Management
Epic Systems
EpicCare Ambulatory Electronic Medical Records
EpicLab Laboratory Information
Epicor Vantage ERP
Equative TimeLedger
Equifax Advanced Decisioning
Equifax Application Engine
Equifax InterConnect
Estima Regression Analysis of Time Series RATS
Event-driven State-machines Programming
EventHelix WebTaxi
Evergreen Technology Eagle Bid Estimating
Ex Libris Group Aleph
Ex Libris Group Voyager
Exact MAX
Exact Software Macola ES
Exact Software Macola ES Labor Performance
Exele TopView
Experian Credinomics
Experian Detect
Experian FraudShield
Experian Quest
Experian Retention Triggers
Experian Strategy Management
Experian Transact SM
Experience in Software Webplanner
Expert Health Data Programming Vitalnet
Express Business Valuations
Ext JS
EyeMD EMR Healthcare Systems EyeMD EMR
FANUC Robotics iRVision
FLIR Thermal Studio Suite
FPA Software MACCS
Facility Energy Decision Systems FEDS
Fair Isaac Application Risk Model
Fair Isaac Capstone Decision Manager
Fair Isaac Falcon ID
Fannie Mae Desktop Underwriter
Farm Works Software Trac
FedEx Ship Manager
Field programmable gate array FPGA design
Fielding Data Labs OptoMizer
Fifth Walk BillingTracker
FileMaker Pro
FinEng Solutions PerfoRM
FinEng Solutions Quantis
First Insight MaximEyes
Flat File Checker
Fletcher-Flora Health Care Systems LabPak LIS
FlexTraining Total e-Learning Solution
FloorCOST Estimator for Excel
Flooring Technologies QFloors
Fluke Corporation FlukeView Forms
Focus Floor Covering
Food Service Solutions FoodCo
Foodman Home-Delivery
Formula translation/translator FORTRAN
Forsk Atoll
Four Soft 4S VisiLog
Four Soft 4S eLog
Fox Meadows Accent Data Manager
Fox Meadows ChartingPlus
Fox Meadows EncounterManager
Freddie Mac Loan Prospector
G-Cube Solutions Wizdom Web LMS
GAEA Technologies WinSieve
GE Energy GateCycle
GE Healthcare Centricity EMR
GE Healthcare Centricity Laboratory
GE Healthcare Centricity Practice Solution
GE Healthcare ImageQuant TL
GE Healthcare Logician
GEO-SLOPE SEEP/W
GGY AXIS
GNOME Gnutrition
GNU Image Manipulation Program GIMP
GNU Octave
GPC Autocab
GalacTek ECLIPSE
Gallery Systems EmbARK
Gallery Systems The Museum
Galorath SEER-SEM
Gambit Scheme
Geac MPC Production
Gemcom Surpac
Gene Codes Sequencher
Genome Analysis Toolkit GATK
GeoMetrix Data Systems Training Partner
Geometric CAMWorks
Geosoft Oasis montaj
Giraffe Production Systems Giraffe Schedule
Global Insight AREMOS
Global Mapper Software Global Mapper
Golden Helix HelixTree
Golden Software Surfer
Google Ads
Google Analytics
Google Android
Google Angular
Google Calendar
Google Chrome
Google Classroom
Google Cloud
Google Docs
Google Drive
Google Earth Pro;Earth Pro
Google Gmail
Google Meet
Google Sheets
Google Sites
Google Slides
Google Tag Manager;Tag Manager
Google Workspace
Grafana Labs Grafana Cloud
Grammarly Editor
GraphPad Software GraphPad Prism
Graphical user interface GUI builder
Graphical user interface GUI design
Graphisoft ArchiCAD
Grass Valley EDIUS
Greenbrier Graphics Deed Plotter
Greenplum Database
Greenway Health PrimeSuite
Greenway Medical Technologies PrimeChart
Greenway Medical Technologies PrimeSUITE
Grid analysis and display system GrADS
Groundwater Vistas
Guardian RFID
Guidance Software EnCase Enterprise
HCSS HeavyBid
HCSS HeavyJob
HEAT Software GoldMine
HEX Laboratory Systems LAB/HEX
HMIS Advantage
HP 49G+ Appraiser Fee Calculator
HP Autonomy TeamSite;Autonomy TeamSite
HP DataProtector;DataProtector
HP Trim
HP WebInspect;WebInspect
HVAC tools
Halogen ePraisal
Harland Financial Solutions DecisionPro
Harvard Graphics
HashiCorp Vagrant
Health Care Data HealthProbe
HealthFusion MediTouch
HealthLine Systems Eyecom
Healthvision TDSynergy LIS
Henry Schein DentalVision Professional;DentalVision Professional
Henry Schein Dentrix
Henry Schein Easy Dental;Easy Dental
Heron CrossTie General Ledger
Hewlett Packard HP-UX
Hewlett Packard LoadRunner
Hewlett Packard QuickTest Professional
Hewlett-Packard HP Network Node Manager;HP Network Node Manager
Hewlett-Packard HP OpenVMS;HP OpenVMS
Hex-Rays IDA Pro
Hexagon Intergraph
Hexagon Metrology PC-DMIS
HiT Software Allora
Hibernate ORM
High School Scheduling and Transcript HSST
Holt Systems eMedRec
Home Energy Efficient Design HEED
Humanic Design Human Resources Management
HydroSOLVE AQTESOLV
Hyland OnBase Enterprise Content Management
Hyland Software OnBase
Hyperion Enterprise
IBM ADSTAR
IBM AIX
IBM CATIA
IBM Check Processing Control System CPSC;Check Processing Control System CPSC
IBM Cognos
IBM Cognos Business Intelligence;Cognos Business Intelligence
IBM Cognos Impromptu;Cognos Impromptu
IBM Costimater
IBM DB2
IBM Digital Analytics;Digital Analytics
IBM Domino
IBM FileNet Content Manager;FileNet Content Manager
IBM InfoSphere DataStage;InfoSphere DataStage
IBM Informix
IBM Lotus 1-2-3;Lotus 1-2-3
IBM Lotus Approach;Lotus Approach
IBM Lotus Notes;Lotus Notes
IBM Maximo Asset Management;Maximo Asset Management
IBM Middleware
IBM Notes
IBM Power Systems;Power Systems
IBM QRadar SIEM;QRadar SIEM
IBM Rational Build Forge;Rational Build Forge
IBM Rational ClearCase;Rational ClearCase
IBM Rational ClearQuest;Rational ClearQuest
IBM Rational Data Architect;Rational Data Architect
IBM Rational PurifyPlus;Rational PurifyPlus
IBM Rational RequisitePro;Rational RequisitePro
IBM Rational Robot;Rational Robot
IBM Rational Rose XDE;Rational Rose XDE
IBM SPSS Amos;SPSS Amos
IBM SPSS Statistics;SPSS Statistics
IBM Terraform
IBM Tivoli
IBM WebSphere MQ;WebSphere MQ
IBM WebSphere;WebSphere
IBM iSeries Access
IBM z/OS operating
ICON programming language
ICS Learning Group Inquisiq EX
IDEXX Laboratories IDEXX Cornerstone
IDX Systems IDXtend
IDX Systems Patient Chart Tracking
IEA Software Emerald
IHS Petra
IMSI TurboCAD
IOS Health Systems Medios EHR
IPro Restaurant Inventory, Recipe & Menu
ITT Exelis Visual Information Solutions ENVI
ITT Visual Information Solutions ENVI
Iatric Systems MobiLab
Ikonami AT-Learning Tool
Individualized Educational Program IEP
Infinity QS ProFicient
Infocorp Computer Solutions $mart
Infocorp Softwear/POS
Infor ERP Baan;ERP Baan
Infor ERP SyteLine;ERP SyteLine
Infor Lawson Supply Chain Management;Lawson Supply Chain Management
Infor SSA Human Capital Management;SSA Human Capital Management
InforSense InforSense
Informatica Big Data
Informatica Corporation PowerCenter
Informatica PowerCenter
Information Builders WebFOCUS
Informed EMS Field Guide
Inmagic TextWorks
Innova Financial Solutions Derivatives Expert
Innovative Interfaces Millennium
Insight Direct ServiceCEO
Insight Software My Vision Express
Insightful S-PLUS
Inspired eLearning iLMS
Instructure Canvas
Integra Radionics NeuroSight Arc
Integrated Systems Management OmniMD
Intelladon Enterprise Knowledge Platform EKP
IntelliTrack 3PL
IntelliTrack Warehouse Management
Intellum Rollbook
Intergraph ImageStation Stereo Softcopy Kit SSK
Intergraph MGE
Intrado SchoolMessenger
Intrax ProcedureNet
Intuit ProSeries;ProSeries
Intuit QuickBooks Point of Sale;QuickBooks Point of Sale
Intuit QuickBooks;QuickBooks
Intuit TurboTax;TurboTax
Invivo Data EPX ePRO Management
Iron Mountain Accutrac records management
Isograph Markov
Iterum eMedic
Itron Enterprise Energy Management EEM Suite
Ivorix Neurostrategy Finance
JDA Manugistics
James Frazier Associates DataStart
JavaScript Object Notation JSON
JavaScript framework
Jenkins CI
Jenzabar EX
JetBrains PhpStorm
John Deere Apex Farm Management
Juniper Networks NetScreen-Security Manager
Jupyter Notebook
Justice Systems FullCourt Enterprise
KIKA Veracity
KNMI TurboWin
Kali Linux
Kareo Practice Management
KayPENTAX Multi-Speech
Keb Combivis Studio
Kentech Kipware Studio
Kentech Kipware Trig Kalculator
Keypoint DataDesk
Keysight Technologies Advanced Design
Kitty Hawk
Kronos Enterprise Workforce Management
Kronos Workforce Payroll
Kronos Workforce Timekeeper
LAMP Stack
LINDO Systems optimization modeling
LOB RetailPoint
LSA Visual Easy Lean
LabSoft LabNet
Ladder Logic
Landmark Graphics GeoGraphix
Landtec System Software LFG Pro
Laserfiche Avante
Lawson ERP
Lawson Human Resource Management
Leading Market Technologies EXPO
Learn HQ Activate LMS
Learning Fundamentals Speech Visualization
Legal Files
Leica Geosystems ERDAS IMAGINE
LeonardoMD Renaissance
Levare Center Court
LexisNexis CaseMap;CaseMap
LexisNexis CourtLink Strategic Profiles;CourtLink Strategic Profiles
LexisNexis SmartLinx;SmartLinx
LexisNexis Time Matters;Time Matters
LightSpeed Cloud
Lion Edge Technologies Ranch Manager
LogMatrix NerveCenter
LogMeIn GoToMeeting
LogMeIn GoToWebinar
Logic Software Easy Projects.NET
Logisoft Positive Pos
Logisuite Enterprise
Logisuite Forwarder
London Computer Systems Rent Manager
Longview Consolidation
Longview Performance Management Platform
Longview Solutions Khalix
Low-level virtual machine LLVM compilers
Lucid IQ CMP
Lyris HQ Web-Analytics Solution
M-Tech Hotel Service Optimization System HotSOS
MAYA Nastran
MD Synergy Medical Appointment Scheduling
MEDITECH Behavioral Health Clinicals
MEDITECH Healthcare Information System HCIS
MICROS Systems HSI Profits Series
MITRE ATT&CK
MJICCS PilotLog
MSC Software Adams
MSC Software Nastran
MSC Software Patran
MTI Systems Costimator JS
MUMPS M
MWH Soft InfoSWMM
Mac HelpMate
Magellan Firmware
Magma Design Automation
MakeMusic Finale
ManageMore Cellular Manager
MapInfo MapMarker
MapInfo Professional
MapR Converged Data Platform
MapReduce big data
MapShots EASi Suite
Maplesoft Maple
Maptek Vulcan
Marketo Marketing Automation
Martin D Adamiker's TruFlite
Master Merchant Systems Music Store
MathWorks Simulink
Matheny Pattern Forecaster Plus
Mathsoft Mathcad
Maximizer Software Maximizer Enterprise
Maxon Cinema 4D
Maynard PlanStaff Manager
Mazak Mazatrol SMART CNC
McAfee VirusScan
McAllister Software Systems AVImark
McKesson ANSOS One-Staff
McKesson Horizon Lab
McKesson Lytec
McKesson Practice Plus
McNeel Rhinoceros 3D
McTrans Center TSIS-CORSIM
McTrans HCS+
Mdansby The PsychReport
Measure Square FloorEstimate Pro
Mechanical electrical plumbing MEP design
Med Math
MedDataSolutions Regist*r
MedStar Systems DrWorks
MedcomSoft Record
Medflow Complete
MediPro Medisoft Clinical
Mediasoft mediOFFICE
MedicWare EMR
Medical Wizards ER & ICU ToolBox
Medical Wizards ER Suite
Medical Wizards Paramedics ToolBox
Medscribbler Enterprise
Medworxx Learning Management
Megger PowerDB
Mentor Graphics
Mentor Graphics LeonardoSpectrum
Mentor Graphics PADS
Mentor Graphics Xpedition xDX Designer
MergerStat Control Premiums
MergerStat Price to Earnings Ratios
MethodWare ProAudit Advisor
Mi-Co Mi-Forms
Micosoft SQL Server Analysis Services SSAS
Micro Estimating FabPlan
Micro Focus OpenView
MicroCog Assessment of Cognitive Functioning
MicroFocus GroupWise
MicroFour PracticeStudio.NET EMR
MicroStrategy Desktop
MicroStrategy Report Services
MicroSurvey FieldGenius
Microservices Architecture
Microsoft .NET Framework
Microsoft ASP.NET
Microsoft ASP.NET Core MVC;ASP.NET Core MVC
Microsoft Access
Microsoft Active Directory;Active Directory
Microsoft Active Server Pages ASP;Active Server Pages ASP
Microsoft ActiveX;ActiveX
Microsoft Azure
Microsoft Azure DevOps Services;Azure DevOps Services
Microsoft Business Contact Manager;Business Contact Manager
Microsoft Commerce Server;Commerce Server
Microsoft Defender Antivirus;Defender Antivirus
Microsoft DirectX;DirectX
Microsoft Dynamics
Microsoft Dynamics AX;Dynamics AX
Microsoft Dynamics CRM;Dynamics CRM
Microsoft Dynamics GP;Dynamics GP
Microsoft Dynamics Marketing;Dynamics Marketing
Microsoft Dynamics NAV;Dynamics NAV
Microsoft Dynamics SL;Dynamics SL
Microsoft ESP SDK;ESP SDK
Microsoft Excel
Microsoft Exchange
Microsoft FRx
Microsoft FrontPage;FrontPage
Microsoft Great Plains Personal Data Keeper;Great Plains Personal Data Keeper
Microsoft Hyper-V Server;Hyper-V Server
Microsoft Hyperterminal
Microsoft Image Composite Editor;Image Composite Editor
Microsoft Internet Explorer;Internet Explorer
Microsoft Internet Information Services;Internet Information Services
Microsoft MapPoint;MapPoint
Microsoft NetMeeting;NetMeeting
Microsoft Office
Microsoft Office Live Meeting;Office Live Meeting
Microsoft Office Outlook;Office Outlook
Microsoft Office SharePoint Server MOSS;Office SharePoint Server MOSS
Microsoft OneNote;OneNote
Microsoft Outlook
Microsoft Paint
Microsoft Power BI;Power BI
Microsoft PowerPoint;PowerPoint
Microsoft PowerShell;PowerShell
Microsoft Project
Microsoft Publisher
Microsoft SQL Server Integration Services SSIS;SQL Server Integration Services SSIS
Microsoft SQL Server Reporting Services SSRS;SQL Server Reporting Services SSRS
Microsoft SQL Server;SQL Server
Microsoft SharePoint;SharePoint
Microsoft Silverlight
Microsoft Team Foundation Server;Team Foundation Server
Microsoft Teams
Microsoft Visio
Microsoft Visual Basic for Applications VBA;Visual Basic for Applications VBA
Microsoft Visual Basic.NET;Visual Basic.NET
Microsoft Visual Basic;Visual Basic
Microsoft Visual FoxPro;Visual FoxPro
Microsoft Visual InterDev;Visual InterDev
Microsoft Visual SourceSafe;Visual SourceSafe
Microsoft Visual Studio;Visual Studio
Microsoft Windows
Microsoft Windows Mobile;Windows Mobile
Microsoft Windows Movie Maker;Windows Movie Maker
Microsoft Windows Server;Windows Server
Microsoft Windows Sysprep;Windows Sysprep
Microsoft Windows Vista Business;Windows Vista Business
Microsoft Windows XP;Windows XP
Microsoft Word
Mideo Systems EZDoc Plus
Midwest MicroSystems Cow Sense
Millennium Software Atrex
Misys Healthcare Systems Mysis Tiger
Mitre Software GSLOPE
Mobile Knowledge Cabmate
Modernizing Medicine Practice Management
Molecular Devices Corporation MetaMorph
MoneySoft Corporate Valuation
Monte Carlo simulation
Montgomery Investment Technology Bonds XL
Montgomery Investment Technology Exotics XL
Montgomery Investment Technology FinTools
Montgomery Investment Technology Options XL
Montgomery Investment Technology QuoteTools
Montgomery Investment Technology Risk XL
Montgomery Investment Technology SigTools
Montgomery Investment Technology Utility XL
Moody's KMV CreditEdge
Moody's KMV Decisions
Moody's KMV Financial Analyst
Moody's KMV Risk Advisor
Moody's KMV Risk Analyst
Mosby's Drug Consult
Moss Adams Profit Mentor
Mozilla Firefox
Mozilla Thunderbird
Multi-line optical character reader OCR
Multi-router traffic grapher MRTG
Multidata Computer Systems MultiTech
Muthen & Muthen Mplus
Mzinga On-Demand Learning Suite
NCG Medical Systems d-Chart
NCR Advanced Checkout Solution
NCR Advanced Store
NCR NeighborhoodPOS
NCR Teradata Warehouse Miner
NCSS Power Analysis and Sample Size PASS
National Crime Information Center database
National Instruments LabVIEW;LabVIEW
National Instruments Multisim
National Library of Medicine DOCLINE
National Library of Medicine Medline
NaviNet Open
NavisWorks Jetstream
NeTLIMS AutoLIMS Core Lab
Nedstat Sitestat
NetDimensions Enterprise Knowledge Platform EKP
NetSuite ERP
NetSuite NetCRM
NetSuite NetERP
Netscape Navigator
NeuroSolutions Trading Solutions
NeuroSolutions for MatLab
New Millennium Communications Genesis Accounting
Next Limit Maxwell Render
NextGen Healthcare Information Systems EMR
NextGen Healthcare NextGen Practice Management
Nimblefeet Technologies Captain's Keeper
Noldus Information Technology The Observer XT
Non uniform rational b-splines NURBS
Norchard Solutions Succession Wizard
Norton AntiVirus
NortonLifeLock cybersecurity
Notam Development Group Airport Insight
NovaStor NovaBACKUP
Nuance Dragon NaturallySpeaking;Dragon NaturallySpeaking
Nuance OmniPage Professional;OmniPage Professional
Nuance PaperPort Professional;PaperPort Professional
Nuesoft Technologies NueMD
O*NET OnLine
Object Management Group Object Request Broker
Objectif Lune PlanetPress Suite
Objective C
Objective Caml
OfficeMate Software Solutions OfficeMate
Ohio Willow Wood OMEGA Tracer
OmniRIM Records Management Suite
Omnitech OMNILAB
On Center On-Screen Takeoff
On Center Quick Bid
Online Computer Library Center databases
Open Dental
Open Graphics Library OpenGL
OpenAI ChatGPT
OpenRoads Designer
Operational Data Store ODS
Operitel LearnFlex
Optical Research Associates LightTools
OptionVue Options Analysis
OrCAD Capture
Oracle Advanced Procurement;Advanced Procurement
Oracle Agile Product Lifecycle Management PLM;Agile Product Lifecycle Management PLM
Oracle Application Express APEX;Application Express APEX
Oracle Application Server;Application Server
Oracle Business Intelligence Discoverer;Business Intelligence Discoverer
Oracle Business Intelligence Enterprise Edition;Business Intelligence Enterprise Edition
Oracle Business Intelligence Suite;Business Intelligence Suite
Oracle Clinical
Oracle Cloud
Oracle Data Guard;Data Guard
Oracle Database
Oracle Designer
Oracle E-Business Suite Financials;E-Business Suite Financials
Oracle E-Business Suite Logistics;E-Business Suite Logistics
Oracle E-Business Suite;E-Business Suite
Oracle Eloqua
Oracle Enterprise Manager Cloud Control;Enterprise Manager Cloud Control
Oracle Enterprise Manager;Enterprise Manager
Oracle Essbase
Oracle Fusion
Oracle Fusion Middleware;Fusion Middleware
Oracle Golden Gate;Golden Gate
Oracle HRIS
Oracle Hyperion
Oracle Hyperion Planning;Hyperion Planning
Oracle JD Edwards EnterpriseOne;JD Edwards EnterpriseOne
Oracle JDBC
Oracle Java
Oracle Java 2 Platform Enterprise Edition J2EE;Java 2 Platform Enterprise Edition J2EE
Oracle Java Message Service JMS;Java Message Service JMS
Oracle JavaServer Pages JSP;JavaServer Pages JSP
Oracle Manufacturing Scheduling;Manufacturing Scheduling
Oracle Net Manager;Net Manager
Oracle NetSuite;NetSuite
Oracle PL/SQL
Oracle PeopleSoft Financials;PeopleSoft Financials
Oracle PeopleSoft;PeopleSoft
Oracle Primavera
Oracle Real Application Cluster RAC;Real Application Cluster RAC
Oracle Reports
Oracle SQL Developer;SQL Developer
Oracle SQL Loader;SQL Loader
Oracle SQL Plus;SQL Plus
Oracle Siebel CRM;Siebel CRM
Oracle Siebel Server Sync;Siebel Server Sync
Oracle Solaris
Oracle Taleo
Oracle WebLogic Server;WebLogic Server
Orchard Software Orchard Harvest LIS
OriginLab Origin
Orion Law Management Systems Orion
PC Dispatch
PCC EHR
PCC Pediatric Partner
PCI Express PCIe
PDF readers
PDS Vista
PEPID EMS
PMC KanbanSIM
PPD eLoader
PRONTO Xi
PROPHIX Enterprise
PRe Consultants SimaPro
PTC Arbortext
PTC Creo Parametric;Creo Parametric
PTC Pro/Cable
PTC Pro/ENGINEER Wildfire;Pro/ENGINEER Wildfire
PTC Pro/INTRALINK
PTC Pro/Pipe
PTV Vissim
Pacific Solutions FloorRight
Paisley AutoAudit
Paisley Cardmap
Paisley Focus Control Assurance
Paisley IssueTrack
Paisley RiskNavigator
Palisade Evolver
Palisade StatTools
Palmtree EMS Field Reference Guide
Palmtree Pocket EKG
PaloAlto Advertising Plan Pro
Parameter Estimation PEST
PastPerfect Software PastPerfect
Pathlore LMS
Patterson Dental Supply Patterson EagleSoft
Pear Deck
Peer-to-Peer Financial Analysis
Penchant Software dispatchOffice
Pentaho Kettle
Perforce Helix
Performance Systems Development TREAT
Perseus SurveySolutions
Pi Blue OptWorks Excel
Piccolo Software PiccoloTaxi
Picis CareSuite
Pilot Navigator Software Load Balance
Ping Identity
Pix4D Pix4Dcapture
Pix4D Pix4Dmapper
Pixar RenderMan Studio
Pixologic Zbrush
Plateau Learning Management System LMS
Platform as a service PaaS
Plexis Software Plexis POS
Point of sale POS bookstore
Point of sale POS parts and services
PointClickCare healthcare
Polaris Microsystems AeroLog Pro
Polaris Microsystems CharterLog
Poll Everywhere
PolySystems Asset Delphi
Polymath Software POLYMATH
Portswigger BurP Suite
Practice Partner Patient Records
Practice Partner Total Practice Partner
Practice Technology Prevail
PracticePRO Software Systems QuickPractice
PracticeWorks Systems Kodak WINOMS CS
PricewaterhouseCoopers TeamMate
Prognosis Innovation Healthcare ChartAccess
Program for Energy Analysis of Residences PEAR
Programming language one PL/I
Progress OpenEdge ABL
Progress Sonic ESB
Progress WebSpeed Workshop
Propeller Multimedia React2
Property Boulevard
Protein Explorer
Provalis Research Simstat
Psyche Systems LabWeb
Purkinje Dossier
Pyxis MedStation
QAD Adaptive ERP
QMSoftware Receivables Management
QSM SLIM Suite
QSR International NVivo
QUMAS quality management solution
Qlik Tech QlikView
Quality Software Systems LabHealth
Qualtrics Insight
Qualtrics Research Suite
Qualys Cloud Platform
Quantifying marketability discount QMD modeling
Quantitative Micro Software EViews
Quest BigBrother
Quest Central
Quest Erwin Data Modeler
Quest SharePlex
Questek Humanis
Questor Systems ARGUS
QuickBase business management
RESTful API
RISA Technologies RISA-3D
RISC Virtual Training Assistant
RMS Technology Flitesoft
RSI ENVI
RSI interactive data language IDL
RSM McGladrey Auditor Assistant
RTI International SUDAAN
RailComm DocYard
Rapid-I RapidMiner
Rapid7 Nexpose
ReCrystallize Crystal Reports
ReServe Interactive
RealData Comparative Lease Analysis
Realization Streamliner
Really Simple Syndication RSS
Red Hat Ansible Engine;Ansible Engine
Red Hat Enterprise Linux;Enterprise Linux
Red Hat OpenShift;OpenShift
Red Hat WildFly;WildFly
RedPrairie DLx Warehouse
Redgate SQL Server
Rehab Documentation Company ReDoc Suite
Relex Weibull
ReliaSoft Weibull++ 6
ReliaSoft XFMEA
Resources Calculations Incorporated SoftCost
RestaurantPlus PRO
Rethink Ed
Retrofit Energy Savings Estimation Model RESEM
Right Reason Technologies RightTrack
RiscStation POSSum
RiskMetrics Group WealthBench
RockWare ArcMap
RockWare ChemFlux
RockWare Geochemist's Workbench GWB
RockWare MODFLOW
RockWare RockWorks
Rockwell Automation Arena;Automation Arena
Rockwell RSLogix
Roof Pro Estimate Software Roof Pro
Roofing Calculator
Roundtable Software Advantage Accounting
Ruby on Rails
SAP Adaptive Server Enterprise;Adaptive Server Enterprise
SAP Business Intelligence;Business Intelligence
SAP Business Objects;Business Objects
SAP Business One;Business One
SAP BusinessObjects Crystal Reports;BusinessObjects Crystal Reports
SAP BusinessObjects Data Integrator;BusinessObjects Data Integrator
SAP BusinessObjects Desktop Intelligence;BusinessObjects Desktop Intelligence
SAP Concur
SAP Crystal Reports;Crystal Reports
SAP ERP
SAP ERP Human Capital Management;ERP Human Capital Management
SAP Maintenance
SAP NetWeaver BW;NetWeaver BW
SAP NetWeaver;NetWeaver
SAP PowerBuilder;PowerBuilder
SAP PowerDesigner;PowerDesigner
SAP Replication Server;Replication Server
SAP business and customer relations management
SAS JMP
SBS International Maestro Suite
SBS Keystroke
SCC Soft Computer SoftLab
SKM Systems Analysis Power Tools
SMSi Twister Data Integrator
SOAPware EMR
SSA Global Infinium Financial Management
SST Development Group SSToolbox
STAT! Systems QD Clinical
SYSPRO business
Sabre Central Command
Safe Software FME
Saga Practice Manager
Sage 100 Contractor
Sage 100 ERP
Sage 300 Construction and Real Estate
Sage 50 Accounting
Sage Accounting
Sage Construction Anywhere;Construction Anywhere
Sage EDP Payroll Tax;EDP Payroll Tax
Sage ERP Accpac;ERP Accpac
Sage HRMS
Sage MAS 200 ERP;MAS 200 ERP
Sage MAS 500;MAS 500
Sage MAS 90 ERP;MAS 90 ERP
Sage SalesLogix;SalesLogix
Sage Timeslips
Sakai CLE
Salesforce Marketing Cloud
Salesforce Visualforce
Salesforce.com Salesforce CRM
Salix Applied Earthcare Erosion Draw
Sawtooth SSI Web
ScanSoft Naturally Speaking
Schlumberger Petrel E&P
Schuyler House SchuyLab
Scientific Learning Fast ForWord
Scientific Software Group FEFLOW
Scientific Software Group Filter Drain FD
Scientific Software Group Infinite Extent
Scientific Software Group MIGRATE
Scientific Software Group SVHeat
Scientific Software International HLM
Scientific Software International LISREL
Screaming Frog SEO Spider
Seattle Systems Shapemaker
Seismic Micro-Technology KINGDOM
SentryOne SQL Sentry
Serif DrawPlus
Showing Suite real estate
Siemens ModelSim;ModelSim
Siemens NOVIUS Lab;NOVIUS Lab
Siemens NX
Siemens SIMATIC STEP 7;SIMATIC STEP 7
Siemens SIMATIC WinCC;SIMATIC WinCC
Siemens Soarian Financials;Soarian Financials
Siemens Soarian Scheduling;Soarian Scheduling
Siemens Solid Edge;Solid Edge
Siemens Teamcenter
Sierra Scientific Software CRIS
Sigmund Software Sigmund Enterprise Management
Simple API for XML SAX
Single sign-on SSO
SirsiDynix Symphony
SiteComp Survey
Sitecore CMS
SkillSoft SkillPort
Skylog Services Skylog Pro
Skyscape AnesthesiaDrugs
SmartBear Software AutomatedQA TestComplete
SmartCAMcnc SmartCAM
SmartDraw Legal
SmugMug Flickr
Social Solutions ETO
Social Work Software ClientTouch
SofTech CADRA
SoftCafe MenuPro
SoftMed ChartLocater
SoftMed ChartRelease
SoftMed ChartReserve
Softpedia ShopInvo
Softrail AEI Automatic Yard Tracking
Softrail AEI Rail & Road Manager
Softrax Revenue Management
Softree Technical Systems Terrain Tools
Softstar Costar COCOMO II
Software AG enterprise
Software as a service SaaS
Software on Sailboats Desktop Sales Manager
SoilVision Systems SVOFFICE
SolidCAM CAM
SolidWorks COSMOSWorks
Sony Sound Forge;Sound Forge
Sorenson Media Sorenson Squeeze
Sparta Systems TrackWise
SpectraSoft AppointmentsPRO
SpectraSoft DocuPRO
Spillman Technologies Records Management
Splunk Enterprise
Spreadware Business Financial Analysis
Spreadware Business Valuator
Spreadware Pro Forma
Spring Boot
Spring Framework
Springshare LibGuides
St. Paul Travelers e-CARMA
Stac Software ReachOut
Starpint Software Super Slug
Stat-Ease Design-Expert
StatCom Patient Flow Logistics Enterprise Suite
StataCorp Stata
State Soil Geographic STATSGO Database
Static Free Software Electric VLSI Design
Statistical Solutions BMDP
Steele Mutual Fund and Variable Annuity Expert
Stereolithography SLA rapid prototyping
Stratasys FDM MedModeler
Structured Query Report SQR
StudyManager Sponsor Edition
SumTotal Systems ToolBook
SumTotal Systems TotalLMS
Sun Microsystems Java;Microsystems Java
SunGard BancWare
SunGard Kiodex Risk Workbench
Sungard Assurance
Sunquest Information Systems Sunquest Laboratory
SyMetric Sciences SyMetric
Symantec Norton Utilities;Norton Utilities
Symantec Visual Cafe;Visual Cafe
Symantec pcAnywhere
SynaMed EMR
Synapse outSPOKEN
Sync Essentials Trade Accountant
Synergy Software KaleidaGraph
Synopsys Design Compiler
Synopsys HSPICE
Syscon Court Clerk
Systat Software SigmaPlot
Systat Software SigmaStat
System3 POS
TIBCO Spotfire
TIBCO Spotfire S+
TKSoftware RCM
TMW PowerSuite
TOPAZ Enterprise Software Suite
TSS Wireless Fleet Management Suite
Talend Big Data Integration
Talend Data Fabric
Talend Open Studio
Tanner EDA L-Edit
TechOnSoftware HazMatCE Pro
TechSmith Camtasia
TechSmith Snagit
Technical Data Management System TDMS
TekSoft CAMWorks
Tenable Nessus
Teradata Active Enterprise Data Warehouse
Teradata Database
Terrasolid TerraScan
Tetrahex Fractal Finance
Texas Medical Software SpringCharts EMR
Textco BioSoftware Gene Inspector
Textile Management Systems RollMaster
The CAD Zone The Crime Zone
The General Store
The Gordian Group PROGEN Online
The Human Equation InSite LMS
The MathWorks MATLAB
The MathWorks Real-Time Workshop;Real-Time Workshop
The Mathworks SimBiology
The Nutrition Company FoodWorks
The Omni Group OmniPlan
The Retail Solution
The Tova Company Test of Variables of Attention
The vOICe Learning Edition
Thomson EndNote
Thomson Reuters Elite ProLaw;Elite ProLaw
Thomson Reuters EndNote;EndNote
Thomson Reuters Westlaw
Thomson Reuters Westlaw Edge;Westlaw Edge
Three-dimensional 3D virtual surgery
Tibco S-PLUS
TickQuest NeoTicker
Time and Attendance Collection System TACS
Tool command language Tcl
Towers Perrin MoSes
TradeTools Financial Market Databases
TradeTools Monthly U.S. Economic Database
Tradesman's Software Master Estimator
Trafficware SimTraffic
TrainCaster LMS
TrainOnTrack Learning Management System LMS
TranWare Enterprise Suite
Trancite Logic Systems ScenePD
Trane TRACE
Travel Agent CMS
Traverse PC
Treasury Enforcement Communications System TECS
Trendsetter Software ProAnalyst
Trigram Software AcuBase Pro
Trimble AgGPS EZ-Map;AgGPS EZ-Map
Trimble Digital Fieldbook;Digital Fieldbook
Trimble GPS Pathfinder Office;GPS Pathfinder Office
Trimble Geomatics Office;Geomatics Office
Trimble HYDROpro
Trimble Pathfinder Office;Pathfinder Office
Trimble SketchUp Pro;SketchUp Pro
Trimble TerraSync;TerraSync
Trimble Terramodel
Trivantis Lectora
True North Computer Retail Plus
Tumbleweed SecureTransport
Turtle Creek Software Goldenseal
Twin Tier Technologies MIMS
UA Business Software Professional Edition
UCN inContact Workforce Management Software WFM
UGS Solid Edge
UNISTAT Statistical Package
UNIX Shell
UPS WorldShip
USDA Forest Vegetation Simulator FVS
Ultimate Software UltiPro Workplace
Unidata Integrated Data Viewer IDV
Unity Technologies Unity
Universal Tax Systems TaxWise
Unlimited Learning Resources Valusource Pro
Unreal Technology Unreal Engine
Upland Consulting Group Repair Traq
Upside Learning UpsideLMS
VMWare ESX Server
Valley Agricultural Software DairyCOMP 305
ValuSoft MasterCook
ValuSource BIZCOMPS
Vanguard Software Vanguard Sales Manager
VantageMed ChartKeeper
Vector 35 Binary Ninja
Vector CANalyzer
Vector Canape
VectorWorks ARCHITECT
VeriFone PC Charge Pro
Veritas NetBackup
Vero Software ALPHACAM
Vero Software Edgecam
Vero Software SURFCAM
Vertafore ImageRight
Virtual Gibbs CADD/CAM
Visible Razor
Visionary Medical Systems Visionary OFFICE PM
Visual MODFLOW Pro
Visual Molecular Dynamics VMD
Visual Numerics PV-WAVE
Visual Paradigm DB Visual ARCHITECT
Visual Retail Plus
Visual Solutions VisSIM
Visual Statement Vista FX3 CSI
Vitera Healthcare Solutions Vitera Intergy
Voice over internet protocol VoIP system
Vorum Research Corporation CANFIT-PLUS
WRSHealth EMR
Wallingford Software InfoSewer
Wallingford Software InfoWorks WS
Ward Systems Group GeneHunter
Ward Systems Group NeuralShell Predictor
Ward Systems Group NeuroShell Trader
Waterloo Hydrogeologic AquaChem
Waters Millennium32
Waters eLab Notebook
Wavefunction Spartan
WebClarity Software BookWhere
WebEx WebOffice
WebTrends Analytics
Websense Data Loss Prevention
Welford Chart Notes
Whitebirch Software Projected Financials
Wilhelm Publishing Threshold
Win CE
WinEstimator WinEst
WinMan SureSell
Wind River Systems VxWorks
Wind River VxWorks
Windows Embedded Compact
Wintac Pro
WisdomForce DatabaseSync
Wolfram Research Derivatives
Wolfram Research Mathematica
Wolfram Research Mathematica Finance Essentials
Work Technology WorkTech Time
WorkForce Software EmpCenter Time and Attendance
WorkTech MAXIMO
Workbrain Employee Scheduling
Workbrain Time and Attendance
World Software Corporation Worldox
XML Path Language XPATH
XP Software XPSWMM
Xactware Xactimate
Xara Designer Pro
Xerceo Learn
Xyleme Learning Content Management System LCMS
Yahoo! Email
Yardi Systems Yardi Enterprise
Yardi Systems Yardi Voyager Commercial
Zend Framework
Ziatek RoofDraw
Ziiva Prosperity LMS
a la mode WinTOTAL
dBASE Plus
dESCO ESC
dailyVest Investment Personalization Platform
digiChart OB-GYN
doXstor Flight Level Logbook
dominKnow Learning Center
e-MDs Bill
e-MDs topsChart
e-MDs topsE&M Coder
eClinicalWorks EHR
eCredit Enterprise
eMDs Medisoft
eMDs Practice Partner
ePharmaSolutions eMVR
eTeleNext LIS
goQ WordQ
iCIMS Talent Cloud
iMagic Restaurant Reservation
iParadigms Turnitin
techniques.org knowledgeWorks LMS
vtiger CRM
`;
