import { useSyncExternalStore } from 'react';

/** The fields read from an event. Nothing else is stored, so nothing else can be shown. */
interface SeenEvent {
  readonly type: string;
  readonly user?: { readonly email: string } | null;
  readonly code?: string;
}

export interface LoggedEvent {
  readonly number: number;
  readonly at: string;
  readonly type: string;
  /** The user it concerns, or an error code. */
  readonly detail: string | null;
}

const MAX_ENTRIES = 200;

let entries: readonly LoggedEvent[] = [];
let count = 0;
let onChange: (() => void) | null = null;

interface SessionSource {
  subscribe: (listener: (event: SeenEvent) => void) => () => void;
}

/** Records events while the page is open. */
export function recordSessionEvents({ subscribe }: SessionSource): () => void {
  return subscribe(({ type, user, code }) => {
    count += 1;
    const entry = { number: count, at: new Date().toISOString(), type, detail: user?.email ?? code ?? null };
    entries = [entry, ...entries].slice(0, MAX_ENTRIES);
    onChange?.();
  });
}

const listen = (listener: () => void) => {
  onChange = listener;
  return () => {
    onChange = null;
  };
};

/** Newest first. */
export const useSessionLog = (): readonly LoggedEvent[] => useSyncExternalStore(listen, () => entries);
