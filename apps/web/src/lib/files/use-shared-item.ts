import type { ShareOutcome } from '@lauda/contract/site/share-target';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { findShared, forgetShared, type SharedItem } from './shared-item.ts';

const SHARED_KEY = ['shared-item'];

/** Insecure contexts have no caches, and no service worker that could have stored anything. */
const hasCaches = () => 'caches' in globalThis;

/** The item shared with the installed app that waits on this device; undefined while unknown, null for none. */
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
