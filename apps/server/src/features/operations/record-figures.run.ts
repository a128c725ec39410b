import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { ACTIVE_USERS, WEEK_DAYS } from './figures.ts';
import { countActiveUsers, saveFigureOfToday } from './queries.ts';

export async function run(
  _payload: object,
  { deps: { authDb }, log }: JobContext<{ authDb: Kysely<DB> }>,
): Promise<void> {
  const count = await countActiveUsers(authDb, WEEK_DAYS);
  await saveFigureOfToday(authDb, ACTIVE_USERS, count);
  log.info('figures.recorded', { count });
}
