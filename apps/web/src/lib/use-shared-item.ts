import type { ShareOutcome } from '@lauda/contract/share-target';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { findShared, forgetShared, type SharedItem } from './shared-item.ts';

const SHARED_KEY = ['shared-item'];

/** Not where the page is not secure; there is no service worker then that could have kept anything. */
const hasCaches = () => 'caches' in globalThis;

/** What was shared with the installed app and waits on this device; undefined until that is known, null for nothing. */
export function useSharedItem(outcome: ShareOutcome | undefined): {
  item: SharedItem | null | undefined;
  forget: () => void;
} {
  const queryClient = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: SHARED_KEY,
    queryFn: () => (hasCaches() ? findShared(caches) : null),
    enabled: outcome === 'kept',
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return {
    item: isError ? null : data,
    forget: () => {
      queryClient.setQueryData(SHARED_KEY, null);
      if (hasCaches()) void forgetShared(caches).catch(() => undefined);
    },
  };
}
