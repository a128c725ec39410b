import { createListeners } from '@lauda/local-first/listeners';
import { useEffect, useSyncExternalStore } from 'react';

const listeners = createListeners();
let openTitle: string | null = null;

function setOpenTitle(title: string | null): void {
  openTitle = title;
  listeners.notify();
}

/** Shows the title of the screen's document in the top bar while the screen is mounted. */
export function useOpenDocument(title: string): void {
  useEffect(() => {
    setOpenTitle(title);
    return () => setOpenTitle(null);
  }, [title]);
}

/** The title of the screen's document; null if it shows none. */
export const useOpenDocumentTitle = (): string | null =>
  useSyncExternalStore(
    listeners.subscribe,
    () => openTitle,
    () => null,
  );
