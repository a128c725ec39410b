import { type ModelServer, startModelServer } from '@lauda/stand-ins/model/model-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { type ModelEnv, modelOf } from '../../platform/models.ts';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { modelSettings } from '../../testing/model.ts';
import { createAiService, type AiCall } from './service.ts';

const PERSON = {
  firstName: 'Zuleika',
  lastName: 'Quarterbridge',
  email: 'zuleika@canary.example',
  phone: '',
  city: '',
};
const TEXT =
  'Zuleika Quarterbridge runs the kitchen, reach her at zuleika@canary.example, and trains new cooks.';

let database: TestDatabase;
let model: ModelServer;
const lines: string[] = [];
const log = createLog({
  level: 'info',
  service: 'test',
  destination: { write: (line) => void lines.push(line) },
});
beforeAll(async () => {
  database = await createTestDatabase();
  model = await startModelServer();
});
afterAll(async () => {
  await database.drop();
  await model.close();
});
afterEach(() => {
  model.mode = 'honest';
});

const serviceWith = (env: ModelEnv, isPro = true) =>
  createAiService({
    model: modelOf(env),
    env: {
      AI_TIMEOUT_SECONDS: 2,
      AI_MAX_OUTPUT_TOKENS: 1_000,
      AI_SECOND_READER: 'on',
      AI_USER_DAILY_TOKENS: 1_000_000,
      AI_MONTHLY_TOKENS: 1_000_000_000,
    },
    systemDb: database.systemDb,
    hasProAccess: () => Promise.resolve(isPro),
    log,
    metrics: createMetrics(),
  });

const callOf = (actor: Pick<TestUser, 'userId'>, changes: Partial<AiCall> = {}): AiCall => ({
  actor,
  purpose: 'coach',
  allowance: 'pro',
  instructions: 'Task: echo',
  data: { text: TEXT },
  person: PERSON,
  locale: 'en-US',
  signal: new AbortController().signal,
  ...changes,
});

const statesOf = async ({ userId }: Pick<TestUser, 'userId'>) =>
  (await database.systemDb.selectFrom('ai_use').select('state').where('user_id', '=', userId).execute()).map(
    ({ state }) => state,
  );

const read = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
};

const sentSince = (count: number) => JSON.stringify(model.calls.slice(count).map(({ body }) => body));

describe('[AI-04] every provider', () => {
  const key = { AI_MODEL: 'some-model', AI_API_KEY: 'secret-key' };
  it.each<[ModelEnv['AI_PROVIDER'], string, string]>([
    ['openai', 'authorization', 'Bearer secret-key'],
    ['compatible', 'authorization', 'Bearer secret-key'],
    ['anthropic', 'x-api-key', 'secret-key'],
    ['google', 'x-goog-api-key', 'secret-key'],
  ])('%s answers in a form and in a stream, without knowing whose it is', async (provider, header, value) => {
    const ana = await createTestUser(database, {});
    const ai = serviceWith({ AI_PROVIDER: provider, AI_BASE_URL: model.url, ...key });
    const before = model.calls.length;
    const schema = z.object({ answer: z.string() });
    expect(await ai.answer({ ...callOf(ana), schema, finish: (answer) => answer })).toEqual({ answer: TEXT });
    expect(await read(ai.stream(callOf(ana, { locale: 'pt-BR' })))).toBe(TEXT);
    expect(model.calls.at(-1)?.headers[header]).toBe(value);
    expect(sentSince(before)).not.toMatch(/Zuleika|Quarterbridge|canary/);
    expect(await statesOf(ana)).toEqual(['settled', 'settled']);
  });

  it('none refuses, and takes nothing', async () => {
    const ana = await createTestUser(database, {});
    const ai = serviceWith({ AI_PROVIDER: 'none' });
    expect(ai.isOn()).toBe(false);
    await expect(read(ai.stream(callOf(ana)))).rejects.toMatchObject({ code: 'AI_OFF' });
    expect(await statesOf(ana)).toEqual([]);
  });
});

describe('a stream', () => {
  it('gets what was said before, hidden as well', async () => {
    const ana = await createTestUser(database, {});
    const ai = serviceWith(modelSettings(model));
    const before = model.calls.length;
    const history = [
      { role: 'user' as const, text: 'I am Zuleika' },
      { role: 'assistant' as const, text: 'Hello Zuleika' },
      { role: 'user' as const, text: 'What next?' },
    ];
    await read(ai.stream({ ...callOf(ana), history }));
    expect(model.calls.at(-1)?.question.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(sentSince(before)).not.toContain('Zuleika');
  });

  it('that is cut, late, refused or left is not counted, and ends upstream', async () => {
    const ana = await createTestUser(database, {});
    const ai = serviceWith(modelSettings(model));
    for (const [mode, code] of [
      ['cut', 'AI_FAILED'],
      ['slow', 'AI_FAILED'],
      ['busy', 'UNAVAILABLE'],
    ] as const) {
      model.mode = mode;
      await expect(read(ai.stream(callOf(ana)))).rejects.toMatchObject({ code });
    }
    model.mode = 'honest';
    for await (const _piece of ai.stream(callOf(ana))) break;
    expect(await statesOf(ana)).toEqual(['released', 'released', 'released', 'released']);
    expect(model.calls.find(({ mode }) => mode === 'slow')?.wasAborted).toBe(true);
  });

  it('ends when whoever asked is gone', async () => {
    const ana = await createTestUser(database, {});
    const ai = serviceWith(modelSettings(model));
    model.mode = 'slow';
    const gone = new AbortController();
    const before = model.calls.length;
    const reading = read(ai.stream(callOf(ana, { signal: gone.signal })));
    reading.catch(() => undefined);
    await vi.waitFor(() => expect(model.calls.length).toBe(before + 1));
    gone.abort();
    await expect(reading).rejects.toMatchObject({ code: 'AI_FAILED' });
    await vi.waitFor(() => expect(model.calls.at(-1)?.wasAborted).toBe(true));
    expect(await statesOf(ana)).toEqual(['released']);
  });
});

describe('what pays', () => {
  it('is Pro for what only Pro has, and three letters otherwise', async () => {
    const ana = await createTestUser(database, {});
    const free = serviceWith(modelSettings(model), false);
    await expect(read(free.stream(callOf(ana)))).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
    const letter = () => read(free.stream(callOf(ana, { purpose: 'letter', allowance: 'letter' })));
    const results = await Promise.allSettled(Array.from({ length: 20 }, letter));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await free.usageOf(ana.userId)).toEqual({
      suggestion: { used: 0, limit: 3 },
      letter: { used: 3, limit: 3 },
    });
  });
});

describe('a model that is down', () => {
  it('is not asked again and again', async () => {
    const ana = await createTestUser(database, {});
    const ai = serviceWith(modelSettings(model));
    model.mode = 'down';
    const before = model.calls.length;
    for (let n = 0; n < 8; n += 1)
      await expect(read(ai.stream(callOf(ana)))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(model.calls.length - before).toBe(5);
    expect((await statesOf(ana)).every((state) => state === 'released')).toBe(true);
  });

  it('leaves nothing of what was asked in the log', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toMatch(/kitchen|Zuleika|secret-key|stand-in-key/);
  });
});
