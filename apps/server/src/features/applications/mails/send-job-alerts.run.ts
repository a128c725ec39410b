import type { JobContext } from '../../../platform/queue/define-job.ts';
import { mornings } from '../../../platform/time-zones.ts';
import { claimInBatches } from './claim-in-batches.ts';
import { sendJobAlert } from './send-job-alert.job.ts';
import type { ClaimingDeps } from './send-job-alerts.job.ts';

export async function run(
  _payload: object,
  { deps: { systemDb, queue }, signal, log }: JobContext<ClaimingDeps>,
): Promise<void> {
  for (const [day, timeZones] of mornings(new Date())) {
    const count = await claimInBatches(
      systemDb,
      { kind: 'jobAlerts', day, timeZones },
      signal,
      (trx, { user_id: userId, told_until: toldUntil }) =>
        queue.enqueue(trx, sendJobAlert, { userId, day, toldUntil }),
    );
    if (count > 0) log.info('job-alerts.claimed', { count });
  }
}
