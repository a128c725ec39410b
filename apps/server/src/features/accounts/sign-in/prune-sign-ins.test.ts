import { expect, it, onTestFinished } from 'vitest';
import { createTestUser } from '../../../testing/accounts.ts';
import { createTestQueue } from '../../../testing/queue/queue.ts';
import { issueToken } from '../tokens-and-keys/one-time-token.queries.ts';
import { pruneSignIns } from './prune-sign-ins.job.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

it('removes accounts that nobody confirmed within a week, and no others', async () => {
  const { database, enqueue, start } = await createTestQueue({ onTestFinished }, [pruneSignIns]);
  const { db } = database.auth;
  const forgotten = await createTestUser(database, { isConfirmed: false, password: 'a quiet river' });
  const confirmed = await createTestUser(database);
  await db
    .updateTable('app_user')
    .set({ updated_at: new Date(Date.now() - 7 * DAY_MS - 1_000) })
    .execute();
  const recent = await createTestUser(database, { isConfirmed: false });
  await db
    .updateTable('app_user')
    .set({ updated_at: new Date(Date.now() - 7 * DAY_MS + 60_000) })
    .where('id', '=', recent.userId)
    .execute();
  await issueToken(db, 'confirm-email', forgotten.userId);
  await issueToken(db, 'confirm-email', recent.userId);
  await start({ deps: { authDb: db } as never });
  await enqueue(pruneSignIns, {});
  const users = async () =>
    (await db.selectFrom('app_user').select('id').execute()).map(({ id }) => id).toSorted();
  await expect.poll(users, { timeout: 10_000 }).toEqual([confirmed.userId, recent.userId].toSorted());
  const tokens = () => db.selectFrom('one_time_token').select('value').execute();
  await expect.poll(tokens).toEqual([{ value: recent.userId }]);
});

it('removes sessions and tokens whose time is over, and no others', async () => {
  const { database, enqueue, start } = await createTestQueue({ onTestFinished }, [pruneSignIns]);
  const { db } = database.auth;
  const current = await createTestUser(database);
  await createTestUser(database, { expiresAt: new Date(Date.now() - 1) });
  await issueToken(db, 'reset-password', current.userId);
  await db
    .updateTable('one_time_token')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  await issueToken(db, 'reset-password', current.userId);
  // The test helper is typed for jobs without dependencies.
  await start({ deps: { authDb: db } as never });
  await enqueue(pruneSignIns, {});
  const sessions = () => db.selectFrom('session').select('id').execute();
  await expect.poll(sessions, { timeout: 10_000 }).toEqual([{ id: current.sessionId }]);
  const tokens = () => db.selectFrom('one_time_token').select('id').execute();
  await expect.poll(tokens).toHaveLength(1);
});

it('removes what is left of second steps, and keeps the codes that still count', async () => {
  const { database, enqueue, start } = await createTestQueue({ onTestFinished }, [pruneSignIns]);
  const { db } = database.auth;
  const { userId: user_id } = await createTestUser(database);
  const [past, future] = [new Date(Date.now() - 1), new Date(Date.now() + 60_000)];
  for (const [token_hash, expires_at] of [
    ['over', past],
    ['open', future],
  ] as const) {
    await db.insertInto('pending_sign_in').values({ user_id, token_hash, expires_at }).execute();
    await db
      .insertInto('passkey_challenge')
      .values({ token_hash, purpose: 'sign-in', challenge_hash: 'x', expires_at })
      .execute();
    await db
      .insertInto('second_factor_guess')
      .values({ user_id, client: token_hash, count: 1, ends_at: expires_at })
      .execute();
  }
  for (const [subject, hoursAgo] of [
    ['old', 3],
    ['counted', 1],
  ] as const)
    await db
      .insertInto('one_time_code')
      .values({
        subject,
        channel: 'email',
        expires_at: past,
        created_at: new Date(Date.now() - hoursAgo * 60 * 60 * 1_000),
      })
      .execute();
  await start({ deps: { authDb: db } as never });
  await enqueue(pruneSignIns, {});
  const codes = () => db.selectFrom('one_time_code').select('subject').execute();
  await expect.poll(codes, { timeout: 10_000 }).toEqual([{ subject: 'counted' }]);
  expect(await db.selectFrom('pending_sign_in').select('token_hash').execute()).toEqual([
    { token_hash: 'open' },
  ]);
  expect(await db.selectFrom('passkey_challenge').select('token_hash').execute()).toEqual([
    { token_hash: 'open' },
  ]);
  expect(await db.selectFrom('second_factor_guess').select('client').execute()).toEqual([{ client: 'open' }]);
});
