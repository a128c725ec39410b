import type { SessionUser } from '@lauda/contract/session';
import type { Session } from '@lauda/contract/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { untilRead } from '../../lib/query-client.ts';
import { shellApi } from '../../lib/shell-api.ts';
import { owedSignOut, trySignOut } from './owed-sign-out.ts';

export const NO_SESSION: Session = {
  user: null,
  expiresAt: null,
  isSecondFactorVerified: false,
  impersonation: null,
};

/** The first screen waits for it, and the device may know who is here. */
const SESSION_LIMIT_MS = 10_000;

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session> => {
    const isOwedStill = owedSignOut.isOwed() && !(await trySignOut(() => shellApi.signOut()));
    if (isOwedStill) return NO_SESSION;
    return shellApi.getSession(undefined, { signal, limitMs: SESSION_LIMIT_MS });
  },
  staleTime: 60_000,
  // Without a network the device may remember who is here; waiting for one would show nothing at all.
  networkMode: 'always',
  refetchInterval: untilRead,
  meta: { isForEveryone: true },
});

/** Set while a member of staff sees the product as the user of the session. */
export const useImpersonation = (): Session['impersonation'] =>
  useQuery(sessionQuery).data?.impersonation ?? null;

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'visitor' }
  /** The session could not be read: nobody is shown anything private, and nobody is taken for a visitor. */
  | { readonly status: 'unknown' }
  | { readonly status: 'user'; readonly user: SessionUser };

/** Who is here. */
export function useSession(): SessionState {
  const { data, isPending, errorUpdatedAt } = useQuery(sessionQuery);
  // Asked again after a failure it is pending once more, and nobody's screen may go away over that.
  if (isPending && errorUpdatedAt === 0) return { status: 'loading' };
  if (data === undefined) return { status: 'unknown' };
  return data.user ? { status: 'user', user: data.user } : { status: 'visitor' };
}
