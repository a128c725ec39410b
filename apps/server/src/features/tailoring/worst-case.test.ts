import { randomUUID } from 'node:crypto';
import { passagesOf } from '@lauda/domain/tailoring/passages';
import { filled } from '@lauda/domain/testing/worst-case';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { longestTurnMs, MAX_TURN_MS } from '../../testing/hostile/longest-turn.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';
import { TAILORED_RESUME, tailoringClient } from '../../testing/clients/tailoring.ts';
import { figureHeavyResume as resume } from '../../testing/hostile/worst-case.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function newPerson() {
  const user = await createTestUser(test.database);
  const { id } = await resumeClient(test.app, user).made(resume);
  return { id, wizard: tailoringClient(test.app, user) };
}

it('a copy with figures in every passage holds nobody else', async () => {
  const { id, wizard } = await newPerson();
  const suggested = filled((index) => `${index * 17.5 + 50_021} `, 4_000);
  const changes = passagesOf(resume)
    .filter(({ path }) => path.startsWith('experience/'))
    .map(({ path, text: before }) => ({ path, before, after: 'z', suggested }));
  const copying = wizard.save(id, { name: 'Copy', changes });
  expect(await longestTurnMs(copying)).toBeLessThan(MAX_TURN_MS);
  expect([200, 503]).toContain((await copying).status);
}, 60_000);

it('a match of the longest ad holds nobody else', async () => {
  const { id, wizard } = await newPerson();
  const ad = `Requirements:\n${filled((index) => `- cooking of k${index.toString(36)}fish\n`, 19_900)}`;
  const matching = wizard.match(id, ad);
  expect(await longestTurnMs(matching)).toBeLessThan(MAX_TURN_MS);
  expect((await matching).status).toBe(200);
}, 60_000);

it('a plan without room refuses a copy before its claims are checked, and still answers one that was made', async () => {
  const user = await createTestUser(test.database);
  const resumes = resumeClient(test.app, user);
  const { id } = await resumes.made(TAILORED_RESUME);
  await resumes.made(TAILORED_RESUME);
  const wizard = tailoringClient(test.app, user);
  const before = passagesOf(TAILORED_RESUME).find(({ path }) => path === 'personalInfo/summary')?.text ?? '';
  const change = { path: 'personalInfo/summary', before, after: 'Builds reports in SQL.' };
  const key = randomUUID();
  const made = await wizard.save(id, { name: 'Copy', changes: [change] }, key);
  expect(made.status).toBe(200);
  const invented = { ...change, after: 'Led 947 people.', suggested: 'Led 947 people.' };
  expect(await wizard.save(id, { name: 'Copy', changes: [invented] })).toMatchObject({
    code: 'RESUME_LIMIT_REACHED',
  });
  expect((await wizard.save(id, { name: 'Copy', changes: [change] }, key)).data.id).toBe(made.data.id);
}, 30_000);
