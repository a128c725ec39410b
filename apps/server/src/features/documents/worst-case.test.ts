import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { longestTurnMs } from '../../testing/hostile/longest-turn.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';
import { lineHeavyResume } from '../../testing/hostile/worst-case.ts';

/** Half of the usual limit: a Word file of this resume takes several times as long to create. */
const MAX_DOCUMENT_TURN_MS = 100;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function newOwner() {
  const user = await createTestUser(test.database);
  await subscribe(test.database, user, {});
  const { id } = await resumeClient(test.app, user).made(lineHeavyResume);
  return {
    id,
    get: (path: string) => test.app.inject({ url: `/api/resume/${id}/${path}`, headers: user.headers }),
  };
}

it.each([
  ['a Word file', 'export/docx'],
  ['a read-back', 'readback'],
])(
  '%s of many short lines blocks no other request',
  async (_name, path) => {
    const owner = await newOwner();
    // Warm-up: loads what the first call loads.
    await owner.get('export/txt');
    const asking = owner.get(path);
    expect(await longestTurnMs(asking)).toBeLessThan(MAX_DOCUMENT_TURN_MS);
    expect((await asking).statusCode).toBe(200);
  },
  60_000,
);
