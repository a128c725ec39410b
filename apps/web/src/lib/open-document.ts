import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let openTitle: string | null = null;

function setOpenTitle(title: string | null): void {
  openTitle = title;
  for (const listener of listeners) listener();
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
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => openTitle,
    () => null,
  );
