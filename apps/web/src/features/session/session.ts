import type { SessionUser } from '@lauda/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => api.getSession(undefined, { signal }),
  staleTime: 60_000,
});

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'visitor' }
  | { readonly status: 'user'; readonly user: SessionUser };

/** Who is here. A session that cannot be read counts as none: nothing private is shown on a guess. */
export function useSession(): SessionState {
  const { data, isPending } = useQuery(sessionQuery);
  if (isPending) return { status: 'loading' };
  return data?.user ? { status: 'user', user: data.user } : { status: 'visitor' };
}
