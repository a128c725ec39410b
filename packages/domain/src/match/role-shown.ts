import { contentStems, isSameRoot } from '../skills/words.ts';
import type { Evidence } from './evidence.ts';
import { isTitle } from './relevance.ts';
import { best, type Resources, type Shown } from './shown.ts';

export const ROLE_HELD = 0.67;
export const ROLE_ALIKE = 0.34;

export function roleShown(titles: readonly string[], { evidence }: Resources): Shown {
  return best(
    evidence
      .filter((one) => one.source === 'experience' && isTitle(one))
      .map((by) => ({ by, share: Math.max(...titles.map((title) => roleShare(title, by))) })),
  );
}

/** Each word of a title counts: a senior accountant is more than an accountant. */
function roleShare(title: string, { stems }: Evidence): number {
  const wanted = contentStems(title.replaceAll(/\(\p{L}+\)/gu, ''));
  const said = wanted.filter((word) => [...stems].some((stem) => isSameRoot(stem, word))).length;
  return wanted.length === 0 ? 0 : said / wanted.length;
}

const isHeld = (one: Evidence) => one.source === 'experience' && isTitle(one);

/** The jobs in which one of these positions was held. */
export const roleJobs = (titles: readonly string[], { evidence }: Resources): Evidence[] =>
  evidence.filter((one) => isHeld(one) && titles.some((title) => roleShare(title, one) >= ROLE_HELD));
