import { createContext, use, useSyncExternalStore } from 'react';

/** Which one of all rich texts has the editor. */
export function createActivePlace() {
  const listeners = new Set<() => void>();
  let active: string | null = null;
  return {
    get: () => active,
    set: (key: string) => {
      active = key;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const ActivePlaceContext = createContext(createActivePlace());

export function useActivePlace(key: string) {
  const place = use(ActivePlaceContext);
  const isActive = useSyncExternalStore(place.subscribe, () => place.get() === key);
  return { isActive, activate: () => place.set(key) };
}
