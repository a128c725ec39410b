import { createListeners } from '@lauda/local-first/listeners';
import type { SessionUser } from '@lauda/contract/accounts/session';
import type { Session } from '@lauda/contract/accounts/session';

/** What can happen to a session. Every open tab receives it. */
export type SessionEvent =
  | { readonly type: 'INITIAL_SESSION'; readonly user: SessionUser | null }
  | { readonly type: 'SIGNED_IN'; readonly user: SessionUser }
  | { readonly type: 'SIGNED_OUT' }
  | { readonly type: 'USER_UPDATED'; readonly user: SessionUser }
  | { readonly type: 'TOKEN_REFRESHED' }
  | { readonly type: 'MFA_VERIFIED' }
  | { readonly type: 'PASSWORD_RECOVERY' }
  /** A sign-in attempt in this tab failed. */
  | { readonly type: 'ERROR'; readonly code: string };

/** The events between two reads of the session; `undefined` means not read yet. */
export function sessionEventsBetween(before: Session | undefined, after: Session): SessionEvent[] {
  const { user } = after;
  if (before === undefined) return [{ type: 'INITIAL_SESSION', user }];
  if (user === null) return before.user === null ? [] : [{ type: 'SIGNED_OUT' }];
  const isVerified: SessionEvent[] = after.isSecondFactorVerified ? [{ type: 'MFA_VERIFIED' }] : [];
  if (before.user?.id !== user.id) return [{ type: 'SIGNED_IN', user }, ...isVerified];
  const events: SessionEvent[] = before.isSecondFactorVerified ? [] : isVerified;
  if (JSON.stringify(before.user) !== JSON.stringify(user)) events.push({ type: 'USER_UPDATED', user });
  // Right after a sign-in the expiry is unknown, and learning it is not a refresh.
  if (before.expiresAt !== null && before.expiresAt !== after.expiresAt)
    events.push({ type: 'TOKEN_REFRESHED' });
  return events;
}

export type SessionListener = (event: SessionEvent) => void;

export function createSessionEvents() {
  const listeners = createListeners<[SessionEvent]>();
  return {
    emit: listeners.notify,
    subscribe: listeners.subscribe,
  };
}
