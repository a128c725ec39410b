import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchEventLoop } from './event-loop-lag.ts';

const block = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('tells how late the event loop was in the last second, and forgets it', async () => {
  const lag = watchEventLoop();
  await delay(50);
  for (let turn = 0; turn < 8; turn += 1) {
    block(300);
    await delay(0);
  }
  await delay(20);
  expect(lag.last().maxMs).toBeGreaterThan(250);
  expect(lag.last().meanMs).toBeGreaterThan(100);
  await expect.poll(() => lag.last().maxMs, { timeout: 20_000, interval: 200 }).toBeLessThan(250);
  lag.close();
}, 30_000);
