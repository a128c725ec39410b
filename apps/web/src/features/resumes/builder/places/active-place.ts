import { createListeners } from '@lauda/local-first/listeners';
import { createContext, use, useSyncExternalStore } from 'react';

/** One line of rich text: a block, and the item if the block is a list. */
export interface LineWish {
  readonly block: number;
  readonly item: number;
}

/** Which rich text has the editor, and the line its caret should move to next. */
export function createActivePlace() {
  const listeners = createListeners();
  let active: string | null = null;
  let wish: { readonly key: string; readonly line: LineWish } | null = null;
  return {
    wishFor: (key: string, line: LineWish) => {
      wish = { key, line };
    },
    /** Returns the line once: entering the text again later keeps the caret where it was. */
    takeWish: (key: string): LineWish | null => {
      const line = wish?.key === key ? wish.line : null;
      wish = null;
      return line;
    },
    get: () => active,
    set: (key: string) => {
      active = key;
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}

export const ActivePlaceContext = createContext(createActivePlace());

export function useActivePlace(key: string) {
  const place = use(ActivePlaceContext);
  const isActive = useSyncExternalStore(place.subscribe, () => place.get() === key);
  return { isActive, activate: () => place.set(key), takeWish: () => place.takeWish(key) };
}
