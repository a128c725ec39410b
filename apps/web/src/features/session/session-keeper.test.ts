import { ApiError } from '@lauda/contract/client';
import type { SessionUser } from '@lauda/contract/session';
import type { Session } from '@lauda/contract/session';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANA, BRUNO } from '../../testing/people.ts';
import { owedSignOut } from './owed-sign-out.ts';
import { NO_SESSION, sessionQuery } from './session.ts';
import type { SessionEvent } from './session-events.ts';
import { createSessionKeeper } from './session-keeper.ts';

/** What the server would say to every tab of this browser. */
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
  const keeper = createSessionKeeper({
    queryClient,
    leaveTo,
    onSignedInElsewhere: signedInElsewhere,
    signOut: () => {
      if (server.isDown) return Promise.reject(new Error('down'));
      server.user = null;
      return Promise.resolve();
    },
  });
  keeper.subscribe((event) => events.push(event));
  const session = new QueryObserver(queryClient, {
    ...sessionQuery,
    queryFn: () => Promise.resolve(serverSession()),
  });
  closers.push(
    keeper.open(),
    session.subscribe(() => {}),
  );
  await vi.waitFor(() => expect(events).toHaveLength(1));
  return { queryClient, events, leaveTo, signedInElsewhere, keeper };
}

const types = (events: SessionEvent[]) => events.map(({ type }) => type);

it('[AUTH-09] tells every tab of sign-in, change and sign-out', async () => {
  const [here, there] = [await openTab(), await openTab()];
  server.user = ANA;
  await here.keeper.adopt(ANA);
  await vi.waitFor(() => expect(types(there.events)).toEqual(['INITIAL_SESSION', 'SIGNED_IN']));
  server.user = { ...ANA, name: 'Ana Souza' };
  await here.keeper.adopt(server.user);
  await vi.waitFor(() => expect(types(there.events).at(-1)).toBe('USER_UPDATED'));
  await here.keeper.logOut();
  await vi.waitFor(() => expect(types(there.events).at(-1)).toBe('SIGNED_OUT'));
  expect(types(here.events)).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'USER_UPDATED']);
  expect(here.leaveTo).toHaveBeenCalledWith('/auth');
});

it('knows in every tab that the person logged out, before the session is read as over, until the next one', async () => {
  server.user = ANA;
  const [here, there] = [await openTab(), await openTab()];
  let knewWhy: boolean | null = null;
  there.keeper.subscribe((event) => {
    if (event.type === 'SIGNED_OUT') knewWhy = there.keeper.hasLoggedOut();
  });
  await here.keeper.logOut();
  await vi.waitFor(() => expect(knewWhy).toBe(true));
  server.user = BRUNO;
  await there.keeper.adopt(BRUNO);
  expect(there.keeper.hasLoggedOut()).toBe(false);
});

it('takes a session that ran out for no log-out', async () => {
  server.user = ANA;
  const { events, keeper } = await openTab();
  server.user = null;
  await keeper.refresh();
  await vi.waitFor(() => expect(types(events).at(-1)).toBe('SIGNED_OUT'));
  expect(keeper.hasLoggedOut()).toBe(false);
});

it('[AUTH-09] tells every tab of a password recovery', async () => {
  const [here, there] = [await openTab(), await openTab()];
  here.keeper.announceRecovery();
  expect(types(here.events).at(-1)).toBe('PASSWORD_RECOVERY');
  await vi.waitFor(() => expect(types(there.events).at(-1)).toBe('PASSWORD_RECOVERY'));
});

it('[AUTH-09] tells every tab of a second factor, and of a session that goes on', async () => {
  server.user = ANA;
  server.expiresAt = '2026-01-01T00:00:00.000Z';
  const tabs = [await openTab(), await openTab()];
  server.isSecondFactorVerified = true;
  for (const { keeper } of tabs) await keeper.refresh();
  server.expiresAt = '2026-02-01T00:00:00.000Z';
  for (const { keeper } of tabs) await keeper.refresh();
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
  here.keeper.announceError('social_denied');
  expect(here.events.at(-1)).toEqual({ type: 'ERROR', code: 'social_denied' });
  expect(types(there.events)).toEqual(['INITIAL_SESSION']);
});

it('tells the other tabs when this one is back from signing in elsewhere', async () => {
  const there = await openTab();
  const leaving = await openTab();
  await leaving.keeper.expectReturn('sign-in');
  server.user = ANA;
  const back = await openTab();
  expect(types(back.events)).toEqual(['INITIAL_SESSION']);
  expect(back.signedInElsewhere).toHaveBeenCalledOnce();
  expect((await openTab()).signedInElsewhere).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(types(there.events)).toEqual(['INITIAL_SESSION', 'SIGNED_IN']));
});

it('does not leave while a sign-out is owed: paid later, it would end the session to come', async () => {
  owedSignOut.owe();
  const { keeper } = await openTab();
  server.isDown = true;
  await expect(keeper.expectReturn('other')).rejects.toThrow('owed');
  server.isDown = false;
  await keeper.expectReturn('other');
  expect(owedSignOut.isOwed()).toBe(false);
});

it('says once what happened, however often the session is read', async () => {
  const tab = await openTab();
  await tab.keeper.refresh();
  await tab.keeper.refresh();
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
  const { keeper, queryClient } = await openTab();
  const late = Promise.withResolvers<Session>();
  const queryFn = vi
    .fn<() => Promise<Session>>(() => Promise.resolve(serverSession()))
    .mockReturnValueOnce(late.promise);
  const reading = queryClient.fetchQuery({ ...sessionQuery, queryFn, staleTime: 0 });
  server.user = ANA;
  await keeper.adopt(ANA);
  late.resolve(NO_SESSION);
  await reading.catch(() => undefined);
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toMatchObject({ user: ANA });
});

it('shows nothing of one person to the next', async () => {
  server.user = ANA;
  const { keeper, queryClient } = await openTab();
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
  await keeper.refresh();
  await vi.waitFor(() => expect(shown.at(-1)).toBe('of Bruno Reis'));
  expect(shown).not.toContain('of Ana Lima');
  expect(queryClient.getQueryData(['unseen'])).toBeUndefined();
  expect(queryClient.getQueryData(['site'])).toBe('the same');
});

it('keeps what is read when only the name of the same person changes', async () => {
  server.user = ANA;
  const { keeper, queryClient } = await openTab();
  await queryClient.fetchQuery({ queryKey: ['resumes'], queryFn: () => 'mine' });
  await keeper.adopt({ ...ANA, name: 'Ana Souza' });
  expect(queryClient.getQueryData(['resumes'])).toBe('mine');
});

it('leaves nothing on the device after logging out but theme and language', async () => {
  document.cookie = 'lauda_theme=dark';
  localStorage.setItem('draft', 'text');
  sessionStorage.setItem('token', 'text');
  const { keeper } = await openTab();
  await keeper.logOut();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(document.cookie).toContain('lauda_theme=dark');
});

it('asks before it logs anybody out, and stays when told to', async () => {
  server.user = ANA;
  localStorage.setItem('draft', 'text');
  const { keeper, leaveTo } = await openTab();
  const mayLeave = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  const stop = keeper.guardLogOut(mayLeave);
  await keeper.logOut();
  expect(leaveTo).not.toHaveBeenCalled();
  expect([server.user, localStorage.getItem('draft')]).toEqual([ANA, 'text']);
  mayLeave.mockResolvedValue(true);
  await keeper.logOut();
  expect(leaveTo).toHaveBeenCalledWith('/auth');
  stop();
  await keeper.logOut();
  expect(mayLeave).toHaveBeenCalledTimes(2);
});

it('clears nothing before every guard has agreed, and everything before the session ends', async () => {
  server.user = ANA;
  const { keeper, leaveTo } = await openTab();
  const cleared: (string | null | undefined)[] = [];
  const clear = () => {
    cleared.push(server.user?.name);
    return Promise.resolve();
  };
  let mayLeave = false;
  keeper.guardLogOut(() => Promise.resolve(clear));
  keeper.guardLogOut(() => Promise.resolve(mayLeave));
  await keeper.logOut();
  expect([cleared, server.user]).toEqual([[], ANA]);
  mayLeave = true;
  keeper.guardLogOut(() => Promise.resolve(() => Promise.reject(new Error('no database'))));
  keeper.guardLogOut(() => Promise.resolve(clear));
  await keeper.logOut();
  expect(cleared).toEqual([ANA.name, ANA.name]);
  expect(leaveTo).toHaveBeenCalledOnce();
});

it('also asks whoever comes while somebody before them still waits', async () => {
  server.user = ANA;
  const { keeper, leaveTo } = await openTab();
  keeper.guardLogOut(async () => {
    keeper.guardLogOut(() => Promise.resolve(false));
    return true;
  });
  await keeper.logOut();
  expect(leaveTo).not.toHaveBeenCalled();
});

it('logs out in silence when the server fails, and owes it the sign-out', async () => {
  server = { user: ANA, isDown: true };
  const { keeper, leaveTo } = await openTab();
  localStorage.setItem('draft', 'text');
  await keeper.logOut();
  expect(leaveTo).toHaveBeenCalledWith('/auth');
  expect(localStorage.getItem('draft')).toBeNull();
  expect(owedSignOut.isOwed()).toBe(true);
  await keeper.adopt(ANA);
  expect(owedSignOut.isOwed()).toBe(false);
});
