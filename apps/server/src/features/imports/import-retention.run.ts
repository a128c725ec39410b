import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { endExpiredImports } from './queries.ts';

export async function run(
  _payload: object,
  { deps: { systemDb }, signal, log }: JobContext<{ systemDb: Kysely<DB> }>,
): Promise<void> {
  log.info('imports.tended', { count: await endExpiredImports(systemDb, signal) });
}
