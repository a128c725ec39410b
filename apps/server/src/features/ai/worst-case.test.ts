import { randomUUID } from 'node:crypto';
import { filled } from '@lauda/domain/testing/worst-case';
import { type ModelServer, startModelServer } from '@lauda/stand-ins/model/model-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { openLetters, testLetter } from '../../testing/clients/letters.ts';
import { longestTurnMs, MAX_TURN_MS } from '../../testing/hostile/longest-turn.ts';
import { modelSettings } from '../../testing/model.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';
import { figureHeavyResume as resume } from '../../testing/hostile/worst-case.ts';

const figures = (length: number) => filled((index) => `${index * 17.5 + 50_021} `, length);

let model: ModelServer;
let test: TestApp;
beforeAll(async () => {
  model = await startModelServer();
  Object.assign(model.answers, {
    'suggest-bullets': () => ({
      bullets: Array.from({ length: 12 }, () => ({ text: figures(790), rewrites: null })),
    }),
    tailoring: () => ({
      suggestions: Array.from({ length: 50 }, (_, index) => ({
        passage: `p${index + 2}`,
        text: figures(3_000),
        why: 'Because.',
      })),
    }),
    coach: () =>
      Array.from({ length: 5 }, (_, index) => `:::edit experience ${index + 1}\n${figures(6_000)}\n:::`).join(
        '\n',
      ),
    letter: () => ({ introduction: figures(3_900), body: figures(3_900), closing: figures(3_900) }),
  });
  test = await createTestApp({ env: modelSettings(model) });
  await openLetters(test.database);
  // Warm-up: loads what the first call loads.
  await call(await newPerson(), '/api/ai/suggestions', { resume, target: { kind: 'skills' } });
}, 60_000);
afterAll(async () => {
  await test.close();
  await model.close();
});

async function newPerson() {
  const user = await createTestUser(test.database);
  await subscribe(test.database, user, {});
  const { id } = await resumeClient(test.app, user).made(resume);
  return { ...user, resumeId: id };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

const call = ({ headers }: Person, url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, headers, payload });

const CALLS: Readonly<Record<string, (person: Person) => ReturnType<typeof call>>> = {
  suggestions: (person) =>
    call(person, '/api/ai/suggestions', {
      resume,
      target: { kind: 'description', path: ['experience', 'job-1'] },
    }),
  'suggestions of tailoring': (person) =>
    call(person, `/api/resume/${person.resumeId}/tailoring/suggestions`, {
      ad: `Requirements:\n${filled((index) => `- cooking of k${index.toString(36)}fish\n`, 19_900)}`,
    }),
  'the coach': (person) =>
    call(person, `/api/coach/${person.resumeId}/messages`, {
      id: randomUUID(),
      text: 'How do I begin?',
      locale: 'en-US',
    }),
  'a letter': (person) => {
    const {
      sections: _sections,
      claims: _claims,
      ...brief
    } = testLetter({
      resumeId: person.resumeId,
      jobDescription: filled((index) => `- cooking of k${index.toString(36)}fish\n`, 9_900),
    });
    return call(person, '/api/cover-letter/write', { brief, date: 'November 15, 2026' });
  },
};

it.each(Object.keys(CALLS))(
  'checking the claims of %s holds nobody else',
  async (name) => {
    const person = await newPerson();
    const asking = Promise.resolve(CALLS[name]?.(person));
    expect(await longestTurnMs(asking)).toBeLessThan(MAX_TURN_MS);
    expect([200, 503]).toContain((await asking)?.statusCode);
  },
  60_000,
);
