import type { Locale } from '../locale.ts';

/** Words of both languages by meaning. Parts of regular expressions, folded: lower case, without accents. */

/** Pairs of opposites that a translation must not swap. */
export const POLES: readonly (readonly [one: string, other: string])[] = [
  ['more|greater|higher|larger|mais|maior(?:es)?', 'fewer|less|lower|smaller|menos|menor(?:es)?'],
  [
    'above|over|exceed(?:s|ed|ing)?|surpass\\w*|outsold|outperform\\w*|super(?:ei|ou|aram|ando)|ultrapass\\w+|more than|acima|superior(?:es)?|mais de',
    'below|under|f[ea]ll short|falling short|aquem|less than|fewer than|abaixo|inferior(?:es)?|menos de',
  ],
  ['before|prior|ahead of|antes', 'after|later|depois|apos'],
  [
    'early|earlier|ahead of schedule|antecedencia|antecip\\w+|antes do prazo|adiantad[ao]s?',
    'late|behind schedule|delay(?:s|ed)?|overdue|atras(?:o|os|ad[ao]s?)|fora do prazo',
  ],
  [
    'raised?|raising|increas(?:e|es|ed|ing)|grew|grow(?:ing|n|th)?|lifted|rose|rise|boosted|expand(?:ed|ing)|climbed|went up|aument\\w+|elev(?:ei|ou|acao|ando)|cresc\\w+|subi(?:u|ram|da)|ampli(?:ei|ou|acao|ando)|alta de',
    'cut|reduc(?:e|ed|es|ing|tion)|lower(?:ed|ing)|fell|fall(?:ing|en)?|decreas(?:e|ed|es|ing)|declin(?:e|ed|ing)|shr[aiu]nk|dropp?(?:ed|ing)?|went down|reduz\\w+|reducao|ca(?:i|iu|iram|indo)|diminu\\w+|queda|baix(?:ei|ou|ando)|encolh\\w+|recu(?:ou|o)',
  ],
  [
    'except|excluding|other than|apart from|exceto|salvo|com excecao|menos a(?:o|os|s)?|menos n[ao]s?',
    'including|included|even on|even at|even in|inclusive|incluindo|ate mesmo',
  ],
  ['first|primeir[ao]s?', 'last|ultim[ao]s?'],
  [
    'day shift|morning shift|turno (?:da manha|diurno)|primeiro turno',
    'night shift|overnight|graveyard shift|turno (?:da noite|noturno|da madrugada)',
  ],
  [
    'hir(?:ed|ing)|contrat(?:ei|ou|ando|acao|acoes)',
    'fir(?:ed|ing)|dismiss(?:ed|al)|laid off|demiti\\w*|demissao|demissoes|dispens(?:ei|ou)',
  ],
  [
    'bought|buy(?:ing|s|er)?|purchas(?:e|es|ed|ing)|compr(?:ei|ou|as?|ava|ando|ador[ae]?s?)',
    'sold|sell(?:ing|s|er)?|sales?|vend(?:i|eu|ia|as?|endo|edor[ae]?s?)',
  ],
  [
    'import(?:s|ed|ing)?|import(?:ei|ou|acao|acoes|ava|ando)',
    'export(?:s|ed|ing)?|export(?:ei|ou|acao|acoes|ava|ando)',
  ],
  [
    'open(?:ed|ing)|abr(?:i|iu|ia|indo)|abertura|inaugur(?:ei|ou|acao)',
    'clos(?:ed|ing|ure)|shut|fech(?:ei|ou|ava|amento|ando)|encerr(?:ei|ou|amento)',
  ],
  ['at least|minimum|no minimo|pelo menos|ao menos', 'at most|maximum|no maximo'],
  ['inbound|incoming|receptivo|recebidas', 'outbound|outgoing|ativo|realizadas'],
  ['indoors?|internas?', 'outdoors?|ao ar livre|externas?'],
  [
    'full-time|full time|(?:tempo|periodo) integral',
    'part-time|part time|meio periodo|meio expediente|tempo parcial',
  ],
  ['payable|a pagar', 'receivable|a receber'],
  ['load(?:ed|ing)|carreg(?:ei|ou|amento|ava)', 'unload(?:ed|ing)|descarreg(?:ei|ou|amento|ava)|descarga'],
  [
    'install(?:ed|ing|ation)|instal(?:ei|ou|acao|ava)',
    'remov(?:ed|ing|al)|uninstall(?:ed)?|remo(?:vi|veu|cao)|retir(?:ei|ou|ada)',
  ],
  [
    'accept(?:ed|ing)?|aceit(?:ei|ou|o|a)',
    'reject(?:ed|ing)?|refus(?:ed|al)|declin(?:ed|e)|recus(?:ei|ou|o|a)|rejeit(?:ei|ou)',
  ],
  ['best|melhor(?:es)?', 'worst|pior(?:es)?'],
  [
    'fast(?:er|est)?|quick(?:er|est|ly)?|rapid[ao]s?|rapidamente',
    'slow(?:er|est|ly)?|lent[ao]s?|lentamente|devagar',
  ],
  ['gain(?:ed|s)?|w[io]n|ganh(?:ei|ou|os?)|venc(?:i|eu)', 'los[est]s?|lost|losing|perd(?:i|eu|as?)'],
  ['public|public[ao]s?', 'private|privad[ao]s?'],
  ['retail|varejo', 'wholesale|atacado'],
  ['temp|temporary|seasonal|temporari[ao]s?', 'permanent|efetivad[ao]s?|efetiv[ao]s?|permanentes?'],
  ['voluntary|voluntari[ao]s?|unpaid|nao remunerad[ao]', 'paid|remunerad[ao]s?'],
  ['urban|urban[ao]s?', 'rural|rurais'],
  ['primary|elementary|ensino fundamental', 'secondary|high school|ensino medio'],
  ['adults?|adult[ao]s?', 'children|kids|criancas?|infantil'],
];

/** What the user did: helped, took part, or led. Helping must stay helping in both languages. */
export const DEEDS = {
  help: 'help(?:ed|ing|s)?(?! desk| arriv)|aided|aiding|backed up|pitched in|lent a hand|worked under|working under|in support of|part of (?:the|a) team|collaborat(?:ed|ing)|assist(?:ed|ing|s)?|supported|supporting|contribut(?:ed|ing)|ajud(?!ante)\\w+|auxili(?:ei|ou|ando|av\\w+)|apoi(?:ei|ou|ando|ava)|(?:dei|deu|dando|dava) suporte|colabor(?:ei|ou|ando|ava)|contribui\\w*|em apoio|apoio a[os]?|prestei apoio|como parte da equipe|integrei a equipe|cooper(?:ei|ou)',
  part: 'sat in|shadowed|participated|took part|served on|member of|joined in|particip\\w+|acompanh(?:ei|ou|ava|ando)|integr(?:ei|ou|ante)|fiz parte|assisti',
  lead: 'led|lead(?:s|ing)?|head(?:ed|ing)|direct(?:ed|ing)|chaired|spearheaded|in charge of|chief|lider\\w+|chefi\\w+|chefe|dirigi\\w*|comand(?:ei|ou|ando)|conduzi\\w*|a frente d[aeo]s?',
} as const;

/** Kinds of acts that do not replace each other. */
export const ACTS: Readonly<Record<string, string>> = {
  decide:
    'approv(?:ed|ing|es)|decid(?:ed|ing|i|iu)|signed off|aprov(?:ei|ou|ava|ando)|autoriz(?:ei|ou|ava)|authori[sz]ed',
  propose:
    'propos(?:ed|ing)|suggest(?:ed|ing)|recommend(?:ed|ing)|propus|propos|sugeri|sugeriu|recomend(?:ei|ou|ava)',
  attend: 'attended|observ(?:ed|ing|ei|ou|ava)|assisti a|assisti as|assisti aos|frequentei|listened|ouvi',
  teach:
    'taught|teach(?:es|ing)?|train(?:ed|ing|s)|lectured|lecion(?:ei|ou|ava|ando)|ensin(?:ei|ou|ava)|ensino(?! medio| fundamental| superior| tecnico| infantil| publico)|ministr(?:ei|ou|o|ava)|trein(?:ei|ou|ava|o)|dei aulas?|aulas',
  cofound: 'co-?found(?:ed|er)|cofund(?:ei|ou|ador[ae]?)',
  found: '(?<!co-?)found(?:ed|er)|fund(?:ei|ou|ador[ae]?)',
  join: 'joined|entrei|ingressei',
  check:
    'reviewed|proofread|edited|checked|inspected|revis(?:ei|ou|ava)|confer(?:i|iu|ia)|inspecion(?:ei|ou|ava)|verifi(?:quei|cou|cava)',
  make: '(?:co-)?wrote|co-?author(?:ed)?|coautor[a]?|authored|designed|created|built|developed|drafted|escrevi|redigi|projetei|criei|desenvolvi|elaborei|constru(?:i|iu)|montei',
  own: 'owner|owned|proprietari[ao]|don[ao] d[aeo]',
  interpret: 'interpret(?:ed|er|ing|e)|interprete',
  translate: 'translat(?:ed|or|ing|ion)|traduz\\w+|traducao|tradutor[a]?',
};

/** Ranks at work, lowest first. */
export const RANKS: Readonly<Record<string, string>> = {
  intern: 'intern(?:s|ed|ship|ships)?|trainee|estagiari[ao]s?|estagios?|estagi(?:ei|ou)',
  apprentice: 'apprentice\\w*|aprendiz',
  assistant: 'assistant|aide|assistente|auxiliar|ajudante',
  junior: 'junior|jr|entry-level',
  middle: 'mid-level|plen[ao]',
  senior: 'senior|sr',
  coordinator: 'coordinator|coordenador[a]?',
  supervisor: 'supervisor[a]?|encarregad[ao]|foreman',
  manager: 'manager|gerente|gestor[a]?',
  director: 'director|diretor[a]?|principal|head of',
};

/** Whether something was finished. */
export const FINISHED: readonly [string, string] = [
  'completed|graduated|finished|earned|conclui\\w*|concluid[ao]|formad[ao]|complet[ao]',
  'some college|in progress|ongoing|unfinished|incomplete|expected|enrolled|pursuing|candidate|em andamento|cursando|incomplet[ao]|trancad[ao]|previst[ao]|doutorand[ao]|mestrand[ao]',
];

export const NEGATIONS: Readonly<Record<Locale, string>> = {
  'en-US':
    "no(?!\\. ?\\d)|not|\\w+n['’]t|cannot|never|none|nothing|nobody|without|nor|neither|zero|\\$ ?0|0%",
  'pt-BR': 'nao|nunca|jamais|sem|nenhum[ao]?|nem|ninguem|nada|(?<!do )zero|r\\$ ?0|0%',
};
/** Not negations themselves, but a translation may express them with one: 'fearless' is 'sem medo'. */
export const HIDDEN_NEGATIONS =
  '\\w+less|\\w+-free|free of|un(?!i|der|til|tie)\\w{4,}|non-?\\w+|in(?:experienced|complete|formal|ability|capable|definite\\w*|active)|ir(?:regular|responsible)|livres? de|isent[ao]s?|incapaz|fail(?:ed|ing|ure)?|lack\\w*|refus\\w+|recus\\w+|avoid\\w*|evit\\w+|prevent\\w*|imped\\w+|deix(?:ar|ei|ou|ando) de|instead of|rather than|em vez de|ao inves de|autodidata|self-taught|alone|sozinh[ao]s?|independent(?:ly)?|independente(?:mente)?|only|so|apenas|somente|wireless|dispens\\w+|ausencia|absence|absent|faltas?|miss(?:ed|ing)?|off|fora|desempregad[ao]s?|in[dsv]\\w+vel|des\\w{5,}|in(?:edit|interrupt|adimplen|experient|format)\\w+|exempt|waive[ds]?|barely|hardly|rarely|seldom|raramente|mal|except|exceto|salvo|excluding|nonstop|ininterrupt\\w+|perfect|perfeit[ao]|clean|limp[ao]|intact|intact[ao]s?|out of|unlike|ao contrario|all but|sempre|always';

/** Exceptions. */
export const EXCEPTIONS: Readonly<Record<Locale, string>> = {
  'en-US':
    'except|excluding|other than|apart from|aside from|but not|save for|all but|with the exception|outside of|besides',
  'pt-BR':
    'exceto|salvo|menos (?:a|o|os|as|ao|aos|em|na|no|nas|nos|aqueles)|com excecao|a excecao|tirando|excluindo|excluid[ao]s?|a nao ser|afora|fora',
};

/** What a translation must not add, and what in the original allows it. */
export const ADDED: readonly (readonly [added: string, allowed: string])[] = [
  [
    'certified|certificad[ao]s?|licensed|licenciad[ao]s?|credenciad[ao]s?|accredited',
    'certif\\w+|licen\\w+|credenci\\w+|registered|registrad[ao]s?|cadastrad[ao]s?|habilitad[ao]s?|accredited|brevet\\w*',
  ],
  [
    'award-winning|awarded|prize|premiad[ao]s?|premio|medal\\w*',
    'award\\w*|prize|premi\\w+|won|venc\\w+|ganh\\w+|honou?r\\w*|homenage\\w+|medal\\w*|first place|lugar',
  ],
  [
    'all (?:the |our |product |of )?\\w+s|across the|entire|whole|tod[ao]s [ao]s|inteir[ao]s?',
    'seven days|7 days|sete dias|24/7|most\\w*|almost|nearly|quase|maioria|all|any|every\\w*|each|entire\\w*|whole|full\\w*|daily|total\\w*|throughout|always|third|half|quarter|only|both|-wide|\\w+wide|general|qualquer|tod[ao]s?|cada|inteir[ao]s?|gera(?:l|is)|diari\\w+|complet[ao]s?|integra\\w*|sempre|terco|metade|quarto|so|unic[ao]|ambos|tudo',
  ],
  [
    'international\\w*|global\\w*|worldwide|internaciona\\w+|globa(?:l|is)|mundia\\w+',
    'international\\w*|global\\w*|worldwide|world|internaciona\\w+|globa(?:l|is)|mundia\\w+|mundo|abroad|overseas|exterior|foreign|estrangeir[ao]s?',
  ],
];

/** A part of something; a translation without any of these states the whole. */
export const PARTS: Readonly<Record<Locale, string>> = {
  'en-US':
    'part of|portion of|some of|half of|only|solely|one of|two of|three of|four of|a few of|a third of|partial(?:ly)?',
  'pt-BR':
    'parte d[aeo]s?|alguns d[aeo]s|algumas d[aeo]s|metade d[aeo]s?|so|somente|apenas|um d[eo]s|uma das|dois d[eo]s|duas das|tres d[aeo]s|quatro d[aeo]s|um terco d[aeo]s?|parcial(?:mente)?',
};
export const PARTS_ALLOWED =
  '(?:one|two|three|four) of|part|parts|portions?|some|half|only|solely|just|exclusively|alone|out of|of the|among|few|certain|several|single|mere|but|members?|third|partial(?:ly)?|parte|partes|alguns|algumas|metade|so|somente|apenas|exclusivamente|entre|dentre|dos|das|unic[ao]s?|terco|parcial(?:mente)?|mero|nao|sozinh[ao]';

export const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'english|ingles[ae]?',
  portuguese: 'portuguese|portugues[ae]?',
  spanish: 'spanish|espanho(?:l|la|is)|castelhano',
  french: 'french|frances[ae]?',
  german: 'german|alema[o]?',
  italian: 'italian|italian[ao]',
  japanese: 'japanese|japones[ae]?',
  mandarin: 'mandarin|chinese|mandarim|chines[ae]?',
  arabic: 'arabic|arabe',
  russian: 'russian|russ[ao]',
  polish: 'polish|polones[ae]?',
  korean: 'korean|corean[ao]',
  sign: '(?<!\\d )libras|sign language|asl|lingua de sinais',
};

/** Proficiency levels of a language or a tool. */
export const LEVELS: Readonly<Record<string, string>> = {
  native: 'native(?:ly)?|mother tongue|first language|nativ[ao]s?|lingua materna|materna',
  fluent: 'fluent(?:ly)?|fluentes?|fluencia|fluency|proficient|proficiencia|proficiente',
  advanced: 'advanced|avancad[ao]s?',
  intermediate: 'intermediate|intermediari[ao]s?',
  conversational: 'conversational|conversacao',
  basic: 'basic|elementary|basic[ao]s?|nocoes|beginner|iniciante',
  A1: 'a1',
  A2: 'a2',
  B1: 'b1',
  B2: 'b2',
  C1: 'c1',
  C2: 'c2',
};

/** Periods for which something is counted. */
export const PERIODS: Readonly<Record<string, string>> = {
  hour: '(?:per|an|each|every) hour|hourly|(?:por|a cada|a) hora',
  day: '(?:per|a|each|every) day|daily|(?:por|a cada|ao) dia|diari\\w+',
  week: '(?:per|a|each|every) week|weekly|(?:por|a cada|a) semana|semana(?:l|is|lmente)',
  month: '(?:per|a|each|every) month|monthly|month-end|(?:por|a cada|ao) mes|mensa(?:l|is|lmente)',
  year: '(?:per|a|each|every) year|yearly|annual\\w*|(?:por|a cada|ao) ano|anua(?:l|is|lmente)',
  shift: '(?:per|a|each|every) shift|(?:por|a cada) turno',
};

/** Halves and quarters of a year. */
export const PARTS_OF_YEAR: Readonly<Record<string, string>> = {
  H1: 'first half|1st half|h1|(?:1o|1º|primeiro) semestre',
  H2: 'second half|2nd half|h2|(?:2o|2º|segundo) semestre',
  Q1: 'q1|first quarter|1st quarter|(?:1o|1º|primeiro) trimestre',
  Q2: 'q2|second quarter|2nd quarter|(?:2o|2º|segundo) trimestre',
  Q3: 'q3|third quarter|3rd quarter|(?:3o|3º|terceiro) trimestre',
  Q4: 'q4|fourth quarter|4th quarter|(?:4o|4º|quarto) trimestre',
};

/** Degrees, lowest first; each has several names. */
export const DEGREES: Readonly<Record<string, string>> = {
  certificate: '(?<!graduate )certificate|certificado',
  technical: 'technical (?:course|degree|diploma)|vocational\\w*|curso tecnico|tecnico em|ensino tecnico',
  associate: "associate(?:’s|'s)?(?: degree)?|tecnologo|curso superior de (?:tecnologia|curta duracao)",
  bachelor:
    "bachelor(?:’s|'s)?|b\\.?[as]\\.?c?|bba|b\\.?eng|undergraduate|bacharel\\w*|(?<!pos-)graduacao|graduad[ao]|licenciatura|diploma universitario|college degree",
  specialist:
    'graduate certificate|postgraduate (?:certificate|diploma)|specialization|especializacao|pos-graduacao',
  master: "master(?:’s|'s)?|m\\.?[as]\\.?c?|m\\.?ed|m\\.?eng|mestrado|mestr[ae]",
  mba: 'mba',
  course: 'course|workshop|training|curso(?! superior| tecnico)|oficina|treinamento',
  doctor: 'ph\\.?d|doctor(?:ate|al)|d\\.?sc|doutorado|doutorand[ao]|doutor[a]?',
};

/** Days of the week, months and seasons without a year; a translation must not swap them. */
export const WEEKDAYS: Readonly<Record<string, string>> = {
  monday: 'mondays?|segundas?(?:-feiras?)?',
  tuesday: 'tuesdays?|tercas?(?:-feiras?)?',
  wednesday: 'wednesdays?|quartas?(?:-feiras?)?',
  thursday: 'thursdays?|quintas?(?:-feiras?)?',
  friday: 'fridays?|sextas?(?:-feiras?)?',
  saturday: 'saturdays?|sabados?',
  sunday: 'sundays?|domingos?',
};

export const MONTH_NAMES: Readonly<Record<string, string>> = {
  january: 'january|janeiro',
  february: 'february|fevereiro',
  march: 'march|marco',
  april: 'april|abril',
  may: 'may|maio',
  june: 'june|junho',
  july: 'july|julho',
  august: 'august|agosto',
  september: 'september|setembro',
  october: 'october|outubro',
  november: 'november|novembro',
  december: 'december|dezembro',
};

export const SEASONS: Readonly<Record<string, string>> = {
  spring: 'spring|primavera',
  summer: 'summers?|verao|veroes',
  fall: 'fall|autumn|outono',
  winter: 'winters?|inverno',
};

export const PARTS_OF_DAY: Readonly<Record<string, string>> = {
  morning: 'mornings?|manhas?|matutin[ao]s?',
  afternoon: 'afternoons?|tardes?|vespertin[ao]s?',
  night: 'nights?|nightly|evenings?|overnight|graveyard|noites?|noturn[ao]s?|madrugadas?',
};

/** Units of figures; a translation must not replace one with a unit of another size. */
export const UNITS: Readonly<Record<string, string>> = {
  acre: 'acres?',
  hectare: 'hectares?|ha',
  alqueire: 'alqueires?',
  squareFoot: 'square feet|square foot|sq ?ft|sq\\. ft|pes quadrados',
  squareMeter: 'square meters?|square metres?|m2|m²|metros quadrados',
  cubicYard: 'cubic yards?|jardas cubicas',
  cubicMeter: 'cubic meters?|m3|m³|metros cubicos',
  yard: '(?<!cubic )yards?|jardas?(?! cubicas)',
  foot: '(?<!square )(?:feet|foot|ft)|pes(?! quadrados)',
  meter: '(?<!square |cubic )(?:meters?|metres?)|metros?(?! quadrados| cubicos)',
  kilometer: 'km|kilometers?|quilometros?',
  mile: 'miles?|milhas?',
  inch: 'inch(?:es)?|polegadas?',
  centimeter: 'cm|centimeters?|centimetros?',
  millimeter: 'mm|millimeters?|milimetros?',
  milligram: 'mg|milligrams?|miligramas?',
  gram: '(?<=\\d ?)g|grams?|gramas',
  kilogram: 'kg|kilos?|kilograms?|quilos?|quilogramas?',
  pound: 'pounds?|lbs?|libras?(?! esterlinas)',
  ounce: 'ounces?|oz|oncas?',
  ton: 'tons?|tonnes?|toneladas?',
  sack: 'sacks?|sacas?|sacos?',
  arroba: 'arrobas?',
  liter: 'lit(?:er|re)s?|litros?',
  milliliter: 'ml|milliliters?|mililitros?',
  gallon: 'gallons?|galoes|galao',
  kilowatt: 'kw|kilowatts?|quilowatts?',
  megawatt: 'mw|megawatts?',
  volt: 'volts?|(?<=\\d ?)v',
  kilovolt: 'kv|kilovolts?|quilovolts?',
  megabyte: 'mb|megabytes?',
  gigabyte: 'gb|gigabytes?',
  terabyte: 'tb|terabytes?',
  petabyte: 'pb|petabytes?',
  celsius: 'celsius|°c',
  fahrenheit: 'fahrenheit|°f',
  dollar: 'us\\$|(?<![rs])\\$|usd|dollars?|dolar(?:es)?',
  real: 'r\\$|brl|reais',
  euro: '€|eur|euros?',
};
