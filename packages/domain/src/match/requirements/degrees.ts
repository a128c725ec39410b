import { contentStems, isLinking, isSameRoot, wordsOf } from '../../skills/words.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { onceFor } from '../evidence/once-for.ts';
import { isTitle } from '../evidence/relevance.ts';

const STUDIES =
  'engenharia|administra[çc][ãa]o|ci[êe]ncias|psicologia|pedagogia|economia|contabilidade|direito|enfermagem|farm[áa]cia|nutri[çc][ãa]o|fisioterapia|arquitetura|design|publicidade|jornalismo|comunica[çc][ãa]o|letras|hist[óo]ria|geografia|matem[áa]tica|f[íi]sica|qu[íi]mica|biologia|estat[íi]stica|computa[çc][ãa]o|sistemas|an[áa]lise e desenvolvimento|servi[çc]o social|veterin[áa]ria|agronomia|zootecnia|log[íi]stica|recursos humanos|gest[ãa]o|marketing|turismo|gastronomia|biomedicina|odontologia|rela[çc][õo]es';

const DEGREE_RANKS: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:ph\.?d|doctora\p{L}+|doutora\p{L}+|md|jd)(?!\p{L})/iu, 5],
  [
    /(?<!\p{L})(?:master(?:['’]?s(?!\p{L})|(?= (?:degree|of|in)(?!\p{L})))|mba|m\.?sc|msn|m\.?eng|m\.?[as]\.?(?= in(?!\p{L}))|mestrad\p{L}+|mestre em|p[óo]s-?gradua\p{L}+|p[óo]s em|especializa[çc][ãa]o)(?!\p{L})/iu,
    4,
  ],
  [
    /(?<!\p{L})(?:bachelor['’]?s?|b\.?sc|bsn|bba|b\.?a|b\.?s|b\.?eng|four-year degree|university degree|college degree|degree in|undergraduate|bacharel\p{L}*|(?<!p[óo]s-?\s?)gradua[çc][ãa]o|ensino superior|superior completo|superior em|(?:curso|forma[çc][ãa]o|n[íi]vel) superior|licenciatura|engenheir[oa]|medicina|direito)(?!\p{L})/iu,
    3,
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:associate['’]?s? degree|associate of \p{L}+|a\.?a\.?s|adn|hn[cd]|foundation degree|tecn[óo]log[oa]|(?:forma[çc][ãa]o(?: acad[êe]mica| completa)?|formad[oa]|graduad[oa]) em(?= (?:${STUDIES})))(?!\p{L})`,
      'iu',
    ),
    2,
  ],
  [
    /(?<!\p{L})(?:(?:curso|ensino|n[íi]vel|forma[çc][ãa]o) t[ée]cnic[oa]|t[ée]cnico em|technical (?:diploma|degree)|trade school|vocational|certificate|(?<!high school )(?<!school )diploma|apprenticeship|btec|nvq)(?!\p{L})/iu,
    1.5,
  ],
  [
    /(?<!\p{L})(?:curso de qualifica[çc][ãa]o|curso profissionalizante|qualification course)(?!\p{L})/iu,
    1.25,
  ],
  [
    /(?<!\p{L})(?:high school(?: diploma)?|ged|a-levels?|secondary (?:school|education)|(?:ensino|n[íi]vel) m[ée]dio|segundo grau|2º grau)(?!\p{L})/iu,
    1,
  ],
  [
    /(?<!\p{L})(?:gcses?|(?:ensino|n[íi]vel) fundamental|primeiro grau|1º grau|primary school)(?!\p{L})/iu,
    0.5,
  ],
];

export interface DegreeAsked {
  readonly start: number;
  readonly end: number;
  readonly rank: number;
  /** Fields of study; empty when any field is accepted. */
  readonly fields: readonly string[];
  /** Offset of 'equivalent experience' after 'or'; null when nothing replaces the degree. */
  readonly insteadAt: number | null;
  /** 'Completo ou cursando'. */
  readonly mayBeUnderWay: boolean;
}

const IN_FIELD = /^[^.;()]*?(?<!\p{L})(?:in|em|na [áa]rea de)\s+([^.;()]+)/iu;
const OF_FIELD = /^[^.;()]*?(?<!\p{L})(?:of|de)\s+([^.;()]+)/iu;
const ANY_FIELD =
  /(?<!\p{L})(?:any (?:field|discipline|subject)|related (?:field|area|discipline)|similar (?:field|area)|qualquer [áa]rea|[áa]reas? (?:afins|correlatas|relacionadas|pr[óo]ximas))(?!\p{L})/iu;
const REPLACEABLE =
  /(?<!\p{L})(?:or|ou)\s+(?:(?:equal|equivalent|comparable|relevant|similar)\s+(?:\p{L}+\s+){0,3}experience|experi[êe]ncia (?:equivalente|compat[íi]vel|comprovada|pr[áa]tica))/iu;

function fieldsAfter(text: string): string[] {
  const said = (IN_FIELD.exec(text) ?? OF_FIELD.exec(text))?.[1]?.replace(
    /(?:,\s*)?(?<!\p{L})(?:(?:with|com|within|plus)(?!\p{L})|or equ\p{L}+|ou equ\p{L}+|and \d|e \d).*$/iu,
    '',
  );
  return (said ?? '')
    .split(/,|\/|(?<!\p{L})(?:or|ou|e|and)(?!\p{L})/iu)
    .map((field) => field.trim())
    .filter((field) => contentStems(field).length > 0 && contentStems(field).length <= 4);
}

const HIGHER = /^(?:gradua|ensino superior|superior|(?:curso|forma[çc][ãa]o|n[íi]vel) superior)/iu;
const TECHNOLOGIST = 2;
const UNDER_WAY =
  /(?<!\p{L})(?:in progress|ongoing|under way|pursuing|currently studying|expected|incomplete|cursando|em curso|em andamento|incomplet[oa]|trancad[oa])(?!\p{L})/iu;

function insteadOf(text: string): number | null {
  const found = REPLACEABLE.exec(text);
  return found === null ? null : found.index + (/^\p{L}+\s+/u.exec(found[0])?.[0].length ?? 0);
}

/** 'First aid certificate' is not a degree. */
const isPaper = ({ index, 0: word }: RegExpExecArray, text: string) =>
  /^certificate$/iu.test(word) &&
  !/^\s(?:in|or|program|course)(?!\p{L})/iu.test(text.slice(index + word.length));

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The lowest degree that a line asks for, and its fields. */
export function degreeAsked(text: string): DegreeAsked | null {
  const all = DEGREE_RANKS.flatMap(([pattern, rank]) => {
    const place = pattern.exec(text);
    return place === null || isPaper(place, text)
      ? []
      : [{ start: place.index, end: place.index + place[0].length, rank }];
  });
  // 'Master's degree in' is one degree.
  const isPartOf = (one: Place, other: Place) =>
    one !== other && one.start >= other.start && one.start <= other.end + 1 && one.end >= other.end;
  const [found] = all
    .filter((one) => !all.some((other) => other.rank > one.rank && isPartOf(one, other)))
    .toSorted((one, other) => one.rank - other.rank);
  if (found === undefined) return null;
  // Skips the first word: 'Degree in' already contains its preposition.
  const rest = text.slice(found.start).replace(/^\p{L}+['’]?s?\s+/u, '');
  const fields = ANY_FIELD.test(text) ? [] : fieldsAfter(rest);
  const last = fields.at(-1);
  // In Brazil a technologist degree is higher education, too.
  const rank = HIGHER.test(text.slice(found.start, found.end)) ? TECHNOLOGIST : found.rank;
  const end = last === undefined ? found.end : Math.max(found.end, text.lastIndexOf(last) + last.length);
  return { ...found, rank, end, fields, insteadAt: insteadOf(text), mayBeUnderWay: UNDER_WAY.test(text) };
}

const rankOfAll = (text: string) =>
  Math.max(0, ...DEGREE_RANKS.filter(([pattern]) => pattern.test(text)).map(([, rank]) => rank));

/** Words that occur in many fields: 'crop science' is about crops. */
const OF_ANY_FIELD =
  /^(?:related|relevant|similar|tecnologi|technology|study|studi|curs|area|complet|conclu\p{L}*|afin|field|scienc|cienci|management|gesta|gerenciament|nivel|superior)$/u;

/** Groups of fields that ads ask for by one name. */
const FAMILIES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?<!\p{L})(?:TI|IT|T\.I\.|[Cc]omputing|[Ii]nform[áa]tica|[Ii]nformation technology|[Tt]ecnologia da [Ii]nforma[çc][ãa]o)(?!\p{L})/u,
    /(?<!\p{L})(?:comput\p{L}*|redes|sistemas|software|informa\p{L}*|information|dados|data)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:natural sciences?|ci[êe]ncias naturais|ci[êe]ncias da natureza|life sciences?)(?!\p{L})/iu,
    /(?<!\p{L})(?:chemi\p{L}*|physic\p{L}*|biolog\p{L}*|biochem\p{L}*|geolog\p{L}*|environmental|qu[íi]mica|f[íi]sica|biologia|bioqu[íi]mica|geologia)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:quantitative|quantitativa|exatas|STEM)(?!\p{L})/iu,
    /(?<!\p{L})(?:math\p{L}*|statisti\p{L}*|physic\p{L}*|engineer\p{L}*|comput\p{L}*|econom\p{L}*|matem[áa]tica|estat[íi]stica|f[íi]sica|engenharia)(?!\p{L})/iu,
  ],
];

const initialsOf = onceFor(({ said }) =>
  wordsOf(said)
    .filter(({ lower }) => !isLinking(lower))
    .map(({ lower }) => lower[0] ?? '')
    .join(''),
);

function isFieldOf(field: string, one: Evidence): boolean {
  if (/^\p{Lu}{2,5}$/u.test(field) && initialsOf(one).includes(field.toLowerCase())) return true;
  if (FAMILIES.some(([family, members]) => family.test(field) && members.test(one.said))) return true;
  const words = contentStems(field);
  const own = words.filter((word) => !OF_ANY_FIELD.test(word));
  return (own.length > 0 ? own : words).every((word) => isSaidIn(one, word));
}

const isSaidIn = ({ stems }: Evidence, word: string) => [...stems].some((stem) => isSameRoot(stem, word));

/** Value of a degree in another field. */
export const OTHER_FIELD = 0.5;
/** Value of an unfinished degree. */
const ON_THE_WAY = 0.4;
/** Anything lower does not count as part of a degree. */
const LEAST_PART = 1.25;
const rankIn = onceFor(({ said }) => rankOfAll(said));

/** The best proof of a degree, from 0 to 1: another field, or a lower degree in the same field, counts in part. */
export function degreeProof(
  { rank, fields, mayBeUnderWay }: DegreeAsked,
  evidence: readonly Evidence[],
): { share: number; by: Evidence | null } {
  const words = fields.flatMap((field) => contentStems(field));
  let best: { share: number; by: Evidence | null } = { share: 0, by: null };
  for (const one of evidence) {
    // A job title is not a degree: 'engenheira' may be an aspiration.
    if (one.source !== 'education' && (one.source !== 'summary' || isTitle(one))) continue;
    const own = rankIn(one);
    if (own === 0) continue;
    const isField = fields.length === 0 || fields.some((field) => isFieldOf(field, one));
    const isNear = isField || words.some((word) => isSaidIn(one, word));
    const lower = isNear && own >= LEAST_PART ? (OTHER_FIELD * own) / (rank + own + 1) : 0;
    const isDone = mayBeUnderWay || !UNDER_WAY.test(one.said);
    const share = own < rank ? lower : !isField ? OTHER_FIELD : isDone ? 1 : ON_THE_WAY;
    if (share > best.share) best = { share, by: one };
  }
  return best;
}

export interface DegreePart {
  readonly name: string;
  readonly isShown: boolean;
  readonly by: Evidence | null;
}

/** Splits a degree into its level and its fields, each with its own proof: one of the fields is enough. */
export function degreeParts(
  { rank, fields }: DegreeAsked,
  name: string,
  evidence: readonly Evidence[],
): { readonly level: DegreePart; readonly fields: readonly DegreePart[] } {
  const studies = evidence.filter((one) => one.source === 'education' && rankIn(one) > 0);
  const part = (text: string, isShownBy: (one: Evidence) => boolean): DegreePart => {
    const by = studies.find(isShownBy) ?? null;
    return { name: text, isShown: by !== null, by };
  };
  const level = name
    .slice(0, Math.max(0, name.indexOf(fields[0] ?? '')))
    .replace(/\s+(?:in|of|em|de|na [áa]rea de)(?:\s+(?:an?|the))?\s*$/iu, '')
    .trim();
  return {
    level: part(level, (one) => rankIn(one) >= rank && !UNDER_WAY.test(one.said)),
    fields: fields.map((field) => part(field, (one) => isFieldOf(field, one))),
  };
}
