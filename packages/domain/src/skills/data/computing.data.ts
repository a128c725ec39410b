/** Software, data, networks, support, and the soft skills that every trade asks for. */
export const COMPUTING = `# hard
object-relational mapping;=ORM
API documentation|documentação de APIs
integration testing;integration tests;end-to-end tests;e2e testing|testes de integração;testes end-to-end;testes e2e
test cases;test plans;test planning|casos de teste;planos de teste;plano de testes
regression testing|testes de regressão
experiment design;hypothesis testing|desenho de experimentos;testes de hipóteses
GitOps
blameless postmortems;postmortems;incident management|gestão de incidentes;postmortem
scripting;automation scripts|automação de scripts
Linux administration;Linux system administration|administração Linux;administração de servidores Linux
virtualisation;virtualization|virtualização
backup and recovery;disaster recovery;backups|backup;recuperação de desastres;rotinas de backup
routing and switching|roteamento e switching
=VLAN;VLANs
=BGP
=OSPF
firewalls;firewall administration|administração de firewall
=VPN;VPNs
=DNS
=DHCP
load balancing;load balancers|balanceamento de carga;load balancer
single sign-on;=SSO
printer support|impressoras;configuração de impressoras
remote support|acesso remoto;suporte remoto > technical support
threat detection;=SIEM;=SOC operations|detecção de ameaças
application security;=OWASP;secure coding|segurança de aplicações;desenvolvimento seguro
encryption;cryptography|criptografia
legacy modernisation;legacy migration;breaking up monoliths|migração de legado;sistemas legados;modernização de legado
cloud migration|migração para nuvem
state management|gerenciamento de estado
cross-browser testing|compatibilidade entre navegadores
app store releases|publicação nas lojas;publicação em lojas
PCB design|projeto de placas
# soft
meeting deadlines;deadline-driven;working to deadlines;meet deadlines;meets deadlines;hit deadlines;work to deadlines;tight deadlines;keep to deadlines|cumprimento de prazos;cumprir prazos;respeitar prazos;cumpre prazos;prazos apertados
storytelling
politeness;courtesy;polite manner;!polite;well-mannered;good manners|educação e cordialidade;boa educação
people skills;interpersonal relationships;good with people;get along with people;relationship building;building relationships;build relationships;rapport|habilidades interpessoais;bom relacionamento interpessoal;bom relacionamento;facilidade de relacionamento;relacionamento interpessoal;lidar com pessoas;trato com pessoas;lidar com o público
# tool
Spring Data
Opsgenie
Grafana Loki
Crossplane
FluxCD
Bitbucket Pipelines
EventBridge
Step Functions
AWS CDK
Pub/Sub
=Bicep
Prisma ORM
TypeORM
Sequelize
Micronaut
=Ktor
Zustand
TanStack Query
Turborepo
ActiveMQ
=NATS
CockroachDB
=Superset
ThoughtSpot
Pentaho
Great Expectations
OTRS
=Jamf
Intune;Microsoft Intune
SCCM
Entra ID;Azure AD
PRTG
Ubiquiti;UniFi
Qualys
Zephyr Scale
Xray for Jira
`;
