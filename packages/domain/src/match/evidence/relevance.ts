import { findSkills } from '../../skills/dictionary.ts';
import { contentStems, isSameRoot } from '../../skills/words.ts';
import type { Evidence } from './evidence.ts';
import type { Ad } from '../ad/read-ad.ts';

export const isTitle = ({ path }: Pick<Evidence, 'path'>): boolean => /\/position$|jobTitle$/.test(path);

/** A sentence of the summary, not the job title above it. */
export const isSummary = ({ source, path }: Pick<Evidence, 'source' | 'path'>): boolean =>
  source === 'summary' && !isTitle({ path });

/** Share of the ad's title that a position contains. */
export function titleShare(title: string, { sentence, concepts }: Evidence): number {
  const wanted = contentStems(title.replace(/[|(–—].*$/u, ''));
  const own = contentStems(sentence);
  const said = wanted.filter((word) => own.some((one) => isSameRoot(one, word))).length;
  const shared = findSkills(title).filter(({ concept }) => concepts.has(concept.id)).length;
  return wanted.length === 0
    ? 0
    : Math.min(1, Math.max(said / Math.min(wanted.length, 3), shared > 0 ? 0.6 : 0));
}

/** Skills the ad mentions, without soft skills, which every ad asks for. */
const askedBy = (ad: Ad): ReadonlySet<string> =>
  new Set(
    ad.lines
      .flatMap(({ text }) => findSkills(text).map(({ concept }) => concept))
      .filter(({ category }) => category !== 'soft')
      .map(({ id }) => id),
  );

/** Jobs whose title or work relates to the ad. */
export function relevantTo(ad: Ad, evidence: readonly Evidence[]): Evidence[] {
  const asked = askedBy(ad);
  const jobs = evidence.filter(({ source, period }) => source === 'experience' && period !== null);
  const related = jobs.filter(
    (one) =>
      (isTitle(one) && titleShare(ad.title, one) >= 0.5) || [...one.concepts].some((id) => asked.has(id)),
  );
  const periods = new Set(related.map(({ period }) => period));
  return jobs.filter(({ period }) => periods.has(period));
}

const UNPROVEN = 0.5;
const PROVES: ReadonlySet<Evidence['source']> = new Set(['project', 'education', 'certification']);

const CLAIMS: ReadonlySet<Evidence['source']> = new Set(['list', 'summary']);

/**
 * Halves the strength of skills that are only listed or claimed when all jobs are in another trade: nothing supports
 * them.
 */
export function believed(
  ad: Ad,
  evidence: readonly Evidence[],
  relevant: readonly Evidence[],
): readonly Evidence[] {
  const asked = askedBy(ad);
  const hasJobs = evidence.some(({ source }) => source === 'experience');
  const isBorneOut = evidence.some(
    ({ source, concepts }) => PROVES.has(source) && [...concepts].some((id) => asked.has(id)),
  );
  if (!hasJobs || relevant.length > 0 || isBorneOut) return evidence;
  return evidence.map((one) =>
    CLAIMS.has(one.source) ? { ...one, strength: one.strength * UNPROVEN } : one,
  );
}
