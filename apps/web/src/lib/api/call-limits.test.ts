import { createClientOf } from '@lauda/contract/client';
import { siteRoutes } from '@lauda/contract/site/site';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createSilentFetch } from '../../testing/silent-network.ts';
import { isTimeout } from './call-limits.ts';
import { createQueryClient } from './query-client.ts';
import { readEvents } from './read-events.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const silence = createSilentFetch();

it('[BRW-05] a call that nobody answers ends at its limit, with a signal of its own or without', async () => {
  const api = createClientOf(siteRoutes, { baseUrl: '', fetch: silence });
  await expect(api.getSite(undefined, { limitMs: 5 })).rejects.toThrow(/timeout/i);
  const { signal } = new AbortController();
  await expect(api.getSite(undefined, { limitMs: 5, signal })).rejects.toThrow(/timeout/i);
  const limit = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new Error('at the limit')));
  await expect(api.getSite(undefined, { signal })).rejects.toThrow('at the limit');
  expect(limit).toHaveBeenCalledWith(30_000);
});

it('[BRW-05] what has waited for a time-out is said at once, and faults are tried again', async () => {
  const late = new DOMException('no answer', 'TimeoutError');
  expect([
    isTimeout(late),
    isTimeout(new Error('wrapped', { cause: late })),
    isTimeout(new Error('')),
  ]).toEqual([true, true, false]);
  const queryClient = createQueryClient();
  const ask = vi.fn<() => Promise<never>>().mockRejectedValue(late);
  await expect(
    queryClient.fetchQuery({ queryKey: ['a'], queryFn: ask, retry: shouldRetry(queryClient) }),
  ).rejects.toThrow();
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockClear().mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(
    queryClient.fetchQuery({ queryKey: ['b'], queryFn: ask, retry: shouldRetry(queryClient), retryDelay: 0 }),
  ).rejects.toThrow();
  expect(ask).toHaveBeenCalledTimes(3);
});

/** `fetchQuery` does not retry on its own. */
const shouldRetry = (queryClient: ReturnType<typeof createQueryClient>) =>
  queryClient.getDefaultOptions().queries?.retry ?? false;

it('[BRW-05] a stream that has stopped bringing anything is ended, one that is slow is not', async () => {
  vi.useFakeTimers();
  let push: (text: string) => void = () => undefined;
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        push = (text) => controller.enqueue(new TextEncoder().encode(text));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  });
  const events: unknown[] = [];
  const reading = readEvents({
    url: '/api/x',
    body: {},
    schema: z.object({ n: z.number() }),
    onEvent: (event) => events.push(event),
    signal: new AbortController().signal,
  }).catch((error: Error) => error);
  for (let n = 0; n < 3; n += 1) {
    await vi.advanceTimersByTimeAsync(100_000);
    push(`data: {"n":${n}}\n\n`);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(events).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(121_000);
  expect(isTimeout(await reading)).toBe(true);
});
