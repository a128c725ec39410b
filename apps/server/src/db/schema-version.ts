import type { Kysely } from 'kysely';
import { newestMigration } from './migration-files.ts';
import type { DB } from './tables.ts';

/**
 * Whether the database has what this code needs. One that is ahead is fine: migrations only add
 * until no running release needs the old shape any more.
 */
export async function isSchemaCurrent(db: Kysely<DB>, newestVersion = newestMigration()): Promise<boolean> {
  const found = await db
    .selectFrom('schema_migrations')
    .select('version')
    .where('version', '=', newestVersion)
    .executeTakeFirst();
  return found !== undefined;
}
