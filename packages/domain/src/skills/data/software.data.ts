/** Software, data and what runs them. Years are those of the first public release. */
export const SOFTWARE = `# tool
JavaScript;=JS;ECMAScript @1995
TypeScript @2012 > JavaScript
Python;Python 3 @1991
=Java;Java SE;Java EE @1996
=C;C language;C programming|=C;linguagem C
C++;=CPP
C#;C sharp @2001
.NET;dotnet;.NET Core;.NET Framework;ASP.NET;ASP.NET Core @2002
=Go;Golang;Go language|=Go;linguagem Go @2009
=R;R language;R programming;RStudio|=R;linguagem R
=Rust;Rust language @2015
Kotlin @2016
=Swift;SwiftUI @2014
Objective-C
=Ruby @1996
Ruby on Rails;=Rails @2005 > Ruby
PHP @1995
Laravel @2011 > PHP
Symfony @2005 > PHP
CodeIgniter @2006 > PHP
=Perl
=Scala @2004
=Elixir @2012
Erlang
Haskell
Clojure @2007
=Dart @2013
=Flutter @2018 > Dart
=React;React.js;ReactJS @2013 > JavaScript
React Native @2015 > React
Next.js;NextJS @2016 > React
=Angular @2016 > JavaScript
AngularJS @2010 > JavaScript
Vue.js;=Vue;VueJS @2014 > JavaScript
Nuxt;Nuxt.js @2016 > Vue.js
Svelte;SvelteKit @2016 > JavaScript
jQuery @2006 > JavaScript
Redux @2015 > React
Node.js;NodeJS;=Node @2009 > JavaScript
Express.js;ExpressJS @2010 > Node.js
NestJS;Nest.js @2018 > Node.js
Fastify @2016 > Node.js
Deno @2018
=Bun @2022
HTML;HTML5
CSS;CSS3
Sass;SCSS @2006 > CSS
Tailwind CSS;Tailwind;TailwindCSS @2017 > CSS
=Bootstrap @2011 > CSS
Material UI;MUI @2014 > React
Storybook @2016
Webpack @2012
=Vite @2020
=Babel @2014
ESLint @2013
Three.js @2010 > WebGL
WebGL @2011
WebAssembly;WASM @2017
=Electron @2013
Django;Django REST Framework @2005 > Python
=Flask @2010 > Python
FastAPI @2018 > Python
=Spring;Spring Framework @2002 > Java
Spring Boot @2014 > Java
Hibernate @2001 > Java
JPA @2006 > Java
Quarkus @2019 > Java
Maven @2004
Gradle @2008
Entity Framework;Entity Framework Core @2008 > .NET
Blazor @2018 > .NET
Xamarin @2011 > .NET
.NET MAUI @2022 > .NET
VB.NET;Visual Basic .NET @2002
Visual Basic;VB6
VBA;Excel VBA;Visual Basic for Applications;Excel macros|VBA;macros em Excel;macros no Excel > Excel
=Delphi;Object Pascal @1995
COBOL
Fortran
ABAP;SAP ABAP
PL/SQL > SQL
T-SQL;Transact-SQL > SQL
SQL;SQL queries|SQL;consultas SQL
NoSQL;NoSQL databases|NoSQL;bancos NoSQL @2009
PostgreSQL;Postgres @1996 > SQL
MySQL @1995 > SQL
MariaDB @2009 > SQL
SQL Server;Microsoft SQL Server;MS SQL;MSSQL > SQL
Oracle Database;Oracle DB;Oracle SQL|banco de dados Oracle;Oracle > SQL
SQLite @2000 > SQL
MongoDB;=Mongo @2009 > NoSQL
Redis @2009
Memcached @2003
Cassandra;Apache Cassandra @2008 > NoSQL
DynamoDB;Amazon DynamoDB @2012 > NoSQL; AWS
Elasticsearch;Elastic Search @2010
OpenSearch @2021
Solr;Apache Solr @2006
Kibana @2013
=ELK;ELK Stack @2013 > Elasticsearch; Kibana
Logstash @2009
Neo4j @2007
Firebase @2012
Firestore @2017 > Firebase
Supabase @2020
=Snowflake @2014
BigQuery;Google BigQuery @2011 > SQL
Redshift;Amazon Redshift @2012 > SQL
Databricks @2013
Delta Lake @2019
=dbt;dbt Core;dbt Cloud @2016 > SQL
Airflow;Apache Airflow @2015
Dagster @2019
=Prefect @2018
=Spark;Apache Spark;PySpark @2014
Hadoop;HDFS @2006
=Hive;Apache Hive @2010
Kafka;Apache Kafka @2011
RabbitMQ @2007
Flink;Apache Flink @2014
NiFi;Apache NiFi @2014
Talend @2006
Informatica;PowerCenter
SSIS;SQL Server Integration Services @2005
SSRS;Reporting Services @2004
Fivetran @2012
Airbyte @2020
pandas @2008 > Python
NumPy @2006 > Python
SciPy @2001 > Python
scikit-learn;sklearn @2010 > Python
Matplotlib @2003 > Python
Jupyter;Jupyter Notebook @2014
TensorFlow @2015
PyTorch @2016
Keras @2015
XGBoost @2014
LightGBM @2016
spaCy @2015
OpenCV @2000
Hugging Face;HuggingFace @2016
LangChain @2022
LlamaIndex @2022
ChatGPT @2022
GPT-4 @2023
OpenAI;OpenAI API @2016
GitHub Copilot;Copilot @2021
Midjourney @2022
Stable Diffusion @2022
Claude AI @2023
Google Gemini @2023
MLflow @2018
Kubeflow @2017
SageMaker;Amazon SageMaker @2017 > AWS
Vertex AI @2021 > Google Cloud
AWS;Amazon Web Services @2006
AWS Lambda;=Lambda @2014 > AWS
=EC2;Amazon EC2 @2006 > AWS
=S3;Amazon S3 @2006 > AWS
=ECS;Amazon ECS @2014 > AWS
AWS Fargate;Fargate @2017 > AWS
=EKS;Amazon EKS @2018 > AWS; Kubernetes
=RDS;Amazon RDS @2009 > AWS
Amazon Aurora @2014 > AWS
CloudFormation @2011 > AWS
CloudWatch @2009 > AWS
=SQS;Amazon SQS @2006 > AWS
=SNS;Amazon SNS @2010 > AWS
AWS Glue @2017 > AWS
Azure;Microsoft Azure @2010
Azure DevOps;Azure Pipelines @2018
Azure Data Factory;ADF @2015 > Azure
Azure Functions @2016 > Azure
=AKS;Azure Kubernetes Service @2018 > Azure; Kubernetes
Google Cloud;Google Cloud Platform;=GCP @2011
Cloud Run @2019 > Google Cloud
Heroku @2007
Vercel @2015
Netlify @2014
DigitalOcean @2011
Cloudflare @2010
OpenStack @2010
Docker;Docker Compose @2013
Podman @2018
Kubernetes;K8s @2014
=Helm;Helm charts @2016 > Kubernetes
OpenShift;Red Hat OpenShift @2011 > Kubernetes
Istio @2017
Argo CD;ArgoCD @2018
Rancher @2014
Terraform @2014
Pulumi @2018
Ansible @2012
=Puppet @2005
Chef Infra;Chef Automate @2009
Vagrant @2010
=Packer;HashiCorp Packer @2013
HashiCorp Vault @2015
Jenkins @2011 > CI/CD
GitHub Actions @2019 > CI/CD
GitLab CI;GitLab CI/CD @2012 > CI/CD
CircleCI @2011 > CI/CD
Travis CI @2011 > CI/CD
=Bamboo @2007
TeamCity @2006
ArgoCD Workflows @2018
=Git @2005
GitHub @2008 > Git
GitLab @2011 > Git
Bitbucket @2008 > Git
Subversion;SVN @2000
Mercurial @2005
Perforce
Linux;Ubuntu;Debian;CentOS;Red Hat;RHEL
Unix;UNIX
Windows Server
macOS
Bash;shell script;shell scripting;bash scripting|Bash;shell script;scripts em Bash
PowerShell @2006
Nginx @2004
Apache HTTP Server;=Apache
Tomcat;Apache Tomcat @1999
JBoss;WildFly
WebLogic
WebSphere
=IIS
HAProxy @2001
Prometheus @2012
Grafana @2014
Datadog @2010
New Relic @2008
Splunk @2003
Dynatrace @2005
Zabbix @2001
Nagios @1999
=Sentry @2010
OpenTelemetry @2019
=Jaeger @2016
PagerDuty @2009
GraphQL @2015
gRPC @2015
WebSockets;WebSocket @2011
Swagger;OpenAPI @2011
=Postman @2012
=Insomnia
=SOAP;SOAP web services
JSON
XML
YAML
OAuth;OAuth 2.0;OAuth2 @2007
OpenID Connect;OIDC @2014
JWT @2015
SAML
LDAP
Active Directory @2000
Okta @2009
Keycloak @2014
Auth0 @2013
Selenium;Selenium WebDriver @2004
=Cypress @2015
=Playwright @2020
=Puppeteer @2017
=Jest @2014
Vitest @2021
=Mocha @2011
JUnit @1997 > Java
TestNG @2004 > Java
Mockito @2008 > Java
pytest @2004 > Python
RSpec @2005 > Ruby
=Cucumber @2008
Gherkin @2008
Appium @2012
JMeter;Apache JMeter @1998
=k6;Grafana k6 @2017
Gatling @2012
Robot Framework @2008
TestRail @2010
SonarQube @2007
Snyk @2015
Burp Suite
Metasploit
Wireshark
Nmap
Nessus;Tenable Nessus
Kali Linux @2013
CrowdStrike @2011
Microsoft Sentinel;Azure Sentinel @2019
QRadar
Fortinet;FortiGate
Palo Alto Networks
Cisco;Cisco IOS
MikroTik
pfSense @2004
Wazuh @2015
VMware;vSphere;ESXi
Hyper-V @2008
Proxmox @2008
=Citrix
Veeam @2006
Android;Android SDK;Android Studio @2008
iOS;iOS development @2007
Jetpack Compose @2021 > Android
Xcode @2003
=Ionic @2013
Cordova;PhoneGap @2009
Expo @2015 > React Native
=Unity;Unity3D @2005
Unreal Engine;Unreal @1998
Godot @2014
=Blender @2002
Arduino @2005
Raspberry Pi @2012
=ROS;Robot Operating System @2010
FreeRTOS @2003
MATLAB
Simulink
LabVIEW
Solidity @2015
Ethereum @2015
Hardhat @2020
WordPress @2003
WooCommerce @2011
Shopify @2006
Magento;Adobe Commerce @2008
VTEX;VTEX IO
PrestaShop @2007
Drupal @2001
Joomla @2005
Wix @2006
Webflow @2013
Elementor @2016
Contentful @2013
Strapi @2015
Jira;JIRA;Atlassian Jira @2002
Confluence @2004
Trello @2011
=Asana @2008
Monday.com @2014
ClickUp @2017
=Notion @2016
Linear App @2019
Basecamp @2004
=Slack @2013
Microsoft Teams;MS Teams @2017
=Zoom;Zoom Meetings @2013
Google Meet @2017
=Miro @2011
Figma @2016
Sketch App @2010
Adobe XD @2016
InVision @2011
Zeplin @2014
=Framer @2014
Balsamiq @2008
Axure;Axure RP @2003
Adobe Photoshop;Photoshop @1990
Adobe Illustrator;=Illustrator @1987
Adobe InDesign;InDesign @1999
Adobe Premiere Pro;Premiere Pro;Adobe Premiere;=Premiere @2003
After Effects;Adobe After Effects @1993
Lightroom;Adobe Lightroom @2007
Adobe Acrobat;Acrobat
Adobe Creative Cloud;Adobe Creative Suite;Adobe Suite;Creative Cloud|pacote Adobe;Adobe Creative Cloud;Adobe Creative Suite;suíte Adobe
CorelDRAW;Corel Draw;=Corel
Canva @2013
CapCut @2020
DaVinci Resolve
Final Cut Pro;Final Cut
Avid Media Composer
Pro Tools
Ableton Live
Audacity
OBS Studio @2012
Cinema 4D
Autodesk Maya
3ds Max;3D Studio Max
ZBrush
V-Ray
Lumion
Enscape
SketchUp;Google SketchUp @2000
AutoCAD;Auto CAD
Revit;Autodesk Revit @2000
ArchiCAD
Navisworks
Civil 3D;AutoCAD Civil 3D
Autodesk Inventor;=Inventor
Fusion 360;Autodesk Fusion @2013
SolidWorks;Solid Works @1995
Solid Edge
CATIA
Siemens NX
PTC Creo;Creo Parametric
ANSYS
Abaqus
Mastercam
=Rhino;Rhinoceros;Rhino 3D
=Grasshopper;Grasshopper 3D > Rhino
TQS;CAD/TQS
Eberick;AltoQi Eberick
ArcGIS > geoprocessing
QGIS @2002 > geoprocessing
Primavera P6;Oracle Primavera
MS Project;Microsoft Project
Procore @2003
Bluebeam;Bluebeam Revu
PlanGrid @2011
=Excel;Microsoft Excel;MS Excel;advanced Excel;Excel spreadsheets;in Excel;with Excel;using Excel|=Excel;no Excel;em Excel;com Excel;excel avançado;excel intermediário;excel básico;planilhas Excel;planilhas em Excel
=Word;Microsoft Word;MS Word|=Word;Microsoft Word
=PowerPoint;Microsoft PowerPoint;Power Point;PowerPoint
=Outlook;Microsoft Outlook;MS Outlook
Microsoft Access;MS Access
Microsoft Office;MS Office;Office Suite;Office 365;Microsoft 365;Office 365 Suite|pacote Office;Microsoft Office;MS Office;Office 365;Microsoft 365;pacote Microsoft Office > Excel; Word; PowerPoint; Outlook
Power Query @2013
Power BI;PowerBI;Microsoft Power BI @2015
=DAX @2010
Power Automate;Microsoft Flow @2016
Power Apps;PowerApps @2016
SharePoint @2001
OneDrive
Visio;Microsoft Visio
LibreOffice
OpenOffice
Google Workspace;G Suite;Google Suite @2006
Google Sheets;Google Spreadsheets|Google Sheets;Planilhas Google;Google Planilhas @2006 > Google Workspace
Google Docs @2006 > Google Workspace
Google Slides > Google Workspace
Google Forms
Tableau @2003
Qlik;QlikView;Qlik Sense @1996
Looker @2012
Looker Studio;Google Data Studio;Data Studio @2016
Metabase @2015
MicroStrategy
Alteryx @2010
KNIME
=SAS
SPSS;IBM SPSS
Stata
Minitab
EViews
NVivo
ATLAS.ti
RapidMiner
UiPath @2013
Automation Anywhere
Blue Prism
Zapier @2011
n8n @2019
Make.com;Integromat @2016
SAP;SAP ERP;SAP R/3;SAP ECC > ERP
SAP S/4HANA;S/4HANA @2015 > SAP
SAP MM > SAP
SAP SD > SAP
SAP FI;SAP FI/CO;SAP FICO > SAP
SAP PP > SAP
SAP WM > SAP
SAP EWM > SAP
SAP HANA @2010
SAP SuccessFactors;SuccessFactors
SAP Ariba;Ariba
SAP Business One > SAP
TOTVS > ERP
TOTVS Protheus;Protheus > TOTVS
TOTVS RM > TOTVS
TOTVS Datasul;Datasul > TOTVS
=Senior Sistemas;Senior HCM > ERP
=Sankhya > ERP
=Omie > ERP
=Bling;Bling ERP > ERP
=Tiny ERP;Olist Tiny > ERP
Conta Azul;ContaAzul
Alterdata
Domínio Sistemas;Domínio Contábil;sistema Domínio
Fortes Contábil;Fortes Fiscal;Fortes Pessoal
=Questor
Oracle NetSuite;NetSuite > ERP
Oracle E-Business Suite;Oracle EBS > ERP
JD Edwards > ERP
PeopleSoft > ERP
Microsoft Dynamics;Dynamics 365 > ERP
Dynamics AX > Microsoft Dynamics
Dynamics NAV;Business Central > Microsoft Dynamics
=Odoo @2014 > ERP
=Infor > ERP
=Epicor > ERP
QuickBooks;Quick Books;Intuit QuickBooks
=Xero @2006
=Sage
Sage 50 > Sage
Sage Intacct > Sage; ERP
FreshBooks
ADP;ADP Workforce Now
=Gusto
Paychex
Kronos;UKG
=Workday @2005
=BambooHR
=Gupy
=Greenhouse
Lever ATS
LinkedIn Recruiter
Salesforce;Salesforce CRM;Sales Cloud;=SFDC @1999 > customer relationship management
HubSpot;HubSpot CRM @2006 > customer relationship management
Pipedrive @2010 > customer relationship management
Zoho;Zoho CRM > customer relationship management
RD Station;RD Station CRM > customer relationship management
Zendesk @2007
Freshdesk @2010
=Intercom @2011
ServiceNow @2004
GLPI
Outreach.io
Apollo.io
ZoomInfo
LinkedIn Sales Navigator;Sales Navigator
Marketo
Pardot
Mailchimp @2001
Klaviyo
ActiveCampaign
=Braze
Google Ads;Google AdWords;AdWords @2000
Meta Ads;Facebook Ads;Meta Business Suite;Facebook Ads Manager;Instagram Ads @2007
TikTok Ads
LinkedIn Ads
Google Analytics;GA4;Google Analytics 4 @2005
Google Tag Manager;GTM @2012
Google Search Console;Search Console
Semrush;SEMrush @2008
Ahrefs @2010
Screaming Frog
Hotjar @2014
Mixpanel @2009
=Amplitude @2014
Twilio Segment @2011
Optimizely @2010
Hootsuite @2008
mLabs
Buffer App
=Sprout Social
=Instagram @2010
=Facebook @2004
=TikTok @2016
=YouTube @2005
=LinkedIn @2003
=WhatsApp;WhatsApp Business @2009
=Pinterest @2010
=Stripe @2010
=PayPal
=Toast POS;Toast
=Square POS
Micros POS;Oracle Micros;Micros
OpenTable
Opera PMS;Oracle Opera;Opera Cloud
=Amadeus
=Sabre
Galileo GDS
Airbnb @2008
Booking.com
Cloudbeds
=Desbravador
Epic EHR;Epic Systems;=Epic;EpicCare
Cerner;Cerner PowerChart;Oracle Cerner
MEDITECH
athenahealth
eClinicalWorks
Allscripts
NextGen Healthcare
PointClickCare
Kareo
Dentrix
Eaglesoft
MV Soul;=Soul MV;sistema MV;=MV
Philips Tasy;=Tasy
=AGHU
e-SUS;e-SUS AB
iClinic
Pyxis
Omnicell
=PACS
LIMS
LabWare > LIMS
Westlaw
LexisNexis;Lexis
=Clio
=Relativity
iManage
PACER
=PJe;PJe-JT
e-SAJ;=ESAJ
=Projudi
Astrea
=CPJ;CPJ-3C
=Jusbrasil
Bloomberg Terminal;Bloomberg
Refinitiv
Capital IQ;S&P Capital IQ
FactSet
=Economatica
ProTheus RH
Moodle @2002
=Blackboard;Blackboard Learn
Canvas LMS @2011
Google Classroom;Google Sala de Aula @2014
Kahoot;Kahoot! @2013
Seesaw
PowerSchool
Infinite Campus
Nearpod
Padlet
Quizlet
Articulate Storyline;Articulate 360
=Captivate
Khan Academy
LaTeX
Overleaf > LaTeX
EndNote
Mendeley
Zotero
GraphPad Prism
ImageJ
FlowJo
=BLAST
=Gaussian
ChemDraw
Siemens TIA Portal;TIA Portal
RSLogix;Studio 5000;RSLogix 5000
Allen-Bradley;=Rockwell;Rockwell Automation
Simatic;Step 7
CODESYS
WinCC
Elipse E3;Elipse SCADA
Ignition SCADA
Aspen HYSYS
Fanuc
Heidenhain
Siemens 840D;Sinumerik
=Waze
=Omnitracs
=Samsara
KeepTruckin;Motive ELD
TMS;transportation management system|TMS;sistema de gestão de transporte
WMS;warehouse management system|WMS;sistema de gestão de armazém;sistema WMS > warehousing
Manhattan WMS;Manhattan Associates
Blue Yonder;JDA
=Fusion ERP
CargoWise
=Siscomex;Portal Único Siscomex
=SINTEGRA
SPED
SPED Fiscal > SPED
SPED Contábil > SPED
SPED Contribuições > SPED
eSocial;e-Social @2014
=SEFIP
Conectividade Social
DCTFWeb
=DCTF
EFD-Reinf
REST Software
Teamcenter
Arena PLM
OpenText
DocuSign @2003
Adobe Sign
Calendly
Dropbox
Box.com
1Password
Yardi
AppFolio
Buildium
Xactimate
HCSS HeavyBid
Sage 300
Volare;=Volare PINI
=ORSE
=SINAPI
Sienge
=Mega ERP
VHDL
Verilog
Altium;Altium Designer
Eagle PCB
KiCad
=Proteus
Multisim
ETAP
DIALux
PVsyst
AutoTURN
HEC-RAS
SAP2000
ETABS
STAAD.Pro
MIDAS Civil
# method
object-oriented programming;OOP;object oriented|programação orientada a objetos;orientação a objetos;POO
functional programming|programação funcional
algorithms;data structures;algorithms and data structures|algoritmos;estruturas de dados;algoritmos e estruturas de dados
design patterns;software design patterns|padrões de projeto;design patterns
SOLID principles;=SOLID|princípios SOLID
clean code|código limpo;clean code
clean architecture;hexagonal architecture|arquitetura limpa;arquitetura hexagonal
domain-driven design;=DDD|=DDD;domain-driven design
test-driven development;=TDD|=TDD;desenvolvimento orientado a testes
behaviour-driven development;behavior-driven development;=BDD
microservices;microservice architecture;micro-services|microsserviços;microserviços;arquitetura de microsserviços
serverless;serverless architecture|serverless;arquitetura serverless @2014
event-driven architecture;event sourcing|arquitetura orientada a eventos
distributed systems|sistemas distribuídos
software architecture;system architecture;solution architecture;system design|arquitetura de software;arquitetura de sistemas;arquitetura de soluções
REST API;RESTful API;REST APIs;RESTful;REST;API design;API development;web services|API REST;APIs REST;RESTful;desenvolvimento de APIs;REST;web services
API integration;integrations|integração de APIs;integração de sistemas;integrações
CI/CD;continuous integration;continuous delivery;continuous deployment;CI/CD pipelines|CI/CD;integração contínua;entrega contínua;esteira de CI/CD
DevOps|DevOps
site reliability engineering;=SRE|=SRE;engenharia de confiabilidade
infrastructure as code;=IaC|infraestrutura como código;=IaC
containerization;containers;container orchestration|containers;contêineres;orquestração de contêineres
observability;monitoring and alerting;application monitoring;monitoring and observability;alerting|observabilidade;monitoramento de aplicações
version control;source control|controle de versão;versionamento de código
code review;code reviews;peer review of code|revisão de código;code review
pair programming|programação em par;pair programming
agile;agile methodologies;agile methodology;agile development|metodologias ágeis;métodos ágeis;ágil
Scrum;Scrum framework|Scrum
Kanban|Kanban
=SAFe;Scaled Agile;Scaled Agile Framework
extreme programming;=XP practices
Lean;lean manufacturing;lean production;lean thinking|lean;lean manufacturing;manufatura enxuta;produção enxuta
Six Sigma;Lean Six Sigma|Six Sigma;Seis Sigma;Lean Seis Sigma
Kaizen;continuous improvement;process improvement;continuous process improvement|Kaizen;melhoria contínua;melhoria de processos
5S;5S methodology|5S;programa 5S
PDCA;=PDCA cycle|PDCA;ciclo PDCA
TPM;total productive maintenance|TPM;manutenção produtiva total
FMEA;failure mode and effects analysis|FMEA
=OKR;OKRs;objectives and key results|=OKR;OKRs
ITIL|ITIL
COBIT|COBIT
PMBOK|PMBOK
waterfall methodology
design thinking|design thinking
ISO 9001;ISO 9001:2015|ISO 9001
ISO 14001|ISO 14001
ISO 45001;OHSAS 18001|ISO 45001
ISO 27001;ISO/IEC 27001|ISO 27001
ISO 13485|ISO 13485
ISO 17025;ISO/IEC 17025|ISO 17025
IATF 16949
AS9100
GMP;cGMP;good manufacturing practices|BPF;boas práticas de fabricação;GMP
GLP;good laboratory practices|BPL;boas práticas de laboratório
GCP guidelines;good clinical practice;ICH-GCP|boas práticas clínicas;ICH-GCP
HACCP;HACCP principles|APPCC;HACCP
GDPR|GDPR @2016
LGPD;Brazilian data protection law|LGPD;Lei Geral de Proteção de Dados @2018
HIPAA;HIPAA compliance|HIPAA
SOX;Sarbanes-Oxley|SOX;Sarbanes-Oxley
PCI DSS;PCI compliance|PCI DSS
SOC 2
OSHA;OSHA regulations;OSHA standards;OSHA compliance|OSHA
=IFRS;international financial reporting standards|=IFRS;normas internacionais de contabilidade
GAAP;US GAAP|US GAAP;GAAP
=CPC standards;Brazilian GAAP|=BR GAAP;normas contábeis brasileiras
`;
