import { ApiError, type SessionUser } from '@lauda/contract';
import type { QueryClient } from '@tanstack/react-query';
import { owedSignOut, type SignOut, trySignOut } from './owed-sign-out.ts';
import { sessionQuery } from './session.ts';
import { createSessionEvents, sessionEventBetween, type SessionListener } from './session-events.ts';
import { clearDevice, forgetUserData } from './user-data.ts';

const CHANNEL = 'lauda-session';
type TabMessage = 'changed' | 'logged-out' | 'password-recovery';

export interface SessionKeeper {
  subscribe: (listener: SessionListener) => () => void;
  /** Starts listening to the other tabs; call what it returns to stop. */
  open: () => () => void;
  /** The session may have changed elsewhere: read it again. */
  refresh: () => Promise<void>;
  /** The server has just signed this person in, or changed them. */
  adopt: (user: SessionUser) => Promise<void>;
  announceRecovery: () => void;
  logOut: () => Promise<void>;
}

interface SessionKeeperOptions {
  queryClient: QueryClient;
  signOut: SignOut;
  /** Loads another screen from scratch, so that nothing in memory outlives the session. */
  leaveTo: (path: '/auth') => void;
}

/**
 * Watches the session that is in the query cache, by whichever way it got there, and tells what happened.
 * Tabs only tell each other that something did; each of them asks the server itself.
 */
export function createSessionKeeper({ queryClient, signOut, leaveTo }: SessionKeeperOptions): SessionKeeper {
  const events = createSessionEvents();
  let known: SessionUser | null | undefined;
  let channel: BroadcastChannel | null = null;

  const tellOtherTabs = (message: TabMessage) => channel?.postMessage(message);
  const refresh = () => queryClient.invalidateQueries(sessionQuery);

  const notice = () => {
    const user = queryClient.getQueryData(sessionQuery.queryKey)?.user;
    if (user === undefined) return;
    const event = sessionEventBetween(known, user);
    const isSomebodyElse = known !== undefined && known?.id !== user?.id;
    known = user;
    if (isSomebodyElse) forgetUserData(queryClient);
    if (event) events.emit(event);
  };

  /** A call that was refused for want of a session is how one learns that it has run out. */
  const suspect = (error: unknown) => {
    if (known && error instanceof ApiError && error.code === 'UNAUTHENTICATED') void refresh();
  };

  const hear = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'password-recovery') return events.emit({ type: 'PASSWORD_RECOVERY' });
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
        own.close();
        if (channel === own) channel = null;
      };
    },
    adopt: async (user) => {
      known ??= null;
      owedSignOut.settle();
      // A reading that began before the sign-in would say 'nobody' after it.
      await queryClient.cancelQueries(sessionQuery);
      queryClient.setQueryData(sessionQuery.queryKey, { user });
      tellOtherTabs('changed');
    },
    announceRecovery: () => {
      events.emit({ type: 'PASSWORD_RECOVERY' });
      tellOtherTabs('password-recovery');
    },
    logOut: async () => {
      const isOver = await trySignOut(signOut);
      clearDevice();
      if (!isOver) owedSignOut.owe();
      tellOtherTabs('logged-out');
      leaveTo('/auth');
    },
  };
}
