import type { SessionUser } from '@lauda/contract';

/** What can happen to a session. Every open tab hears of it. */
export type SessionEvent =
  | { readonly type: 'INITIAL_SESSION'; readonly user: SessionUser | null }
  | { readonly type: 'SIGNED_IN'; readonly user: SessionUser }
  | { readonly type: 'SIGNED_OUT' }
  | { readonly type: 'USER_UPDATED'; readonly user: SessionUser }
  | { readonly type: 'PASSWORD_RECOVERY' };

/** What happened between two readings of the session; `undefined` stands for 'not read yet'. */
export function sessionEventBetween(
  before: SessionUser | null | undefined,
  after: SessionUser | null,
): SessionEvent | null {
  if (before === undefined) return { type: 'INITIAL_SESSION', user: after };
  if (after === null) return before === null ? null : { type: 'SIGNED_OUT' };
  if (before?.id !== after.id) return { type: 'SIGNED_IN', user: after };
  return JSON.stringify(before) === JSON.stringify(after) ? null : { type: 'USER_UPDATED', user: after };
}

export type SessionListener = (event: SessionEvent) => void;

export function createSessionEvents() {
  const listeners = new Set<SessionListener>();
  return {
    emit: (event: SessionEvent) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener: SessionListener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
