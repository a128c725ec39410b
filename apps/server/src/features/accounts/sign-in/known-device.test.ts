import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestUser } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createBrowser, type TestBrowser } from '../../../testing/sign-in/browser.ts';
import {
  TEST_PASSWORD,
  createSignedInBrowser,
  enrolTotp,
  totpCode,
  verify,
} from '../../../testing/sign-in/second-factors.ts';
import { issueToken } from '../tokens-and-keys/one-time-token.queries.ts';
import { run as pruneSignIns } from './prune-sign-ins.run.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newUser = () => createTestUser(test.database, { password: TEST_PASSWORD });
const signIn = (
  browser: TestBrowser,
  email: string,
  { password = TEST_PASSWORD, userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0' } = {},
) =>
  browser.send('POST', '/api/account/sign-in', {
    body: { email, password },
    headers: { 'user-agent': userAgent },
  });
const devices = (userId: string) =>
  test.database.auth.db.selectFrom('known_device').selectAll().where('user_id', '=', userId).execute();

async function noticesTo(email: string, subject = 'New sign-in to your account'): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select data #>> '{payload,text}' as text from pgboss.job
    where name = 'send-mail' and data #>> '{payload,to}' = ${email}
      and data #>> '{payload,subject}' = ${subject}
    order by created_on`.execute(test.database.systemDb);
  return rows.map(({ text }) => text);
}

it('[TXT-02] the first sign-in of an account is told to nobody; one on another device is, once', async () => {
  const { email, userId } = await newUser();
  const [home, phone] = [createBrowser(test.app), createBrowser(test.app)];
  expect((await signIn(home, email)).statusCode).toBe(200);
  expect(await noticesTo(email)).toEqual([]);
  expect((await signIn(phone, email, { userAgent: 'Mozilla/5.0 (iPhone) Safari/605' })).statusCode).toBe(200);
  const [notice, ...more] = await noticesTo(email);
  expect(notice).toContain('Safari · iPhone');
  expect(more).toEqual([]);
  for (const browser of [home, phone, home]) await signIn(browser, email);
  expect(await noticesTo(email)).toHaveLength(1);
  // The database stores hashes and nothing else about the device.
  const rows = await devices(userId);
  expect(rows).toHaveLength(2);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['seen_at', 'token_hash', 'user_id']);
  expect(JSON.stringify(rows)).not.toContain(home.jar.get('__Host-lauda_device'));
});

it('[TXT-02] signing out and in again is the same device; a second account in the same browser is told nothing', async () => {
  const [ana, bia] = [await newUser(), await newUser()];
  const browser = createBrowser(test.app);
  await signIn(browser, ana.email);
  await browser.send('POST', '/api/account/sign-out');
  await signIn(browser, ana.email);
  await signIn(browser, bia.email);
  for (const { email } of [ana, bia]) expect(await noticesTo(email)).toEqual([]);
  // Another account's device has no effect on this account.
  await signIn(createBrowser(test.app), bia.email);
  expect([await noticesTo(ana.email), await noticesTo(bia.email)].map(({ length }) => length)).toEqual([
    0, 1,
  ]);
});

it('[TXT-02] with two steps it is told after the second, not after the first', async () => {
  const { user, browser } = await createSignedInBrowser(test);
  await signIn(createBrowser(test.app), user.email);
  const { secret } = await enrolTotp(browser);
  const elsewhere = createBrowser(test.app);
  await signIn(elsewhere, user.email);
  expect(await noticesTo(user.email)).toEqual([]);
  expect((await verify(elsewhere, totpCode(secret))).statusCode).toBe(200);
  expect(await noticesTo(user.email)).toHaveLength(1);
});

it('[TXT-02] after a new password every other device is new again', async () => {
  const { email, userId } = await newUser();
  const [home, stranger] = [createBrowser(test.app), createBrowser(test.app)];
  await signIn(home, email);
  await signIn(stranger, email);
  expect(await noticesTo(email)).toHaveLength(1);
  const password = 'another quiet river';
  const changed = await home.send('POST', '/api/account/change-password', {
    body: { currentPassword: TEST_PASSWORD, newPassword: password },
  });
  expect(changed.statusCode).toBe(200);
  await signIn(home, email, { password });
  expect(await noticesTo(email)).toHaveLength(1);
  await signIn(stranger, email, { password });
  expect(await noticesTo(email)).toHaveLength(2);

  const token = await issueToken(test.database.auth.db, 'reset-password', userId);
  const reset = await home.send('POST', '/api/account/reset-password', {
    body: { token, password: TEST_PASSWORD },
  });
  expect(reset.statusCode).toBe(200);
  // A password reset sends its own notice, so no new-device notice follows.
  expect(await noticesTo(email)).toHaveLength(2);
  await signIn(stranger, email);
  expect(await noticesTo(email)).toHaveLength(3);
});

it('[TXT-02] a cookie that somebody made up is no known device, and the table stays small', async () => {
  const { email, userId } = await newUser();
  await signIn(createBrowser(test.app), email);
  for (const cookie of ['x', 'a'.repeat(3_000), 'A'.repeat(43)])
    await signIn(createBrowser(test.app, [`__Host-lauda_device=${cookie}`]), email);
  expect(await noticesTo(email)).toHaveLength(3);
  const many = Array.from({ length: 40 }, (_, at) => ({
    user_id: userId,
    token_hash: String(at).padStart(64, '0'),
  }));
  await test.database.auth.db.insertInto('known_device').values(many).execute();
  await signIn(createBrowser(test.app), email);
  expect(await devices(userId)).toHaveLength(20);
});

it('[TXT-02] devices are forgotten after 400 days, but for the last one of an account', async () => {
  const { email, userId } = await newUser();
  const [old, older] = [createBrowser(test.app), createBrowser(test.app)];
  await signIn(older, email);
  await signIn(old, email);
  const { db: authDb } = test.database.auth;
  const age = (days: number, hash: string) =>
    authDb
      .updateTable('known_device')
      .set({ seen_at: new Date(Date.now() - days * 24 * 60 * 60 * 1_000) })
      .where('user_id', '=', userId)
      .where('token_hash', '=', hash)
      .execute();
  const [first, second] = await devices(userId);
  await age(500, first?.token_hash ?? '');
  await age(410, second?.token_hash ?? '');
  await pruneSignIns({}, {
    deps: { authDb },
    signal: new AbortController().signal,
  } as Parameters<typeof pruneSignIns>[1]);
  expect((await devices(userId)).map(({ token_hash }) => token_hash)).toEqual([second?.token_hash]);
});

it('[TXT-02] an account is welcomed when its address is confirmed, once', async () => {
  const { email, userId } = await createTestUser(test.database, { isConfirmed: false });
  const { db: authDb } = test.database.auth;
  await authDb.updateTable('app_user').set({ first_name: 'Stranger' }).where('id', '=', userId).execute();
  for (let time = 0; time < 2; time += 1) {
    const token = await issueToken(authDb, 'reset-password', userId);
    await createBrowser(test.app).send('POST', '/api/account/reset-password', {
      body: { token, password: `quiet river ${time}` },
    });
  }
  const welcomes = await noticesTo(email, 'Welcome to Lauda');
  expect(welcomes).toHaveLength(1);
  // The name was chosen at sign-up, possibly by a stranger.
  expect(welcomes[0]).not.toContain('Stranger');
});
