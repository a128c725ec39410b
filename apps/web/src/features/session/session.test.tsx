import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { shellApi } from '../../lib/shell-api.ts';
import { sessionQuery, useSession } from './session.ts';

afterEach(() => vi.restoreAllMocks());

it('counts a session that cannot be read as none, and takes no screen away while it is asked for again', async () => {
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
  await waitFor(() => expect(result.current).toBe('visitor'));
  asking.mockReturnValueOnce(new Promise(() => {}));
  await act(async () => {
    void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
    await Promise.resolve();
  });
  await waitFor(() => expect(asking).toHaveBeenCalledTimes(2));
  expect(seen.slice(seen.indexOf('visitor'))).not.toContain('loading');
});
