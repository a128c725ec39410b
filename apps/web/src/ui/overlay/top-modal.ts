import { createListeners } from '@lauda/local-first/listeners';
import { useSyncExternalStore } from 'react';

/** The open modals, topmost last. Elements that must stay reachable (toasts) move into the topmost. */
let modals: readonly HTMLElement[] = [];
const listeners = createListeners();

function replace(next: readonly HTMLElement[]) {
  modals = next;
  listeners.notify();
}

export function pushModal(layer: HTMLElement): () => void {
  replace([...modals, layer]);
  return () => replace(modals.filter((other) => other !== layer));
}

export const useTopModal = (): HTMLElement | null =>
  useSyncExternalStore(
    listeners.subscribe,
    () => modals.at(-1) ?? null,
    () => null,
  );
