import { LANGUAGE_LEVEL_WORDS, LANGUAGES } from '../../grounding/words/lexicon.data.ts';
import { quantitiesOf } from '../../grounding/quantities/quantities.ts';
import { findWordings } from '../../grounding/say.ts';
import type { Period, Resume } from '../../resume/resume.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { onceFor } from '../evidence/once-for.ts';

interface Asked {
  readonly start: number;
  readonly end: number;
}

/** Ages, warranties and the age of a company are not years of work. */
const NOT_WORKED =
  /(?:years? old|years? of age|or older|anos de idade|anos completos|maior de|18 anos|garantia|warranty|anos de (?:mercado|hist[óo]ria|tradi[çc][ãa]o)|years in business)/iu;

/** Years of work that a line asks for, or null. Of a range, the minimum. */
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

/** The latest month mentioned in a resume: the domain has no clock. */
export function lastMonth({ updatedAt, experience, education, projects }: Resume): string {
  const dates = [...experience, ...education, ...projects].flatMap(({ startDate, endDate }) => [
    startDate,
    endDate,
  ]);
  return [updatedAt?.slice(0, 7) ?? '', ...dates].toSorted().at(-1) ?? '';
}

/** Years in jobs, counting overlapping jobs once. */
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

export interface LanguageAsked extends Asked {
  readonly code: string;
  readonly level: number;
}

const levelOf = (text: string) =>
  Math.max(
    0,
    ...LANGUAGE_LEVEL_WORDS.filter(([pattern]) => text.search(pattern) >= 0).map(([, level]) => level),
  );

/** 'bilingual' asks for fluency at most, 'working Spanish' for a working level. */
const MOST_ASKED: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:bilingual|bil[ií]ngue)(?!\p{L})/iu, 4],
  [/(?<!professional )(?<!\p{L})working(?!\p{L})/iu, 2],
];

/** 'English learners', 'English literature': a subject, not a language requirement. */
const OF_SUBJECT =
  /^\s(?:(?:language\s)?learners?|teachers?|literature|language arts|department|classes|majors?|lessons|as a (?:second|foreign))(?!\p{L})/iu;

export function languagesAsked(line: string): LanguageAsked[] {
  const most = MOST_ASKED.find(([pattern]) => pattern.test(line))?.[1] ?? Infinity;
  const level = Math.min(levelOf(line), most);
  const found = findWordings(line, LANGUAGES).filter(
    ({ group, end }) => group !== 'several' && group !== 'other' && !OF_SUBJECT.test(line.slice(end)),
  );
  return [...new Map(found.map((one) => [one.group, one])).values()].map(({ start, end, group }) => ({
    start,
    end,
    code: group,
    level,
  }));
}

/** Resumes do not distinguish 'advanced' from 'fluent'. */
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
