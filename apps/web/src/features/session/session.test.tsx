import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { shellApi } from '../../lib/shell-api.ts';
import { sessionQuery, useSession } from './session.ts';

afterEach(() => vi.restoreAllMocks());

it('takes a session that cannot be read for nobody’s, not for a visitor’s, and takes no screen away while it is asked for again', async () => {
  const asking = vi.spyOn(shellApi, 'getSession').mockRejectedValueOnce(new TypeError('no network'));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const seen: string[] = [];
  const { result } = renderHook(
    () => {
      const { status } = useSession();
      seen.push(status);
      return status;
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  expect(result.current).toBe('loading');
  await waitFor(() => expect(result.current).toBe('unknown'));
  asking.mockReturnValueOnce(new Promise(() => {}));
  await act(async () => {
    void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
    await Promise.resolve();
  });
  await waitFor(() => expect(asking).toHaveBeenCalledTimes(2));
  expect(seen.slice(seen.indexOf('unknown'))).not.toContain('loading');
});

it('gives up on a session that nobody answers for', async () => {
  const giveUp = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(giveUp.signal);
  vi.spyOn(shellApi, 'getSession').mockImplementation(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const reading = queryClient.fetchQuery(sessionQuery);
  giveUp.abort(new DOMException('no answer', 'TimeoutError'));
  await expect(reading).rejects.toThrow('no answer');
});
