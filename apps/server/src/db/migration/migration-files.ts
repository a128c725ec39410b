import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** File names, oldest first. */
export const listMigrations = (folder = MIGRATIONS_FOLDER): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d+_.+\.sql$/.test(name))
    .toSorted();

export const migrationVersion = (fileName: string): string => fileName.slice(0, fileName.indexOf('_'));

/** The schema version that this code needs. */
export function newestMigration(folder = MIGRATIONS_FOLDER): string {
  const newest = listMigrations(folder).at(-1);
  if (newest === undefined) throw new Error(`There are no migrations in ${folder}.`);
  return migrationVersion(newest);
}
