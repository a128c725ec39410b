import { useCallback, useSyncExternalStore } from 'react';

/** Below this width the sidebar is a sheet and panes become tabs. */
export const PHONE_QUERY = '(width < 48rem)';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
