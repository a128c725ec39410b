import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { createDatabase } from '../../../apps/server/src/db/client.ts';
import { createSessionCookie } from '../../../apps/server/src/features/accounts/sessions/session-cookie.ts';
import { keyringFrom } from '../../../apps/server/src/platform/secrets/keyring.ts';
import { createToken, hashToken } from '../../../apps/server/src/platform/secrets/tokens.ts';
import { ROOT } from '../source-files.ts';
import type { Writer } from './save-load.ts';

const run = promisify(execFile);
const URLS = ['DATABASE_URL', 'DATABASE_SYSTEM_URL', 'DATABASE_AUTH_URL', 'DATABASE_OWNER_URL'] as const;

export type BenchEnv = Record<string, string>;

/** The environment from setup, with a database reserved for the benchmark. */
export function benchEnv(given: NodeJS.ProcessEnv, databaseName = 'lauda_bench'): BenchEnv {
  const env = { ...given };
  for (const key of URLS) {
    const url = new URL(given[key] ?? '');
    url.pathname = `/${databaseName}`;
    env[key] = url.href;
  }
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export async function dropBenchDatabase(env: BenchEnv): Promise<void> {
  const home = new URL(env['DATABASE_OWNER_URL'] ?? '');
  const drop = `drop database if exists ${home.pathname.slice(1)} with (force)`;
  home.pathname = '/postgres';
  await run('psql', ['-X', '-q', '-d', home.href, '-c', drop]);
}

export async function makeBenchDatabase(env: BenchEnv): Promise<void> {
  await dropBenchDatabase(env);
  for (const script of ['prepare-database', 'migrate'])
    await run('node', [`apps/server/scripts/${script}.ts`], { cwd: ROOT, env });
}

/** Signed-in users with one resume each; numbered, so that pgbench can derive their ids. */
export async function makeWriters(
  env: BenchEnv,
  { count, origin, secret }: { count: number; origin: string; secret: string },
): Promise<Writer[]> {
  const auth = createDatabase({
    url: env['DATABASE_AUTH_URL'] ?? '',
    maxConnections: 2,
    applicationName: 'bench',
  });
  const app = createDatabase({ url: env['DATABASE_URL'] ?? '', maxConnections: 2, applicationName: 'bench' });
  const cookie = createSessionCookie({ origin, keyring: keyringFrom([secret]) });
  const writers: Writer[] = [];
  for (let index = 0; index < count; index += 1) {
    const tail = String(index).padStart(12, '0');
    const [userId, resumeId] = [`00000000-0000-4000-8000-${tail}`, `00000000-0000-4000-9000-${tail}`];
    await auth.pool.query(
      'insert into app_user (id, email, name, email_verified) values ($1, $2, $3, true)',
      [userId, `writer-${index}@lauda.example`, 'Ana Lima'],
    );
    const token = createToken();
    await auth.pool.query(
      "insert into session (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')",
      [userId, hashToken(token)],
    );
    await app.pool.query('select create_resume($1, $2, $3, $4, $5, null)', [
      userId,
      resumeId,
      randomUUID(),
      'My resume',
      '{}',
    ]);
    writers.push({ cookie: cookie.write(token, 86_400).split(';')[0] ?? '', resumeId, version: 1 });
  }
  await Promise.all([auth.close(), app.close()]);
  return writers;
}

export interface Person {
  userId: string;
  cookie: string;
}

/** Creates many signed-in users in two statements. */
export async function makePeople(
  env: BenchEnv,
  { count, origin, secret }: { count: number; origin: string; secret: string },
): Promise<Person[]> {
  const auth = createDatabase({
    url: env['DATABASE_AUTH_URL'] ?? '',
    maxConnections: 1,
    applicationName: 'bench',
  });
  const cookie = createSessionCookie({ origin, keyring: keyringFrom([secret]) });
  const people = Array.from({ length: count }, () => ({ userId: randomUUID(), token: createToken() }));
  const userIds = people.map(({ userId }) => userId);
  await auth.pool.query(
    `insert into app_user (id, email, name, email_verified)
     select id, 'person-' || id || '@lauda.example', 'Ana Lima', true from unnest($1::uuid[]) as id`,
    [userIds],
  );
  await auth.pool.query(
    `insert into session (user_id, token_hash, expires_at)
     select id, hash, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as made (id, hash)`,
    [userIds, people.map(({ token }) => hashToken(token))],
  );
  await auth.close();
  return people.map(({ userId, token }) => ({
    userId,
    cookie: cookie.write(token, 86_400).split(';')[0] ?? '',
  }));
}

/** Fills the tables up to the given number of users with three resumes each. */
export async function fillTables(env: BenchEnv, people: number): Promise<void> {
  const owner = createDatabase({
    url: env['DATABASE_OWNER_URL'] ?? '',
    maxConnections: 1,
    applicationName: 'bench',
    statementTimeoutSeconds: 600,
  });
  const { pool } = owner;
  const tables = ['app_user', 'profile', 'resume', 'resume_version', 'resume_tally'];
  for (const table of tables) await pool.query(`alter table ${table} no force row level security`);
  await pool.query(
    `insert into app_user (email, name, email_verified)
     select 'person-' || gen_random_uuid() || '@lauda.example', 'Somebody', true
     from generate_series(1, $1 - (select count(*) from app_user)) n`,
    [people],
  );
  await pool.query(`
    insert into resume (user_id, title, create_operation_id)
    select u.id, 'Resume ' || n, gen_random_uuid() from app_user u, generate_series(1, 3) n
    where not exists (select from resume r where r.user_id = u.id)`);
  await pool.query(`
    insert into resume_version (user_id, resume_id, version, operation_id, saved_at, document)
    select r.user_id, r.id, 1, gen_random_uuid(), now(),
           json_build_object('title', r.title, 'text', repeat(md5(r.id::text), 32))
    from resume r
    where not exists (
      select from resume_version v where v.user_id = r.user_id and v.resume_id = r.id and v.version = r.version)`);
  for (const table of tables) await pool.query(`alter table ${table} force row level security`);
  await pool.query('vacuum analyze');
  await owner.close();
}
