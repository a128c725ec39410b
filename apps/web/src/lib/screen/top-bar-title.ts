import { createListeners } from '@lauda/local-first/listeners';
import { useEffect, useSyncExternalStore } from 'react';

const listeners = createListeners();
let shownTitle: string | null = null;

function setShownTitle(title: string | null): void {
  shownTitle = title;
  listeners.notify();
}

/** Shows the title of the screen's document in the top bar while the screen is mounted. */
export function useShowInTopBar(title: string): void {
  useEffect(() => {
    setShownTitle(title);
    return () => setShownTitle(null);
  }, [title]);
}

/** The title of the screen's document; null if it shows none. */
export const useTopBarTitle = (): string | null =>
  useSyncExternalStore(
    listeners.subscribe,
    () => shownTitle,
    () => null,
  );
