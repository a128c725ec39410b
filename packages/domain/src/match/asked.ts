import { LANGUAGE_LEVEL_WORDS, LANGUAGES } from '../grounding/lexicon.data.ts';
import { quantitiesOf } from '../grounding/quantities.ts';
import { findWordings } from '../grounding/say.ts';
import type { Period, Resume } from '../resume/resume.ts';
import type { Evidence } from './evidence.ts';

/** Years of work that a line asks for, or null. */
export function yearsAsked(line: string): number | null {
  if (!/experi|years?|anos|v[ií]v[êe]ncia|atua[çc]/iu.test(line)) return null;
  const months = quantitiesOf(line)
    .filter(({ group }) => group === 'month')
    .flatMap(({ values }) => values[0] ?? []);
  const years = Math.min(...months) / 12;
  return months.length === 0 || years > 30 || years <= 0 ? null : years;
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
    /(?<!\p{L})(?:master['’]?s?|mba|m\.?sc|mestrad\p{L}+|mestre em|p[óo]s-?gradua\p{L}+|especializa[çc][ãa]o)(?!\p{L})/iu,
    4,
  ],
  [
    /(?<!\p{L})(?:bachelor['’]?s?|b\.?sc|b\.?a|university degree|college degree|degree in|undergraduate|bacharel\p{L}*|gradua[çc][ãa]o|ensino superior|superior completo|superior em|forma[çc][ãa]o superior|licenciatura|engenheir[oa]|medicina|direito)(?!\p{L})/iu,
    3,
  ],
  [/(?<!\p{L})(?:associate['’]?s? degree|tecn[óo]logo)(?!\p{L})/iu, 2],
  [
    /(?<!\p{L})(?:curso t[ée]cnico|t[ée]cnico em|technical (?:diploma|degree)|trade school|vocational|certificate|diploma)(?!\p{L})/iu,
    1.5,
  ],
  [/(?<!\p{L})(?:high school|ged|ensino m[ée]dio|segundo grau)(?!\p{L})/iu, 1],
];

export const degreeRank = (text: string): number | null => {
  const ranks = DEGREE_RANKS.filter(([pattern]) => pattern.test(text)).map(([, rank]) => rank);
  return ranks.length === 0 ? null : Math.min(...ranks);
};

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

const rankIn = onceFor(({ said }) => rankOfAll(said));

/** The best proof of a degree, from 0 to 1. */
export function degreeProof(
  rank: number,
  evidence: readonly Evidence[],
): { share: number; by: Evidence | null } {
  let best: { share: number; by: Evidence | null } = { share: 0, by: null };
  for (const one of evidence) {
    if (one.source !== 'education' && one.source !== 'summary') continue;
    const own = rankIn(one);
    const share = own >= rank ? 1 : own / (rank + 1);
    if (share > best.share) best = { share, by: one };
  }
  return best;
}

export interface LanguageAsked {
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
  const codes = findWordings(line, LANGUAGES).map(({ group }) => group);
  return [...new Set(codes)]
    .filter((code) => code !== 'several' && code !== 'other')
    .map((code) => ({ code, level }));
}

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
    const share = level === 0 || own >= level ? 1 : own / (level + 1);
    if (share > best.share) best = { share, by: one };
  }
  return best;
}
