import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** The browser's network state: false is certain, true is a guess. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
