import { normaliseResume } from '@lauda/domain/resume/schema';
import { afterEach, expect, it } from 'vitest';
import { createTextChecks, TEXT_CHECKS, type TextChecks } from './text-checks.ts';

const resume = normaliseResume(
  { experience: [{ id: 'job', position: 'Cook', description: 'Cooked 12 dishes' }] },
  { language: 'en-US' },
);
const question = (text: string) => ({
  text,
  source: { resume, itemId: 'job', original: 'Cooked 12 dishes' },
});
/** Takes several seconds. */
const long = Array.from({ length: 4_000 }, () => question('Cooked 947 dishes. '.repeat(100)));

let checks: TextChecks;
afterEach(() => checks.close());

it('answers with the claims of each text, in their order', async () => {
  checks = createTextChecks(TEXT_CHECKS);
  const [none, some] = await checks.ground('ana', [
    question('Cooked 12 dishes'),
    question('Cooked 947 dishes'),
  ]);
  expect(none).toEqual([]);
  expect(some).toMatchObject([{ text: '947', kind: 'number' }]);
}, 30_000);

it('ends a task at its deadline with 503 and Retry-After, and answers the next', async () => {
  checks = createTextChecks({ ...TEXT_CHECKS, threads: 1, deadlineMs: 500 });
  await expect(checks.ground('ana', long)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfterSeconds: 5,
  });
  await expect(checks.match('ana', [resume], 'We need a cook.')).resolves.toHaveLength(1);
}, 30_000);

it('runs one task at a time per user, so that another is not held, and refuses a queue that grows', async () => {
  checks = createTextChecks({ ...TEXT_CHECKS, maxWaitingPerUser: 1, deadlineMs: 60_000 });
  const ana = [checks.ground('ana', long), checks.ground('ana', long)];
  const ended = Promise.allSettled(ana);
  await expect(checks.ground('ana', long)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(checks.ground('bruno', [question('Cooked 12 dishes')])).resolves.toEqual([[]]);
  await checks.close();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
}, 60_000);

it('refuses a task that has waited too long for a thread', async () => {
  checks = createTextChecks({ ...TEXT_CHECKS, threads: 1, maxWaitMs: 300, deadlineMs: 60_000 });
  const ana = checks.ground('ana', long).catch(() => null);
  await expect(checks.ground('bruno', [question('Cooked 12 dishes')])).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  expect(checks.waitingCount()).toBe(0);
  await checks.close();
  await ana;
}, 30_000);
