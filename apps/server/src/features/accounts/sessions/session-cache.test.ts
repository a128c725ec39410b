import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestUser } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ env: { SESSION_CACHE_SECONDS: 60 } });
});
afterEach(() => test.close());

const userOf = async (headers: Record<string, string>) => {
  const answer = await test.app.inject({ url: '/api/session', headers });
  return answer.json<{ data: { user: { name: string; staffRole: string | null } | null } }>().data.user;
};

/** How many session lookups reached the database during the work. */
async function countLookUps(work: () => Promise<unknown>): Promise<number> {
  const { pool } = test.database.auth;
  const original = pool.query.bind(pool);
  let count = 0;
  pool.query = ((query: { name?: string }, ...rest: never[]) => {
    if (query.name === 'find-session-by-token') count += 1;
    return (original as (...args: unknown[]) => unknown)(query, ...rest);
  }) as typeof pool.query;
  await work();
  pool.query = original;
  return count;
}

it('asks the database once for a session that is used again and again', async () => {
  const { headers } = await createTestUser(test.database);
  await expect.poll(() => countLookUps(() => userOf(headers))).toBe(0);
  const count = await countLookUps(async () => {
    for (let call = 0; call < 20; call += 1)
      expect(await userOf(headers)).toMatchObject({ name: 'Ana Lima' });
  });
  expect(count).toBe(0);
});

it('knows a session no more when the call that ended it is answered', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { headers } = await createTestUser(test.database);
    await userOf(headers);
    await test.app.inject({ method: 'POST', url: '/api/account/sign-out', headers });
    expect(await userOf(headers)).toBeNull();
  }
});

it('hears of changes that are made elsewhere: ended sessions, names, rights', async () => {
  const { db } = test.database.auth;
  const ana = await createTestUser(test.database, { isSecondFactorVerified: true });
  await expect.poll(() => countLookUps(() => userOf(ana.headers))).toBe(0);
  await db.updateTable('app_user').set({ name: 'Ana Souza' }).where('id', '=', ana.userId).execute();
  await expect.poll(() => userOf(ana.headers)).toMatchObject({ name: 'Ana Souza' });
  await db.insertInto('staff_role').values({ user_id: ana.userId, role: 'support' }).execute();
  await expect.poll(() => userOf(ana.headers)).toMatchObject({ staffRole: 'support' });
  await db.deleteFrom('session').where('id', '=', ana.sessionId).execute();
  await expect.poll(() => userOf(ana.headers)).toBeNull();
});

it('remembers nothing while it cannot hear, and hears again after a lost connection', async () => {
  const { db } = test.database.auth;
  const { headers, sessionId } = await createTestUser(test.database);
  await expect.poll(() => countLookUps(() => userOf(headers))).toBe(0);
  const { rows } = await test.database.auth.pool.query<{ ended: boolean }>(
    "select pg_terminate_backend(pid) as ended from pg_stat_activity where datname = current_database() and query = 'listen session_changed'",
  );
  expect(rows).toEqual([{ ended: true }]);
  await db.deleteFrom('session').where('id', '=', sessionId).execute();
  await expect.poll(() => userOf(headers)).toBeNull();
  const again = await createTestUser(test.database);
  await expect.poll(() => countLookUps(() => userOf(again.headers)), { timeout: 5_000 }).toBe(0);
});
