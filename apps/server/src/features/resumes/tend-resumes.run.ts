import type { Kysely } from 'kysely';
import { runInBatches } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { dropOldVersions, purgeDeletedResumes, THINNING_RULES, thinVersions } from './retention.queries.ts';

export async function run(
  _payload: object,
  { deps: { systemDb }, signal, log }: JobContext<{ systemDb: Kysely<DB> }>,
): Promise<void> {
  let count = 0;
  for (const statement of [...THINNING_RULES.map(thinVersions), dropOldVersions, purgeDeletedResumes])
    count += await runInBatches(systemDb, statement, signal);
  log.info('resumes.tended', { count });
}
