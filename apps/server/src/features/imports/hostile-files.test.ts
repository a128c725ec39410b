import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  docxBomb,
  goodDocx,
  lockedPdf,
  longPdf,
  pdfBomb,
  plainPdf,
  RESUME_LINES,
} from '@lauda/importer/testing/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { createTestUser } from '../../testing/accounts.ts';
import { startImportWorker } from '../../testing/workers/import-worker.ts';
import { createImportTest, importClient, type ImportTest } from '../../testing/clients/imports.ts';

let test: ImportTest;
beforeAll(async () => {
  test = await createImportTest();
});
afterAll(() => test.close());

const newClient = async () => importClient(test, await createTestUser(test.database));
const PDF = plainPdf(RESUME_LINES);

it('[IMP-03] hostile, locked, broken and mislabelled files get their word, and API and worker go on', async ({
  onTestFinished,
}) => {
  const worker = await startImportWorker({ ...test.database, ...test });
  onTestFinished(worker.stop);
  const cases: [name: string, bytes: Uint8Array, word: string][] = [
    ['nothing.pdf', new Uint8Array(), 'empty'],
    ['locked.pdf', lockedPdf(), 'encrypted'],
    ['cut.pdf', PDF.slice(0, 200), 'broken'],
    ['long.pdf', longPdf(16), 'too-many-pages'],
    ['bomb.docx', docxBomb(400), 'bomb'],
    ['bomb.pdf', pdfBomb(), 'too-hard'],
    ['letter.doc', PDF, 'pdf'],
    ['resume.pdf', await goodDocx(), 'docx'],
  ];
  const words = await Promise.all(
    cases.map(async ([name, bytes]) => {
      const client = await newClient();
      const { fault, reading } = await client.settled(await client.started(bytes, name));
      return [name, fault ?? reading?.kind];
    }),
  );
  expect(words).toEqual(cases.map(([name, , word]) => [name, word]));
  const after = await newClient();
  expect((await after.settled(await after.started(PDF))).status).toBe('ready');
  expect((await test.app.inject('/api/site')).statusCode).toBe(200);
}, 120_000);

it('[IMP-03] a worker killed while it reads leaves the file to the next, and there is one result', async () => {
  const { systemUrl } = test.database;
  const file = fileURLToPath(new URL('../../testing/workers/import-worker-child.ts', import.meta.url));
  const options = { systemUrl, storageFolder: test.storageFolder };
  const child = spawn(process.execPath, [file, JSON.stringify(options)], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  const ana = await newClient();
  const id = await ana.started(PDF);

  // Blocks the write of the result.
  const lock = createDatabase({ url: systemUrl, maxConnections: 1, applicationName: 'lock' });
  const trx = await lock.db.startTransaction().execute();
  await sql`select from import where id = ${id} for update`.execute(trx);
  const countWaiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(test.database.systemDb);
    return rows[0]?.count;
  };
  await expect.poll(countWaiting, { timeout: 20_000, interval: 50 }).toBe(1);
  child.kill('SIGKILL');
  await exited;
  // Otherwise PostgreSQL would notice the lost connection only after the wait, and still run the dead worker's
  // statement.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.database.systemDb);
  await trx.rollback().execute();
  await lock.close();
  expect(await ana.detail(id)).toMatchObject({ status: 'reading', step: 'saving' });

  const worker = await startImportWorker({ ...test.database, ...test });
  const found = await ana.settled(id);
  expect(found).toMatchObject({ status: 'ready', reading: { kind: 'pdf' } });
  const { rows } = await sql<{ state: string; retry_count: number }>`
    select state, retry_count from pgboss.job where name = 'read-import' and data::text like ${`%${id}%`}`.execute(
    test.database.systemDb,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.retry_count).toBe(1);
  await worker.stop();
}, 90_000);
