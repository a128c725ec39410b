import { createClient } from '@lauda/contract/full-client';
import { ERROR_STATUS, type ErrorCode } from '@lauda/contract/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ToastContext } from '../../../ui/toast/toast-context.ts';
import { createToastStore } from '../../../ui/toast/toast-store.ts';
import { DangerCard } from '../archive-and-deletion/danger-card.tsx';
import { GoodbyeView } from '../archive-and-deletion/goodbye-view.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { PlanUsageCard } from './plan-usage-card.tsx';
import { ProfileCard } from './profile-card.tsx';

type Api = ReturnType<typeof createClient>;
type Answer = { data: unknown } | { error: ErrorCode };

const RECEIPT = '33333333-3333-4333-8333-333333333333';
const KINDS = ['updates', 'resumeAnalytics', 'tips', 'careerPlans', 'jobAlerts'];

const PROFILE = {
  email: 'ana@lauda.example',
  ensureProof: () => Promise.resolve(true),
  onChanged: () => {},
};

async function show(make: (api: Api) => ReactNode, answers: Record<string, Answer> = {}) {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const api = createClient({
    baseUrl: '',
    fetch: (path, init) => {
      const call = `${init?.method ?? ''} ${path instanceof Request ? path.url : path.toString()}`;
      calls.push(call);
      if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
      const answer = answers[call] ?? { error: 'INTERNAL' };
      if ('data' in answer) return Promise.resolve(Response.json(answer));
      const error = { code: answer.error, message: 'from the server', requestId: 'r-1' };
      return Promise.resolve(Response.json({ error }, { status: ERROR_STATUS[answer.error] }));
    },
  });
  const toasts = createToastStore();
  const { user } = await renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastContext value={toasts}>{make(api)}</ToastContext>
    </QueryClientProvider>,
  );
  return { calls, bodies, user, said: () => toasts.getSnapshot().map(({ title }) => title) };
}

describe('the settings', () => {
  const plan = { loading: false, isProAccess: false, usageLimit: { maxAiSuggestions: 3, aiSuggestions: 2 } };
  const usage = (shown: object) =>
    show((api) => <PlanUsageCard api={api} userId="u" plan={{ ...plan, ...shown }} onChanged={() => {}} />);

  it('[ACC-01] show plan and usage, and say when either could not be had', async () => {
    const { user, said } = await usage({});
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 3 used');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await vi.waitFor(() => expect(said()).toEqual(['We couldn’t refresh your usage. Try again.']));
  });

  it('[ACC-01] say when usage could not be read', async () => {
    await usage({ usageLimit: null });
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load your usage');
  });

  it('[ACC-01] say when the profile could not be read', async () => {
    await show((api) => <ProfileCard {...PROFILE} api={api} />);
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your profile');
  });

  it('say that mail is refused and what to do, until the person asks for another try', async () => {
    const details = {
      email: 'ana@lauda.example',
      firstName: 'Ana',
      lastName: 'Lima',
      language: 'en-US',
      createdAt: '2026-01-01T00:00:00.000Z',
      mailRefusedAt: '2026-11-14T12:00:00.000Z',
      pendingEmail: null,
    };
    const { user, calls } = await show((api) => <ProfileCard {...PROFILE} api={api} />, {
      'GET /api/account/details': { data: details },
      'POST /api/account/mail-retry': { data: { ...details, mailRefusedAt: null } },
    });
    expect((await screen.findByText(/refused our email/)).textContent).toContain('ana@lauda.example');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(screen.queryByText(/refused our email/)).toBeNull());
    expect(calls).toContain('POST /api/account/mail-retry');
  });

  it('[ACC-01] list five kinds of mails, and put a switch back that was not taken', async () => {
    const data = KINDS.map((kind) => ({ kind, isOn: false }));
    const { user, said } = await show((api) => <NotificationsCard api={api} />, {
      'GET /api/account/notifications': { data },
    });
    expect(
      (await screen.findAllByRole('switch')).map((one) => one.getAttribute('aria-checked')),
    ).toHaveLength(5);
    await user.click(screen.getByRole('switch', { name: /Job alerts/ }));
    await vi.waitFor(() => expect(said()).toEqual(['We couldn’t save your email notifications']));
    await vi.waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: /Job alerts/ }).checked).toBe(false),
    );
  });
});

it('[JOB-06] a kind of mails is chosen with the time zone that the person is in', async () => {
  const data = KINDS.map((kind) => ({ kind, isOn: false }));
  const { user, bodies } = await show((api) => <NotificationsCard api={api} />, {
    'GET /api/account/notifications': { data },
    'PUT /api/account/notifications': { data: {} },
  });
  await user.click(await screen.findByRole('switch', { name: /Job alerts/ }));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await vi.waitFor(() => expect(bodies).toEqual([{ kind: 'jobAlerts', isOn: true, timeZone }]));
});

describe('deleting the account', () => {
  const open = async (answer: Answer, { hasPassword = true, isProven = true } = {}) => {
    const onDeleted = vi.fn<(receipt: string) => Promise<void>>(() => Promise.resolve());
    const shown = await show(
      (api) => (
        <DangerCard
          api={api}
          hasPassword={hasPassword}
          isSelling
          ensureProof={() => Promise.resolve(isProven)}
          onDeleted={onDeleted}
        />
      ),
      { 'POST /api/account/deletion': answer },
    );
    await shown.user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = () =>
      shown.user.click(dialog.getByRole('button', { name: 'Delete account permanently' }));
    return { ...shown, dialog, confirm, onDeleted };
  };

  it('[ACC-02] asks nobody without a password', async () => {
    const { dialog, confirm, calls } = await open({ data: { receipt: RECEIPT } });
    await confirm();
    expect(dialog.getByText('Password is required')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it.each([
    ['CREDENTIALS_WRONG', 'Incorrect password. Please try again.'],
    ['PASSWORD_NEEDED', 'Password is required'],
    ['NOT_FOUND', 'Could not find user profile'],
    ['INTERNAL', 'Failed to delete account data'],
  ] as const)('[ACC-02] says of %s: %s, and leaves the device alone', async (error, words) => {
    const { user, dialog, confirm, onDeleted } = await open({ error });
    await user.type(dialog.getByLabelText(/^Your password/), 'a quiet river');
    await confirm();
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('[ACC-02] goes on only when the server has said yes', async () => {
    const { user, dialog, confirm, onDeleted } = await open({ data: { receipt: RECEIPT } });
    await user.type(dialog.getByLabelText(/^Your password/), 'a quiet river');
    await confirm();
    await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledWith(RECEIPT));
  });

  it('asks somebody without a password who they are, and does nothing if they do not say', async () => {
    const { confirm, calls } = await open(
      { data: { receipt: RECEIPT } },
      { hasPassword: false, isProven: false },
    );
    await confirm();
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete account permanently' })).toBeTruthy(),
    );
    expect(calls).toEqual([]);
  });

  it('[ACC-02] says that it is not complete when a step has to be tried again', async () => {
    await show((api) => <GoodbyeView api={api} receipt={RECEIPT} supportEmail="help@lauda.example" />, {
      [`GET /api/account/deletion?receipt=${RECEIPT}`]: { data: { state: 'partial' } },
    });
    expect(
      await screen.findByText(
        'Partial deletion completed. Please contact support to fully delete your account.',
      ),
    ).toBeTruthy();
  });

  it('asks once about a receipt that nobody knows, and says so', async () => {
    const call = `GET /api/account/deletion?receipt=${RECEIPT}`;
    const { calls } = await show((api) => <GoodbyeView api={api} receipt={RECEIPT} supportEmail={null} />, {
      [call]: { error: 'NOT_FOUND' },
    });
    expect(await screen.findByText(/It may have been completed a while ago/)).toBeTruthy();
    // A mistyped address must leave the account untouched.
    expect(screen.queryByText('Your account is closed')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 1_700));
    expect(calls).toEqual([call]);
  });
});
