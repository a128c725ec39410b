import { expect, it, vi } from 'vitest';
import { inSharedBatches } from './batches.ts';

/** Completes each batch on command and records which requests were batched together. */
function slowWork({ lanes = 1, size = 3, patienceMs = 0, maxWaiting = 100 } = {}) {
  const batches: { requests: readonly string[]; answer: () => void; refuse: (error?: Error) => void }[] = [];
  const ask = inSharedBatches<string, string>({
    lanes,
    size,
    patienceMs,
    maxWaiting,
    run: (requests) =>
      new Promise((resolve, reject) => {
        batches.push({
          requests,
          answer: () => resolve(requests.map((request) => `done ${request}`)),
          refuse: (error = new Error(`refused ${requests.join()}`)) => reject(error),
        });
      }),
  });
  return { ask, batches, seen: () => batches.map(({ requests }) => requests.join('')) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('lets nobody wait for company, and takes what came meanwhile together, as many as fit', async () => {
  const { ask, batches, seen } = slowWork();
  const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
  expect(seen()).toEqual(['a']);
  batches[0]?.answer();
  await settle();
  expect(seen()).toEqual(['a', 'bcd']);
  batches[1]?.answer();
  await settle();
  batches[2]?.answer();
  expect(await answers).toEqual(['done a', 'done b', 'done c', 'done d', 'done e']);
});

it('has as many under way as it has lanes', async () => {
  const { ask, batches, seen } = slowWork({ lanes: 2 });
  for (const request of ['a', 'b', 'c', 'd']) void ask(request);
  expect(seen()).toEqual(['a', 'b']);
  batches[1]?.answer();
  await settle();
  expect(seen()).toEqual(['a', 'b', 'cd']);
});

it('asks for each alone when a batch is refused, and tells each its own end', async () => {
  const { ask, batches, seen } = slowWork();
  void ask('a');
  const [good, bad] = [ask('b'), ask('c')];
  batches[0]?.answer();
  await settle();
  batches[1]?.refuse();
  await settle();
  expect(seen()).toEqual(['a', 'bc', 'b', 'c']);
  batches[3]?.refuse();
  await expect(bad).rejects.toThrow('refused c');
  batches[2]?.answer();
  await expect(good).resolves.toBe('done b');
  await settle();
  // The lane is free again, so the next request starts immediately.
  void ask('d');
  expect(seen().at(-1)).toBe('d');
});

it('begins another beside one that takes too long, or for those that would not fit into the next', () => {
  vi.useFakeTimers();
  const { ask, seen } = slowWork({ lanes: 4, patienceMs: 15 });
  for (const request of ['a', 'b', 'c']) void ask(request);
  vi.advanceTimersByTime(14);
  expect(seen()).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(seen()).toEqual(['a', 'bc']);
  for (const request of ['d', 'e', 'f']) void ask(request);
  expect(seen()).toEqual(['a', 'bc', 'def']);
  vi.useRealTimers();
});

it('refuses when too many wait, and takes more once there is room', async () => {
  const { ask, batches } = slowWork({ maxWaiting: 1 });
  const [first, second] = [ask('a'), ask('b')];
  await expect(ask('c')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  batches[0]?.answer();
  await expect(first).resolves.toBe('done a');
  await settle();
  batches[1]?.answer();
  await expect(second).resolves.toBe('done b');
});

it('runs only two of a refused batch alone at once', async () => {
  const { ask, batches, seen } = slowWork();
  for (const request of ['a', 'b', 'c', 'd']) ask(request).catch(() => undefined);
  batches[0]?.answer();
  await settle();
  batches[1]?.refuse();
  await settle();
  expect(seen()).toEqual(['a', 'bcd', 'b', 'c']);
  batches[2]?.answer();
  await settle();
  expect(seen()).toEqual(['a', 'bcd', 'b', 'c', 'd']);
});

it('asks for none alone when the connection was lost, and tells all of them', async () => {
  const { ask, batches, seen } = slowWork();
  void ask('a');
  const both = Promise.allSettled([ask('b'), ask('c')]);
  batches[0]?.answer();
  await settle();
  batches[1]?.refuse(new Error('Connection terminated unexpectedly'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(seen()).toEqual(['a', 'bc']);
});
