import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { asUser } from '../../db/as-user.ts';
import { createTestQueue } from '../../testing/queue/queue.ts';
import { jobRunning, type TestRun } from '../../testing/queue/test-job.ts';

const soon = { timeout: 8_000, interval: 50 };

test('a job of a transaction that is rolled back never exists', async (context) => {
  const job = jobRunning(async () => undefined);
  const { database, queue, listJobs } = await createTestQueue(context, [job]);
  const attempt = database.db.transaction().execute(async (trx) => {
    await queue.enqueue(trx, job, { text: 'a' });
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  expect(await listJobs('test-job')).toEqual([]);
});

test('a job of a committed transaction runs soon, with its payload', async (context) => {
  const seen: { text: string; jobId: string; attempt: number }[] = [];
  const job = jobRunning(async ({ text }, { jobId, attempt }) => {
    seen.push({ text, jobId, attempt });
  });
  const { enqueue, start, listJobs } = await createTestQueue(context, [job]);
  await start();
  const id = await enqueue(job, { text: 'hello' });
  await vi.waitFor(() => expect(seen).toEqual([{ text: 'hello', jobId: id, attempt: 1 }]), soon);
  await vi.waitFor(
    async () => expect(await listJobs('test-job')).toMatchObject([{ state: 'completed' }]),
    soon,
  );
});

test('a job can be enqueued when its callers hold every connection there is', async (context) => {
  const job = jobRunning(async () => undefined);
  const { enqueue, listJobs } = await createTestQueue(context, [job]);
  // The test database's pool has five connections.
  await Promise.all(Array.from({ length: 5 }, (_, index) => enqueue(job, { text: `${index}` })));
  expect(await listJobs('test-job')).toHaveLength(5);
});

test('a payload that does not fit is refused when enqueued', async (context) => {
  const job = jobRunning(async () => undefined);
  const { enqueue, listJobs } = await createTestQueue(context, [job]);
  // @ts-expect-error -- the type refuses it too
  await expect(enqueue(job, { text: 7 })).rejects.toThrow("The payload of 'test-job' does not fit: text");
  expect(await listJobs('test-job')).toEqual([]);
});

test('a stored payload that no longer fits goes to the dead letters at once, without its values', async (context) => {
  const run = vi.fn<TestRun>(async () => undefined);
  const job = jobRunning(run, { retryLimit: 5 });
  const older = { ...job, payload: z.object({ name: z.string() }) };
  const { enqueue, start, listJobs } = await createTestQueue(context, [job]);
  await enqueue(older, { name: 'Ana' });
  await start();
  await vi.waitFor(async () => expect(await listJobs('test-job.dead')).toHaveLength(1), soon);
  const [letter] = await listJobs('test-job.dead');
  expect(letter?.source_output?.message).toBe("The payload of 'test-job' does not fit: text: invalid_type");
  expect(run).not.toHaveBeenCalled();
  expect(await listJobs('test-job')).toMatchObject([{ state: 'failed', retry_count: 0 }]);
});

test('one waiting job is enough for a key, but not one that runs already', async (context) => {
  let release = () => undefined as void;
  const running = new Promise<void>((resolve) => (release = resolve));
  const texts: string[] = [];
  const job = jobRunning(async ({ text }) => {
    texts.push(text);
    await running;
  });
  const { enqueue, start } = await createTestQueue(context, [job]);
  expect(await enqueue(job, { text: '1' }, { key: 'resume-7' })).toEqual(expect.any(String));
  expect(await enqueue(job, { text: '2' }, { key: 'resume-7' })).toBeNull();
  expect(await enqueue(job, { text: 'other' }, { key: 'resume-8' })).toEqual(expect.any(String));
  await start();
  await vi.waitFor(() => expect(texts.toSorted()).toEqual(['1', 'other']), soon);
  expect(await enqueue(job, { text: '3' }, { key: 'resume-7' })).toEqual(expect.any(String));
  release();
  await vi.waitFor(() => expect(texts).toContain('3'), soon);
});

test('a job that waits for two transactions is not begun before both have ended', async (context) => {
  const texts: string[] = [];
  const job = jobRunning(async ({ text }) => void texts.push(text));
  const { database, queue, enqueue, start } = await createTestQueue(context, [job]);
  await enqueue(job, { text: '1' }, { key: 'resume-7' });
  await database.db.transaction().execute(async (trx) => {
    expect(await queue.enqueue(trx, job, { text: '2' }, { key: 'resume-7' })).toBeNull();
    await start();
    await enqueue(job, { text: 'other' }, { key: 'resume-8' });
    await vi.waitFor(() => expect(texts).toContain('other'), soon);
    await delay(500);
    expect(texts).toEqual(['other']);
  });
  await vi.waitFor(() => expect(texts).toEqual(['other', '1']), soon);
});

test('where the waiting job is being taken meanwhile, another is added', async (context) => {
  const job = jobRunning(async () => undefined);
  const { database, enqueue, listJobs } = await createTestQueue(context, [job]);
  const first = await enqueue(job, { text: '1' }, { key: 'resume-7' });
  let second: Promise<string | null> | undefined;
  await database.systemDb.transaction().execute(async (worker) => {
    await sql`update pgboss.job_common set state = 'active' where id = ${first}`.execute(worker);
    second = enqueue(job, { text: '2' }, { key: 'resume-7' });
    await delay(200);
  });
  expect(await second).toEqual(expect.any(String));
  expect(await listJobs('test-job')).toHaveLength(2);
});

test('no more jobs run at once than the definition allows, and so many do', async (context) => {
  let running = 0;
  let most = 0;
  let done = 0;
  const job = jobRunning(
    async () => {
      most = Math.max(most, ++running);
      await delay(50);
      running--;
      done++;
    },
    { concurrency: 3 },
  );
  const { enqueue, start } = await createTestQueue(context, [job]);
  for (let index = 0; index < 12; index++) await enqueue(job, { text: `${index}` });
  await start();
  await vi.waitFor(() => expect(done).toBe(12), soon);
  expect(most).toBe(3);
});

test('progress is kept for the user and told to nobody else', async (context) => {
  const ana = randomUUID();
  const job = jobRunning(async (_payload, { reportProgress }) => {
    await reportProgress('reading', 33.4);
    await reportProgress('done', 250);
  });
  const { database, enqueue, start, listJobs } = await createTestQueue(context, [job]);
  const onPublished = vi.fn<() => void>();
  await start({ onPublished });
  const jobId = await enqueue(job, { text: 'a' }, { userId: ana });
  await enqueue(job, { text: 'of nobody' });
  const progressOf = (userId: string) =>
    asUser(database.db, userId, (trx) =>
      trx.selectFrom('job_progress').select(['job_id', 'step', 'percent']).execute(),
    );
  await vi.waitFor(
    async () => expect(await progressOf(ana)).toEqual([{ job_id: jobId, step: 'done', percent: 100 }]),
    soon,
  );
  expect(await progressOf(randomUUID())).toEqual([]);
  const events = await database.systemDb
    .selectFrom('live_event')
    .select(['user_id', 'payload'])
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { user_id: ana, payload: { type: 'job.progressed', jobId, step: 'reading', percent: 33 } },
    { user_id: ana, payload: { type: 'job.progressed', jobId, step: 'done', percent: 100 } },
  ]);
  expect(onPublished).toHaveBeenCalledTimes(2);
  const states = async () => (await listJobs('test-job')).map(({ state }) => state);
  await vi.waitFor(async () => expect(await states()).toEqual(['completed', 'completed']), soon);
});

test('requests can add jobs but not read, change or remove them', async (context) => {
  const job = jobRunning(async () => undefined);
  const { database, enqueue } = await createTestQueue(context, [job]);
  await enqueue(job, { text: 'private' });
  const { db } = database;
  await expect(sql`select id from pgboss.job_common`.execute(db)).resolves.toBeDefined();
  for (const statement of [
    sql`select data from pgboss.job_common`,
    sql`select * from pgboss.job`,
    sql`select singleton_key from pgboss.job_common`,
    sql`update pgboss.job_common set priority = 9`,
    sql`delete from pgboss.job_common`,
    sql`delete from pgboss.queue`,
    sql`select * from pgboss.schedule`,
  ])
    await expect(statement.execute(db)).rejects.toThrow('permission denied');
});
