import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import type { Log } from '../../../platform/log.ts';
import { grantFirstAdmin } from '../queries.ts';

/**
 * Runs at startup, for an address confirmed before it was configured. An unreachable database does not prevent the
 * start.
 */
export async function ensureFirstAdmin(
  db: Kysely<DB>,
  { adminEmail, log }: { adminEmail: string | undefined; log: Log },
): Promise<void> {
  if (adminEmail === undefined) return;
  try {
    if (await grantFirstAdmin(db, adminEmail)) log.info('first-admin.granted');
  } catch (error) {
    log.warn('first-admin.failed', { err: error });
  }
}
