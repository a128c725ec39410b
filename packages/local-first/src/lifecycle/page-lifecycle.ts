/**
 * Runs when the page is hidden or about to unload, often more than once; returns the unsubscribe function. WebKit drops
 * IndexedDB requests made in `pagehide`, but completes those of `beforeunload`, which fires a few tasks earlier.
 */
export function onPageLeave(work: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  addEventListener('beforeunload', work, { signal });
  addEventListener('pagehide', work, { signal });
  document.addEventListener('freeze', work, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && work(), {
    signal,
  });
  return () => over.abort();
}

interface PageListener {
  readonly leave: () => void;
  readonly connectionChanged: () => void;
  /** Closing the page now would lose work. */
  readonly isInDanger: () => boolean;
}

/** Registers for the lifetime of the tab; there is no unsubscribe. */
export function listenToPage({ leave, connectionChanged, isInDanger }: PageListener): void {
  onPageLeave(leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') connectionChanged();
  });
  addEventListener('online', connectionChanged);
  addEventListener('offline', connectionChanged);
  addEventListener('beforeunload', (event) => {
    if (isInDanger()) event.preventDefault();
  });
}
