import type { SessionUser } from '@lauda/contract/accounts/session';
import type { Session } from '@lauda/contract/accounts/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { untilRead } from '../../lib/api/query-client.ts';
import { shellApi } from '../../lib/api/shell-api.ts';
import { owedSignOut, trySignOut } from './owed-sign-out.ts';

export const NO_SESSION: Session = {
  user: null,
  expiresAt: null,
  isSecondFactorVerified: false,
  impersonation: null,
};

/** The first screen waits for this, and the device may remember the user. */
const SESSION_LIMIT_MS = 10_000;

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session> => {
    const isOwedStill = owedSignOut.isOwed() && !(await trySignOut(() => shellApi.signOut()));
    if (isOwedStill) return NO_SESSION;
    return shellApi.getSession(undefined, { signal, limitMs: SESSION_LIMIT_MS });
  },
  staleTime: 60_000,
  // Offline, the device may remember the user; pausing the query would show nothing at all.
  networkMode: 'always',
  refetchInterval: untilRead,
  meta: { isForEveryone: true },
});

/** Set while a staff member views the product as the session's user. */
export const useImpersonation = (): Session['impersonation'] =>
  useQuery(sessionQuery).data?.impersonation ?? null;

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'visitor' }
  /** The session could not be read: nothing private is shown, and the user is not treated as a visitor. */
  | { readonly status: 'unknown' }
  | { readonly status: 'user'; readonly user: SessionUser };

/** The signed-in user. */
export function useSession(): SessionState {
  const { data, isPending, errorUpdatedAt } = useQuery(sessionQuery);
  // After a failure a retry is pending again, which must not take a screen away.
  if (isPending && errorUpdatedAt === 0) return { status: 'loading' };
  if (data === undefined) return { status: 'unknown' };
  return data.user ? { status: 'user', user: data.user } : { status: 'visitor' };
}
