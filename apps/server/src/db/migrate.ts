import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { resolveBinary } from 'dbmate';
import { Client } from 'pg';
import type { JobDefinition } from '../platform/queue/define-job.ts';
import { prepareQueueSchema } from '../platform/queue/prepare.ts';
import { listMigrations, MIGRATIONS_FOLDER, migrationVersion } from './migration-files.ts';

export interface MigrateOptions {
  ownerUrl: string;
  migrationsFolder?: string;
  /** Each gets its queue, in the schema that pg-boss keeps beside ours. */
  jobs: readonly JobDefinition[];
}

/** Any number, as long as it stays the same. */
const MIGRATION_LOCK = 7_041_226;
const LOCK_POLL_MS = 200;

/** dbmate's driver insists on TLS unless told otherwise, ours does not: one address, one meaning. */
function dbmateUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  if (!url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'disable');
  return url.href;
}

async function runDbmate(ownerUrl: string, migrationsFolder: string): Promise<void> {
  const args = ['--migrations-dir', migrationsFolder, '--no-dump-schema', 'migrate', '--strict'];
  // The address goes by environment: command lines are readable by every user of a machine.
  const env = { ...process.env, DATABASE_URL: dbmateUrl(ownerUrl) };
  try {
    await promisify(execFile)(resolveBinary(), args, { env });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(`The migrations failed: ${stderr.trim()}`, { cause: error });
  }
}

async function appliedVersions(client: Client): Promise<Set<string>> {
  const table = await client.query<{ name: string | null }>(
    "select to_regclass('public.schema_migrations') as name",
  );
  if (table.rows[0]?.name === null) return new Set();
  const { rows } = await client.query<{ version: string }>('select version from schema_migrations');
  return new Set(rows.map(({ version }) => version));
}

/** A concurrent build that failed leaves its index behind: never used, kept up to date, and in the way of the next try. */
async function dropUnfinishedIndexes(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop index concurrently %I.%I', n.nspname, c.relname) as statement
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where not i.indisvalid and n.nspname = 'public'`);
  for (const { statement } of rows) await client.query(statement);
}

/**
 * Of the session, not of a transaction: dbmate works on a connection of its own meanwhile. Asked for again and again,
 * because a statement that waits holds a snapshot, and a concurrent index waits for every snapshot to end.
 */
async function waitForLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.is_ours) return;
    await setTimeout(LOCK_POLL_MS);
  }
}

/** Brings the database up to date and tells which files that took. Parallel calls queue up. */
export async function migrate({
  ownerUrl,
  migrationsFolder = MIGRATIONS_FOLDER,
  jobs,
}: MigrateOptions): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'lauda-migrate' });
  await client.connect();
  try {
    await waitForLock(client);
    await dropUnfinishedIndexes(client);
    const before = await appliedVersions(client);
    await runDbmate(ownerUrl, migrationsFolder);
    await prepareQueueSchema(ownerUrl, jobs);
    return listMigrations(migrationsFolder).filter((file) => !before.has(migrationVersion(file)));
  } finally {
    await client.end();
  }
}
