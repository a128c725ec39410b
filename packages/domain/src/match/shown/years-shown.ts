import { contentStems } from '../../skills/words.ts';
import { yearsAsked, yearsIn } from '../requirements/asked.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { isSummary } from '../evidence/relevance.ts';
import { NOTHING, type Resources, type Shown, type Told } from '../shown.ts';

/** Years in something that no job shows, but that jobs of the trade may have involved, count half. */
const UNNAMED_YEARS = 0.5;

/** Years in jobs that show what the line names next to them, or otherwise in jobs related to the ad. */
export function yearsShown(
  asked: number,
  named: readonly Evidence[],
  isNaming: boolean,
  resources: Resources,
): Shown {
  const { relevant, today } = resources;
  const jobs = isNaming ? named : relevant;
  const periods = [...new Set(jobs.flatMap(({ period }) => period ?? []))];
  const years = yearsIn(periods, today);
  if (years > 0 || !isNaming)
    return { share: Math.min(1, years / asked), by: years > 0 ? (jobs[0] ?? null) : null };
  const { share, by } = yearsShown(asked, [], false, resources);
  return { share: Math.min(share, 1) * UNNAMED_YEARS, by };
}

/** 'Nine years in B2B sales' in a summary, if the jobs add up to as much. */
export function yearsTold(
  asked: number,
  { beside }: Told,
  { evidence, sayers, jobs, today }: Resources,
): Shown {
  const worked = yearsIn(
    jobs.flatMap(({ period }) => period ?? []),
    today,
  );
  if (beside.length === 0 || worked < asked) return NOTHING;
  const isSaid = (by: Evidence) =>
    beside.some(
      ({ name, need }) =>
        (need.type === 'skill' && by.concepts.has(need.concept.id)) ||
        contentStems(name).every((word) => sayers(word).has(by)),
    );
  const by = evidence.find(
    (one) => isSummary(one) && isSaid(one) && (yearsAsked(one.sentence)?.years ?? 0) >= asked,
  );
  return by === undefined ? NOTHING : { share: 1, by };
}
