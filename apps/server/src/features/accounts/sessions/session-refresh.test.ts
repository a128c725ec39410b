import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestUser, type TestUser } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createBrowser } from '../../../testing/sign-in/browser.ts';
import { beginSignIn, createSignedInBrowser, enrolTotp } from '../../../testing/sign-in/second-factors.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const readSession = ({ headers }: Pick<TestUser, 'headers'>) =>
  test.app.inject({ method: 'GET', url: '/api/session', headers });
const eventsOf = async ({ userId }: Pick<TestUser, 'userId'>) =>
  (
    await test.database.systemDb
      .selectFrom('live_event')
      .select('payload')
      .where('user_id', '=', userId)
      .execute()
  ).map(({ payload }) => payload);

it('[AUTH-09] a session in use is prolonged before its end, and every tab hears of it', async () => {
  const user = await createTestUser(test.database, { expiresAt: new Date(Date.now() + DAY_MS) });
  const setUpdated = (at: number) =>
    test.database.auth.db
      .updateTable('session')
      .set({ updated_at: new Date(at) })
      .where('id', '=', user.sessionId)
      .execute();
  await setUpdated(Date.now() - HOUR_MS + 60_000);
  const early = await readSession(user);
  expect(early.headers['set-cookie']).toBeUndefined();
  expect(await eventsOf(user)).toEqual([]);
  await setUpdated(Date.now() - HOUR_MS - 60_000);
  const answer = await readSession(user);
  const { expiresAt } = answer.json<{ data: { expiresAt: string } }>().data;
  expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
  expect(String(answer.headers['set-cookie'])).toContain('Max-Age=2592000');
  expect(await eventsOf(user)).toEqual([{ type: 'session.changed' }]);
  expect((await readSession(user)).json()).toMatchObject({ data: { expiresAt } });
});

const setSession = (user: TestUser, values: { created_at: Date; updated_at: Date; expires_at: Date }) =>
  test.database.auth.db.updateTable('session').set(values).where('id', '=', user.sessionId).execute();

it('[AUTH-09] a session in use is not prolonged beyond 90 days', async () => {
  const user = await createTestUser(test.database);
  const created_at = new Date(Date.now() - 80 * DAY_MS);
  const updated_at = new Date(Date.now() - 2 * DAY_MS);
  await setSession(user, { created_at, updated_at, expires_at: new Date(Date.now() + DAY_MS) });
  const answer = await readSession(user);
  const { expiresAt } = answer.json<{ data: { expiresAt: string } }>().data;
  expect(new Date(expiresAt).getTime()).toBe(created_at.getTime() + 90 * DAY_MS);
  expect(String(answer.headers['set-cookie'])).toMatch(/Max-Age=86[34]\d{3};/);
});

it.each([
  ['after 90 days', {}, 90 * DAY_MS],
  ['of staff after 12 hours', { staffRole: 'support', isSecondFactorVerified: true }, DAY_MS / 2],
])('[AUTH-09] a session in use is over %s', async (_when, options, lifeMs) => {
  const user = await createTestUser(test.database, options);
  const [updated_at, expires_at] = [new Date(), new Date(Date.now() + DAY_MS)];
  await setSession(user, { created_at: new Date(Date.now() - lifeMs + 60_000), updated_at, expires_at });
  expect((await readSession(user)).json()).toMatchObject({ data: { user: { id: user.userId } } });
  await setSession(user, { created_at: new Date(Date.now() - lifeMs - 1_000), updated_at, expires_at });
  const answer = await readSession(user);
  expect(answer.json()).toMatchObject({ data: { user: null } });
  expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
});

it('[AUTH-09] a new session of staff ends after 12 hours', async () => {
  const { user } = await createSignedInBrowser(test, { staffRole: 'support' });
  const { answer } = await beginSignIn(test, user.email);
  expect(answer.statusCode).toBe(200);
  const rows = await test.database.auth.db
    .selectFrom('session')
    .select('expires_at')
    .where('user_id', '=', user.userId)
    .where('id', '<>', user.sessionId)
    .execute();
  expect(rows[0]?.expires_at.getTime()).toBeLessThanOrEqual(Date.now() + DAY_MS / 2);
});

it('[AUTH-09] a session whose time is over is removed, from the browser too', async () => {
  const user = await createTestUser(test.database, { expiresAt: new Date(Date.now() - 1) });
  const answer = await readSession(user);
  expect(answer.json()).toEqual({
    data: { user: null, expiresAt: null, isSecondFactorVerified: false, impersonation: null },
  });
  expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
  const rows = await test.database.auth.db
    .selectFrom('session')
    .select('id')
    .where('id', '=', user.sessionId)
    .execute();
  expect(rows).toEqual([]);
});

it('a token that was exchanged a moment ago takes no cookie from the browser', async () => {
  const { user, browser } = await createSignedInBrowser(test);
  await enrolTotp(browser);
  const late = await readSession(user);
  expect(late.json()).toMatchObject({ data: { user: null } });
  expect(late.headers['set-cookie']).toBeUndefined();
});

it('[AUTH-09] a second factor is told to every tab', async () => {
  const { user, browser } = await createSignedInBrowser(test);
  const before = (await eventsOf(user)).length;
  await enrolTotp(browser);
  expect((await eventsOf(user)).slice(before)).toEqual([{ type: 'session.changed' }]);
  const other = createBrowser(
    test.app,
    [...browser.jar].map(([name, value]) => `${name}=${value}`),
  );
  expect((await other.send('GET', '/api/session')).json()).toMatchObject({
    data: { isSecondFactorVerified: true },
  });
});
