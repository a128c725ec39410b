import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestQueue } from '../../testing/queue/queue.ts';
import { aiRetention } from './ai-retention.job.ts';

it('forgets what was used more than 90 days ago, and no count with it', async () => {
  const { database, enqueue, start } = await createTestQueue({ onTestFinished }, [aiRetention]);
  const { systemDb } = database;
  const { userId } = await createTestUser(database);
  await systemDb.updateTable('profile').set({ ai_usage_count: 2 }).where('user_id', '=', userId).execute();
  for (const days of [89, 91])
    await systemDb
      .insertInto('ai_use')
      .values({
        user_id: userId,
        purpose: 'suggestion',
        allowance: 'suggestion',
        state: 'settled',
        tokens: days,
        reserved_at: sql`now() - make_interval(days => ${days})`,
        expires_at: new Date(),
      })
      .execute();
  await start({ deps: { systemDb } as never });
  await enqueue(aiRetention, {});
  const left = () => systemDb.selectFrom('ai_use').select('tokens').execute();
  await expect.poll(left, { timeout: 10_000 }).toEqual([{ tokens: 89 }]);
  const profile = systemDb.selectFrom('profile').select('ai_usage_count').where('user_id', '=', userId);
  expect(await profile.executeTakeFirst()).toEqual({ ai_usage_count: 2 });
});
