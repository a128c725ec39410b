import type { LiveEvent } from '@lauda/contract/live-events';
import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAuthState } from '../features/plans/auth-state.ts';
import { useAuthState } from '../features/plans/auth-state-context.tsx';
import { NO_SESSION, sessionQuery } from '../features/session/session.ts';
import { createSessionManager } from '../features/session/session-manager.ts';
import { loadTranslator } from '../lib/i18n/i18n.tsx';
import { ANA } from '../testing/people.ts';
import { createToastStore } from '../ui/toast/toast-store.ts';
import { Providers } from './providers.tsx';

const translator = await loadTranslator('en-US');

/** Stands in for the browser's EventSource, which jsdom lacks. */
class Stream extends EventTarget {
  static open: Stream | null = null;
  readyState = 1;
  constructor() {
    super();
    Stream.open = this;
  }
  close() {}
}
let lastId = 0;
const push = (event: LiveEvent) => {
  lastId += 1;
  const init = { data: JSON.stringify(event), lastEventId: String(lastId) };
  Stream.open?.dispatchEvent(new MessageEvent('message', init));
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  const locks = { request: async (_name: string, _options: object, hold: () => unknown) => hold() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const usage = { maxAiSuggestions: 3, aiSuggestions: 0 };

function Name() {
  const { user, loading } = useAuthState();
  return <output>{loading ? 'loading' : (user?.name ?? 'visitor')}</output>;
}

it('[AUTH-12] refreshes with the session, its events and the three live events', async () => {
  let plans = 0;
  const queryClient = new QueryClient();
  const sessionManager = createSessionManager({ queryClient, signOut: async () => {}, leaveTo: () => {} });
  const authState = createAuthState({
    calls: {
      findProfile: async (userId) => ({ id: userId, userId, aiUsageCount: 0 }),
      getPlan: async () => {
        plans += 1;
        return { isProAccess: false, subscription: null, billingInfo: null, usageLimit: usage };
      },
      syncPlan: async () => ({}),
    },
  });
  queryClient.setQueryData(sessionQuery.queryKey, NO_SESSION);
  const { container } = render(
    <Providers {...{ translator, queryClient, sessionManager, authState, toasts: createToastStore() }}>
      <Name />
    </Providers>,
  );
  await wait(10);
  expect(container.textContent).toBe('visitor');

  act(() => void queryClient.setQueryData(sessionQuery.queryKey, { ...NO_SESSION, user: ANA }));
  await wait(299);
  expect([container.textContent, plans]).toEqual(['loading', 0]);
  await wait(11);
  expect([container.textContent, plans]).toEqual(['Ana Lima', 1]);

  for (const type of ['profile.changed', 'subscription.changed', 'billing.changed'] as const) {
    await wait(10_000);
    plans = 0;
    push({ type });
    await wait(300);
    expect([type, plans]).toEqual([type, 1]);
  }
  await wait(10_000);
  plans = 0;
  push({ type: 'flags.changed' });
  await wait(10_000);
  expect(plans).toBe(0);

  await wait(300_000);
  sessionManager.announceRecovery();
  await wait(300);
  expect(plans).toBe(1);
});
