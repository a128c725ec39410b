/** Phrases that look like the name of a skill but are not: they are skipped, in exactly this number and gender. */
export const IDIOMS: readonly string[] = `
certidões negativas
certidão negativa
reciclagem em dia
contrata
contratamos
contratando
contrata se
now hiring
is hiring
are hiring
re hiring
reporting to
reporting directly to
report to
reports to
in production
production environment
production environments
production systems
production code
production roles
sales team
sales teams
sales department
marketing team
marketing department
engineering team
engineering teams
finance team
accounting team
accounting department
legal team
legal department
HR team
HR department
HR director
HR manager
support team
operations team
product team
hiring process
hiring manager
hiring managers
stock options
stock ownership
health insurance
dental insurance
life insurance
driver of
drivers of
excel at
excel in
percent of sales
history of
supply chain team
em produção
ambiente de produção
ambientes de produção
setor produtivo
equipe de vendas
time de vendas
equipe comercial
time comercial
equipe de marketing
time de marketing
equipe de RH
time de RH
RH da empresa
RH interno
pelo RH
com o RH
telefone do RH
processo de contratação
mão de obra
pessoa física
pessoas físicas
saúde física
atividade física
direção da empresa
direção da escola
sob a direção
nossa história
na história
plano de saúde
seguro de vida
importação de dados
exportação de dados
exportação de relatórios
economia de
de forma segura
ambiente seguro
vale transporte
C-level
category C
categoria C
class C
classe C
hepatitis C
hepatite C
vitamin C
vitamina C
search engine
search engines
motores de busca
game engine
shipping features
ship features
shipping code
ship code
shipping software
ship software
shipping product
ship product
ship products
credit union
credit unions
sales floor
assinatura eletrônica
correio eletrônico
Ministério da Agricultura
Ministério da Saúde
Ministério da Educação
Ministério do Trabalho
Department of Agriculture
Department of Health
Department of Education
Department of Labor
Department of Transportation
transporte fretado
`
  .split('\n')
  .filter((line) => line !== '');
