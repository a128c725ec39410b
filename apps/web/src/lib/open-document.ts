import { createListeners } from '@lauda/local-first/listeners';
import { useEffect, useSyncExternalStore } from 'react';

const listeners = createListeners();
let openTitle: string | null = null;

function setOpenTitle(title: string | null): void {
  openTitle = title;
  listeners.notify();
}

/** The screen shows this document: its title stands in the bar above for as long as it does. */
export function useOpenDocument(title: string): void {
  useEffect(() => {
    setOpenTitle(title);
    return () => setOpenTitle(null);
  }, [title]);
}

/** The title of the document that the screen shows; null where it shows none. */
export const useOpenDocumentTitle = (): string | null =>
  useSyncExternalStore(
    listeners.subscribe,
    () => openTitle,
    () => null,
  );
