import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { deleteExpired } from './queries.ts';

export const run = (_payload: object, { deps }: JobContext<{ authDb: Kysely<DB> }>): Promise<void> =>
  deleteExpired(deps.authDb);
