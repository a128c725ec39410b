import { expect, it } from 'vitest';
import { createMemoryLimiter } from './memory-limit.ts';

const limit = { max: 2, windowSeconds: 60, per: 'client' } as const;

it('lets exactly the limit through, for each subject, until it is told to forget', () => {
  const { check, forget } = createMemoryLimiter();
  expect([1, 2, 3].map(() => check('ana', limit).isAllowed)).toEqual([true, true, false]);
  expect(check('ana', limit).retryAfterSeconds).toBe(60);
  expect(check('bia', limit).isAllowed).toBe(true);
  forget('ana');
  expect(check('ana', limit).isAllowed).toBe(true);
});

it('holds no more windows than it was told, and drops the oldest', () => {
  const { check } = createMemoryLimiter(2);
  for (const key of ['ana', 'ana', 'ana', 'bia', 'carla']) check(key, limit);
  expect(check('carla', limit).isAllowed).toBe(true);
  expect(check('ana', limit).isAllowed).toBe(true);
});
