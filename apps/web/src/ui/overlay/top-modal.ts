import { createListeners } from '@lauda/local-first/listeners';
import { useSyncExternalStore } from 'react';

/** The open modals, the topmost last. What must stay reachable above them all (toasts) moves into it. */
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
