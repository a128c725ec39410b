import { ApiError } from '@lauda/contract/client';
import type { SessionUser } from '@lauda/contract/accounts/session';
import type { Session } from '@lauda/contract/accounts/session';
import type { QueryClient } from '@tanstack/react-query';
import { departure, type DepartureReason } from './departure.ts';
import { type GuardLogOut, type LogOutGuard, passGuards } from '@lauda/local-first/lifecycle/sign-out';
import { owedSignOut, type SignOut, trySignOut } from './owed-sign-out.ts';
import { NO_SESSION, sessionQuery } from './session.ts';
import { createSessionEvents, sessionEventsBetween, type SessionListener } from './session-events.ts';
import { refreshDelayMs } from './session-refresh.ts';
import { clearDevice, forgetUserData } from './user-data.ts';

const CHANNEL = 'lauda-session';
type TabMessage = 'changed' | 'logging-out' | 'logged-out' | 'password-recovery';

export interface SessionManager {
  subscribe: (listener: SessionListener) => () => void;
  /** Starts listening to the other tabs; returns the function that stops it. */
  open: () => () => void;
  /** Rereads the session, which may have changed elsewhere. */
  refresh: () => Promise<void>;
  /** The server has just signed this user in or changed their data. */
  adopt: (user: SessionUser) => Promise<void>;
  announceRecovery: () => void;
  announceError: (code: string) => void;
  /**
   * Stops reading the session because this tab is about to load another page: the current screen must not change
   * meanwhile.
   */
  standDown: () => void;
  /** The session ended other than by logout: other tabs check for themselves. */
  announceEnd: () => void;
  /** The user logged out, here or in another tab: the next sign-in may be another user's. */
  hasLoggedOut: () => boolean;
  /** Call before the user leaves for a page that will return to this tab. */
  expectReturn: (reason: DepartureReason) => Promise<void>;
  logOut: () => Promise<void>;
  /** Called before logout; `false` cancels it. Returns the function that removes the guard. */
  guardLogOut: GuardLogOut;
}

interface SessionManagerOptions {
  queryClient: QueryClient;
  signOut: SignOut;
  /** Loads another screen with a full page load, so that nothing in memory outlives the session. */
  leaveTo: (path: '/auth') => void;
  /** The user is back from signing in with a social account. */
  onSignedInElsewhere?: () => void;
}

/**
 * Watches the session in the query cache, however it got there, and emits events. Tabs only notify each other that
 * something happened; each of them asks the server itself.
 */
export function createSessionManager({
  queryClient,
  signOut,
  leaveTo,
  onSignedInElsewhere,
}: SessionManagerOptions): SessionManager {
  const events = createSessionEvents();
  const guards = new Set<LogOutGuard>();
  let known: Session | undefined;
  let hasLoggedOut = false;
  let isLeaving = false;
  let nextRefresh: ReturnType<typeof setTimeout> | undefined;
  let channel: BroadcastChannel | null = null;

  /** Messages sent before the channel was open: email links are followed before the first render. */
  const unsaid: TabMessage[] = [];

  const tellOtherTabs = (message: TabMessage) => {
    if (channel === null) unsaid.push(message);
    else channel.postMessage(message);
  };
  const refresh = async (): Promise<void> => {
    if (!isLeaving) await queryClient.invalidateQueries(sessionQuery);
  };

  /** Reading the session extends it; if that fails, it is noticed here. */
  const plan = (session: Session) => {
    const { expiresAt } = session;
    clearTimeout(nextRefresh);
    if (expiresAt === null) return;
    nextRefresh = setTimeout(
      () => {
        // Reschedules in case this read fails.
        plan(session);
        void refresh();
      },
      refreshDelayMs(new Date(expiresAt), Date.now()),
    );
  };

  const notice = () => {
    const session = queryClient.getQueryData(sessionQuery.queryKey);
    if (session === undefined || session === known) return;
    plan(session);
    const happened = sessionEventsBetween(known, session);
    const isSomebodyElse = known !== undefined && known.user?.id !== session.user?.id;
    known = session;
    if (isSomebodyElse && session.user !== null) hasLoggedOut = false;
    if (isSomebodyElse) forgetUserData(queryClient);
    for (const event of happened) events.emit(event);
    const reason = session.user === null ? null : departure.take();
    if (reason !== null) tellOtherTabs('changed');
    if (reason === 'sign-in') onSignedInElsewhere?.();
  };

  /** A call refused with UNAUTHENTICATED means that the session has ended. */
  const suspect = (error: unknown) => {
    if (known?.user && error instanceof ApiError && error.code === 'UNAUTHENTICATED') void refresh();
  };

  const hear = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'password-recovery') return events.emit({ type: 'PASSWORD_RECOVERY' });
    if (data === 'logging-out' || data === 'logged-out') hasLoggedOut = true;
    if (data === 'logging-out') return;
    // Shared storage is already empty; sessionStorage is separate for every tab.
    if (data === 'logged-out') sessionStorage.clear();
    void refresh();
  };

  return {
    subscribe: events.subscribe,
    refresh,
    open: () => {
      const own = new BroadcastChannel(CHANNEL);
      own.addEventListener('message', hear);
      channel = own;
      for (const message of unsaid.splice(0)) tellOtherTabs(message);
      const stopWatching = [
        queryClient.getQueryCache().subscribe((event) => {
          if (event.query.queryKey[0] === sessionQuery.queryKey[0]) notice();
          else if (event.type === 'updated' && event.action.type === 'error') suspect(event.action.error);
        }),
        queryClient.getMutationCache().subscribe((event) => {
          if (event.type === 'updated' && event.action.type === 'error') suspect(event.action.error);
        }),
      ];
      notice();
      return () => {
        for (const stop of stopWatching) stop();
        clearTimeout(nextRefresh);
        own.close();
        if (channel === own) channel = null;
      };
    },
    adopt: async (user) => {
      known ??= NO_SESSION;
      owedSignOut.settle();
      // A read that began before the sign-in would return no user after it.
      await queryClient.cancelQueries(sessionQuery);
      const before = known.user?.id === user.id ? known : NO_SESSION;
      queryClient.setQueryData(sessionQuery.queryKey, { ...before, user });
      tellOtherTabs('changed');
      // The response did not include the expiry or the second-factor state.
      void refresh();
    },
    announceRecovery: () => {
      events.emit({ type: 'PASSWORD_RECOVERY' });
      tellOtherTabs('password-recovery');
    },
    announceError: (code) => events.emit({ type: 'ERROR', code }),
    standDown: () => {
      isLeaving = true;
    },
    announceEnd: () => tellOtherTabs('logged-out'),
    hasLoggedOut: () => hasLoggedOut,
    expectReturn: async (reason) => {
      // Repeated later, the owed sign-out would end the session that the user returns with.
      if (owedSignOut.isOwed() && !(await trySignOut(signOut))) throw new Error('sign-out is owed still');
      departure.remember(reason);
    },
    guardLogOut: (guard) => {
      guards.add(guard);
      return () => {
        guards.delete(guard);
      };
    },
    logOut: async () => {
      if (!(await passGuards(guards))) return;
      // Before the server notifies the other tabs that the session ended, so that they know why.
      tellOtherTabs('logging-out');
      const isOver = await trySignOut(signOut);
      clearDevice();
      if (!isOver) owedSignOut.owe();
      tellOtherTabs('logged-out');
      leaveTo('/auth');
    },
  };
}
