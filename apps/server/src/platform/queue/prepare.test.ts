import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { jobRunning } from '../../testing/queue/test-job.ts';
import { prepareQueueSchema } from './prepare.ts';

const job = jobRunning(async () => undefined, { retryLimit: 1 });

test('preparing again takes over changed settings and drops schedules that are gone', async () => {
  const { ownerUrl, systemDb, drop } = await createTestDatabase();
  onTestFinished(drop);
  const settings = async () =>
    (
      await sql`
        select retry_limit, expire_seconds, dead_letter, schedule.cron
        from pgboss.queue left join pgboss.schedule using (name) where name = 'test-job'`.execute(systemDb)
    ).rows;

  await prepareQueueSchema(ownerUrl, [{ ...job, schedule: '5 * * * *' }]);
  expect(await settings()).toEqual([
    { retry_limit: 1, expire_seconds: 30, dead_letter: 'test-job.dead', cron: '5 * * * *' },
  ]);
  await prepareQueueSchema(ownerUrl, [{ ...job, retryLimit: 4, timeoutSeconds: 60 }]);
  expect(await settings()).toEqual([
    { retry_limit: 4, expire_seconds: 60, dead_letter: 'test-job.dead', cron: null },
  ]);
});
