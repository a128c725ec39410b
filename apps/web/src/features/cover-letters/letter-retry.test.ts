import { ApiError } from '@lauda/contract/client';
import { type ErrorCode, ERROR_STATUS } from '@lauda/contract/errors';
import { createClient } from '@lauda/contract/full-client';
import { emptyLetter } from '@lauda/domain/cover-letter/letter';
import { withField } from '@lauda/domain/cover-letter/merge';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLetterServer } from '../../testing/letter-server.ts';
import { ANA } from '../../testing/people.ts';
import { createSilentFetch } from '../../testing/silent-network.ts';
import { createLetterCalls } from './letter-calls.ts';
import { letterStanding } from './saving/letter-standing.ts';

const COMPLETE = { company: 'Globex', position: 'Engineer', tone: 'professional' } as const;
const HOUR_MS = 60 * 60 * 1000;

let server: ReturnType<typeof createLetterServer>;
beforeEach(() => {
  server = createLetterServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

/** Counts the saves sent within an hour without typing. */
async function attemptsInAnHour(refusal: ErrorCode): Promise<number> {
  server.state.refusal = refusal;
  const letterCollection = server.openTab();
  const id = await letterCollection.start(ANA.id, COMPLETE);
  const openLetter = await letterCollection.open(ANA.id, id);
  await vi.waitFor(() =>
    expect(openLetter && letterStanding(openLetter.getState())).toBe(
      refusal === 'UNAUTHENTICATED' ? 'offline' : 'failed',
    ),
  );
  for (let waitedMs = 0; waitedMs < HOUR_MS; waitedMs += 5000) await vi.advanceTimersByTimeAsync(5000);
  return server.state.attempts;
}

describe('a save that is refused', () => {
  it.each(['LETTER_LIMIT_REACHED', 'VALIDATION_FAILED', 'FORBIDDEN', 'UNAUTHENTICATED'] as const)(
    'with %s is not sent again until there is news',
    async (refusal) => {
      expect(await attemptsInAnHour(refusal)).toBeLessThanOrEqual(2);
    },
  );

  it.each(['RATE_LIMITED', 'INTERNAL'] as const)(
    'with %s is sent again, ever more rarely',
    async (refusal) => {
      const attempts = await attemptsInAnHour(refusal);
      expect(attempts).toBeGreaterThan(5);
      expect(attempts).toBeLessThan(30);
    },
  );

  it('goes out with the next edit, and tells that the session is over', async () => {
    server.state.userId = null;
    const letterCollection = server.openTab();
    const onSessionStale = vi.fn<() => void>();
    letterCollection.onSessionStale(onSessionStale);
    const id = await letterCollection.start(ANA.id, COMPLETE);
    const openLetter = await letterCollection.open(ANA.id, id);
    await vi.waitFor(() => expect(onSessionStale).toHaveBeenCalled());
    server.state.userId = ANA.id;
    openLetter?.edit((letter) => withField(letter, 'body', 'News.'));
    await vi.waitFor(() => expect(server.rows.get(id)?.letter.sections.body).toBe('News.'), {
      timeout: 4000,
    });
  });
});

it('gives up on a call that nobody answers', async () => {
  const silence = createSilentFetch();
  const giveUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(giveUp.signal);
  const calls = createLetterCalls(createClient({ baseUrl: '', fetch: silence }));
  const letter = { ...emptyLetter('en-US'), ...COMPLETE };
  const saving = calls.send({ type: 'create', opId: 'x', document: letter }, { id: 'x', ownerId: ANA.id });
  const others = [calls.list(), calls.get('x'), calls.remove('x'), calls.undelete('x')];
  const settled = Promise.allSettled(others);
  expect(silence).toHaveBeenCalledTimes(5);
  giveUp.abort(new DOMException('no answer', 'TimeoutError'));
  expect(await saving).toEqual({ type: 'failed', code: null, isRefused: false });
  expect((await settled).map(({ status }) => status)).toEqual(others.map(() => 'rejected'));
  timeout.mockRestore();
});

it('an answer that cannot be read is a failure, not an exception', async () => {
  const stale = new ApiError('LETTER_STALE', ERROR_STATUS.LETTER_STALE, 'stale', null, { not: 'a letter' });
  const calls = createLetterCalls({
    listCoverLetters: () => Promise.resolve([]),
    getCoverLetter: () => Promise.reject(stale),
    saveCoverLetter: () => Promise.reject(stale),
    deleteCoverLetter: () => Promise.resolve({}),
    undeleteCoverLetter: () => Promise.resolve({}),
  });
  const letter = { ...emptyLetter('en-US'), ...COMPLETE };
  expect(
    await calls.send({ type: 'create', opId: 'x', document: letter }, { id: 'x', ownerId: ANA.id }),
  ).toMatchObject({
    type: 'failed',
    code: 'LETTER_STALE',
  });
});
