import type { Kysely } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import type { DB } from '../../db/tables.ts';
import type { Log } from '../../platform/log.ts';
import { readStoredResume } from '../../platform/stored-resume.ts';
import type { TextChecks } from '../../platform/text-checks/text-checks.ts';
import { thisMonth } from '../../platform/this-month.ts';
import { findTailored, type listLinks, saveMatch } from './queries.ts';

interface AdMatcherDeps {
  db: Kysely<DB>;
  checks: Pick<TextChecks, 'match'>;
  log: Pick<Log, 'warn'>;
}

type ListedLink = Awaited<ReturnType<typeof listLinks>>[number];

/** The largest resume and ad take half a second. The rest is computed when the list is read again. */
const MATCHED_AT_ONCE = 10;

/**
 * Match scores between variants and the ads they were tailored to: the stored score while it is valid, otherwise
 * computed and stored.
 */
export function createAdMatcher({ db, checks, log }: AdMatcherDeps) {
  const matchOne = async (userId: string, resumeId: string, month: string): Promise<number | null> => {
    const own = { userId, resumeId };
    const tailored = await asUser(db, userId, (trx) => findTailored(trx, own));
    if (tailored === null) return null;
    const { version, ad, document } = tailored;
    const [match] = await checks.match(userId, [readStoredResume(document, resumeId)], ad);
    if (match === undefined) return null;
    const { score } = match;
    await asUser(db, userId, (trx) => saveMatch(trx, own, { score, version, month }));
    return score;
  };

  return async (userId: string, links: readonly ListedLink[]): Promise<Map<string, { score: number }>> => {
    const month = thisMonth();
    const matches = new Map<string, { score: number }>();
    const due: string[] = [];
    for (const { resume_id: id, has_ad, match_score, matched_version, matched_month, version } of links) {
      if (!has_ad) continue;
      if (match_score !== null && matched_version === version && matched_month === month)
        matches.set(id, { score: match_score });
      else due.push(id);
    }
    // The list is useful without scores, so a failure is logged and stops the matching.
    try {
      for (const id of due.slice(0, MATCHED_AT_ONCE)) {
        const score = await matchOne(userId, id, month);
        if (score !== null) matches.set(id, { score });
      }
    } catch (error) {
      log.warn('variants.not-matched', { err: error });
    }
    return matches;
  };
}
