import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

it('a model that is down is left alone for a while, then tried by one', () => {
  let now = 0;
  const breaker = createBreaker(() => now);
  for (let n = 0; n < 4; n += 1) breaker.failed();
  expect(breaker.canTry()).toBe(true);
  breaker.failed();
  expect(breaker.canTry()).toBe(false);
  now += 30_000;
  expect([breaker.canTry(), breaker.canTry()]).toEqual([true, false]);
  breaker.failed();
  expect(breaker.canTry()).toBe(false);
  now += 30_000;
  expect(breaker.canTry()).toBe(true);
  breaker.succeeded();
  expect([breaker.canTry(), breaker.canTry()]).toEqual([true, true]);
});
