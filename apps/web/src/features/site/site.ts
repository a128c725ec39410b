import type { SocialProvider } from '@lauda/contract/social-names';
import { ALL_FLAGS_OFF, type Flags } from '@lauda/domain/flags';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { untilRead } from '../../lib/query-client.ts';
import { shellApi } from '../../lib/shell-api.ts';
import { useLiveEvent } from '../../lib/live-events/live-events-context.tsx';

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => shellApi.getSite(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  refetchInterval: untilRead,
  meta: { isForEveryone: true },
});

export interface Site {
  readonly flags: Flags;
  readonly supportEmail: string | null;
  readonly socialProviders: readonly SocialProvider[];
  /** Whether codes can be sent to phones. */
  readonly isPhoneOn: boolean;
  /** Whether a model is set up. */
  readonly isAiOn: boolean;
  /** Whether job ads are read from their addresses. */
  readonly isJobAdOn: boolean;
  /** Whether there is anything to buy; where there is not, everyone has Pro and no screen speaks of plans. */
  readonly isSelling: boolean;
}

/** Features are off until known to be on: one must not flash up and vanish. */
const UNKNOWN_SITE: Site = {
  flags: ALL_FLAGS_OFF,
  supportEmail: null,
  socialProviders: [],
  isPhoneOn: false,
  // Its entries are there in either case, and the server says when it is off.
  isAiOn: true,
  isJobAdOn: false,
  isSelling: true,
};

export function useSite(): Site {
  const queryClient = useQueryClient();
  useLiveEvent('flags.changed', () => void queryClient.invalidateQueries(siteQuery));
  return useQuery(siteQuery).data ?? UNKNOWN_SITE;
}
