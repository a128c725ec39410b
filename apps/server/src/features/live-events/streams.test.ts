import { afterEach, expect, it, vi } from 'vitest';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;
afterEach(async () => {
  vi.restoreAllMocks();
  await test.close();
});

const count = async ({ eventStreams }: ReturnType<typeof createMetrics>) =>
  (await eventStreams.get()).values[0]?.value;

it('leaves neither a timer nor a stream behind when a subscription fails', async () => {
  const metrics = createMetrics();
  test = await createTestApp({
    metrics,
    hub: { subscribe: () => Promise.reject(new Error('Redis is away')), close: () => undefined },
  });
  const started = vi.spyOn(globalThis, 'setInterval');
  const cleared = vi.spyOn(globalThis, 'clearInterval');
  expect((await test.app.inject('/api/events')).statusCode).toBe(500);
  const timers = started.mock.results.map(({ value }) => value as unknown);
  expect(timers).toHaveLength(2);
  await expect.poll(() => cleared.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers));
  expect(await count(metrics)).toBe(0);
});

it('opens twenty streams for one user, refuses more, and has room again when one ends', async () => {
  const metrics = createMetrics();
  test = await createTestApp({ metrics });
  const { headers } = await createTestUser(test.database);
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const open = async () => {
    const ending = new AbortController();
    const { status, headers: answered } = await fetch(`${address}/api/events`, {
      headers,
      signal: ending.signal,
    });
    return { status, retryAfter: answered.get('retry-after'), end: () => ending.abort() };
  };
  const streams = await Promise.all(Array.from({ length: 20 }, open));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  expect(await open()).toMatchObject({ status: 429, retryAfter: '60' });
  streams[0]?.end();
  await expect.poll(() => count(metrics)).toBe(19);
  const again = await open();
  expect(again.status).toBe(200);
  for (const { end } of [...streams, again]) end();
});
