import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../db/client.ts';
import { createFolderStorage } from '../../../platform/storage/storage-folder.ts';
import { createTestImpersonator, createTestUser, type TestUser } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { openPrivacyJobs } from '../../../testing/workers/privacy-jobs.ts';
import { createRecordedLog } from '../../../testing/recorded-log.ts';
import { createWholeAccount } from '../../../testing/whole-account.ts';
import { AD } from '../../../testing/clients/tailoring.ts';
import { LEFT_OUT, planTables } from './archive-contents.ts';
import { listUserTables } from '../catalogue.queries.ts';
import { run } from './make-archive.run.ts';
import { run as runRetention } from '../privacy-retention.run.ts';

let test: TestApp;
let mails: MailCatcher;
let folder: string;
let jobs: Awaited<ReturnType<typeof openPrivacyJobs>>;
const log = createRecordedLog();

beforeAll(async () => {
  mails = await startMailCatcher();
  folder = await mkdtemp(join(tmpdir(), 'lauda-archive-'));
  const storage = createFolderStorage(folder);
  test = { ...(await createTestApp({ storage })), storage };
  const { appUrl, systemUrl, authUrl } = test.database;
  jobs = await openPrivacyJobs(
    {
      appUrl,
      systemUrl,
      authUrl,
      stripePort: 1,
      smtpUrl: mails.url,
      storageFolder: folder,
      redisPrefix: 'unused:',
    },
    log,
  );
});
afterAll(async () => {
  await jobs.close();
  await test.close();
  await mails.close();
  await rm(folder, { recursive: true });
});

const context = {
  jobId: 'job',
  attempt: 1,
  signal: new AbortController().signal,
  log,
  reportProgress: () => Promise.resolve(),
};
const call = async (method: 'GET' | 'POST', { headers }: Pick<TestUser, 'headers'>) => {
  const answer = await test.app.inject({ method, url: '/api/account/archive', headers });
  const { data, error } = answer.json<{ data?: { archive: object | null }; error?: { code: string } }>();
  return { status: answer.statusCode, archive: data?.archive, code: error?.code };
};
const make = async ({ userId }: TestUser) => {
  const { id } = await test.database.systemDb
    .selectFrom('account_archive')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await run({ userId, archiveId: id }, { ...context, deps: jobs.deps });
};
const tokenIn = ({ email }: TestUser): string => {
  const mail = mails.mails.findLast(({ recipients }) => recipients.includes(email))?.mail;
  return /archive=([^\s#]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const take = (token: string, headers: Record<string, string>) =>
  test.app.inject({ url: `/api/account/archive/file?token=${token}`, headers });

describe('an archive', () => {
  it('[ACC-03] [JOB-10] holds every row and file of the person, no secret, and can be taken once, by them alone', async () => {
    const [ana, bruno] = [await createWholeAccount(test), await createWholeAccount(test)];
    expect(await call('GET', ana)).toMatchObject({ status: 200, archive: null });
    expect(await call('POST', ana)).toMatchObject({ status: 200, archive: { expiresAt: null } });
    // While one is being created, no second one starts.
    await call('POST', ana);
    await make(ana);
    // A retry after a run that died before completing mails the same link.
    await make(ana);
    expect(await call('GET', ana)).toMatchObject({ archive: { sizeBytes: expect.any(Number) } });

    const token = tokenIn(ana);
    for (const headers of [{}, bruno.headers])
      expect((await take(token, headers)).statusCode).toBe('cookie' in headers ? 400 : 401);
    expect((await take(token.slice(0, -1).concat('A'), ana.headers)).statusCode).toBe(400);
    const both = await Promise.all([take(token, ana.headers), take(token, ana.headers)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
    expect((await take(token, ana.headers)).statusCode).toBe(400);
    const answer = both.find(({ statusCode }) => statusCode === 200);
    expect(answer?.headers['content-disposition']).toMatch(/^attachment; filename="lauda-[\d-]+\.zip"$/);

    const files = unzipSync(new Uint8Array(answer?.rawPayload ?? []));
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as unknown;
    const names = Object.keys(files);
    const tables = await listUserTables(test.database.systemDb);
    for (const { table } of tables)
      expect([table, names.includes(`data/${table}.json`)]).toEqual([table, !(table in LEFT_OUT)]);
    expect(read('data/app_user.json')).toMatchObject([{ id: ana.userId, email: ana.email }]);
    expect(read('data/resume_version.json')).toHaveLength(4);
    expect(JSON.stringify(read('data/resume_version.json'))).toContain(`Resume of ${ana.email}`);
    expect(read('data/connection.json')).toMatchObject([
      { provider_id: 'credential' },
      { provider_email: 'ana@elsewhere.example' },
    ]);
    expect(read('data/resume_link.json')).toMatchObject([
      { label: 'For Aurora', ad: AD, base_version: 2, snapshot: { title: `Resume of ${ana.email}` } },
    ]);
    expect(read('data/email_preference.json')).toMatchObject([{ kind: 'tips', is_on: true }]);
    expect(read('archive.json')).toMatchObject({ tables: { resume: 3, photo: 1 }, leftOut: LEFT_OUT });
    expect(names.filter((name) => /^(?:photos|imports)\//.test(name))).toHaveLength(2);
    const everything = names.map((name) => strFromU8(files[name] ?? new Uint8Array(), true)).join('\n');
    expect(everything).not.toContain('CANARY');
    expect(everything).not.toContain('argon2');
    expect(everything).not.toContain(bruno.userId);
    expect(everything).not.toContain(bruno.email);
  });

  it('needs a proof of a moment ago, and is not for whoever sees the product as somebody else', async () => {
    const ana = await createTestUser(test.database);
    await test.database.auth.db
      .updateTable('session')
      .set({ proved_at: new Date(Date.now() - 3_600_000) })
      .where('user_id', '=', ana.userId)
      .execute();
    expect(await call('POST', ana)).toMatchObject({ status: 403, code: 'PROOF_NEEDED' });
    const { headers } = await createTestImpersonator(test.database);
    expect(await call('POST', { headers })).toMatchObject({ status: 403, code: 'IMPERSONATION_REFUSED' });
    expect((await take('x'.repeat(80), headers)).statusCode).toBe(403);
  });

  it('that nobody took is gone after a week, its file too', async () => {
    const ana = await createTestUser(test.database);
    await call('POST', ana);
    await make(ana);
    expect(await test.storage.list(`archives/${ana.userId}/`)).toHaveLength(1);
    const { systemDb } = test.database;
    await systemDb
      .updateTable('account_archive')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', ana.userId)
      .execute();
    expect((await take(tokenIn(ana), ana.headers)).statusCode).toBe(400);
    await runRetention({}, { ...context, deps: { systemDb, storage: test.storage } });
    const noted = await systemDb.selectFrom('removed_object').select('key').execute();
    expect(noted.map(({ key }) => key)).toContainEqual(expect.stringContaining(`archives/${ana.userId}/`));
  });
});

describe('a table that is added', () => {
  it('[ACC-03] is in the archive by itself, and one that nobody can read is a failure', async () => {
    const scratch = await createTestDatabase();
    const owner = createDatabase({ url: scratch.ownerUrl, maxConnections: 1, applicationName: 'test' });
    await sql`create table note (user_id uuid primary key, text text, share_token text)`.execute(owner.db);
    const plan = async () => planTables(await listUserTables(scratch.systemDb));
    await expect(plan()).rejects.toThrow('note is neither in the archive nor left out for a reason');
    await sql`grant select on note to lauda_app`.execute(owner.db);
    expect(await plan()).toContainEqual({
      table: 'note',
      columns: ['text'],
      reader: 'app',
      owner: 'user_id',
    });
    await owner.close();
    await scratch.drop();
  });

  it('is named where it is left out only as long as it exists', async () => {
    const tables = new Set((await listUserTables(test.database.systemDb)).map(({ table }) => table));
    expect(Object.keys(LEFT_OUT).filter((table) => !tables.has(table))).toEqual([]);
  });
});
