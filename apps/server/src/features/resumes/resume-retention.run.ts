import type { Kysely } from 'kysely';
import { runInBatches } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import {
  dropOldVersions,
  purgeDeletedResumes,
  RESUMES_AT_ONCE,
  THINNING_RULES,
  thinVersions,
} from './retention.queries.ts';

export async function run(
  _payload: object,
  { deps: { systemDb }, signal, log }: JobContext<{ systemDb: Kysely<DB> }>,
): Promise<void> {
  let count = await runInBatches(systemDb, dropOldVersions, signal, RESUMES_AT_ONCE);
  for (const rule of THINNING_RULES)
    for (let isLast = false; !isLast;) {
      signal.throwIfAborted();
      const [batch] = (await thinVersions(rule).execute(systemDb)).rows;
      count += batch?.thinned ?? 0;
      isLast = batch?.is_last ?? true;
    }
  count += await runInBatches(systemDb, purgeDeletedResumes, signal);
  log.info('resumes.tended', { count });
}
