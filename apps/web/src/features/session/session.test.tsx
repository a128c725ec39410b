import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { shellApi } from '../../lib/api/shell-api.ts';
import { ANA } from '../../testing/people.ts';
import { NO_SESSION, sessionQuery, useSession } from './session.ts';

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

it('[BRW-05] gives up early on a session that nobody answers for, and reads it again by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asking = vi
    .spyOn(shellApi, 'getSession')
    .mockRejectedValueOnce(new DOMException('no answer', 'TimeoutError'))
    .mockResolvedValueOnce({ ...NO_SESSION, user: ANA });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(() => useSession().status, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current).toBe('unknown'));
  expect(asking.mock.calls[0]?.[1]?.limitMs).toBe(10_000);
  await act(() => vi.advanceTimersByTimeAsync(10_100));
  expect(result.current).toBe('user');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(asking).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
