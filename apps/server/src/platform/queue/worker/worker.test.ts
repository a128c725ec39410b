import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, type TestContext, test, vi } from 'vitest';
import { createDatabase } from '../../../db/client.ts';
import { CRASH_JOB_TABLES, crashJob } from '../../../testing/queue/crash-job.ts';
import { startFrozenProxy } from '../../../testing/processes/frozen-proxy.ts';
import { createTestQueue } from '../../../testing/queue/queue.ts';
import { jobRunning } from '../../../testing/queue/test-job.ts';
import { countJobs } from '../statistics.ts';

const soon = { timeout: 10_000, interval: 50 };

// These tests mostly wait, so they run concurrently.

test.concurrent('[OPS-03] stopping waits for the jobs that run and starts no others', async (context) => {
  const finished: string[] = [];
  let started = 0;
  const job = jobRunning(
    async (_payload, { jobId }) => {
      started++;
      await delay(800);
      finished.push(jobId);
    },
    { concurrency: 1 },
  );
  const { enqueue, start, listJobs } = await createTestQueue(context, [job]);
  const first = await enqueue(job, { text: '1' });
  await enqueue(job, { text: '2' });
  const worker = await start();
  await vi.waitFor(() => expect(started).toBe(1), soon);
  await worker.stop();
  expect(finished).toEqual([first]);
  expect((await listJobs('test-job')).map(({ state }) => state)).toEqual(['completed', 'created']);
});

test.concurrent('[OPS-03] a job that does not end in time for a stop is told so and goes back to its queue', async (context) => {
  let signal: AbortSignal | undefined;
  const job = jobRunning(
    async (_payload, running) => {
      signal = running.signal;
      await delay(60_000, undefined, { signal });
    },
    { retryLimit: 1 },
  );
  const { enqueue, start, listJobs } = await createTestQueue(context, [job]);
  await enqueue(job, { text: 'endless' });
  const worker = await start();
  await vi.waitFor(() => expect(signal).toBeDefined(), soon);
  await worker.stop(1);
  expect(signal?.aborted).toBe(true);
  expect(await listJobs('test-job')).toMatchObject([{ state: 'retry' }]);
});

function spawnWorker({ onTestFinished }: TestContext, systemUrl: string) {
  const file = fileURLToPath(new URL('../../../testing/queue/worker-child.ts', import.meta.url));
  const child = spawn(process.execPath, [file, systemUrl], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  return { kill };
}

test.concurrent('the job of a killed worker is run again by another, and has its effect once', async (context) => {
  const { database, enqueue, listJobs } = await createTestQueue(context, [crashJob]);
  const owner = createDatabase({ url: database.ownerUrl, maxConnections: 1, applicationName: 'test' });
  await CRASH_JOB_TABLES.execute(owner.db);
  await owner.close();
  const listRuns = async () => {
    const runs = sql<{ attempt: number }>`select attempt from crash_run order by attempt`;
    return (await runs.execute(database.systemDb)).rows.map(({ attempt }) => attempt);
  };

  await enqueue(crashJob, {});
  const doomed = spawnWorker(context, database.systemUrl);
  await vi.waitFor(async () => expect(await listRuns()).toEqual([1]), soon);
  await doomed.kill();
  spawnWorker(context, database.systemUrl);
  await vi.waitFor(async () => expect(await listJobs('crash-test')).toMatchObject([{ state: 'completed' }]), {
    timeout: 25_000,
    interval: 200,
  });
  expect(await listRuns()).toEqual([1, 2]);
  const effects = await sql`select job_id from crash_effect`.execute(database.systemDb);
  expect(effects.rows).toHaveLength(1);
}, 40_000);

test.concurrent('a failing job is tried again after growing pauses, then lies in the dead letters with its error', async (context) => {
  const startedAt: number[] = [];
  const job = jobRunning(
    async () => {
      startedAt.push(Date.now());
      throw new Error('the printer is on fire');
    },
    { retryLimit: 2 },
  );
  const { enqueue, start, listJobs, log } = await createTestQueue(context, [job]);
  const letters = () => log.lines.filter(({ event }) => event === 'job.dead').map(({ fields }) => fields);
  await start();
  const id = await enqueue(job, { text: 'a' });
  await vi.waitFor(() => expect(letters()).toHaveLength(1), soon);
  expect(letters()).toEqual([{ jobName: 'test-job', jobId: id }]);
  const [first = 0, second = 0, third = 0, ...more] = startedAt;
  expect(more).toEqual([]);
  expect(second - first).toBeGreaterThan(900);
  expect(third - second).toBeGreaterThan(1_900);
  expect(await listJobs('test-job.dead')).toMatchObject([
    { state: 'created', source_output: { message: 'the printer is on fire' } },
  ]);
  // The next report skips it, so it can still be retried.
  await delay(1_200);
  expect(letters()).toHaveLength(1);
  expect(log.lines.filter(({ event }) => event === 'job.failed').map(({ fields }) => fields.attempt)).toEqual(
    [1, 2, 3],
  );
});

test.concurrent('jobs that arrive together start together, not one at each look', async (context) => {
  const startedAt: number[] = [];
  const job = jobRunning(
    async () => {
      startedAt.push(Date.now());
      await delay(2_000);
    },
    { concurrency: 3 },
  );
  const { database, queue, start } = await createTestQueue(context, [job]);
  await start({ pollMilliseconds: 1_500 });
  await database.db.transaction().execute(async (trx) => {
    for (const text of ['1', '2', '3']) await queue.enqueue(trx, job, { text });
  });
  await vi.waitFor(() => expect(startedAt).toHaveLength(3), soon);
  expect((startedAt[2] ?? Infinity) - (startedAt[0] ?? 0)).toBeLessThan(1_400);
});

test.concurrent('a job can wait for its time', async (context) => {
  const startedAt: number[] = [];
  const job = jobRunning(async () => void startedAt.push(Date.now()));
  const { enqueue, start } = await createTestQueue(context, [job]);
  await start();
  const enqueuedAt = Date.now();
  await enqueue(job, { text: 'a' }, { startAfterSeconds: 2 });
  await vi.waitFor(() => expect(startedAt).toHaveLength(1), soon);
  expect((startedAt[0] ?? 0) - enqueuedAt).toBeGreaterThan(1_900);
});

test.concurrent('a job that takes too long is told so, counts as failed and makes room for the next', async (context) => {
  const texts: string[] = [];
  let isAborted = false;
  const job = jobRunning(
    async ({ text }, { signal }) => {
      texts.push(text);
      if (text === 'next') return;
      signal.addEventListener('abort', () => {
        isAborted = true;
      });
      // Ignores its signal, and takes longer than this test.
      await delay(15_000, undefined, { ref: false });
    },
    { timeoutSeconds: 1, concurrency: 1 },
  );
  const { enqueue, start, listJobs } = await createTestQueue(context, [job]);
  await start();
  await enqueue(job, { text: 'long' });
  await vi.waitFor(() => expect(texts).toEqual(['long']), soon);
  await enqueue(job, { text: 'next' });
  await vi.waitFor(async () => expect(await listJobs('test-job.dead')).toHaveLength(1), soon);
  expect(isAborted).toBe(true);
  await vi.waitFor(() => expect(texts).toEqual(['long', 'next']), soon);
});

test.concurrent('the jobs of each queue are counted by state', async (context) => {
  const job = jobRunning(async ({ text }) => {
    if (text === 'bad') throw new Error('bad');
  });
  const { database, enqueue, start } = await createTestQueue(context, [job]);
  await enqueue(job, { text: 'bad' });
  await enqueue(job, { text: 'later' }, { startAfterSeconds: 60 });
  await start();
  await vi.waitFor(
    async () =>
      expect((await countJobs(database.systemDb)).filter(({ queue }) => queue === 'test-job')).toEqual([
        { queue: 'test-job', state: 'active', count: 0 },
        { queue: 'test-job', state: 'dead', count: 1 },
        { queue: 'test-job', state: 'deferred', count: 1 },
        { queue: 'test-job', state: 'waiting', count: 0 },
      ]),
    soon,
  );
});

test.concurrent('[OPS-01] a worker goes on by itself when the database was away, and runs again what it could not report', async (context) => {
  const runs: string[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const job = jobRunning(
    async ({ text }) => {
      runs.push(text);
      if (runs.length === 1) await held;
    },
    { retryLimit: 3 },
  );
  const { database, enqueue, start, listJobs } = await createTestQueue(context, [job]);
  const proxy = await startFrozenProxy(database.systemUrl);
  context.onTestFinished(proxy.close);
  await start({ url: proxy.url });
  await enqueue(job, { text: 'at the cut' });
  await vi.waitFor(() => expect(runs).toEqual(['at the cut']), soon);
  proxy.cut();
  // Finishes while its result cannot be reported.
  letGo();
  await enqueue(job, { text: 'meanwhile' });
  await delay(1_500);
  expect(runs).toEqual(['at the cut']);
  proxy.mend();
  await vi.waitFor(
    async () =>
      expect((await listJobs('test-job')).map(({ state }) => state)).toEqual(['completed', 'completed']),
    { timeout: 30_000, interval: 100 },
  );
  expect(runs).toContain('meanwhile');
});
