import type { Kysely } from 'kysely';
import { newestMigration } from './migration-files.ts';
import type { DB } from '../tables.ts';

/**
 * Whether the database has every migration that this code needs. A newer schema is fine: migrations stay additive
 * until no running release needs the old shape.
 */
export async function isSchemaCurrent(db: Kysely<DB>, newestVersion = newestMigration()): Promise<boolean> {
  const found = await db
    .selectFrom('schema_migrations')
    .select('version')
    .where('version', '=', newestVersion)
    .executeTakeFirst();
  return found !== undefined;
}
