import { ApiError } from '@lauda/contract/client';
import type { SessionUser } from '@lauda/contract/accounts/session';
import type { Session } from '@lauda/contract/accounts/session';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANA, BRUNO } from '../../testing/people.ts';
import { owedSignOut } from './owed-sign-out.ts';
import { NO_SESSION, sessionQuery } from './session.ts';
import type { SessionEvent } from './session-events.ts';
import { createSessionManager } from './session-manager.ts';

/** What the server responds to every tab of this browser. */
let server: { user: SessionUser | null; isDown: boolean } & Partial<Session>;
const closers: (() => void)[] = [];

beforeEach(() => {
  server = { user: null, isDown: false };
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const serverSession = (): Session => ({
  user: server.user,
  expiresAt: server.expiresAt ?? null,
  isSecondFactorVerified: server.isSecondFactorVerified ?? false,
  impersonation: null,
});

async function openTab() {
  const queryClient = new QueryClient();
  const events: SessionEvent[] = [];
  const leaveTo = vi.fn<(path: string) => void>();
  const signedInElsewhere = vi.fn<() => void>();
  const sessionManager = createSessionManager({
    queryClient,
    leaveTo,
    onSignedInElsewhere: signedInElsewhere,
    signOut: () => {
      if (server.isDown) return Promise.reject(new Error('down'));
      server.user = null;
      return Promise.resolve();
    },
  });
  sessionManager.subscribe((event) => events.push(event));
  const session = new QueryObserver(queryClient, {
    ...sessionQuery,
    queryFn: () => Promise.resolve(serverSession()),
  });
  closers.push(
    sessionManager.open(),
    session.subscribe(() => {}),
  );
  await vi.waitFor(() => expect(events).toHaveLength(1));
  return { queryClient, events, leaveTo, signedInElsewhere, sessionManager };
}

const types = (events: SessionEvent[]) => events.map(({ type }) => type);

it('[AUTH-09] tells every tab of sign-in, change and sign-out', async () => {
  const [here, there] = [await openTab(), await openTab()];
  server.user = ANA;
  await here.sessionManager.adopt(ANA);
  await vi.waitFor(() => expect(types(there.events)).toEqual(['INITIAL_SESSION', 'SIGNED_IN']));
  server.user = { ...ANA, name: 'Ana Souza' };
  await here.sessionManager.adopt(server.user);
  await vi.waitFor(() => expect(types(there.events).at(-1)).toBe('USER_UPDATED'));
  await here.sessionManager.logOut();
  await vi.waitFor(() => expect(types(there.events).at(-1)).toBe('SIGNED_OUT'));
  expect(types(here.events)).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'USER_UPDATED']);
  expect(here.leaveTo).toHaveBeenCalledWith('/auth');
});

it('[AUTH-09] tells the other tabs of a sign-in by a link, which is followed before this tab listens', async () => {
  const there = await openTab();
  const queryClient = new QueryClient();
  const sessionManager = createSessionManager({
    queryClient,
    leaveTo: () => undefined,
    signOut: () => Promise.resolve(),
  });
  server.user = ANA;
  await sessionManager.adopt(ANA);
  closers.push(sessionManager.open());
  await vi.waitFor(() => expect(types(there.events)).toEqual(['INITIAL_SESSION', 'SIGNED_IN']));
});

it('knows in every tab that the person logged out, before the session is read as over, until the next one', async () => {
  server.user = ANA;
  const [here, there] = [await openTab(), await openTab()];
  let knewWhy: boolean | null = null;
  there.sessionManager.subscribe((event) => {
    if (event.type === 'SIGNED_OUT') knewWhy = there.sessionManager.hasLoggedOut();
  });
  await here.sessionManager.logOut();
  await vi.waitFor(() => expect(knewWhy).toBe(true));
  server.user = BRUNO;
  await there.sessionManager.adopt(BRUNO);
  expect(there.sessionManager.hasLoggedOut()).toBe(false);
});

it('takes a session that ran out for no log-out', async () => {
  server.user = ANA;
  const { events, sessionManager } = await openTab();
  server.user = null;
  await sessionManager.refresh();
  await vi.waitFor(() => expect(types(events).at(-1)).toBe('SIGNED_OUT'));
  expect(sessionManager.hasLoggedOut()).toBe(false);
});

it('[AUTH-09] tells every tab of a password recovery', async () => {
  const [here, there] = [await openTab(), await openTab()];
  here.sessionManager.announceRecovery();
  expect(types(here.events).at(-1)).toBe('PASSWORD_RECOVERY');
  await vi.waitFor(() => expect(types(there.events).at(-1)).toBe('PASSWORD_RECOVERY'));
});

it('[AUTH-09] tells every tab of a second factor, and of a session that goes on', async () => {
  server.user = ANA;
  server.expiresAt = '2026-01-01T00:00:00.000Z';
  const tabs = [await openTab(), await openTab()];
  server.isSecondFactorVerified = true;
  for (const { sessionManager } of tabs) await sessionManager.refresh();
  server.expiresAt = '2026-02-01T00:00:00.000Z';
  for (const { sessionManager } of tabs) await sessionManager.refresh();
  for (const { events } of tabs)
    expect(types(events)).toEqual(['INITIAL_SESSION', 'MFA_VERIFIED', 'TOKEN_REFRESHED']);
});

it('[AUTH-09] reads the session again before its end, and notices when it is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  closers.push(() => vi.useRealTimers());
  server.user = ANA;
  server.expiresAt = new Date(Date.now() + 10 * 60_000).toISOString();
  const { events } = await openTab();
  server.expiresAt = new Date(Date.now() + 20 * 60_000).toISOString();
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(types(events)).toEqual(['INITIAL_SESSION']);
  await vi.advanceTimersByTimeAsync(60_000 + 100);
  await vi.waitFor(() => expect(types(events)).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED']));
  server = { user: null, isDown: false };
  await vi.advanceTimersByTimeAsync(8 * 60_000);
  await vi.waitFor(() => expect(types(events).at(-1)).toBe('SIGNED_OUT'));
});

it('tells of an error in the tab that met it', async () => {
  const [here, there] = [await openTab(), await openTab()];
  here.sessionManager.announceError('social_denied');
  expect(here.events.at(-1)).toEqual({ type: 'ERROR', code: 'social_denied' });
  expect(types(there.events)).toEqual(['INITIAL_SESSION']);
});

it('tells the other tabs when this one is back from signing in elsewhere', async () => {
  const there = await openTab();
  const leaving = await openTab();
  await leaving.sessionManager.expectReturn('sign-in');
  server.user = ANA;
  const back = await openTab();
  expect(types(back.events)).toEqual(['INITIAL_SESSION']);
  expect(back.signedInElsewhere).toHaveBeenCalledOnce();
  expect((await openTab()).signedInElsewhere).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(types(there.events)).toEqual(['INITIAL_SESSION', 'SIGNED_IN']));
});

it('does not leave while a sign-out is owed: paid later, it would end the session to come', async () => {
  owedSignOut.owe();
  const { sessionManager } = await openTab();
  server.isDown = true;
  await expect(sessionManager.expectReturn('other')).rejects.toThrow('owed');
  server.isDown = false;
  await sessionManager.expectReturn('other');
  expect(owedSignOut.isOwed()).toBe(false);
});

it('says once what happened, however often the session is read', async () => {
  const tab = await openTab();
  await tab.sessionManager.refresh();
  await tab.sessionManager.refresh();
  expect(types(tab.events)).toEqual(['INITIAL_SESSION']);
});

it('[AUTH-09] notices from a refused call that the session has run out', async () => {
  server.user = ANA;
  const { queryClient, events } = await openTab();
  server.user = null;
  const refusal = new ApiError('UNAUTHENTICATED', 401, 'from the server', null);
  await queryClient
    .fetchQuery({ queryKey: ['resumes'], queryFn: () => Promise.reject(refusal) })
    .catch(() => undefined);
  await vi.waitFor(() => expect(types(events)).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']));
});

it('does not let a reading from before the sign-in undo it', async () => {
  const { sessionManager, queryClient } = await openTab();
  const late = Promise.withResolvers<Session>();
  const queryFn = vi
    .fn<() => Promise<Session>>(() => Promise.resolve(serverSession()))
    .mockReturnValueOnce(late.promise);
  const reading = queryClient.fetchQuery({ ...sessionQuery, queryFn, staleTime: 0 });
  server.user = ANA;
  await sessionManager.adopt(ANA);
  late.resolve(NO_SESSION);
  await reading.catch(() => undefined);
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toMatchObject({ user: ANA });
});

it('shows nothing of one person to the next', async () => {
  server.user = ANA;
  const { sessionManager, queryClient } = await openTab();
  const everybody = { queryKey: ['site'], meta: { isForEveryone: true }, queryFn: () => 'the same' };
  await queryClient.fetchQuery(everybody);
  await queryClient.fetchQuery({ queryKey: ['unseen'], queryFn: () => `of ${server.user?.name}` });
  const onScreen = new QueryObserver(queryClient, {
    queryKey: ['resumes'],
    queryFn: () => Promise.resolve(`of ${server.user?.name}`),
  });
  const shown: unknown[] = [];
  closers.push(onScreen.subscribe(({ data }) => shown.push(data)));
  await vi.waitFor(() => expect(shown.at(-1)).toBe('of Ana Lima'));
  server.user = BRUNO;
  shown.length = 0;
  await sessionManager.refresh();
  await vi.waitFor(() => expect(shown.at(-1)).toBe('of Bruno Reis'));
  expect(shown).not.toContain('of Ana Lima');
  expect(queryClient.getQueryData(['unseen'])).toBeUndefined();
  expect(queryClient.getQueryData(['site'])).toBe('the same');
});

it('does not ask again for a screen that goes with the session: it would only be refused', async () => {
  server.user = ANA;
  const { sessionManager, queryClient } = await openTab();
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('hers'));
  const onScreen = new QueryObserver(queryClient, { queryKey: ['settings'], queryFn });
  const leave = onScreen.subscribe(() => {});
  const session = new QueryObserver(queryClient, {
    ...sessionQuery,
    queryFn: () => Promise.resolve(serverSession()),
  });
  closers.push(
    leave,
    // As the guard does: without a user the screen is removed.
    session.subscribe(({ data }) => {
      if (data?.user === null) leave();
    }),
  );
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledOnce());
  server.user = null;
  await sessionManager.refresh();
  await vi.waitFor(() => expect(onScreen.hasListeners()).toBe(false));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(queryFn).toHaveBeenCalledOnce();
});

it('asks for the session no more once it stands down', async () => {
  server.user = ANA;
  const { sessionManager, events } = await openTab();
  sessionManager.standDown();
  server.user = null;
  await sessionManager.refresh();
  expect(types(events)).toEqual(['INITIAL_SESSION']);
});

it('keeps what is read when only the name of the same person changes', async () => {
  server.user = ANA;
  const { sessionManager, queryClient } = await openTab();
  await queryClient.fetchQuery({ queryKey: ['resumes'], queryFn: () => 'mine' });
  await sessionManager.adopt({ ...ANA, name: 'Ana Souza' });
  expect(queryClient.getQueryData(['resumes'])).toBe('mine');
});

it('leaves nothing on the device after logging out but theme and language', async () => {
  document.cookie = 'lauda_theme=dark';
  localStorage.setItem('draft', 'text');
  sessionStorage.setItem('token', 'text');
  const { sessionManager } = await openTab();
  await sessionManager.logOut();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(document.cookie).toContain('lauda_theme=dark');
});

it('asks before it logs anybody out, and stays when told to', async () => {
  server.user = ANA;
  localStorage.setItem('draft', 'text');
  const { sessionManager, leaveTo } = await openTab();
  const mayLeave = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  const stop = sessionManager.guardLogOut(mayLeave);
  await sessionManager.logOut();
  expect(leaveTo).not.toHaveBeenCalled();
  expect([server.user, localStorage.getItem('draft')]).toEqual([ANA, 'text']);
  mayLeave.mockResolvedValue(true);
  await sessionManager.logOut();
  expect(leaveTo).toHaveBeenCalledWith('/auth');
  stop();
  await sessionManager.logOut();
  expect(mayLeave).toHaveBeenCalledTimes(2);
});

it('clears nothing before every guard has agreed, and everything before the session ends', async () => {
  server.user = ANA;
  const { sessionManager, leaveTo } = await openTab();
  const cleared: (string | null | undefined)[] = [];
  const clear = () => {
    cleared.push(server.user?.name);
    return Promise.resolve();
  };
  let mayLeave = false;
  sessionManager.guardLogOut(() => Promise.resolve(clear));
  sessionManager.guardLogOut(() => Promise.resolve(mayLeave));
  await sessionManager.logOut();
  expect([cleared, server.user]).toEqual([[], ANA]);
  mayLeave = true;
  sessionManager.guardLogOut(() => Promise.resolve(() => Promise.reject(new Error('no database'))));
  sessionManager.guardLogOut(() => Promise.resolve(clear));
  await sessionManager.logOut();
  expect(cleared).toEqual([ANA.name, ANA.name]);
  expect(leaveTo).toHaveBeenCalledOnce();
});

it('also asks whoever comes while somebody before them still waits', async () => {
  server.user = ANA;
  const { sessionManager, leaveTo } = await openTab();
  sessionManager.guardLogOut(async () => {
    sessionManager.guardLogOut(() => Promise.resolve(false));
    return true;
  });
  await sessionManager.logOut();
  expect(leaveTo).not.toHaveBeenCalled();
});

it('logs out in silence when the server fails, and owes it the sign-out', async () => {
  server = { user: ANA, isDown: true };
  const { sessionManager, leaveTo } = await openTab();
  localStorage.setItem('draft', 'text');
  await sessionManager.logOut();
  expect(leaveTo).toHaveBeenCalledWith('/auth');
  expect(localStorage.getItem('draft')).toBeNull();
  expect(owedSignOut.isOwed()).toBe(true);
  await sessionManager.adopt(ANA);
  expect(owedSignOut.isOwed()).toBe(false);
});
