import { randomUUID } from 'node:crypto';
import type { Suggestion } from '@lauda/contract/ai';
import type { Plan } from '@lauda/contract/billing/plans';
import { normaliseResume } from '@lauda/domain/resume/schema';
import type { ModelAnswer } from '@lauda/stand-ins/model/model-answers';
import { type ModelServer, startModelServer } from '@lauda/stand-ins/model/model-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { openLetters, testLetter } from '../../testing/clients/letters.ts';
import { modelSettings } from '../../testing/model.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';
import { AD } from '../../testing/clients/tailoring.ts';

const LINES = [
  'Wrote down what visitors said at the front desk',
  'Cut waiting from 50 to 40 minutes',
] as const;
const RESUME = normaliseResume(
  {
    title: 'Desk',
    personalInfo: {
      firstName: 'Zuleika',
      lastName: 'Quarterbridge',
      email: 'zq@canary.example',
      jobTitle: 'Clerk',
      summary: 'Clerk of the front desk.',
    },
    experience: [
      {
        id: 'job-1',
        company: 'Aurora Foods',
        position: 'Clerk',
        startDate: '2020-01',
        current: true,
        description: LINES.map((line) => `• ${line}`).join('\n'),
      },
    ],
    education: [{ id: 'edu-1', school: 'Vale College', degree: 'bachelor' }],
    skills: [{ id: 's1', name: 'Reception', skillLevelId: 'advanced', group: '' }],
  },
  { language: 'en-US' },
);
/** The rules can derive this from 50 and 40, and from nothing else. */
const DERIVED = 'Cut waiting by 20%';

let model: ModelServer;
let test: TestApp;
beforeAll(async () => {
  model = await startModelServer();
  test = await createTestApp({
    env: { ...modelSettings(model), AI_TIMEOUT_SECONDS: 2, AI_SECOND_READER: 'on' },
  });
  await openLetters(test.database);
});
afterAll(async () => {
  await test.close();
  await model.close();
});
afterEach(() => {
  model.mode = 'honest';
  for (const task of Object.keys(model.answers)) delete model.answers[task];
});

const bullet: ModelAnswer = () => ({ bullets: [{ text: DERIVED, rewrites: 2 }] });
const facts =
  (...listed: [fact: string, quote: string][]): ModelAnswer =>
  () => ({ facts: listed.map(([fact, quote]) => ({ text: 1, fact, quote, kind: 'number' })) });

async function suggested(user: Pick<TestUser, 'headers'>, app = test.app): Promise<string[]> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/ai/suggestions',
    headers: { ...user.headers, 'content-type': 'application/json' },
    payload: JSON.stringify({
      resume: RESUME,
      target: { kind: 'description', path: ['experience', 'job-1'] },
    }),
  });
  expect(answer.statusCode).toBe(200);
  const { suggestions } = answer.json<{ data: { suggestions: Suggestion[] } }>().data;
  return suggestions.flatMap(({ claims }) => claims.map(({ text }) => text));
}

const usesOf = ({ userId }: TestUser) =>
  test.database.systemDb
    .selectFrom('ai_use')
    .select(['purpose', 'allowance', 'state', 'tokens'])
    .where('user_id', '=', userId)
    .orderBy('purpose')
    .execute();
const countOf = async (user: TestUser) =>
  (await test.app.inject({ url: `/api/plan/${user.userId}`, headers: user.headers })).json<{ data: Plan }>()
    .data.usageLimit;

describe('[AI-05] the second reader', () => {
  it.each<[string, ModelAnswer, string[]]>([
    ['quotes what carries the figure', facts([DERIVED, LINES[1]]), []],
    ['quotes what nobody said', facts([DERIVED, 'Cut waiting by a fifth, 20%']), [DERIVED]],
    ['quotes what does not carry it', facts([DERIVED, LINES[0]]), ['20%']],
    ['has no quote', facts(['waiting by 20%', '']), ['waiting by 20%']],
    ['leaves it out', facts(), ['20%']],
    ['lists facts of no text', facts(['Won an award', LINES[0]], ['', '']), ['20%']],
  ])('that %s', async (_, reader, marked) => {
    Object.assign(model.answers, { 'suggest-bullets': bullet, 'list-facts': reader });
    expect(await suggested(await createTestUser(test.database))).toEqual(marked);
  });

  const NONE_OF_USE: Readonly<Record<string, ModelAnswer>> = {
    'talks instead': () => 'I have checked everything.',
    'answers in another form': () => ({ facts: { text: 1 } }),
    'lists too many': () => ({
      facts: Array.from({ length: 5_000 }, () => ({ text: 1, fact: '20%', quote: '', kind: 'number' })),
    }),
    'quotes books': () => ({ facts: [{ text: 1, fact: '20%', quote: 'x'.repeat(400_000), kind: 'number' }] }),
    'names no text': () => ({ facts: [{ text: 'one', fact: '20%', quote: '', kind: 'number' }] }),
  };
  it.each(Object.keys(NONE_OF_USE))('that %s changes nothing', async (name) => {
    const ana = await createTestUser(test.database);
    Object.assign(model.answers, { 'suggest-bullets': bullet, 'list-facts': NONE_OF_USE[name] });
    expect(await suggested(ana)).toEqual([]);
    expect(await usesOf(ana)).toMatchObject([
      { purpose: 'check', state: 'released' },
      { purpose: 'suggestion', state: 'settled' },
    ]);
  });

  it('that hangs is left behind at its deadline, and does not keep the writer from being asked', async () => {
    const own = await createTestApp({
      env: { ...modelSettings(model), AI_TIMEOUT_SECONDS: 1, AI_SECOND_READER: 'on' },
    });
    const ana = await createTestUser(own.database);
    await subscribe(own.database, ana, {});
    Object.assign(model.answers, {
      'suggest-bullets': bullet,
      'list-facts': () => new Promise(() => undefined),
    });
    const before = model.calls.length;
    for (let asked = 0; asked < 7; asked += 1) expect(await suggested(ana, own.app)).toEqual([]);
    const tasks = model.calls.slice(before).map(({ question }) => question.task);
    expect(tasks.filter((task) => task === 'suggest-bullets')).toHaveLength(7);
    // Five consecutive failures open the breaker: no more calls for a while.
    expect(tasks.filter((task) => task === 'list-facts')).toHaveLength(5);
    await own.close();
  }, 60_000);

  it('takes no mark of the rules away', async () => {
    model.answers['suggest-bullets'] = () => ({
      bullets: [{ text: 'Cut waiting by 47% with Kubernetes', rewrites: 2 }],
    });
    model.answers['list-facts'] = facts(['47%', LINES[1]], ['Kubernetes', LINES[1]]);
    const marked = (await suggested(await createTestUser(test.database))).join(' ');
    expect(marked).toContain('47%');
    expect(marked).toContain('Kubernetes');
  });

  it('costs tokens and no use, and is told nothing that says who somebody is', async () => {
    const ana = await createTestUser(test.database);
    Object.assign(model.answers, { 'suggest-bullets': bullet, 'list-facts': facts([DERIVED, LINES[1]]) });
    const before = model.calls.length;
    await suggested(ana);
    expect(await countOf(ana)).toEqual({ maxAiSuggestions: 3, aiSuggestions: 1 });
    const uses = await usesOf(ana);
    expect(uses).toMatchObject([
      { purpose: 'check', allowance: 'none', state: 'settled' },
      { purpose: 'suggestion', allowance: 'suggestion', state: 'settled' },
    ]);
    expect(uses.every(({ tokens }) => tokens > 0)).toBe(true);
    const sent = model.calls.slice(before).map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent.join('\n')).not.toMatch(/Zuleika|Quarterbridge|canary/);
    for (let more = 0; more < 2; more += 1) await suggested(ana);
    expect(await countOf(ana)).toEqual({ maxAiSuggestions: 3, aiSuggestions: 3 });
  });

  it('is not asked when it is switched off', async () => {
    const off = await createTestApp({ env: { ...modelSettings(model), AI_SECOND_READER: 'off' } });
    Object.assign(model.answers, { 'suggest-bullets': bullet, 'list-facts': facts() });
    const before = model.calls.length;
    expect(await suggested(await createTestUser(off.database), off.app)).toEqual([]);
    expect(model.calls.length - before).toBe(1);
    await off.close();
  });
});

describe('[AI-05] every text of a model is read a second time', () => {
  async function newPerson() {
    const user = await createTestUser(test.database);
    await subscribe(test.database, user, {});
    const { id } = await resumeClient(test.app, user).made(RESUME);
    return { ...user, resumeId: id };
  }
  const post = async ({ headers }: TestUser, url: string, payload: object): Promise<string> => {
    const answer = await test.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(200);
    return answer.body;
  };
  const SAID = 'Noted what visitors said at the front desk';
  /** The second reader cannot quote it. */
  const unsupported = facts([SAID, '']);

  it('suggestions of tailoring', async () => {
    const ana = await newPerson();
    model.answers['tailoring'] = ({ data }) => {
      const { passages } = JSON.parse(data['resume'] ?? '') as { passages: { id: string; text: string }[] };
      const id = passages.find(({ text }) => text.includes('Wrote down'))?.id;
      return { suggestions: [{ passage: id, text: `• ${SAID}\n• ${LINES[1]}`, why: 'Because.' }] };
    };
    model.answers['list-facts'] = unsupported;
    expect(await post(ana, `/api/resume/${ana.resumeId}/tailoring/suggestions`, { ad: AD })).toContain(
      `"text":"${SAID}"`,
    );
  });

  it('proposals of the coach', async () => {
    const ana = await newPerson();
    model.answers['coach'] = () => `Try this.\n\n:::edit experience 1\n- ${SAID}\n- ${LINES[1]}\n:::\n`;
    model.answers['list-facts'] = unsupported;
    const body = await post(ana, `/api/coach/${ana.resumeId}/messages`, {
      id: randomUUID(),
      text: 'Better words?',
      locale: 'en-US',
    });
    expect(body).toContain(`"text":"${SAID}"`);
  });

  it('letters', async () => {
    const ana = await newPerson();
    const letter = { introduction: SAID, body: 'What I bring is in my resume.', closing: 'Thank you.' };
    model.answers['letter'] = () => letter;
    model.answers['list-facts'] = unsupported;
    const { sections: _sections, claims: _claims, ...brief } = testLetter({ resumeId: ana.resumeId });
    expect(await post(ana, '/api/cover-letter/write', { brief, date: 'November 17, 2026' })).toContain(
      `"text":"${SAID}"`,
    );
  });
});
