/** A set of listeners in the form that React's `useSyncExternalStore` subscribes to. */
export function createListeners<Args extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    notify: (...args: Args): void => {
      for (const listener of listeners) listener(...args);
    },
    /** Returns the unsubscribe function. */
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    clear: (): void => listeners.clear(),
  };
}
