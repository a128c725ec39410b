import { randomUUID } from 'node:crypto';
import type { CoachMessage, CoachProgress } from '@lauda/contract/coach';
import { type ModelServer, startModelServer } from '@lauda/stand-ins/model/model-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { eventsIn } from '../../testing/clients/letters.ts';
import { modelSettings } from '../../testing/model.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';

let model: ModelServer;
let test: TestApp;
beforeAll(async () => {
  model = await startModelServer();
  test = await createTestApp({ env: { ...modelSettings(model), AI_TIMEOUT_SECONDS: 5 } });
});
afterAll(async () => {
  await test.close();
  await model.close();
});
beforeEach(() => {
  model.mode = 'honest';
});

async function newPerson({ isPro = true } = {}) {
  const user = await createTestUser(test.database);
  if (isPro) await subscribe(test.database, user, {});
  const resumes = resumeClient(test.app, user);
  const { id: resumeId } = await resumes.made();
  const url = (resume: string) => `/api/coach/${resume}/messages`;
  const ask = (text: string, { id = randomUUID(), resume = resumeId, locale = 'en-US' } = {}) =>
    test.app.inject({
      method: 'POST',
      url: url(resume),
      headers: user.headers,
      payload: { id, text, locale },
    });
  const read = (resume: string = resumeId) =>
    test.app.inject({ method: 'GET', url: url(resume), headers: user.headers });
  return {
    user,
    resumes,
    resumeId,
    ask,
    read,
    answered: async (...args: Parameters<typeof ask>): Promise<CoachMessage> => {
      const end = eventsIn<CoachProgress>((await ask(...args)).body).at(-1);
      if (end?.type !== 'answered') throw new Error(`No answer: ${JSON.stringify(end)}`);
      return end.message;
    },
    messages: async (resume?: string) =>
      (await read(resume)).json<{ data: { isOn: boolean; messages: CoachMessage[] } }>().data.messages,
    forget: () => test.app.inject({ method: 'DELETE', url: url(resumeId), headers: user.headers }),
  };
}

describe('[AI-03] the coach', () => {
  it('answers in pieces that together are what is kept, knows the resume and what was said before', async () => {
    const ana = await newPerson();
    const calls = model.calls.length;
    const events = eventsIn<CoachProgress>((await ana.ask('Is it **good**?')).body);
    const pieces = events.flatMap((event) => (event.type === 'words' ? [event.text] : []));
    expect(pieces.length).toBeGreaterThan(3);
    expect(events.at(-1)).toMatchObject({ type: 'answered', message: { text: pieces.join('').trim() } });
    await ana.answered('And now?');
    const [first, second] = model.calls.slice(calls);
    expect(first?.question.data['resume']).toContain('experience 1: Engineer · Aurora');
    expect(first?.body).not.toContain('Lima');
    expect(second?.question.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    const said = await ana.messages();
    expect(said.map(({ role, text }) => [role, text])).toEqual([
      ['user', 'Is it **good**?'],
      ['assistant', expect.stringContaining('Questions before this one: 0')],
      ['user', 'And now?'],
      ['assistant', expect.stringContaining('Questions before this one: 1')],
    ]);
  });

  it('proposes changes tied to the resume, and marks in them what the resume does not say', async () => {
    const ana = await newPerson();
    const honest = await ana.answered('Write my summary');
    expect(honest.text).not.toContain(':::');
    expect(honest.proposals).toMatchObject([
      { section: 'summary', itemId: null, original: 'Builds.', suggested: 'Engineer · Aurora.', claims: [] },
    ]);
    const invented = await ana.answered('Invent something for my summary');
    const [proposal] = invented.proposals;
    expect(proposal?.claims.map(({ text }) => text).join(' ')).toContain('47');
    for (const { start, end, text } of proposal?.claims ?? [])
      expect(proposal?.suggested.slice(start, end)).toBe(text);
    // A proposal alone changes nothing.
    expect((await ana.resumes.get(ana.resumeId)).data).toMatchObject({ version: 1 });
  });

  it('drops what it proposes for an entry that is not there', async () => {
    const ana = await newPerson();
    model.answers['coach'] = () =>
      'Look.\n:::edit experience 9\nNew.\n:::\n:::edit secrets\nNew.\n:::\n:::edit experience 1\n- Led it.\n:::';
    const { text, proposals } = await ana.answered('And?');
    delete model.answers['coach'];
    expect(text).toBe('Look.');
    expect(proposals).toMatchObject([{ section: 'experience', itemId: 'e1', suggested: '- Led it.' }]);
  });

  it('keeps a question that failed, and answers it once when it is asked again under its id', async () => {
    const ana = await newPerson();
    const id = randomUUID();
    model.mode = 'cut';
    expect(eventsIn((await ana.ask('Why?', { id })).body).at(-1)).toMatchObject({ type: 'failed' });
    expect(await ana.messages()).toMatchObject([{ id, role: 'user', text: 'Why?' }]);
    model.mode = 'honest';
    const answer = await ana.answered('Why?', { id });
    const calls = model.calls.length;
    expect(await ana.answered('Why?', { id })).toEqual(answer);
    expect(model.calls.length).toBe(calls);
    expect(await ana.messages()).toHaveLength(2);
    expect((await ana.ask('Something else', { id })).json()).toMatchObject({ error: { code: 'CONFLICT' } });
  });

  it('stops when the person goes, upstream as well, and keeps what was said', async () => {
    const ana = await newPerson();
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    model.answers['coach'] = () => 'A first sentence. '.repeat(4000);
    const leaving = new AbortController();
    const answer = await fetch(`${address}/api/coach/${ana.resumeId}/messages`, {
      method: 'POST',
      headers: { ...ana.user.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), text: 'Tell me all', locale: 'en-US' }),
      signal: leaving.signal,
    });
    await answer.body?.getReader().read();
    leaving.abort();
    await expect
      .poll(async () => (await ana.messages()).at(-1))
      .toMatchObject({ role: 'assistant', isStopped: true });
    delete model.answers['coach'];
    const kept = (await ana.messages()).at(-1)?.text ?? '';
    expect(kept).toMatch(/^A first/);
    expect(kept.length).toBeLessThan(4000 * 18);
    await expect.poll(() => model.calls.at(-1)?.wasAborted).toBe(true);
  });

  it('keeps conversations apart by resume, and forgets one when it is told to', async () => {
    const ana = await newPerson();
    const { id: other } = await ana.resumes.made();
    await ana.answered('About the first');
    await ana.answered('About the second', { resume: other });
    expect((await ana.messages(other)).map(({ text }) => text)[0]).toBe('About the second');
    expect((await ana.forget()).statusCode).toBe(200);
    expect(await ana.messages()).toEqual([]);
    expect(await ana.messages(other)).toHaveLength(2);
  });

  it('is for Pro, and for one’s own resumes', async () => {
    const [free, pro] = [await newPerson({ isPro: false }), await newPerson()];
    const calls = model.calls.length;
    for (const answer of [await free.ask('Hello?'), await free.read()])
      expect(answer.json()).toMatchObject({ error: { code: 'PLAN_REQUIRED' } });
    for (const answer of [await pro.ask('Hello?', { resume: free.resumeId }), await pro.read(free.resumeId)])
      expect(answer.statusCode).toBe(404);
    expect((await pro.ask('')).statusCode).toBe(400);
    expect(model.calls.length).toBe(calls);
  });
});

it('without a model the coach says so, and asks nobody', async () => {
  const quiet = await createTestApp();
  const user = await createTestUser(quiet.database);
  await subscribe(quiet.database, user, {});
  const { id } = await resumeClient(quiet.app, user).made();
  const url = `/api/coach/${id}/messages`;
  const read = await quiet.app.inject({ method: 'GET', url, headers: user.headers });
  expect(read.json()).toEqual({ data: { isOn: false, messages: [] } });
  const payload = { id: randomUUID(), text: 'Hello?', locale: 'en-US' };
  const asked = await quiet.app.inject({ method: 'POST', url, headers: user.headers, payload });
  expect(asked.json()).toMatchObject({ error: { code: 'AI_OFF' } });
  await quiet.close();
});
