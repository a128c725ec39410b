import type { Locale } from '../locale.ts';

/** Words of both languages that say the same, by what they say. Parts of regular expressions, folded: no accents, lower case. */

/** Two sides that a translation must not exchange. */
export const POLES: readonly (readonly [one: string, other: string])[] = [
  ['more|greater|higher|larger|mais|maior(?:es)?', 'fewer|less|lower|smaller|menos|menor(?:es)?'],
  ['above|over|exceed(?:s|ed|ing)?|acima|superior(?:es)?', 'below|under|abaixo|inferior(?:es)?'],
  ['before|prior|antes', 'after|later|depois|apos'],
  [
    'raised?|raising|increas(?:e|es|ed|ing)|grew|grow(?:ing|n|th)?|lifted|rose|boosted|aument\\w+|elev(?:ei|ou|acao|ando)|cresc\\w+|subi(?:u|ram|da)',
    'cut|reduc(?:e|ed|es|ing|tion)|lower(?:ed|ing)|fell|decreas(?:e|ed|es|ing)|dropp?(?:ed)?|reduz\\w+|reducao|ca(?:iu|iram|indo)|diminui\\w*|queda|baix(?:ei|ou)',
  ],
  ['except|excluding|other than|exceto|salvo', 'including|included|even on|inclusive|incluindo'],
  ['first|primeir[ao]s?', 'last|ultim[ao]s?'],
  [
    'day shift|turno (?:da manha|diurno)|primeiro turno',
    'night shift|overnight|turno (?:da noite|noturno|da madrugada)',
  ],
];

/** What a person did: helped, took part in it, or was the head of it. Whoever helped has to have helped in both languages. */
export const DEEDS = {
  help: 'help(?:ed|ing|s)?|assist(?:ed|ing|s)?|supported|supporting|contribut(?:ed|ing)|ajud\\w+|auxili(?:ei|ou|ando|av\\w+)|apoi(?:ei|ou|ando|ava)|(?:dei|deu|dando|dava) suporte|colabor(?:ei|ou|ando|ava)|contribui\\w*',
  part: 'sat in|shadowed|participated|took part|served on|member of|joined in|particip\\w+|acompanh(?:ei|ou|ava|ando)|integr(?:ei|ou|ante)|fiz parte|assisti',
  lead: 'led|lead(?:s|ing)?|head(?:ed|ing)|direct(?:ed|ing)|chaired|spearheaded|in charge of|chief|lider\\w+|chefi\\w+|chefe|dirigi\\w*|comand(?:ei|ou|ando)|conduzi\\w*|a frente d[aeo]s?',
} as const;

/** Kinds of acts of which one does not stand for another. */
export const ACTS: Readonly<Record<string, string>> = {
  decide:
    'approv(?:ed|ing|es)|decid(?:ed|ing|i|iu)|signed off|aprov(?:ei|ou|ava|ando)|autoriz(?:ei|ou|ava)|authori[sz]ed',
  propose:
    'propos(?:ed|ing)|suggest(?:ed|ing)|recommend(?:ed|ing)|propus|propos|sugeri|sugeriu|recomend(?:ei|ou|ava)',
  attend: 'attended|observ(?:ed|ing|ei|ou|ava)|assisti a|assisti as|assisti aos|frequentei|listened|ouvi',
  teach:
    'taught|teach(?:es|ing)?|train(?:ed|ing|s)|lectured|lecion(?:ei|ou|ava|ando)|ensin(?:ei|ou|ava|o)|ministr(?:ei|ou|o|ava)|trein(?:ei|ou|ava|o)|dei aulas?|aulas',
  cofound: 'co-?found(?:ed|er)|cofund(?:ei|ou|ador[ae]?)',
  found: '(?<!co-?)found(?:ed|er)|fund(?:ei|ou|ador[ae]?)',
  join: 'joined|entrei|ingressei',
  check:
    'reviewed|proofread|edited|checked|inspected|revis(?:ei|ou|ava)|confer(?:i|iu|ia)|inspecion(?:ei|ou|ava)|verifi(?:quei|cou|cava)',
  make: 'wrote|designed|created|built|developed|drafted|escrevi|redigi|projetei|criei|desenvolvi|elaborei|constru(?:i|iu)|montei',
  own: 'owner|owned|proprietari[ao]|don[ao] d[aeo]',
  interpret: 'interpret(?:ed|er|ing|e)|interprete',
  translate: 'translat(?:ed|or|ing|ion)|traduz\\w+|traducao|tradutor[a]?',
};

/** Ranks in work, from the lowest up. */
export const RANKS: Readonly<Record<string, string>> = {
  intern: 'intern(?:ship)?|trainee|estagiari[ao]|estagio',
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
  'in progress|ongoing|unfinished|incomplete|expected|enrolled|pursuing|candidate|em andamento|cursando|incomplet[ao]|trancad[ao]|previst[ao]|doutorand[ao]|mestrand[ao]',
];

export const NEGATIONS: Readonly<Record<Locale, string>> = {
  'en-US': "no|not|\\w+n['’]t|cannot|never|none|without|nor|neither|zero",
  'pt-BR': 'nao|nunca|jamais|sem|nenhum[ao]?|nem|ninguem|(?<!do )zero',
};
/** Not a negation by themselves, but a translation may say them with one: 'fearless' is 'sem medo'. */
export const HIDDEN_NEGATIONS =
  '\\w+less|\\w+-free|free of|un(?:paid|able|willing|supervised|interrupted|broken|attended|insured)|livres? de|isent[ao]s?|incapaz|fail(?:ed|ing)?|lack\\w*|refus\\w+|avoid\\w*|evit\\w+|deix(?:ar|ei|ou) de|instead of|em vez de|autodidata|self-taught|alone|sozinh[ao]|independent(?:ly)?|only';

/** What a translation must not bring, and what in the original allows it. */
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
    'all|every\\w*|each|entire\\w*|whole|full|daily|tod[ao]s?|cada|inteir[ao]s?|geral|diari\\w+|complet[ao]s?',
  ],
  [
    'international\\w*|global\\w*|worldwide|internaciona\\w+|globa(?:l|is)|mundia\\w+',
    'international\\w*|global\\w*|worldwide|world|internaciona\\w+|globa(?:l|is)|mundia\\w+|mundo|abroad|overseas|exterior|foreign|estrangeir[ao]s?',
  ],
];

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
  sign: 'libras|sign language|asl|lingua de sinais',
};

/** How well somebody knows a language or a tool. */
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

/** Degrees from the lowest up; one may be said in several ways. */
export const DEGREES: Readonly<Record<string, string>> = {
  certificate: 'certificate|certificado',
  technical: 'technical (?:course|degree|diploma)|vocational\\w*|curso tecnico|tecnico em|ensino tecnico',
  associate: "associate(?:’s|'s)?(?: degree)?|tecnologo|curso superior de (?:tecnologia|curta duracao)",
  bachelor:
    "bachelor(?:’s|'s)?|b\\.?[as]\\.?c?|bba|b\\.?eng|undergraduate|bacharel\\w*|graduacao|graduad[ao]|licenciatura|diploma universitario|college degree",
  specialist:
    'graduate certificate|postgraduate (?:certificate|diploma)|specialization|especializacao|pos-graduacao',
  master: "master(?:’s|'s)?|m\\.?[as]\\.?c?|m\\.?ed|m\\.?eng|mestrado|mestr[ae]",
  mba: 'mba',
  course: 'course|workshop|training|curso(?! superior| tecnico)|oficina|treinamento',
  doctor: 'ph\\.?d|doctor(?:ate|al)|d\\.?sc|doutorado|doutorand[ao]|doutor[a]?',
};

/** Generic words in the names of schools and public bodies, with what they are in the other language. */
export const BODIES: readonly (readonly [string, string])[] = [
  ['university', 'universidade'],
  ['state', 'estadual'],
  ['state', 'estado'],
  ['federal', 'federal'],
  ['catholic', 'catolica'],
  ['institute', 'instituto'],
  ['college', 'faculdade'],
  ['school', 'escola'],
  ['hospital', 'hospital'],
  ['city', 'prefeitura'],
  ['city hall', 'prefeitura'],
  ['county', 'condado'],
  ['department', 'secretaria'],
  ['ministry', 'ministerio'],
  ['education', 'educacao'],
  ['health', 'saude'],
  ['technology', 'tecnologia'],
  ['technical', 'tecnica'],
  ['maintenance', 'manutencao'],
  ['m.ed', 'educacao'],
  ['parks', 'parques'],
  ['red cross', 'cruz vermelha'],
  ['year', 'ano'],
  ['arts', 'artes'],
  ['science', 'ciencias?'],
  ['sciences', 'ciencias'],
  ['engineering', 'engenharia'],
  ['management', 'gestao'],
  ['business', 'negocios'],
  ['administration', 'administracao'],
  ['law', 'direito'],
  ['nursing', 'enfermagem'],
  ['public', 'publica'],
  ['security', 'seguranca'],
  ['safety', 'seguranca'],
  ['council', 'conselho'],
  ['association', 'associacao'],
  ['foundation', 'fundacao'],
  ['museum', 'museu'],
  ['library', 'biblioteca'],
  ['court', 'tribunal'],
  ['union', 'sindicato'],
  ['church', 'igreja'],
  ['street', 'rua'],
  ['river', 'rio'],
  ['board', 'conselho'],
  ['bank', 'banco'],
  ['company', 'companhia'],
  ['industry', 'industria'],
  ['center', 'centro'],
  ['national', 'nacional'],
  ['regional', 'regional'],
  ['municipal', 'municipal'],
  ['civil war', 'guerra civil'],
  ['lisbon', 'lisboa'],
  ['brazil', 'brasil'],
  ['united states', 'estados unidos'],
  ['united kingdom', 'reino unido'],
  ['spain', 'espanha'],
  ['france', 'franca'],
  ['germany', 'alemanha'],
  ['italy', 'italia'],
  ['japan', 'japao'],
  ['europe', 'europa'],
  ['latin america', 'america latina'],
  ['northeast', 'nordeste'],
  ['southeast', 'sudeste'],
  ['north', 'norte'],
  ['south', 'sul'],
  ['new york', 'nova york'],
];
