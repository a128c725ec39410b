import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shellApi } from '../../lib/api/shell-api.ts';
import { ANA } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { NO_SESSION } from './session.ts';
import { SessionProvider } from './session-context.tsx';
import { SessionGuard } from './session-guard.tsx';
import { createSessionManager } from './session-manager.ts';

afterEach(() => vi.restoreAllMocks());

async function show({ hasLoggedOut = false } = {}) {
  const onSignInNeeded = vi.fn<(path: string) => void>();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const sessionManager = createSessionManager({
    queryClient,
    signOut: () => Promise.resolve(),
    leaveTo: () => undefined,
  });
  const { router } = await renderScreen(
    <QueryClientProvider client={queryClient}>
      <SessionProvider sessionManager={{ ...sessionManager, hasLoggedOut: () => hasLoggedOut }}>
        <SessionGuard onSignInNeeded={onSignInNeeded}>private</SessionGuard>
      </SessionProvider>
    </QueryClientProvider>,
  );
  return { onSignInNeeded, router };
}

it('sends nobody to sign in because the session could not be read, and reads it again on request', async () => {
  const reading = vi.spyOn(shellApi, 'getSession').mockRejectedValueOnce(new TypeError('no network'));
  const { onSignInNeeded, router } = await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect([onSignInNeeded.mock.calls, router.state.location.pathname]).toEqual([[], '/']);
  expect(screen.queryByText('private')).toBeNull();
  reading.mockResolvedValueOnce({ ...NO_SESSION, user: ANA });
  await userEvent.click(retry);
  expect(await screen.findByText('private')).toBeTruthy();
});

it('sends a visitor to sign in', async () => {
  vi.spyOn(shellApi, 'getSession').mockResolvedValue(NO_SESSION);
  const { onSignInNeeded, router } = await show();
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(onSignInNeeded).toHaveBeenCalledWith('/');
  expect(router.state.location.search).toEqual({ redirect: '/' });
});

it('leads nobody to the screen of a person who logged out', async () => {
  vi.spyOn(shellApi, 'getSession').mockResolvedValue(NO_SESSION);
  const { router } = await show({ hasLoggedOut: true });
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(router.state.location.search).toEqual({});
});
