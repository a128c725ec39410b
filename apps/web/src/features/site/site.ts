import type { SocialProvider } from '@lauda/contract/accounts/social-names';
import { ALL_FLAGS_OFF, type Flags } from '@lauda/domain/flags';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { untilRead } from '../../lib/api/query-client.ts';
import { shellApi } from '../../lib/api/shell-api.ts';
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
  /** Whether codes can be sent by SMS. */
  readonly isPhoneOn: boolean;
  /** Whether AI is configured. */
  readonly isAiOn: boolean;
  /** Whether job ads can be read from their URLs. */
  readonly isJobAdOn: boolean;
  /** Whether anything is sold; if not, everyone has Pro and no screen mentions plans. */
  readonly isSelling: boolean;
}

/** Feature flags are off until known to be on: features must not flash up and vanish. */
const UNKNOWN_SITE: Site = {
  flags: ALL_FLAGS_OFF,
  supportEmail: null,
  socialProviders: [],
  isPhoneOn: false,
  // Its menu items exist in either case, and the server reports when it is off.
  isAiOn: true,
  isJobAdOn: false,
  isSelling: true,
};

export function useSite(): Site {
  const queryClient = useQueryClient();
  useLiveEvent('flags.changed', () => void queryClient.invalidateQueries(siteQuery));
  return useQuery(siteQuery).data ?? UNKNOWN_SITE;
}
