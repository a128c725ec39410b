import { describe, expect, it } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

const tabs = Array.from({ length: 2000 }, () => crypto.randomUUID());

describe('the wait before a save is sent again', () => {
  it.each([
    [1, 1000],
    [3, 4000],
    [6, 30_000],
    [10, 30_000],
    [11, 300_000],
    [500, 300_000],
  ])('is after %i failures at least %i ms and at most 30 %% more', (attempts, leastMs) => {
    for (const opId of tabs) {
      expect(retryDelayMs(attempts, opId)).toBeGreaterThanOrEqual(leastMs);
      expect(retryDelayMs(attempts, opId)).toBeLessThanOrEqual(leastMs * 1.3);
    }
  });

  it('spreads tabs that failed at the same moment', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const opId of tabs) {
      const tenth = Math.min(9, Math.floor((retryDelayMs(5, opId) - 16_000) / 480));
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    // 200 each if evenly distributed.
    expect(Math.min(...tenths)).toBeGreaterThan(120);
    expect(Math.max(...tenths)).toBeLessThan(280);
  });

  it('is the same for the same attempt, and another for the next one', () => {
    const [one = ''] = tabs;
    expect(retryDelayMs(7, one)).toBe(retryDelayMs(7, one));
    expect(retryDelayMs(7, one)).not.toBe(retryDelayMs(8, one));
  });
});
