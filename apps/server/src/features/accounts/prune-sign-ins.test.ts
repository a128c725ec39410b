import { expect, it, onTestFinished } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestQueue } from '../../testing/queue.ts';
import { issueToken } from './one-time-token.queries.ts';
import { pruneSignIns } from './prune-sign-ins.job.ts';

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
  // The helper is made for jobs that need nothing.
  await start({ deps: { authDb: db } as never });
  await enqueue(pruneSignIns, {});
  const sessions = () => db.selectFrom('session').select('id').execute();
  await expect.poll(sessions, { timeout: 10_000 }).toEqual([{ id: current.sessionId }]);
  const tokens = () => db.selectFrom('one_time_token').select('id').execute();
  await expect.poll(tokens).toHaveLength(1);
});
