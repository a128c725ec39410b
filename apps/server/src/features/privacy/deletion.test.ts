import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { startStripeServer, type StripeServer } from '@lauda/stand-ins/stripe/stripe-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRateLimiter, hashedSubject } from '../../platform/http/limits/rate-limit.ts';
import { NO_QUEUE } from '../../platform/queue/queue.ts';
import { createFolderStorage } from '../../platform/storage/storage-folder.ts';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { knowCustomer } from '../../testing/billing/billing.ts';
import { testPayments } from '../../testing/workers/billing-worker.ts';
import type { DeletionChildOptions } from '../../testing/workers/deletion-child.ts';
import { openPrivacyJobs, type PrivacyJobOptions } from '../../testing/workers/privacy-jobs.ts';
import { createRecordedLog } from '../../testing/recorded-log.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';
import { sweepTables } from '../../testing/database/sweep.ts';
import { createWholeAccount } from '../../testing/whole-account.ts';
import { originOf } from '../audit/service.ts';
import { listUserTables } from './catalogue.queries.ts';
import { run } from './delete-account.run.ts';
import { INDEPENDENT_STEPS, LAST_STEPS } from './deletion-steps.ts';
import { createDeletionService } from './service.ts';

const PASSWORD = 'a quiet river';

let test: TestApp;
let stripe: StripeServer;
let mails: MailCatcher;
let folder: string;
let jobs: Awaited<ReturnType<typeof openPrivacyJobs>>;
let options: PrivacyJobOptions;
const log = createRecordedLog();

beforeAll(async () => {
  stripe = await startStripeServer();
  mails = await startMailCatcher();
  folder = await mkdtemp(join(tmpdir(), 'lauda-privacy-'));
  const payments = testPayments(stripe.port);
  const storage = createFolderStorage(folder);
  test = { ...(await createTestApp({ payments, storage })), storage };
  options = {
    ...test.database,
    stripePort: stripe.port,
    smtpUrl: mails.url,
    storageFolder: folder,
    redisPrefix: `${randomUUID()}:`,
  };
  const { appUrl, systemUrl, authUrl, stripePort, smtpUrl, storageFolder, redisPrefix } = options;
  options = { appUrl, systemUrl, authUrl, stripePort, smtpUrl, storageFolder, redisPrefix };
  jobs = await openPrivacyJobs(options, log);
});
afterAll(async () => {
  await jobs.close();
  await test.close();
  await mails.close();
  await stripe.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => void log.lines.splice(0));

const ask = async ({ headers }: Pick<TestUser, 'headers'>, payload: object = { password: PASSWORD }) => {
  const answer = await test.app.inject({ method: 'POST', url: '/api/account/deletion', headers, payload });
  const { data, error } = answer.json<{ data?: { receipt: string }; error?: { code: string } }>();
  return {
    status: answer.statusCode,
    code: error?.code,
    receipt: data?.receipt ?? '',
    headers: answer.headers,
  };
};
const stateOf = async (receipt: string): Promise<string> => {
  const { statusCode, body } = await test.app.inject(`/api/account/deletion?receipt=${receipt}`);
  return statusCode === 200
    ? (JSON.parse(body) as { data: { state: string } }).data.state
    : String(statusCode);
};
const runJob = (deletionId: string, deps: Partial<typeof jobs.deps> = {}) =>
  run(
    { deletionId },
    {
      deps: { ...jobs.deps, ...deps },
      jobId: deletionId,
      attempt: 1,
      signal: new AbortController().signal,
      log,
      reportProgress: () => Promise.resolve(),
    },
  );
const mailsTo = (address: string) => mails.mails.filter(({ recipients }) => recipients.includes(address));
const isSignedIn = async ({ headers }: TestUser): Promise<boolean> => {
  const answer = await test.app.inject({ url: '/api/session', headers });
  return answer.json<{ data: { user: object | null } }>().data.user !== null;
};

/** A paid month, at the provider and in our copy. */
async function subscribe(user: TestUser): Promise<string> {
  const customerId = await testPayments(stripe.port).createCustomer({
    userId: user.userId,
    email: user.email,
    name: 'Ana Lima',
    locale: 'en-US',
  });
  await knowCustomer(test.database, user, customerId);
  const order = await test.app.inject({
    method: 'POST',
    url: '/api/billing/create-checkout-session',
    headers: user.headers,
    payload: {
      userId: user.userId,
      email: user.email,
      planType: 'proSubscription',
      successUrl: 'https://lauda.example/subscription',
      cancelUrl: 'https://lauda.example/pricing',
    },
  });
  stripe.checkouts.complete(order.json<{ data: { url: string } }>().data.url.split('/').at(-1) ?? '');
  await test.app.inject({ method: 'POST', url: `/api/plan/${user.userId}/sync`, headers: user.headers });
  return customerId;
}
const liveAt = (customerId: string) =>
  stripe.store.list('subscription', customerId).filter(({ status }) => status === 'active');

/** A user with a row in every table, impersonated by staff at this moment. */
async function createLeaver() {
  const ana = await createWholeAccount(test);
  const customerId = await subscribe(ana);
  await test.app.inject({ method: 'POST', url: '/api/account/archive', headers: ana.headers });
  const support = await createTestUser(test.database, { staffRole: 'support' });
  await test.database.auth.db
    .insertInto('impersonation')
    .values({
      user_id: ana.userId,
      staff_user_id: support.userId,
      staff_session_id: support.sessionId,
      reason: 'They asked for it.',
      session_hash: randomUUID(),
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute();
  return { ana, customerId };
}

/** Everything left of a user: tables, object store, Redis. */
async function remainsOf({ userId }: TestUser, ...texts: string[]) {
  const keys = await jobs.redis.keys(`${options.redisPrefix}*`);
  const names = [userId, hashedSubject(userId), ...texts, ...texts.map(hashedSubject)];
  return {
    tables: await sweepTables(test.database, [userId, ...texts]),
    files: (await test.storage.list('')).filter((key) => key.includes(userId)),
    keys: keys.filter((key) => names.some((name) => key.includes(name))),
  };
}

describe('deleting an account', () => {
  it('[ACC-02] [JOB-10] wants the password, closes the account at once, and ends with nothing left but a mail', async () => {
    const [ana, bruno] = [await createWholeAccount(test), await createTestUser(test.database)];
    const theirs = await resumeClient(test.app, bruno).made();
    expect(await ask(ana, {})).toMatchObject({ status: 403, code: 'PASSWORD_NEEDED' });
    expect(await ask(ana, { password: '' })).toMatchObject({ status: 403, code: 'PASSWORD_NEEDED' });
    expect(await ask(ana, { password: 'not it' })).toMatchObject({ status: 401, code: 'CREDENTIALS_WRONG' });
    expect(await isSignedIn(ana)).toBe(true);
    // Proves that the later sweep can find data: before the deletion it finds all of this.
    const before = await remainsOf(ana, ana.email);
    expect(before.files).toHaveLength(2);
    expect(Object.keys(before.tables).length).toBeGreaterThan(20);

    const { status, receipt, headers } = await ask(ana);
    expect(status).toBe(200);
    expect(String(headers['set-cookie'])).toContain('Max-Age=0');
    expect(await isSignedIn(ana)).toBe(false);
    expect(await stateOf(receipt)).toBe('running');
    expect(await stateOf(randomUUID())).toBe('404');
    const signIn = await test.app.inject({
      method: 'POST',
      url: '/api/account/sign-in',
      headers: { origin: 'https://lauda.example' },
      payload: { email: ana.email, password: PASSWORD },
    });
    expect(signIn.statusCode).toBe(401);

    await runJob(receipt);
    expect(await stateOf(receipt)).toBe('done');
    expect(mailsTo(ana.email).map(({ mail }) => mail.subject)).toEqual(['Your Lauda account is deleted']);
    // Another user's data is unchanged.
    expect(await isSignedIn(bruno)).toBe(true);
    expect((await resumeClient(test.app, bruno).get(theirs.id)).status).toBe(200);
    // A redelivered job finds nothing to do.
    await runJob(receipt);
    expect(mailsTo(ana.email)).toHaveLength(1);
  });

  it('[ACC-02] asks somebody without a password to show who they are, and staff leave nobody without an administrator', async () => {
    const ana = await createTestUser(test.database);
    const { db } = test.database.auth;
    await db
      .updateTable('session')
      .set({ proved_at: new Date(Date.now() - 3_600_000) })
      .where('user_id', '=', ana.userId)
      .execute();
    expect(await ask(ana, {})).toMatchObject({ status: 403, code: 'PROOF_NEEDED' });
    await db
      .updateTable('session')
      .set({ proved_at: new Date() })
      .where('user_id', '=', ana.userId)
      .execute();
    expect(await ask(ana, {})).toMatchObject({ status: 200 });

    const admin = await createTestUser(test.database, { staffRole: 'admin' });
    expect(await ask(admin, {})).toMatchObject({ status: 409, code: 'LAST_ADMIN' });
    expect(await isSignedIn(admin)).toBe(true);
    await createTestUser(test.database, { staffRole: 'admin' });
    expect(await ask(admin, {})).toMatchObject({ status: 200 });
  });

  it('[ACC-02] goes on without the payment provider, says that it is not all, and ends the plan when it answers', async () => {
    const ana = await createWholeAccount(test);
    const customerId = await subscribe(ana);
    expect(liveAt(customerId)).toHaveLength(1);
    const { receipt } = await ask(ana);
    const silent = await openPrivacyJobs({ ...options, stripePort: 1 }, log);
    await expect(runJob(receipt, { endPlan: silent.deps.endPlan })).rejects.toThrow('subscription');
    await silent.close();
    expect(await stateOf(receipt)).toBe('partial');
    expect(log.lines).toContainEqual({
      event: 'deletion.step-failed',
      fields: expect.objectContaining({ reason: 'subscription' }),
    });
    const { files, keys, tables } = await remainsOf(ana);
    expect([files, keys]).toEqual([[], []]);
    // Keeps the customer to cancel, but none of the user's content.
    expect(Object.keys(tables)).not.toContain('public.resume_version');
    expect(tables).toMatchObject({ 'public.app_user': 1, 'public.billing_customer': 1 });
    expect(mailsTo(ana.email)).toEqual([]);

    await runJob(receipt);
    expect(await stateOf(receipt)).toBe('done');
    expect(liveAt(customerId)).toEqual([]);
    expect((await remainsOf(ana, ana.email, customerId)).tables).toEqual({});
    expect(mailsTo(ana.email)).toHaveLength(1);
  });

  it.each([...Object.keys(INDEPENDENT_STEPS), ...Object.keys(LAST_STEPS), 'farewell'])(
    '[ACC-02] killed at the step %s, is brought to its end by the next run: tables, files and Redis hold nothing of the person',
    async (killAt) => {
      const { ana, customerId } = await createLeaver();
      const limits = createRateLimiter({ redis: jobs.redis, keyPrefix: options.redisPrefix, log });
      const limit = { max: 5, windowSeconds: 600, per: 'user' } as const;
      for (const subject of [ana.userId, hashedSubject(ana.email)])
        await limits.check('calls', subject, limit);
      expect((await jobs.redis.keys(`${options.redisPrefix}*`)).length).toBe(2);
      const { receipt } = await ask(ana);
      const file = fileURLToPath(new URL('../../testing/workers/deletion-child.ts', import.meta.url));
      const given: DeletionChildOptions = { ...options, deletionId: receipt, killAt };
      const child = spawn(process.execPath, [file, JSON.stringify(given)], { stdio: 'inherit' });
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
      expect(await stateOf(receipt)).toBe('running');

      await runJob(receipt);
      expect(await remainsOf(ana, ana.email, customerId)).toEqual({ tables: {}, files: [], keys: [] });
      expect(liveAt(customerId)).toEqual([]);
      const ids = new Set(mailsTo(ana.email).map(({ mail }) => mail.messageId));
      expect(ids).toEqual(new Set([`<${receipt}@lauda>`]));
    },
    30_000,
  );

  it('by staff is in the audit log, which outlives the person by their id alone', async () => {
    const ana = await createWholeAccount(test);
    const admin = await createTestUser(test.database, { staffRole: 'admin' });
    const { requestDeletion } = createDeletionService({
      authDb: test.database.auth.db,
      systemDb: test.database.systemDb,
      queue: NO_QUEUE,
    });
    const origin = {
      ...originOf({
        actor: { userId: admin.userId, staffRole: 'admin', impersonation: null } as never,
        request: { id: 'r', ip: '127.0.0.1', headers: {} },
      }),
    };
    const receipt = await requestDeletion(ana.userId, origin);
    expect(await requestDeletion(ana.userId, origin)).toBe(receipt);
    await runJob(receipt);
    expect((await remainsOf(ana)).tables).toEqual({ 'public.audit_entry': 1 });
    expect((await remainsOf(ana, ana.email)).tables).toEqual({ 'public.audit_entry': 1 });
    await expect(requestDeletion(ana.userId, origin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('does not take the mail of whoever signs up with the address again', async () => {
    const ana = await createTestUser(test.database, { password: PASSWORD });
    const { receipt } = await ask(ana);
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/account/sign-up',
      headers: { origin: 'https://lauda.example' },
      payload: {
        email: ana.email,
        password: 'another quiet river',
        first_name: 'Ana',
        last_name: 'Lima',
        language: 'pt-BR',
        preferred_domain: '',
      },
    });
    expect(answer.statusCode).toBe(200);
    await runJob(receipt);
    const left = await sweepTables(test.database, [ana.email]);
    expect(left).toMatchObject({ 'public.app_user': 1, 'pgboss.job_common': 1 });
  });

  it('is finished at once when the address refuses mail for good', async () => {
    const ana = await createTestUser(test.database, { email: `bounce-${randomUUID()}@lauda.example` });
    const { receipt } = await ask(ana, {});
    await runJob(receipt);
    expect(await stateOf(receipt)).toBe('done');
  });

  it('is finished although the address takes no mail for a day', async () => {
    const ana = await createTestUser(test.database, { email: `greylist-${randomUUID()}@lauda.example` });
    const { receipt } = await ask(ana, {});
    await expect(runJob(receipt)).rejects.toThrow();
    expect(await stateOf(receipt)).toBe('running');
    await test.database.systemDb
      .updateTable('account_deletion')
      .set({ requested_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', receipt)
      .execute();
    await runJob(receipt);
    expect(await stateOf(receipt)).toBe('done');
  });
});

/**
 * Tables without a row of the account before deletion: the deletion request itself, and staff roles, since staff
 * cannot be impersonated.
 */
const EMPTY = ['account_deletion', 'staff_role'];

it('[ACC-02] the account that is deleted here has rows in every table that can have some, a new one too', async () => {
  const { ana } = await createLeaver();
  const swept = Object.keys(await sweepTables(test.database, [ana.userId]));
  const tables = (await listUserTables(test.database.systemDb)).map(({ table }) => table);
  expect(tables.filter((table) => !swept.includes(`public.${table}`))).toEqual(EMPTY);
});

it('[ACC-02] no reference to an account outlives it, whatever its column is called', async () => {
  const { rows } = await sql<{ column: string }>`
    select c.conrelid::regclass || '.' || a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'app_user'::regclass and c.confdeltype not in ('c', 'n')`.execute(
    test.database.systemDb,
  );
  expect(rows).toEqual([]);
});

it('every table with rows of users ends with the account', async () => {
  const tables = await listUserTables(test.database.systemDb);
  expect(tables.length).toBeGreaterThan(20);
  const left = tables.filter(({ isCascading, deleter }) => !isCascading && deleter === null);
  expect(left.map(({ table }) => table)).toEqual([]);
});
