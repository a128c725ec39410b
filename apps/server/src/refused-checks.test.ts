import { type ModelServer, startModelServer } from '@lauda/stand-ins/model/model-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { modelOf } from './platform/models.ts';
import { createTextChecks, TEXT_CHECKS } from './platform/text-checks/text-checks.ts';
import { createTestUser } from './testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { testLetter } from './testing/clients/letters.ts';
import { modelSettings } from './testing/model.ts';
import { TAILORED_RESUME } from './testing/clients/tailoring.ts';
import { createLetterWriter } from './features/cover-letters/writing.ts';
import { createTailoringService } from './features/tailoring/service.ts';
import { createClaimFinder } from './features/ai/second-reader.ts';
import { createAiService } from './features/ai/service.ts';
import { createSuggestionService } from './features/ai/suggestions/suggestions.service.ts';

let database: TestDatabase;
let model: ModelServer;
/** No queue capacity: what a process answers when all its threads are busy. */
const checks = createTextChecks({ ...TEXT_CHECKS, maxWaiting: 0 });
beforeAll(async () => {
  database = await createTestDatabase();
  model = await startModelServer();
});
afterAll(async () => {
  await checks.close();
  await database.drop();
  await model.close();
});

const resume = TAILORED_RESUME;
const serviceOf = () =>
  createAiService({
    model: modelOf(modelSettings(model)),
    env: {
      AI_TIMEOUT_SECONDS: 20,
      AI_MAX_OUTPUT_TOKENS: 1_000,
      AI_SECOND_READER: 'on',
      AI_USER_DAILY_TOKENS: 1_000_000,
      AI_MONTHLY_TOKENS: 1_000_000_000,
    },
    systemDb: database.systemDb,
    hasProAccess: () => Promise.resolve(false),
    log: createLog({ level: 'silent', service: 'test' }),
    metrics: createMetrics(),
  });

const finderOf = (ai: ReturnType<typeof serviceOf>) =>
  createClaimFinder({ ai, checks, log: createLog({ level: 'silent', service: 'test' }) });

type Ask = (ai: ReturnType<typeof serviceOf>, userId: string) => Promise<unknown>;
const { signal } = new AbortController();
const CALLS: Readonly<Record<string, Ask>> = {
  'a suggestion': (ai, userId) =>
    createSuggestionService({ ai, claims: finderOf(ai) }).suggest({
      actor: { userId },
      resume,
      target: { kind: 'summary' },
      signal,
    }),
  'suggestions of tailoring': (ai, userId) =>
    createTailoringService({
      ai,
      claims: finderOf(ai),
      checks,
      resumes: {
        get: ({ resumeId }) =>
          Promise.resolve({ id: resumeId, version: 1, updatedAt: new Date().toISOString(), resume }),
        create: () => Promise.reject(new Error('nothing is created')),
        requireRoom: () => Promise.resolve(),
      },
    }).suggest({ userId }, { resumeId: 'any', ad: 'We need SQL.', signal }),
  'a letter': (ai, userId) => {
    const { sections: _sections, claims: _claims, ...brief } = testLetter({ jobDescription: '' });
    return createLetterWriter({
      letters: { requireOpen: () => Promise.resolve(), findResume: () => Promise.resolve(resume) },
      ai,
      claims: finderOf(ai),
      checks,
      hasProAccess: () => Promise.resolve(false),
    }).write({ userId, brief, date: 'November 16, 2026' }, resume, () => {}, signal);
  },
};

it.each(Object.keys(CALLS))(
  '%s whose claims cannot be checked for lack of room is not counted',
  async (name) => {
    const { userId } = await createTestUser(database);
    const ai = serviceOf();
    await expect(CALLS[name]?.(ai, userId)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const { suggestion, letter } = await ai.usageOf(userId);
    expect([suggestion.used, letter.used]).toEqual([0, 0]);
  },
);
