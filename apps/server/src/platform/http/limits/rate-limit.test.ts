import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testSettings } from '../../../testing/settings.ts';
import { createLog } from '../../log.ts';
import { createRedis } from '../../redis.ts';
import { createRateLimiter } from './rate-limit.ts';

const limit = { max: 5, windowSeconds: 1, per: 'client' } as const;

function connect(url: string) {
  const lines: string[] = [];
  const log = createLog({
    level: 'info',
    service: 'test',
    destination: { write: (line) => void lines.push(line) },
  });
  const redis = createRedis({ url, log, name: 'limits' });
  onTestFinished(() => redis.disconnect());
  const { check, forget } = createRateLimiter({ redis, keyPrefix: `test:${randomUUID()}:`, log });
  return { redis, check, forget, lines };
}

describe('rate limits', () => {
  it('lets exactly the limit through, also in parallel, and again after the window', async () => {
    const { redis, check } = connect(testSettings.redisUrl);
    await new Promise((resolve) => redis.once('ready', resolve));
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => check('save', 'ana', limit)));
    expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
    expect(verdicts.at(-1)?.retryAfterSeconds).toBe(1);
    expect((await check('save', 'bia', limit)).isAllowed).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await check('save', 'ana', limit)).isAllowed).toBe(true);
  });

  it('counts anew after it was told to forget', async () => {
    const { redis, check, forget } = connect(testSettings.redisUrl);
    await new Promise((resolve) => redis.once('ready', resolve));
    for (let time = 0; time < 6; time++) await check('save', 'ana', { ...limit, windowSeconds: 60 });
    await forget('save', 'ana');
    expect((await check('save', 'ana', limit)).isAllowed).toBe(true);
  });

  it('counts in memory when Redis is gone, and says so once', async () => {
    const { check, forget, lines } = connect('redis://127.0.0.1:1');
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => check('save', 'ana', limit)));
    expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
    await forget('save', 'ana');
    expect((await check('save', 'ana', limit)).isAllowed).toBe(true);
    expect(lines.filter((line) => line.includes('limits.local'))).toHaveLength(1);
  });
});
