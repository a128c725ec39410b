/**
 * Skills that a product or a norm implies: 'names > skills that nobody uses them without'. Unknown names are ignored.
 */
export const SHOWN_BY = `
JUnit; Jest; pytest; Selenium; Cypress; Mocha; Playwright; Cucumber; RSpec; PHPUnit; TestNG; Appium; Postman > automated testing; software testing; unit testing; testing
Spring Boot; Spring MVC; Spring Cloud; Spring Data > Spring; Java
SwiftUI; UIKit > Swift; iOS
Jetpack Compose > Kotlin; Android
Next.js; Redux; React Hooks > React; JavaScript
Nuxt; Vuex > Vue; JavaScript
Django; Flask; FastAPI; Pandas; NumPy; PySpark > Python
Laravel; Symfony; WordPress > PHP
Rails; Ruby on Rails > Ruby
ASP.NET; Entity Framework > .NET; C#
Express; NestJS > Node.js; JavaScript
Jenkins; GitHub Actions; GitLab CI; CircleCI; Azure DevOps; Bamboo > CI/CD
Terraform; CloudFormation; Pulumi; Ansible > infrastructure as code
EC2; S3; AWS Lambda; RDS; CloudWatch; DynamoDB > AWS; cloud computing
Kubernetes; Docker; OpenShift > containers
GitHub; GitLab; Bitbucket > Git; version control
PostgreSQL; MySQL; SQL Server; Oracle; MariaDB; T-SQL; PL/SQL > SQL; databases; relational databases
MongoDB; Cassandra; DynamoDB; Redis > NoSQL; databases
Prometheus; Grafana; Datadog; New Relic; Splunk > monitoring; observability
TensorFlow; PyTorch; scikit-learn; XGBoost > machine learning; Python
Tableau; Power BI; Looker; Qlik; QlikView; Qlik Sense; Metabase; Looker Studio; Data Studio > data visualization; dashboards; business intelligence
Salesforce; HubSpot; Pipedrive; RD Station; Zoho; Dynamics CRM; Agendor; Ploomes > CRM
SAP; TOTVS; Protheus; NetSuite; Datasul; Sankhya; Senior; Dynamics 365; Oracle EBS; Omie; Bling; Sienge; RM; Infor; Epicor; JD Edwards > ERP
Manhattan; Blue Yonder; HighJump; SAP EWM; Korber > WMS; warehouse management
TMW; McLeod > TMS
Epic; Cerner; Meditech; Allscripts; athenahealth; eClinicalWorks; Tasy; MV Soul; MV; PointClickCare; NextGen > electronic health records
Dentrix; Eaglesoft; Open Dental > dental software
QuickBooks; Xero; Sage; FreshBooks; Wave > accounting software; bookkeeping
ADP; Gusto; Paychex; Paylocity; UKG; Kronos; Ceridian; Workday > payroll; HRIS
Greenhouse; Lever; Gupy; Taleo; iCIMS > ATS
Toast; Square; Clover; Aloha; Micros; Lightspeed; Shopify POS; Linx > POS
Opera; Fidelio; Cloudbeds; Desbravador; Mews > PMS; hotel software
Amadeus; Sabre; Galileo > GDS; reservations
Canvas; Moodle; Blackboard; Schoology; Google Classroom > LMS
PowerSchool; Infinite Campus > SIS
LabWare; LabVantage; StarLIMS > LIMS
Zendesk; Freshdesk; ServiceNow; Jira Service Management; GLPI; OTRS; Movidesk > ticketing system; help desk
Jira; Trello; Asana; Monday; MS Project; Microsoft Project; Basecamp > project management software
Slack; Microsoft Teams; Zoom > collaboration tools
AutoCAD; SolidWorks; Inventor; Revit; CATIA; Creo; NX; Fusion 360; SketchUp; Solid Edge > CAD; technical drawing
Revit; ArchiCAD; Navisworks > BIM
Mastercam; GibbsCAM > CAM; CNC programming
ArcGIS; QGIS > GIS
Photoshop; Lightroom > image editing; photo editing
Illustrator; CorelDRAW; InDesign > graphic design
Figma; Sketch; Adobe XD; InVision > wireframes; prototyping; UI design
Premiere Pro; Final Cut; DaVinci Resolve; After Effects > video editing
Hootsuite; Buffer; Sprout Social; Later; mLabs > social media
Mailchimp; Klaviyo; ActiveCampaign; Braze; Marketo > email marketing; marketing automation
Google Ads; Meta Ads; LinkedIn Ads; TikTok Ads; Microsoft Ads > paid media; performance marketing; PPC
Google Analytics; Adobe Analytics; Mixpanel; Amplitude; Hotjar > web analytics
SEMrush; Ahrefs; Screaming Frog; Moz > SEO
Shopify; Magento; WooCommerce; VTEX; Nuvemshop; Tray > e-commerce
Excel; Google Sheets; LibreOffice Calc > spreadsheets
Siemens S7; TIA Portal; Studio 5000; RSLogix; CODESYS > PLC
Wonderware; Ignition; WinCC; Elipse > SCADA; HMI
Maximo; SAP PM; Fiix; UpKeep; Infraspeak; Engeman > CMMS
Procore; PlanGrid; Buildertrend; Sienge > construction management software
Primavera P6; MS Project > scheduling; project planning
Westlaw; LexisNexis; Jusbrasil > legal research
Relativity; Concordance; Everlaw > eDiscovery
Clio; MyCase; Astrea; Projuris; Legal One; Espaider; ADVBOX > legal practice management software
Domínio; Alterdata; Questor; Fortes; Prosoft; Contmatic > accounting software
SPSS; Stata; SAS; R > statistics; statistical analysis
Minitab > statistics; SPC
Lenel; Genetec; C-CURE; Software House > access control
Milestone; Avigilon > CCTV
Cisco; Juniper; MikroTik > networking
Active Directory; Group Policy > Windows Server
VMware; Hyper-V; Proxmox > virtualization
`;
