import { ApiError } from '@lauda/contract/client';
import type { SessionUser } from '@lauda/contract/session';
import type { Session } from '@lauda/contract/session';
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
  /** Starts listening to the other tabs; call what it returns to stop. */
  open: () => () => void;
  /** The session may have changed elsewhere: read it again. */
  refresh: () => Promise<void>;
  /** The server has just signed this person in, or changed them. */
  adopt: (user: SessionUser) => Promise<void>;
  announceRecovery: () => void;
  announceError: (code: string) => void;
  /** This tab is about to load another page and asks for the session no more: the screen would change under its hands. */
  standDown: () => void;
  /** The session is over, by another way than logging out: other tabs look for themselves. */
  announceEnd: () => void;
  /** The person logged out, here or in another tab: whoever signs in next may be somebody else. */
  hasLoggedOut: () => boolean;
  /** The person leaves, and is back with the next page of this tab. */
  expectReturn: (reason: DepartureReason) => Promise<void>;
  logOut: () => Promise<void>;
  /** Asked before anybody is logged out; a `false` keeps them here. Call what it returns to be asked no more. */
  guardLogOut: GuardLogOut;
}

interface SessionManagerOptions {
  queryClient: QueryClient;
  signOut: SignOut;
  /** Loads another screen from scratch, so that nothing in memory outlives the session. */
  leaveTo: (path: '/auth') => void;
  /** Somebody is back who left to sign in with an account elsewhere. */
  onSignedInElsewhere?: () => void;
}

/**
 * Watches the session that is in the query cache, by whichever way it got there, and tells what happened.
 * Tabs only tell each other that something did; each of them asks the server itself.
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

  /** Said before the channel was open, as a link from a mail is followed before anything is drawn. */
  const unsaid: TabMessage[] = [];

  const tellOtherTabs = (message: TabMessage) => {
    if (channel === null) unsaid.push(message);
    else channel.postMessage(message);
  };
  const refresh = async (): Promise<void> => {
    if (!isLeaving) await queryClient.invalidateQueries(sessionQuery);
  };

  /** Reading the session is what keeps it from running out; when that fails, it is noticed here. */
  const plan = (session: Session) => {
    const { expiresAt } = session;
    clearTimeout(nextRefresh);
    if (expiresAt === null) return;
    nextRefresh = setTimeout(
      () => {
        // Again, in case that this reading fails.
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

  /** A call that was refused for want of a session is how one learns that it has run out. */
  const suspect = (error: unknown) => {
    if (known?.user && error instanceof ApiError && error.code === 'UNAUTHENTICATED') void refresh();
  };

  const hear = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'password-recovery') return events.emit({ type: 'PASSWORD_RECOVERY' });
    if (data === 'logging-out' || data === 'logged-out') hasLoggedOut = true;
    if (data === 'logging-out') return;
    // Shared storage is empty already; this part of it every tab has for itself.
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
      // A reading that began before the sign-in would say 'nobody' after it.
      await queryClient.cancelQueries(sessionQuery);
      const before = known.user?.id === user.id ? known : NO_SESSION;
      queryClient.setQueryData(sessionQuery.queryKey, { ...before, user });
      tellOtherTabs('changed');
      // Until when, and whether with a second factor, the answer did not say.
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
      // Paid later, it would end the session that the person comes back with.
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
      // Before the server tells the other tabs that the session is over, so that they know why.
      tellOtherTabs('logging-out');
      const isOver = await trySignOut(signOut);
      clearDevice();
      if (!isOver) owedSignOut.owe();
      tellOtherTabs('logged-out');
      leaveTo('/auth');
    },
  };
}
