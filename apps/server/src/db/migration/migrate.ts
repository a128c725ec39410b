import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { resolveBinary } from 'dbmate';
import { Client } from 'pg';
import type { JobDefinition } from '../../platform/queue/define-job.ts';
import { prepareQueueSchema } from '../../platform/queue/prepare.ts';
import { listMigrations, MIGRATIONS_FOLDER, migrationVersion } from './migration-files.ts';

export interface MigrateOptions {
  ownerUrl: string;
  migrationsFolder?: string;
  /** Each job gets its queue in the pg-boss schema. */
  jobs: readonly JobDefinition[];
}

/** Arbitrary number; must never change. */
const MIGRATION_LOCK = 7_041_226;
const LOCK_POLL_MS = 200;

/** Without an sslmode, dbmate's driver requires TLS and ours does not. This makes one URL mean the same to both. */
function dbmateUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  if (!url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'disable');
  return url.href;
}

async function runDbmate(ownerUrl: string, migrationsFolder: string): Promise<void> {
  const args = ['--migrations-dir', migrationsFolder, '--no-dump-schema', 'migrate', '--strict'];
  // Passed by environment: every user of a machine can read command lines.
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

/**
 * A failed concurrent index build leaves an invalid index behind. It is never used, still costs updates, and blocks
 * the next attempt.
 */
async function dropUnfinishedIndexes(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop index concurrently %I.%I', n.nspname, c.relname) as statement
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where not i.indisvalid and n.nspname = 'public'`);
  for (const { statement } of rows) await client.query(statement);
}

/**
 * A session-level lock, not a transaction-level one: dbmate works on its own connection meanwhile. Polled, because
 * a blocked statement holds a snapshot, and a concurrent index build waits for every snapshot to end.
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

/** Migrates the database and returns the files that were applied. Parallel calls are serialized. */
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
