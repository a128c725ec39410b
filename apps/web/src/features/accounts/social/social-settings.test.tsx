import { createClient } from '@lauda/contract/full-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ToastContext } from '../../../ui/toast/toast-context.ts';
import { createToastStore } from '../../../ui/toast/toast-store.ts';
import { SocialSettings } from './social-settings.tsx';

const GOOGLE = {
  provider: 'google',
  isConnected: true,
  isOnlyWayIn: false,
  email: 'ana@elsewhere.example',
  name: 'Ana Lima',
};
const LINKEDIN = { provider: 'linkedin', isConnected: false, isOnlyWayIn: false, email: null, name: null };

type Answers = Record<string, { status?: number; body: object }>;

async function show(answers: Answers) {
  const calls: string[] = [];
  const api = createClient({
    baseUrl: '',
    fetch: (path, init) => {
      const call = `${init?.method ?? ''} ${path instanceof Request ? path.url : path.toString()}`;
      calls.push(call);
      const { status = 200, body } = answers[call] ?? { status: 500, body: {} };
      return Promise.resolve(Response.json(body, { status }));
    },
  });
  const toasts = createToastStore();
  const leaveTo = vi.fn<(url: string) => void>();
  const { user } = await renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastContext value={toasts}>
        <SocialSettings api={api} leaveTo={leaveTo} />
      </ToastContext>
    </QueryClientProvider>,
  );
  return { calls, leaveTo, user, said: () => toasts.getSnapshot().map(({ title }) => title) };
}

const SECURITY = {
  factors: [],
  recoveryCodesLeft: 0,
  proofMethods: ['password'],
  phoneHint: null,
  isProofFresh: true,
  isSessionVerified: false,
  isStaff: false,
  canUsePhone: false,
};
const list = (...data: object[]) => ({
  'GET /api/account/social': { body: { data } },
  'GET /api/account/security': { body: { data: SECURITY } },
});

it('leads to the provider to connect', async () => {
  const url = 'https://linkedin.example/authorize';
  const { user, leaveTo } = await show({
    ...list(GOOGLE, LINKEDIN),
    'POST /api/account/social/link': { body: { data: { url } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Connect LinkedIn' }));
  await vi.waitFor(() => expect(leaveTo).toHaveBeenCalledWith(url));
});

it('disconnects, says so and reads the list again', async () => {
  const { user, calls, said } = await show({
    ...list(GOOGLE, LINKEDIN),
    'DELETE /api/account/social/google': { body: { data: {} } },
  });
  await user.click(await screen.findByRole('button', { name: 'Disconnect Google' }));
  await vi.waitFor(() => expect(said()).toEqual(['Disconnected from Google']));
  expect(calls.filter((call) => call === 'GET /api/account/social')).toHaveLength(2);
});

it('[AUTH-07] asks who is there before it connects or disconnects', async () => {
  const { user, calls, leaveTo } = await show({
    ...list(GOOGLE, LINKEDIN),
    'GET /api/account/security': { body: { data: { ...SECURITY, isProofFresh: false } } },
  });
  for (const name of ['Connect LinkedIn', 'Disconnect Google']) {
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  expect(leaveTo).not.toHaveBeenCalled();
});

it('[AUTH-07] explains the last way in instead of offering to take it', async () => {
  await show(list({ ...GOOGLE, isOnlyWayIn: true }, LINKEDIN));
  expect(await screen.findByText(/Google is your only way to sign in/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Disconnect Google' })).toBeNull();
});

it.each([
  ['Connect LinkedIn', 'We couldn’t connect LinkedIn'],
  ['Disconnect Google', 'We couldn’t disconnect Google'],
])('[AUTH-07] [ACC-01] says when it could not: %s', async (button, words) => {
  const { user, said } = await show(list(GOOGLE, LINKEDIN));
  await user.click(await screen.findByRole('button', { name: button }));
  await vi.waitFor(() => expect(said()).toEqual([words]));
});

it('[AUTH-07] [ACC-01] says when the list could not be read', async () => {
  await show({});
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t load your connected accounts',
  );
});

it('[ACC-01] says what the person is called there', async () => {
  await show(list(GOOGLE, LINKEDIN));
  expect(await screen.findByText('Ana Lima, ana@elsewhere.example')).toBeTruthy();
});

it('is not there when there is nothing to connect', async () => {
  const { calls } = await show(list());
  await vi.waitFor(() => expect(calls).toContain('GET /api/account/social'));
  await vi.waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
