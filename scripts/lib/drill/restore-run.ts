import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDatabase } from '../../../apps/server/src/db/client.ts';
import { newestMigration } from '../../../apps/server/src/db/migration/migration-files.ts';
import { createTestUser, TEST_SECRET, type TestUser } from '../../../apps/server/src/testing/accounts.ts';
import { flatPicture } from '../../../apps/server/src/testing/pictures.ts';
import type { StoredResume } from '../../../packages/contract/src/resumes/resumes.ts';
import { startMailCatcher } from '../../../packages/stand-ins/src/mail-catcher.ts';
import { fillTables } from '../bench/bench-database.ts';
import { ORIGIN } from '../chaos/api.ts';
import { call } from '../chaos/clients/call.ts';
import { clusterUser, startCluster } from '../chaos/cluster.ts';
import { editsOf, firstDocument, withEdit } from '../chaos/clients/documents.ts';
import { freePort } from '../chaos/ports.ts';
import { createRandom } from '../chaos/random.ts';
import { waitUntil } from '../chaos/wait.ts';
import { createWorkspace, type Workspace } from '../chaos/workspace.ts';
import { ROOT } from '../source-files.ts';
import { PATIENCE_MS } from './load.ts';
import {
  archiveSettings,
  checkSums,
  checkTables,
  createBackups,
  startRestored,
  writeBackupConfig,
} from './database/pgbackrest.ts';
import { startServer } from './server.ts';

const STEP_TIMEOUT_MS = 120_000;
const MAX_ATTEMPTS = 6;

export interface RestoreResult {
  moment: string;
  megabytes: number;
  restoreSeconds: number;
  /** One line per fault. */
  faults: string[];
  isDamagedRefused: boolean;
}

async function ask(url: string, statement: string): Promise<unknown> {
  const { pool, close } = createDatabase({ url, maxConnections: 1, applicationName: 'lauda-drill' });
  try {
    const { rows } = await pool.query<Record<string, unknown>>(statement);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await close();
  }
}

/** A process that has just started on a busy machine may respond with 503 and Retry-After. */
async function read(url: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, { headers });
    const seconds = answer.headers.get('retry-after');
    if (answer.status !== 503 || seconds === null || attempt === MAX_ATTEMPTS) return answer;
    await delay(Number(seconds) * 1_000);
  }
}

const onPort = (url: string, port: number): string => {
  const moved = new URL(url);
  moved.port = String(port);
  return moved.href;
};

/** API client of a user at this port. */
function clientOf(port: number, { headers, userId }: Pick<TestUser, 'headers' | 'userId'>) {
  const agent = new Agent();
  const send = async (request: Omit<Parameters<typeof call>[2], 'headers'>, more = {}) => {
    const answer = await call(port, agent, { ...request, headers: { ...headers, ...more } }, PATIENCE_MS);
    if (answer.status !== 200)
      throw new Error(`${request.path} got ${answer.status} ${JSON.stringify(answer.error)}`);
    return answer.data;
  };
  return {
    create: async () => {
      const body = JSON.stringify({ locale: 'en-US', resume: firstDocument(1) });
      const path = `/api/resume/create/${userId}`;
      const made = await send({ method: 'POST', path, body }, { 'idempotency-key': randomUUID() });
      return (made as Pick<StoredResume, 'id'>).id;
    },
    /** The edit number equals the version it creates. */
    edit: (id: string, count: number) =>
      send(
        {
          method: 'PATCH',
          path: `/api/resume/${id}?lean=true`,
          body: JSON.stringify(withEdit(firstDocument(1), { tab: 0, count, text: `edit ${count}` })),
        },
        { 'if-match': `"${count}"`, 'idempotency-key': randomUUID() },
      ),
    edits: async (id: string) => {
      const stored = (await send({ method: 'GET', path: `/api/resume/id/${id}` })) as StoredResume;
      return editsOf(stored.resume)[0];
    },
    deleteAccount: () => send({ method: 'POST', path: '/api/account/deletion', body: '{}' }),
  };
}

async function runIn(
  workspace: Workspace,
  people: number,
  say: (line: string) => void,
): Promise<RestoreResult> {
  const random = createRandom(Date.now() % 2 ** 31);
  writeBackupConfig(workspace);
  const cluster = await startCluster({
    workspace,
    random,
    settings: archiveSettings(workspace),
    initdbOptions: ['--data-checksums'],
  });
  const { urls } = cluster;
  const mails = await startMailCatcher();
  const backups = createBackups(workspace, urls.admin);
  await backups.prepare();
  const envOf = (given: typeof urls, storage: string) => ({
    PATH: process.env['PATH'],
    // Production mode would require the built web app, which is not needed here.
    NODE_ENV: 'development',
    APP_ORIGINS: ORIGIN,
    DATABASE_URL: given.app,
    DATABASE_SYSTEM_URL: given.system,
    DATABASE_AUTH_URL: given.auth,
    AUTH_SECRET: TEST_SECRET,
    // Deleting an account clears its counters in Redis and sends an email.
    REDIS_URL: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    REDIS_PREFIX: `lauda-drill-${process.pid}:`,
    SMTP_URL: mails.url,
    STORAGE_FOLDER: storage,
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    NODE_COMPILE_CACHE: join(workspace.folder, 'compile-cache'),
  });
  const startProduct = async (env: NodeJS.ProcessEnv, name: string) => {
    const port = await freePort(random);
    const common = { release: ROOT, workspace };
    const api = startServer({
      ...common,
      name: `${name}-api`,
      kind: 'api',
      env: { ...env, PORT: String(port) },
      internalPort: await freePort(random),
    });
    const worker = startServer({
      ...common,
      name: `${name}-worker`,
      kind: 'worker',
      env,
      internalPort: await freePort(random),
    });
    await api.untilReady();
    await worker.untilReady();
    return { port, end: () => Promise.all([api.end(), worker.end()]) };
  };

  const storage = join(workspace.folder, 'storage');
  const product = await startProduct(envOf(urls, storage), 'first');
  const auth = createDatabase({ url: urls.auth, maxConnections: 1, applicationName: 'lauda-drill' });
  const [ana, bruno] = [
    await createTestUser({ auth }, { origin: ORIGIN }),
    await createTestUser({ auth }, { origin: ORIGIN }),
  ];
  await auth.close();
  const atFirst = clientOf(product.port, ana);
  const resumeId = await atFirst.create();
  const photoId = randomUUID();
  const photo = await fetch(`http://127.0.0.1:${product.port}/api/photo/${photoId}`, {
    method: 'PUT',
    headers: { ...ana.headers, 'content-type': 'image/png' },
    body: new Uint8Array(flatPicture(300, 300).pngSync()),
  });
  if (!photo.ok) throw new Error(`the photo got ${photo.status}`);
  await fillTables({ DATABASE_OWNER_URL: urls.owner }, people);
  await backups.take('full');
  await atFirst.edit(resumeId, 1);
  await backups.take('incr');
  const megabytes = Number(await ask(urls.admin, "select pg_database_size('lauda')")) / 1_048_576;
  say(`${Math.round(megabytes)} MB, one full and one incremental backup`);

  await atFirst.edit(resumeId, 2);
  await delay(1_500);
  const moment = String(await ask(urls.admin, 'select clock_timestamp()::text'));
  await delay(1_500);
  await atFirst.edit(resumeId, 3);
  await clientOf(product.port, bruno).deleteAccount();
  const countBruno = `select count(*)::int from app_user where id = '${bruno.userId}'`;
  await waitUntil(
    'the account is deleted',
    STEP_TIMEOUT_MS,
    async () => (await ask(urls.admin, countBruno)) === 0,
  );
  const segment = String(await ask(urls.admin, 'select pg_walfile_name(pg_switch_wal())'));
  await waitUntil('the log is archived', STEP_TIMEOUT_MS, async () => {
    const last = await ask(urls.admin, 'select last_archived_wal from pg_stat_archiver');
    return typeof last === 'string' && last >= segment;
  });
  // After the database: a photo without a row is harmless.
  const storageCopy = join(workspace.folder, 'storage-copy');
  cpSync(storage, storageCopy, { recursive: true });
  await product.end();
  await cluster.end();
  say('the machine is gone');

  const faults: string[] = [];
  const expect = (what: string, isSo: boolean): void => {
    if (!isSo) faults.push(what);
  };
  const startedAt = performance.now();
  const data = join(workspace.folder, 'restore');
  await backups.restore(data, moment);
  const port = await freePort(random);
  const server = startRestored(workspace, data, port);
  const restored = {
    admin: onPort(urls.admin, port),
    owner: onPort(urls.owner, port),
    app: onPort(urls.app, port),
    system: onPort(urls.system, port),
    auth: onPort(urls.auth, port),
  };
  await waitUntil(
    'the copy takes writes',
    STEP_TIMEOUT_MS,
    async () => (await ask(restored.admin, 'select pg_is_in_recovery()')) === false,
  );
  const restoreSeconds = (performance.now() - startedAt) / 1_000;
  say(`restored in ${restoreSeconds.toFixed(1)} s`);
  await checkTables(port, new URL(urls.admin).password);
  expect(
    'the migrations are not the newest',
    String(await ask(restored.admin, 'select max(version) from schema_migrations')) === newestMigration(),
  );
  expect(
    'the deleted account is not there before it is deleted again',
    (await ask(restored.admin, countBruno)) === 1,
  );

  const env = envOf(restored, storageCopy);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'apps/server/scripts/delete-again.ts')],
    { cwd: ROOT, env },
  );
  expect(`delete-again said ${stdout.trim()}`, stdout.includes('accounts=1'));
  const again = await startProduct(env, 'again');
  await waitUntil(
    'the account is deleted again',
    STEP_TIMEOUT_MS,
    async () => (await ask(restored.admin, countBruno)) === 0,
  ).catch((error: unknown) => faults.push(String(error)));
  const edits = await clientOf(again.port, ana).edits(resumeId);
  expect(`the resume has edit ${edits} and not the one before the moment`, edits === 2);
  const address = `http://127.0.0.1:${again.port}/api`;
  const pdf = await read(`${address}/resume/${resumeId}/export/pdf`, ana.headers);
  expect(`the PDF got ${pdf.status}`, pdf.ok && (await pdf.text()).startsWith('%PDF'));
  const picture = await read(`${address}/photo/${photoId}`, ana.headers);
  expect(`the photo got ${picture.status}`, picture.ok);
  await again.end();
  await server.stop();
  await checkSums(data);

  // The unmodified copy can be restored, so the flipped bit alone causes the failure below.
  const copy = backups.copy();
  await backups.restore(join(workspace.folder, 'restore-copy'), moment, copy);
  backups.damage(copy);
  const isDamagedRefused = await backups
    .restore(join(workspace.folder, 'restore-damaged'), moment, copy)
    .then(
      () => false,
      (error: unknown) => {
        say(
          `the damaged copy: ${
            String(error)
              .split('\n')
              .find((line) => line.includes('ERROR')) ?? String(error)
          }`,
        );
        return true;
      },
    );
  await mails.close();
  return { moment, megabytes, restoreSeconds, faults, isDamagedRefused };
}

/** pgBackRest backups, and recovery after the machine is lost. */
export async function runRestore(people: number, say: (line: string) => void): Promise<RestoreResult> {
  const workspace = createWorkspace(clusterUser(), 'drill');
  try {
    const result = await runIn(workspace, people, say);
    workspace.remove();
    return result;
  } catch (error) {
    say(workspace.logTails());
    throw error;
  }
}
