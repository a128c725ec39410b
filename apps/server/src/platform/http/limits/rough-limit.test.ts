import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { testSettings } from '../../../testing/settings.ts';
import { createLog } from '../../log.ts';
import { createRedis } from '../../redis.ts';
import { createRoughLimiter } from './rough-limit.ts';

const limit = { max: 5, windowSeconds: 60, per: 'client', isRough: true } as const;

function startProcess(keyPrefix: string, url: string = testSettings.redisUrl) {
  const outages: unknown[] = [];
  const log = createLog({ level: 'silent', service: 'test' });
  const redis = createRedis({ url, log, name: 'limits' });
  onTestFinished(() => redis.disconnect());
  const check = createRoughLimiter({ redis, keyPrefix, onOutage: (error) => outages.push(error) });
  return { check: (subject: string) => check('save', subject, limit), outages };
}

it('lets exactly the limit through in one process', () => {
  const { check } = startProcess(`test:${randomUUID()}:`);
  const verdicts = Array.from({ length: 20 }, () => check('ana'));
  expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
  expect(verdicts.at(-1)?.retryAfterSeconds).toBeGreaterThan(0);
  expect(check('bia').isAllowed).toBe(true);
});

it('counts what other processes have let through, a second later', async () => {
  const keyPrefix = `test:${randomUUID()}:`;
  const [here, there] = [startProcess(keyPrefix), startProcess(keyPrefix)];
  for (let call = 0; call < 4; call += 1) here.check('ana');
  expect(there.check('ana').isAllowed).toBe(true);
  await expect.poll(() => there.check('ana').isAllowed, { interval: 400, timeout: 5_000 }).toBe(false);
  expect(here.outages).toEqual([]);
});

it('goes on by itself when Redis is gone, and says so', async () => {
  const { check, outages } = startProcess('test:', 'redis://127.0.0.1:1');
  const verdicts = Array.from({ length: 8 }, () => check('ana'));
  expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
  // Keeps making requests: counts of a past window are never exchanged.
  const outagesAfterAnother = () => {
    check('ana');
    return outages.length;
  };
  await expect.poll(outagesAfterAnother, { timeout: 10_000 }).toBeGreaterThan(0);
});
