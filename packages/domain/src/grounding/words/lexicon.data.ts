/** Words grouped by meaning, as stems without accents; one group per line, in both languages. */
const groups = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const words = line.trim().split(/\s+/);
        return words.map((word) => [word, words[0] ?? word] as const);
      }),
  );

/** Positions. One group is one position in both languages. */
export const TITLES = groups(`
manager managers gerente gerentes
director directors diretor diretora diretores
head
chief
vp vice-president
president presidente
ceo
cto
cfo
coo
cio
supervisor supervisors supervisora supervisores
coordinator coordinators coordenador coordenadora coordenadores
leader leaders lider lideres
foreman forewoman encarregado encarregada
superintendent superintendente
partner socio socia
founder co-founder cofounder fundador fundadora cofundador
consultant consultants consultor consultora consultores
engineer engineers engenheiro engenheira engenheiros
architect architects arquiteto arquiteta arquitetos
analyst analysts analista analistas
developer developers desenvolvedor desenvolvedora desenvolvedores
specialist specialists especialista especialistas
expert experts perito perita
scientist scientists cientista cientistas
researcher researchers pesquisador pesquisadora pesquisadores
professor professors catedratico
lecturer lecturers
attorney attorneys lawyer lawyers advogado advogada advogados
counsel
executive executivo executiva
principal
general geral
senior sr seniores
junior jr juniores
pleno plena plenos
trainee
intern interns estagiario estagiaria
instructor instructors instrutor instrutora
inspector inspectors inspetor inspetora
auditor auditors auditora auditores
controller
deputy adjunto adjunta
vice
officer oficial
agent agente
representative representante
advisor adviser assessor assessora
trainer treinador treinadora
tutor tutora
buyer comprador compradora
broker corretor corretora
editor editora
producer produtor produtora
curator curador curadora
assistant assistente auxiliar
gestor gestora
chefe subchefe
titular
orientador orientadora
owner proprietario proprietaria dono dona
chairman chairwoman chairperson
secretary secretario secretaria
treasurer tesoureiro tesoureira
chef
maitre
captain capitao
mestre
dean reitor
superintendente
accountant accountants contador contadora contadores
physician physicians doctor doctors medico medica medicos
nurse nurses enfermeiro enfermeira enfermeiros
therapist terapeuta
planner planejador
strategist estrategista
administrator administrador administradora
`);

/** Positions that lead people. */
export const LEADING_TITLE =
  /(?<!\p{L})(?:supervisora?|director|diretora?|head|chief|chef|lead|leader|l[ií]der|foreman|forewoman|encarregad[oa]|coordenadora?|superintenden\p{L}+|captain|principal|charge nurse|chefe|mestre|(?<!(?:account|product|project|case|community|media|campaign|content) )manager|gerente(?! de (?:contas|produtos?|projetos?|relacionamento)))(?!\p{L})/iu;
export const MANAGING_TITLE = /(?<!\p{L})(?:manager|gerente|gestora?|administra\p{L}+)(?!\p{L})/iu;

interface Wording {
  readonly pattern: RegExp;
  readonly group: string;
}

const wording = (group: string, source: string): Wording => ({
  group,
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'giu'),
});

/** Things whose names look like words for people: 'boilers', 'entrevistas'. */
const THINGS = String.raw`(?:customers|suppliers|orders|vendors|numbers|computers|papers|containers|trailers|servers|transfers|letters|dinners|filters|covers|meters|routers|printers|boilers|chillers|towers|flowers|banners|posters|folders|offers|clusters|scanners|freezers|coolers|parameters|chapters|quarters|centers|theaters|layers|registers|timers|rollers|mixers|fryers|chambers|burners|drawers|headers|pointers|stickers|vouchers|elevators|motors|generators|transformers|reactors|monitors|sensors|inverters|converters|errors|doors|floors|tractors|indicators|conveyors|behaviors|clientes|pacientes|fornecedores|computadores|servidores|valores|setores|restaurantes|ambientes|motores|geradores|transformadores|inversores|sensores|elevadores|reatores|indicadores|roteadores|tratores|andares|cores|flores|fatores|cadeiras|torneiras|geladeiras|empilhadeiras|esteiras|caldeiras|feiras|mangueiras|lixeiras|bandeiras|carteiras|fileiras|entrevistas|revistas|listas|vistas|pistas|mistas|trabalhistas|previstas|lentes|dentes|patentes|componentes|incidentes|acidentes)`;

const PEOPLE = String.raw`(?:(?:(?:an?|the|uma?|o|a|os|as|our|my|his|her|seus?|suas?|of|de|da|do|up to|até|over|\d+|\p{L}+)[\s-]+){0,4}(?:teams?|staff|people|employees|crews?|workers|colleagues|direct reports|reports|personnel|engineers|nurses|developers|analysts|technicians|teachers|cooks|welders|drivers|volunteers|interns|equipes?|times?|pessoas|funcion[áa]rios|colaboradores|profissionais|auxiliares|t[ée]cnicos|analistas|enfermeiros|professores|cozinheiros|soldadores|motoristas|estagi[áa]rios|volunt[áa]rios|turma de)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)\s+(?:\p{L}+\s+)?(?!${THINGS}(?!\p{L}))\p{L}+(?:ers|ors|ists|ians|hands|ores|istas|eir[oa]s|antes|entes))`;

/** lead: leading people. manage: running something. train: teaching others. own: sole responsibility. */
export const LEADERSHIP: readonly Wording[] = [
  wording(
    'lead',
    String.raw`led(?! (?:to|by))|headed(?! (?:to|for))|chair(?:ed|ing|s)?(?=\s(?:the|an?|our|two|three)\s)|presid(?:ed|ing|i|iu)|leading(?=\s(?:an?|the|our|team|teams|cross|people|\d))|lead(?:s)?(?=\s(?:an?|the|our|team|teams|cross|of)\s)|team lead(?:er)?s?|tech lead|leadership|supervis(?:e|es|ed|ing|ion)|overs(?:ee|ees|aw|een|eeing)|spearhead(?:ed|s|ing)?|commanded|commanding|directed|directing|lider(?:ar|ei|ou|ava|ando|ança|ado|ada|o|a|am|amos|aram)|liderança|à frente d[eoa]s?|chefi(?:ar|ei|ou|ava|ando|a|o)|comand(?:ei|ou|ava|ando|ar)|dirig(?:i|iu|ia|indo|ir)(?=\s(?:uma? |a |o |as |os |toda a |todo o )?(?:equipe|time|departamento|setor|área|unidade|escola|empresa|projeto|programa|\p{L}+(?:ção|ções)))|supervision(?:ar|ei|ou|ava|ando|o|a)|supervisão|encabe(?:çar|cei|çou|çando)`,
  ),
  wording(
    'lead',
    String.raw`(?:manag(?:e|es|ed|ing)|coordinat(?:e|es|ed|ing)|gerenci(?:ar|ei|ou|ava|ando|a|o)|geri(?:r|u|a|ndo)?|coorden(?:ar|ei|ou|ava|ando|a|o)|gest[ãa]o|gerenciamento|coordena[çc][ãa]o|comando|responsible for|in charge of|respons[áa]vel p(?:or|el[oa])) ${PEOPLE}|(?:team|people|staff) (?:management|supervision)|direct reports|\d+ reports|(?:my|own) (?:team|staff|crew)|(?:minha|própria) equipe|r[au]n(?:s|ning)? (?:an?|the|our) (?:kitchen|team|department|store|shop|shift|office|unit|crew|clinic|warehouse|branch|ward|lab|program|company|pharmacy|practice|site|plant|factory|restaurant|bakery|salon|hotel|bar|farm|workshop|garage|studio|newsroom|business|floor)|toquei (?:a|o) (?:loja|cozinha|padaria|oficina|obra|unidade|setor|negócio|empresa)|sob (?:minha|sua) (?:gestão|responsabilidade|liderança|supervisão|coordenação)|delegat(?:ed|ing|ion)|deleg(?:uei|ou|ar|ando)|steering committee|steer(?:ed|ing)|(?:mont|form)(?:ei|ou|ando) (?:uma |a |o )?(?:equipe|time)|built (?:and led )?a team|conduz(?:i|iu|indo) (?:a |uma )?equipe`,
  ),
  wording(
    'team',
    String.raw`(?:the|an?|our|my|entire|whole) (?:\p{L}+ )?(?:team|staff|crew)|(?:a|à|da|na|pela|minha|nossa|toda a|uma) equipe|[oa] time`,
  ),
  wording(
    'manage',
    String.raw`manag(?:e|es|ed|ing)|coordinat(?:e|es|ed|ing)|in charge of|gerenci(?:ar|ei|ou|ava|ando|a|o)|geri(?:r|u|a|ndo)?|coorden(?:ar|ei|ou|ava|ando|a|o)|coordena[çc][ãa]o d[aeo]s?|coordination of|administr(?:ei|ou)(?=\s(?:o|a|os|as|um|uma) (?:setor|área|unidade|loja|equipe|orçamento|contrato))`,
  ),
  wording(
    'train',
    String.raw`train(?:ed|s|ing)(?!\s(?:courses?|sessions?))(?=\s\p{L})|mentor(?:ed|s|ing|ship)?|coach(?:ed|es|ing)|onboard(?:ed|ing)(?=\s(?:new|\d|staff|hires|team))|trein(?:ar|ei|ou|ava|ando|a|o)|capacit(?:ar|ei|ou|ava|ando)|mentor(?:ar|ei|ou|ava|ando|ia)|orient(?:ar|ei|ou|ava|ando)`,
  ),
  wording('charge', String.raw`in[- ]charge(?! of)`),
  wording('found', String.raw`(?:co-?)?found(?:ed|ing)(?= (?:an?|the|our|its|\d))|(?:co)?fund(?:ei|ou|amos)`),
  wording(
    'own',
    String.raw`(?:first|lead)[- ]chair(?:ed|ing)?|authori[sz](?:ed|ing)|authority|mandate|(?<!(?:to|para) )decid(?:es?|ed|ing|i|iu|ir|o|ia)|(?:to|para) decid(?:e|ir)(?! (?:which|what|when|whether|how|qua(?:l|is|ndo)|o que|se))|set (?:the )?(?:strategy|policy|direction)|defin(?:i|iu|indo|ir)(?=\s(?:a |o )?(?:estratégia|política|diretrizes))|autori(?:zei|zou|zava|zo|dade)|comitê|committee|own(?:ed|ing)(?=\s(?:the|a|all|end|full|our))|ownership|full responsibility|sole(?:ly)? (?:responsib\p{L}+|owner)|single-?handed(?:ly)?|pioneer(?:ed|ing)?|championed|hired|recruited|promoted to|appointed|elected|chosen to|decision[- ]maker|final say|sign(?:ed|ing)? off|approv(?:ed?|es|ing|als?)|represented|pioneir[oa]|contratei|contratou|promovid[oa]|nomead[oa]|eleit[oa]|escolhid[oa]|demit(?:i|iu|o|ir)|fired|dismissed|sozinh[oa]|board|executives|c-level|c-suite|leadership team|diretoria|alta gestão|presidência|responsável técnic[oa]|assin(?:ei|o|ava)(?! nota)|cri(?:ei|ou) do zero|únic[oa] respons[áa]vel|responsabilidade total|palavra final|aprov(?:ei|ou|ava|ação|ar|o|a|ando)|represent(?:ei|ou|ava|ando|o)|designad[oa]|indicad[oa] para|autonomia total|tomada de decis\p{L}+`,
  ),
];

/** Having taught or given a class counts as leading it, but not as leading people. */
export const LED_EVENT =
  /^\s+(?:[\p{L}-]+\s+){0,5}?(?:class(?:es)?|sessions?|workshops?|groups?|tours?|meetings?|trainings?|courses?|lessons?|seminars?|discussions?|talks?|rounds|aulas?|oficinas?|reuni(?:ão|ões)|grupos?|sess(?:ão|ões)|cursos?|visitas?|rodas?|palestras?|treinamentos?)(?!\p{L})/iu;
export const GIVING =
  /(?<!\p{L})(?:r[au]n(?:s|ning)?|teach\p{L}*|taught|g[ai]ve[sn]?|giving|held|hold(?:s|ing)?|host\p{L}*|conduct\p{L}*|deliver\p{L}*|facilitat\p{L}*|organi[sz]\p{L}*|dei|dou|dava|ministr\p{L}+|conduz\p{L}*|fiz|faço|realiz\p{L}+|promov\p{L}+)(?!\p{L})/iu;

/** Being led by someone else. */
export const LED =
  /(?<!\p{L})(?:(?:under|sob)\s+(?:[\p{L}'’-]+\s+){0,4}(?:supervision|direction|leadership|guidance|management|mentorship|mentoring|tutelage|mentoria|tutela|supervisão|orientação|coordenação|liderança|direção|gestão|comando)|(?:supervised|led|managed|directed|headed|mentored|coached|trained|supervisionad[oa]|liderad[oa]|coordenad[oa]|dirigid[oa]|gerenciad[oa]|orientad[oa]|treinad[oa])\s+(?:by|pel[oa]s?|por))(?!\p{L})/giu;
export const OVERSEEING = /^overs/iu;
export const LED_PEOPLE = new RegExp(PEOPLE, 'iu');

/** Verbs that support 'founded'. */
export const BEGUN =
  /(?<!\p{L})(?:found|creat|establish|start|set up|launch|open|began|initiat|fund(?:ei|ou|ad|ar|a[çc])|cri(?:ei|ou|ar|a[çc])|inici|abri|lan[çc]|implant|institu)\p{L}*/giu;

/** Several people of one occupation count as a team: 'os vendedores', 'the welders'. */
export const COLLEAGUES =
  /(?<!\p{L})(?!clientes|pacientes|customers|orders|papers|numbers|letters|computers|fornecedores|valores|setores|servidores|computadores|motores|partes|antes)\p{L}{3,}(?:ores|oras|istas|eir[oa]s|ers|ors|ists|ians|nurses)(?!\p{L})/iu;

/** Authority, in any wording: deciding on refunds supports 'authority to give refunds'. */
export const HAVING_THE_SAY =
  /(?<!\p{L})(?:decid\p{L}+|authori[sz](?:e|es|ed|ing)|authority|approv(?:e|es|ed|ing)|final say|sign(?:ed|ing|s)? off|autori[sz](?:o|ei|ou|ava|ando|ar)|autoridade|aprov(?:o|ei|ou|ava|ando|ar)|palavra final|alçada|discretion)(?!\p{L})/iu;

/** What in the user's text supports each kind of leading. */
export const LEADERSHIP_SHOWN: Readonly<Record<string, RegExp>> = {
  team: /(?<!\p{L})(?:teams?|staff|crews?|squad|folks|personnel|pessoal|turma|equipes?|times?|colleagues?|coworkers|colegas|department|departamento)(?!\p{L})/iu,
  train:
    /(?<!\p{L})(?:train|teach|taught|mentor|coach|onboard|tutor|instruct|show(?:ed|ing|s)? (?:\p{L}+ ){1,4}(?:how|the)|apprentice|trainee|aprendiz|show(?:ed|ing)? new|guid|educat|trein|capacit|ensin|orient|instru[ií]|educa[çc]|lecion|form(?:ei|ou) |workshop)/iu,
  manage:
    /(?<!\p{L})(?:manag|coordinat|administ|oversaw|oversee|supervis|run |ran |running|in charge|responsible for|organi[sz]|led |handl|control(?!l?(?:er|ador))|kept |keep|maintain|held |hold |look(?:ed|ing)? after|took care|tak(?:e|ing) care|process|gerenci|geri[ru]|gest[ãa]o|coorden|administr|respons[áa]vel|organiz|cuid|lider|control(?!ador)|mantive|mantenho|mantinha|manter|toco |toquei)/iu,
};

export const DEGREES_SAID: readonly Wording[] = [
  wording('mba', 'MBA'),
  wording('postdoc', String.raw`post-?doc\p{L}*|pós-?doutora\p{L}+`),
  wording('habilitation', 'livre-docência|livre-docente'),
  wording(
    'phd',
    String.raw`ph\.?d\.?s?|pharm\.?d\.?s?|psy\.?d\.?|doctor of \p{L}+|doctora(?:tes?|l)|doutorad[oa]s?|doutor(?:a)?|doutorand[oa]`,
  ),
  wording(
    'master',
    String.raw`master['’]s(?: degree)?|masters degree|master of \p{L}+|m\.?sc\.?|m\.s\.?|m\.a\.?|m\.?eng\.?|mestrado|mestrand[oa]|mestre em`,
  ),
  wording(
    'bachelor',
    String.raw`bachelor['’]?s?(?: degree)?|bachelor of \p{L}+|b\.?sc\.?|b\.s\.?|b\.a\.?|b\.?eng\.?|bacharel(?:ado|a)?|gradua(?:ção|do|da) em|formad[oa] em|graduated in|(?<!(?:associate|associate['’]s|master|master['’]s|technical|doctoral) )degree in|college degree|university degree|undergraduate(?: degree)?|ensino superior completo|nível superior|curso superior`,
  ),
  wording('associate', String.raw`associate['’]?s? degree|associate of \p{L}+|tecn[óo]log[oa]`),
  wording('licentiate', 'licenciatura|licenciad[oa] em'),
  wording(
    'postgraduate',
    String.raw`post-?graduate\p{L}*|pós-?gradua\p{L}+|especialização em|residência m[ée]dica`,
  ),
  wording(
    'technical',
    String.raw`curso técnico|formação técnica|técnic[oa] em|technical diploma|vocational diploma`,
  ),
  wording('diploma', 'diploma|ged|high school diploma'),
  wording(
    'honours',
    String.raw`(?:summa |magna )?cum laude|with honou?rs|with distinction|first[- ]class honou?rs|gpa|dean['’]s list|com louvor|com distinção|com honra|valedictorian|top of (?:my|his|her|the) class`,
  ),
];

export const AWARDS: readonly Wording[] = [
  wording(
    'award',
    String.raw`(?:first|second|third|1st|2nd|3rd)[- ](?:place|prize|runner-up)|(?:second|third|fourth|fifth|2nd|3rd|4th|5th)[- ](?:highest|largest|biggest|best|fastest)|(?:three|four|five|[345])[- ]stars?|michelin\p{L}*|award(?:s|ed|ing|-winning)?|prizes?|winners?|won(?=\s(?:an?|the|\d|first|second|best|\p{Lu}))|medal(?:s|ist)?|trophy|honou?red|honou?rs?|nominat(?:ed|ion)s?|finalists?|recogni[sz](?:ed|ing)(?=\s(?:as|by|for|with))|recognition|employee of the (?:month|year|quarter)|\p{L}+ of the (?:year|month|quarter)|president['’]s club|hall of fame|top[- ](?:perform\p{L}+|seller|sales\p{L}+|ranked|rated|\d+)|best[- ](?:in[- ]class|seller|performer|employee|teacher|nurse|\p{L}+ (?:award|of the))|ranked|ranking|number one|#1|no\. ?1|record[- ]breaking|highest[- ](?:rated|ranked|performing|scor\p{L}+)|scholarship|fellowship|commend(?:ed|ation)|prais(?:e|ed)|acclaimed|distinguished|distinction|honorable mention|featured in|keynote|best(?![- ]practice)(?=[- ]\p{L})|largest|biggest|leading(?= (?:company|firm|provider|brand|figure|expert|specialist|authority))|renowned|world[- ]class|outstanding|exemplary|record(?= (?:sales|revenue|time|results|growth|year|profits?))|highest|fastest|gold|silver|bronze|platinum|diamond|\p{L}+ club`,
  ),
  wording(
    'award',
    String.raw`(?:segund|terceir|quart|quint)[oa]s? (?:melhor|maior)(?:es)?|(?:três|quatro|cinco|[345]) estrelas|pr[êe]mios?|premiad[oa]s?|premia(?:ção|ções)|vencedor(?:a|es)?|venci|venceu|ganh(?:ei|ou|ando)(?=\s(?:o |a |um |uma )?(?:prêmio|título|concurso|medalha|troféu))|medalhas?|medalhista|trof[ée]us?|homenag\p{L}+|finalistas?|reconhecid[oa]s?(?=\s(?:como|pel[oa]|por|com|entre))|reconhecimento|destaque(?:s)?|(?:funcion[áa]ri[oa]|colaborador(?:a)?|profissional|vendedor(?:a)?|professor(?:a)?|melhor \p{L}+) d[oe] (?:m[êe]s|ano|trimestre|rede|estado|brasil)|melhor(?:es)? (?:do|da|entre|do mundo)|eleit[oa](?=\s(?:o|a|como|funcion|melhor))|(?:primeir[oa]|segundo|terceiro|[123][ºª]) lugar|[123][ºª](?= (?:em|entre|na|no|colocad\p{L}+)(?!\p{L}))|ranking|campe[ãã]o?|campe[õo]es|nota m[áa]xima|bolsa de (?:estudos|pesquisa|m[ée]rito|produtividade)|top \d+|recordes?|recordistas?|elogi(?:o|os|ad[oa]s?)|louvor|menç(?:ão|ões) honrosas?|distinção|condecora\p{L}+|(?:o|a|os|as) (?:melhor(?:es)?|maior(?:es)?)|melhor(?:es)? (?:resultado|desempenho|nota|índice|\p{L}+ d[oae])|líder de|referência (?:nacional|regional|no|na|em)|nota (?:10|dez)|ouro|prata|bronze|(?<!(?:fim|final|início|meio|dias|longo|parte|cada|vezes) )(?:do|da) (?:ano|mês|trimestre)`,
  ),
];

export const AWARD_KINDS: readonly (readonly [string, RegExp])[] = [
  ['stars', /star|estrela|michelin/iu],
  ['first', /^(?:first|1st|1[ºª]|primeir)/iu],
  ['second', /^(?:second|2nd|2[ºª]|segund)/iu],
  ['third', /^(?:third|3rd|3[ºª]|terceir)/iu],
  ['medal', /medal|gold|silver|bronze|platinum|diamond|ouro|prata|troph|trof/iu],
  ['praise', /prais|commend|elogi|louvor|recogni|reconhec|destaque|homenag|honou?r|men[çc]|distin/iu],
  ['study', /scholar|fellow|bolsa/iu],
  [
    'prize',
    /award|prize|winner|won|pr[êe]mi|venc|ganh|finalist|nominat|\bof the\b|d[oe] (?:m[êe]s|ano)|club/iu,
  ],
];

export const CERTIFICATIONS: readonly Wording[] = [
  wording(
    'certified',
    String.raw`certif(?:ied|ication|ications|icate|icates)|certificad[oa]s?|certifica(?:ção|ções)`,
  ),
  wording(
    'licensed',
    String.raw`licen[sc]ed|licen[sc]es?|licensure|habilitad[oa]|habilitação|licença|credenciad[oa]|registro profissional|registro ativo|registro no (?-i:\p{Lu}{2,})`,
  ),
  wording(
    'accredited',
    String.raw`accredit(?:ed|ation)|chartered|acreditad[oa]|homologad[oa]|board[- ]certified`,
  ),
];

/** Frequencies: 'per day', 'hourly', 'monthly'. */
export const RATES: readonly Wording[] = [
  wording('minute', String.raw`(?:per|a|an|each|every|por|ao|a cada) (?:minute|minuto)`),
  wording(
    'hour',
    String.raw`(?:per|an|each|every|por|a cada) (?:hour|hora)|hourly|de hora em hora|hour by hour|/h`,
  ),
  wording(
    'day',
    String.raw`(?:per|a|each|every|por|ao|a cada|cada|todo) (?:day|dia)(?! a dia)|daily(?! (?:living|life))|every (?:single )?day|diariamente|de dia em dia|day by day|nightly|(?:per|a|each|every|por|cada|toda) (?:night|noite)|diári[oa]s?|todos os dias|per-day|(?:each|every|cada|toda) (?:morning|afternoon|evening|manhã|tarde)|todas as (?:manhãs|tardes|noites)`,
  ),
  wording(
    'shift',
    String.raw`(?:per|a|each|every|por|a cada|cada) (?:\d+[- ]?(?:h|hours?|horas) )?(?:\d+-hour )?(?:shift|turno|plantão)`,
  ),
  wording(
    'week',
    String.raw`(?:per|a|each|every|por|a cada|cada|toda) (?:week|semana)|weekly|(?:each|every|on an?|on) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:toda|cada) (?:segunda|terça|quarta|quinta|sexta)|(?:todo|cada) (?:sábado|domingo)|(?:às|aos) (?:segundas|terças|quartas|quintas|sextas|sábados|domingos)|semanal(?:mente)?|semanais|todas as semanas|de semana em semana|week by week`,
  ),
  wording(
    'fortnight',
    'biweekly|fortnightly|every (?:two|other|second) (?:weeks?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|quinzenal(?:mente)?|quinzenais|(?:a cada|de) (?:(?:quinze|15) (?:em (?:quinze|15) )?dias|duas semanas)|(?:a cada|por) quinzena|every (?:14|fourteen) days',
  ),
  wording(
    'month',
    String.raw`(?:per|a|each|every|por|ao|a cada|cada|todo) (?:month|m[êe]s)|monthly|mensal(?:mente)?|mensais|todos os meses`,
  ),
  wording(
    'quarter',
    String.raw`(?:per|a|each|every|por|a cada|cada) (?:quarter|trimestre)|quarterly|every (?:three|3) months|trimestral(?:mente)?|trimestrais|a cada (?:tr[êe]s|3) meses`,
  ),
  wording(
    'year',
    String.raw`(?:per|a|each|every|por|ao|a cada|cada|todo) (?:year|ano)|year(?:ly)|annual(?:ly)?|anual(?:mente)?|anuais|todos os anos|per annum`,
  ),
];

/** Recurring events without a word for the frequency: 'end of day', 'month-end'. */
export const IMPLIED_RATES: readonly Wording[] = [
  wording(
    'day',
    String.raw`(?:end|close|start)[- ]of[- ](?:the[- ])?(?:day|business)|(?:fim|final|início|começo) do (?:dia|expediente)`,
  ),
  wording(
    'month',
    String.raw`(?:end of (?:the )?month|month[- ]end)|(?:fim|final|fechamento) (?:do|de) mês|fechamento mensal`,
  ),
  wording('year', String.raw`year[- ]end|end of (?:the )?year|(?:fim|final) (?:do|de) ano`),
  wording(
    'shift',
    String.raw`hand-?(?:over|off)s?|shift changes?|(?:troca|passagem|virada) de (?:turno|plantão)`,
  ),
];

export const LANGUAGES: readonly Wording[] = [
  wording('en', 'English|inglês|ingles|inglesa'),
  wording('pt', 'Portuguese|português|portugues|portuguesa'),
  wording('es', 'Spanish|espanhol|castellano|espanhola'),
  wording('fr', 'French|francês|frances|francesa'),
  wording('de', 'German|alemão|alemao|alemã'),
  wording('it', 'Italian|italiano|italiana'),
  wording('zh', 'Chinese|Mandarin|Cantonese|chinês|mandarim'),
  wording('ja', 'Japanese|japonês|japones'),
  wording('ko', 'Korean|coreano'),
  wording('ru', 'Russian|russo'),
  wording('ar', 'Arabic|árabe'),
  wording('hi', 'Hindi|híndi'),
  wording('nl', 'Dutch|holandês'),
  wording('sv', 'Swedish|sueco'),
  wording('pl', 'Polish(?=\\s|[.,;)]|$)|polonês'),
  wording('sign', 'ASL|American Sign Language|sign language|Libras|língua (?:brasileira )?de sinais'),
  wording('no', 'Norwegian|norueguês'),
  wording('da', 'Danish|dinamarquês'),
  wording('fi', 'Finnish|finlandês'),
  wording('tr', 'Turkish|turco'),
  wording('he', 'Hebrew|hebraico'),
  wording('el', 'Greek|grego'),
  wording('tl', 'Tagalog|Filipino'),
  wording('vi', 'Vietnamese|vietnamita'),
  wording('uk', 'Ukrainian|ucraniano'),
  wording('ht', 'Haitian Creole|Creole|crioulo'),
  wording('other', 'Latin|latim|guarani'),
  wording('several', 'bilingual|trilingual|multilingual|polyglot|bilíngue|trilíngue|poliglota'),
];

/** From the lowest to the highest. */
export const LANGUAGE_LEVEL_WORDS: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:native|mother tongue|bilingual|nativ[oa]|l[ií]ngua materna|bil[ií]ngue)(?!\p{L})/giu, 5],
  [
    /(?<!\p{L})(?:fluent(?:ly)?|fluency|full professional|full|fluente|flu[êe]ncia|fluentemente|C1|C2)(?!\p{L})/giu,
    4,
  ],
  [
    /(?<!\p{L})(?:advanced|proficient|proficiency|avan[çc]ad[oa]|proficiente|profici[êe]ncia)(?!\p{L})/giu,
    3.5,
  ],
  [
    /(?<!\p{L})(?:professional|working|business[- ]level|business|profissional|t[ée]cnico|B2|upper[- ]intermediate)(?!\p{L})/giu,
    3,
  ],
  [
    /(?<!\p{L})(?:intermediate|conversational|limited|intermedi[áa]ri[oa]|conversa[çc][ãa]o|B1)(?!\p{L})/giu,
    2,
  ],
  [/(?<!\p{L})(?:basic|elementary|beginner|b[áa]sic[oa]|elementar|iniciante|A1|A2)(?!\p{L})/giu, 1],
];

/** Capitalized words that say nothing about the user. */
export const PLAIN_CAPITALS: ReadonlySet<string> = new Set(
  'i ok usd brl eur gbp psi rpm mph usa us uk eua am pm pdf faq it ti hr rh kpi kpis january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday internet web sr sra mr mrs ms dr dra janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  ),
);

export const INSTITUTION =
  /(?<!\p{L})(?:University|College|Institute|Academy|Polytechnic|School|Universidade|Faculdade|Instituto|Escola|Centro Universitário|SENAI|SENAC|SEBRAE|USP|UNICAMP|UNESP|UFRJ|UFMG|UFRGS|UFSC|UFPR|UnB|PUC|FGV|Insper|ITA|IME|MIT|Harvard|Stanford|Yale|Oxford|Cambridge|Princeton|Berkeley|UCLA|Cornell|Columbia|Wharton|INSEAD)(?!\p{L})/u;
