import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { migrate } from '../../db/migration/migrate.ts';
import { listMigrations, MIGRATIONS_FOLDER } from '../../db/migration/migration-files.ts';
import { JOBS } from '../../jobs.ts';
import { asOwner } from './owner-connection.ts';
import { testSettings } from '../settings.ts';

const TEMPLATE_PREFIX = 'lauda_template_';
/** Other branches and worktrees keep their own templates on the same server. */
const UNUSED_HOURS = 6;

/** The parts of a job definition that are stored in the database. */
const QUEUE_SETTINGS = ['name', 'retryLimit', 'retryDelaySeconds', 'timeoutSeconds', 'schedule'];

/** The name hashes everything that a migrated database is built from. */
export function templateName(): string {
  const hash = createHash('sha256').update(JSON.stringify(JOBS, QUEUE_SETTINGS));
  for (const file of listMigrations()) hash.update(file).update(readFileSync(join(MIGRATIONS_FOLDER, file)));
  const queueFolder = join(import.meta.dirname, '../../platform/queue');
  for (const file of readdirSync(queueFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted())
    hash.update(readFileSync(join(queueFolder, file)));
  // Contains the version of pg-boss.
  hash.update(readFileSync(join(import.meta.dirname, '../../../package.json')));
  return TEMPLATE_PREFIX + hash.digest('hex').slice(0, 16);
}

async function dropUnusedTemplates(client: Client, current: string): Promise<void> {
  const { rows } = await client.query<{ datname: string; used_at: string | null }>(
    `select datname, shobj_description(oid, 'pg_database') as used_at
     from pg_database where starts_with(datname, $1) and datname <> $2`,
    [TEMPLATE_PREFIX, current],
  );
  const limit = Date.now() - UNUSED_HOURS * 60 * 60 * 1000;
  for (const { datname, used_at: usedAt } of rows)
    if (usedAt === null || Date.parse(usedAt) < limit)
      await client.query(`drop database if exists "${datname}"`);
}

async function build(client: Client, name: string): Promise<void> {
  // Built under a draft name first: a crash halfway must not leave a template that looks complete.
  const draft = `${name}_draft`;
  await client.query(`drop database if exists "${draft}"`);
  await client.query(`create database "${draft}" template template0 encoding 'UTF8'`);
  await migrate({ ownerUrl: testSettings.databaseUrl('owner', draft), jobs: JOBS });
  await client.query(`alter database "${draft}" rename to "${name}"`);
}

/** Builds the migrated template unless it exists; parallel runs wait for the one that builds it. */
export async function ensureTemplate(): Promise<void> {
  const name = templateName();
  await asOwner(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [TEMPLATE_PREFIX]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await build(client, name);
    await client.query(`comment on database "${name}" is '${new Date().toISOString()}'`);
    await dropUnusedTemplates(client, name);
  });
}
