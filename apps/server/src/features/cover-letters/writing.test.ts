import type { LetterProgress } from '@lauda/contract/applications/cover-letters';
import { LETTER_STAGES, TONES } from '@lauda/domain/cover-letter/letter';
import { type ModelServer, startModelServer } from '@lauda/stand-ins/model/model-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { eventsIn, letterClient, openLetters } from '../../testing/clients/letters.ts';
import { modelSettings } from '../../testing/model.ts';
import { subscribe } from '../../testing/billing/plans.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';
import { richTextFromPlain } from '@lauda/domain/resume/rich-text';

let model: ModelServer;
let test: TestApp;
beforeAll(async () => {
  model = await startModelServer();
  test = await createTestApp({ env: { ...modelSettings(model), AI_TIMEOUT_SECONDS: 5 } });
  await openLetters(test.database);
});
afterAll(async () => {
  await test.close();
  await model.close();
});
beforeEach(() => {
  model.mode = 'honest';
});

const RESUME = testResume();
const resume = {
  ...RESUME,
  personalInfo: {
    ...RESUME.personalInfo,
    phone: '+55 11 98888-7777',
    summary: richTextFromPlain(
      'Builds calm software for busy clinics. Enjoys long projects with small teams.',
    ),
  },
};

async function newPerson({ isPro = false } = {}) {
  const user = await createTestUser(test.database);
  if (isPro) await subscribe(test.database, user, {});
  const { id: resumeId } = await resumeClient(test.app, user).made(resume);
  const client = letterClient(test.app, user);
  const used = async () =>
    (await client.call('GET', 'allowance')).json<{ data: { used: number; limit: number | null } }>().data;
  return { user, resumeId, used, ...client };
}

const stagesIn = (events: readonly LetterProgress[]) =>
  events.flatMap((event) => (event.type === 'stage' ? [event.stage] : []));

describe('[COV-03] a letter that is written', () => {
  it('tells its stages in order and says what the resume says, with the person hidden from the model', async () => {
    const ana = await newPerson();
    const calls = model.calls.length;
    const answer = await ana.write({
      resumeId: ana.resumeId,
      jobDescription: 'We need somebody who builds software.',
    });
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const events = eventsIn<LetterProgress>(answer.body);
    expect(stagesIn(events)).toEqual(LETTER_STAGES);
    const written = events.find((event) => event.type === 'written');
    expect(written).toMatchObject({
      sections: {
        header: 'November 15, 2026\n\nGlobex\n\nRe: Application for Engineer',
        greeting: 'Dear Globex hiring team,',
        introduction: expect.stringContaining('Builds calm software for busy clinics.'),
        signature: 'Sincerely,\nAna Lima',
      },
      claims: [],
    });
    const asked = model.calls.slice(calls);
    expect(asked).toHaveLength(1);
    for (const secret of ['Lima', 'ana@lauda.example', '98888']) expect(asked[0]?.body).not.toContain(secret);
    expect(await ana.used()).toMatchObject({ used: 1, limit: 3 });
  });

  it('has what the resume does not say marked, each once', async () => {
    model.mode = 'fabricate';
    const ana = await newPerson();
    const events = eventsIn<LetterProgress>((await ana.write({ resumeId: ana.resumeId })).body);
    const written = events.find((event) => event.type === 'written');
    const claims = written?.type === 'written' ? written.claims : [];
    expect(
      claims
        .filter(({ section }) => section === 'introduction')
        .map(({ text }) => text)
        .join(' '),
    ).toContain('47');
    expect(claims.every(({ isConfirmed }) => !isConfirmed)).toBe(true);
    const names = claims.map(({ section, text }) => `${section} ${text}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('that is nothing but made up is marked as a whole', async () => {
    const numbers = Array.from({ length: 900 }, (_, index) => 1000 + index * 7).join('; ');
    model.answers['letter'] = () => ({
      introduction: 'Hello.',
      body: numbers.slice(0, 3900),
      closing: 'Bye.',
    });
    const ana = await newPerson();
    const events = eventsIn<LetterProgress>((await ana.write({ resumeId: ana.resumeId })).body);
    delete model.answers['letter'];
    const written = events.find((event) => event.type === 'written');
    const [marked, body] = written?.type === 'written' ? [written.claims, written.sections.body] : [[], ''];
    expect(marked.length).toBeGreaterThan(0);
    const covered = marked.filter(({ section }) => section === 'body').map(({ text }) => text);
    // Every number in the text is inside a claim to be confirmed.
    for (const number of body.match(/\d{4,}/g) ?? [])
      expect(covered.some((text) => text.includes(number))).toBe(true);
  });

  it.each(['broken', 'misshapen', 'down', 'cut'] as const)(
    'that fails (%s) says so and is not counted',
    async (mode) => {
      model.mode = mode;
      const ana = await newPerson();
      const events = eventsIn<LetterProgress>((await ana.write({ resumeId: ana.resumeId })).body);
      expect(events.at(-1)).toMatchObject({ type: 'failed' });
      expect(stagesIn(events)).not.toContain('complete');
      expect(await ana.used()).toMatchObject({ used: 0 });
    },
  );

  it('comes three times for free, however many are asked for at once', async () => {
    const ana = await newPerson();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ana.write({ resumeId: ana.resumeId })));
    const ends = answers.map(({ body }) => eventsIn<LetterProgress>(body).at(-1));
    expect(ends.filter((end) => end?.type === 'stage' && end.stage === 'complete')).toHaveLength(3);
    expect(ends.filter((end) => end?.type === 'failed' && end.code === 'AI_LIMIT_REACHED')).toHaveLength(5);
    expect(await ana.used()).toMatchObject({ used: 3, limit: 3 });
    const pro = await newPerson({ isPro: true });
    for (let count = 0; count < 4; count += 1)
      expect(eventsIn((await pro.write({ resumeId: pro.resumeId })).body).at(-1)).toMatchObject({
        stage: 'complete',
      });
    expect(await pro.used()).toMatchObject({ limit: null });
  }, 20_000);

  it('[COV-02] is refused before it begins: other tones without Pro, nothing required, another resume', async () => {
    const [ana, bruno] = [await newPerson(), await newPerson({ isPro: true })];
    const calls = model.calls.length;
    for (const tone of TONES.filter((name) => name !== 'professional'))
      expect((await ana.write({ resumeId: ana.resumeId, tone })).json()).toMatchObject({
        error: { code: 'PLAN_REQUIRED' },
      });
    for (const lacking of [{ company: ' ' }, { position: '' }, { tone: null }])
      expect((await ana.write({ resumeId: ana.resumeId, ...lacking })).statusCode).toBe(400);
    expect((await bruno.write({ resumeId: ana.resumeId })).statusCode).toBe(404);
    expect(model.calls.length).toBe(calls);
    for (const tone of TONES)
      expect(eventsIn((await bruno.write({ resumeId: bruno.resumeId, tone })).body).at(-1)).toMatchObject({
        stage: 'complete',
      });
  });
});

it('without a model the answer says so', async () => {
  const quiet = await createTestApp();
  await openLetters(quiet.database);
  const user = await createTestUser(quiet.database);
  const ana = letterClient(quiet.app, user);
  expect((await ana.write()).json()).toMatchObject({ error: { code: 'AI_OFF' } });
  expect((await ana.call('GET', 'allowance')).json()).toEqual({ data: { isOn: false, used: 0, limit: 3 } });
  await quiet.close();
});
