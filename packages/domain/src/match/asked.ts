import { LANGUAGE_LEVEL_WORDS, LANGUAGES } from '../grounding/lexicon.data.ts';
import { quantitiesOf } from '../grounding/quantities.ts';
import { findWordings } from '../grounding/say.ts';
import type { Period, Resume } from '../resume/resume.ts';
import { contentStems, isSameRoot } from '../skills/words.ts';
import type { Evidence } from './evidence.ts';

interface Asked {
  readonly start: number;
  readonly end: number;
}

/** Ages, guarantees and how long a firm has been there are no years of work. */
const NOT_WORKED =
  /(?:years? old|years? of age|or older|anos de idade|anos completos|maior de|18 anos|garantia|warranty|anos de (?:mercado|hist[óo]ria|tradi[çc][ãa]o)|years in business)/iu;

/** Years of work that a line asks for, or null. Of a range the least counts. */
export function yearsAsked(line: string): (Asked & { readonly years: number }) | null {
  if (!/experi|years?|yrs|anos|months|meses|v[ií]v[êe]ncia|atua[çc]/iu.test(line) || NOT_WORKED.test(line))
    return null;
  const asked = quantitiesOf(line)
    .filter(({ group, isImplied }) => group === 'month' && isImplied !== true)
    .flatMap(({ start, end, values }) => ({ start, end, years: (values[0] ?? 0) / 12 }))
    .toSorted((one, other) => one.years - other.years)[0];
  return asked === undefined || asked.years > 30 || asked.years <= 0 ? null : asked;
}

const monthsOf = (date: string) => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month;
};

/** The last month that a resume speaks of: the domain has no clock. */
export function lastMonth({ updatedAt, experience, education, projects }: Resume): string {
  const dates = [...experience, ...education, ...projects].flatMap(({ startDate, endDate }) => [
    startDate,
    endDate,
  ]);
  return [updatedAt?.slice(0, 7) ?? '', ...dates].toSorted().at(-1) ?? '';
}

/** Years in jobs, those at the same time counted once. */
export function yearsIn(periods: readonly Period[], today: string): number {
  const spans = periods
    .filter(({ startDate, endDate, current }) => startDate !== '' && (current ? today : endDate) !== '')
    .map(
      ({ startDate, endDate, current }) =>
        [monthsOf(startDate), monthsOf(current ? today : endDate) + 1] as const,
    )
    .toSorted(([a], [b]) => a - b);
  let [months, reached] = [0, 0];
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months / 12;
}

const DEGREE_RANKS: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:ph\.?d|doctora\p{L}+|doutora\p{L}+|md|jd)(?!\p{L})/iu, 5],
  [
    /(?<!\p{L})(?:master['’]?s?|mba|m\.?sc|mestrad\p{L}+|mestre em|p[óo]s-?gradua\p{L}+|p[óo]s em|especializa[çc][ãa]o)(?!\p{L})/iu,
    4,
  ],
  [
    /(?<!\p{L})(?:bachelor['’]?s?|b\.?sc|b\.?a|b\.?s|b\.?eng|four-year degree|university degree|college degree|degree in|undergraduate|bacharel\p{L}*|gradua[çc][ãa]o|ensino superior|superior completo|superior em|forma[çc][ãa]o superior|licenciatura|engenheir[oa]|medicina|direito)(?!\p{L})/iu,
    3,
  ],
  [/(?<!\p{L})(?:associate['’]?s? degree|associate of \p{L}+|a\.?a\.?s|hnd|tecn[óo]log[oa])(?!\p{L})/iu, 2],
  [
    /(?<!\p{L})(?:curso t[ée]cnico|t[ée]cnico em|technical (?:diploma|degree)|trade school|vocational|certificate|diploma)(?!\p{L})/iu,
    1.5,
  ],
  [/(?<!\p{L})(?:high school|ged|ensino m[ée]dio|segundo grau)(?!\p{L})/iu, 1],
];

export interface DegreeAsked extends Asked {
  readonly rank: number;
  /** What was studied; empty when any field will do. */
  readonly fields: readonly string[];
  /** 'Or equivalent experience'. */
  readonly isReplaceable: boolean;
}

const IN_FIELD = /^[^.;()]*?(?<!\p{L})(?:in|em|of|de)\s+([^.;()]+)/iu;
const ANY_FIELD =
  /(?<!\p{L})(?:any (?:field|discipline|subject)|related (?:field|area|discipline)|similar (?:field|area)|qualquer [áa]rea|[áa]reas? (?:afins|correlatas|relacionadas|pr[óo]ximas))(?!\p{L})/iu;
const REPLACEABLE =
  /(?<!\p{L})(?:or|ou)\s+(?:(?:equal|equivalent|comparable|relevant|similar)\s+(?:\p{L}+\s+){0,3}experience|experi[êe]ncia (?:equivalente|compat[íi]vel|comprovada|pr[áa]tica))/iu;

function fieldsAfter(text: string): string[] {
  const said = IN_FIELD.exec(text)?.[1]?.replace(
    /(?:,\s*)?(?:with|com|or equ\p{L}+|ou equ\p{L}+|and \d|e \d).*$/iu,
    '',
  );
  return (said ?? '')
    .split(/,|\/|(?<!\p{L})(?:or|ou|e|and)(?!\p{L})/iu)
    .map((field) => field.trim())
    .filter((field) => contentStems(field).length > 0 && contentStems(field).length <= 4);
}

/** The least degree that a line asks for, and in what. */
export function degreeAsked(text: string): DegreeAsked | null {
  const found = DEGREE_RANKS.flatMap(([pattern, rank]) => {
    const place = pattern.exec(text);
    return place === null ? [] : [{ start: place.index, end: place.index + place[0].length, rank }];
  }).toSorted((one, other) => one.rank - other.rank)[0];
  if (found === undefined) return null;
  // 'Degree in' has its preposition already.
  const rest = text.slice(found.start).replace(/^\p{L}+['’]?s?\s+/u, '');
  const fields = ANY_FIELD.test(text) ? [] : fieldsAfter(rest);
  const last = fields.at(-1);
  const end = last === undefined ? found.end : Math.max(found.end, text.lastIndexOf(last) + last.length);
  return { ...found, end, fields, isReplaceable: REPLACEABLE.test(text) };
}

const rankOfAll = (text: string) =>
  Math.max(0, ...DEGREE_RANKS.filter(([pattern]) => pattern.test(text)).map(([, rank]) => rank));

/** Made once for each sentence, however many lines of an ad ask. */
function onceFor<Result>(read: (evidence: Evidence) => Result): (evidence: Evidence) => Result {
  const known = new WeakMap<Evidence, { readonly result: Result }>();
  return (evidence) => {
    const made = known.get(evidence) ?? { result: read(evidence) };
    known.set(evidence, made);
    return made.result;
  };
}

/** What a degree in another field counts. */
export const OTHER_FIELD = 0.5;
/** Less than a trade's school is no part of a degree. */
const LEAST_PART = 1.5;
const rankIn = onceFor(({ said }) => rankOfAll(said));

/** The best proof of a degree, from 0 to 1: one in another field, or a lower one in the same, is a part. */
export function degreeProof(
  { rank, fields }: DegreeAsked,
  evidence: readonly Evidence[],
): { share: number; by: Evidence | null } {
  const wanted = fields.flatMap((field) => contentStems(field));
  let best: { share: number; by: Evidence | null } = { share: 0, by: null };
  for (const one of evidence) {
    if (one.source !== 'education' && one.source !== 'summary') continue;
    const own = rankIn(one);
    if (own === 0) continue;
    const isField =
      wanted.length === 0 || wanted.some((word) => [...one.stems].some((stem) => isSameRoot(stem, word)));
    const share =
      own >= rank
        ? isField
          ? 1
          : OTHER_FIELD
        : isField && own >= LEAST_PART
          ? (OTHER_FIELD * own) / (rank + 1)
          : 0;
    if (share > best.share) best = { share, by: one };
  }
  return best;
}

export interface LanguageAsked extends Asked {
  readonly code: string;
  readonly level: number;
}

const levelOf = (text: string) =>
  Math.max(
    0,
    ...LANGUAGE_LEVEL_WORDS.filter(([pattern]) => text.search(pattern) >= 0).map(([, level]) => level),
  );

export function languagesAsked(line: string): LanguageAsked[] {
  const level = levelOf(line);
  const found = findWordings(line, LANGUAGES).filter(({ group }) => group !== 'several' && group !== 'other');
  return [...new Map(found.map((one) => [one.group, one])).values()].map(({ start, end, group }) => ({
    start,
    end,
    code: group,
    level,
  }));
}

/** 'Advanced' and 'fluent' are told apart by nobody's resume. */
const HALF_A_LEVEL = 0.5;
const languagesIn = onceFor(({ said }) => new Set(findWordings(said, LANGUAGES).map(({ group }) => group)));
const levelIn = onceFor(({ said }) => levelOf(said));

export function languageProof(
  { code, level }: LanguageAsked,
  evidence: readonly Evidence[],
): { share: number; by: Evidence | null } {
  let best: { share: number; by: Evidence | null } = { share: 0, by: null };
  for (const one of evidence) {
    if (!languagesIn(one).has(code)) continue;
    const own = levelIn(one) || (one.source === 'language' ? 2 : 1);
    const share = level === 0 || own >= level - HALF_A_LEVEL ? 1 : own / (level + 1);
    if (share > best.share) best = { share, by: one };
  }
  return best;
}
