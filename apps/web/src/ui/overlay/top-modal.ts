import { useSyncExternalStore } from 'react';

/** The open modals, the topmost last. What must stay reachable above them all (toasts) moves into it. */
let modals: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly HTMLElement[]) {
  modals = next;
  for (const listener of listeners) listener();
}

export function pushModal(layer: HTMLElement): () => void {
  replace([...modals, layer]);
  return () => replace(modals.filter((other) => other !== layer));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTopModal = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => modals.at(-1) ?? null,
    () => null,
  );
