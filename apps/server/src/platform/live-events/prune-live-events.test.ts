import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { createRecordedLog } from '../../testing/recorded-log.ts';
import { run } from './prune-live-events.run.ts';

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 60 * 60 * 1000);

test('events end after a day and progress after a week, in batches', async () => {
  const { systemDb, drop } = await createTestDatabase();
  onTestFinished(drop);
  const event = (created_at: Date) => ({ user_id: randomUUID(), payload: '{}', created_at });
  const progress = (updated_at: Date) => ({
    user_id: randomUUID(),
    job_id: randomUUID(),
    step: 'x',
    percent: 0,
    updated_at,
  });
  const old = Array.from({ length: 2_500 }, () => event(hoursAgo(25)));
  await systemDb
    .insertInto('live_event')
    .values([...old, event(hoursAgo(23))])
    .execute();
  await systemDb
    .insertInto('job_progress')
    .values([progress(hoursAgo(8 * 24)), progress(hoursAgo(6 * 24))])
    .execute();

  const log = createRecordedLog();
  await run(
    {},
    {
      deps: { systemDb },
      jobId: randomUUID(),
      attempt: 1,
      signal: new AbortController().signal,
      log,
      reportProgress: async () => undefined,
    },
  );

  expect(await systemDb.selectFrom('live_event').select('user_id').execute()).toHaveLength(1);
  expect(await systemDb.selectFrom('job_progress').select('user_id').execute()).toHaveLength(1);
  expect(log.lines).toEqual([{ event: 'live-events.pruned', fields: { count: 2_501 } }]);
});
