import type { JobContext } from '../../../platform/queue/define-job.ts';
import { claimInBatches } from './claim-in-batches.ts';
import { sendCareerPlan } from './send-career-plan.job.ts';
import type { ClaimingDeps } from './send-job-alerts.job.ts';

export async function run(
  _payload: object,
  { deps: { systemDb, queue }, signal, log }: JobContext<ClaimingDeps>,
): Promise<void> {
  const month = new Date().toISOString().slice(0, 7);
  const count = await claimInBatches(
    systemDb,
    { kind: 'careerPlans', day: `${month}-01`, timeZones: null },
    signal,
    (trx, { user_id: userId }) => queue.enqueue(trx, sendCareerPlan, { userId, month }),
  );
  if (count > 0) log.info('career-plans.claimed', { count });
}
