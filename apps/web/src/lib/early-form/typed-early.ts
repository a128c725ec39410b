import { type FirstFields, typedKey } from './early-fields.ts';

/** What was typed into the early form, by field: what stood there before, and what stands there now. */
type Typed = Record<string, readonly [before: string, now: string]>;

interface Note {
  readonly id: string;
  readonly typed: Typed;
}

/** In localStorage: notes that a page has taken over. A duplicated tab has a copy of the note, and must not use it again. */
const TAKEN = 'lauda-taken-over';
const TAKEN_CHARACTERS = 400;

const read = (storage: Storage, key: string): string => storage.getItem(key) ?? '';

function readNote(key: string): Note | null {
  try {
    const note = JSON.parse(read(sessionStorage, key)) as Note;
    return typeof note.id === 'string' && typeof note.typed === 'object' ? note : null;
  } catch {
    return null;
  }
}

/**
 * Keeps what is typed in this tab until the document has it: sessionStorage is written before the key's own event is
 * over, and is still there after a reload or when the browser restores a tab that crashed.
 */
export function openTypedEarly(ownerId: string, copy: FirstFields | null) {
  const key = typedKey(ownerId, copy?.id ?? '');
  const shown = (name: string) => copy?.values[name] ?? '';
  const found = readNote(key);
  const id = found?.id ?? crypto.randomUUID();
  let typed: Typed = {};
  try {
    const isTaken = read(localStorage, TAKEN).includes(id);
    typed = Object.fromEntries(
      Object.entries(found?.typed ?? {}).filter(
        // Taken over already: only what did not get onto the device, where the field is still as it was before.
        ([name, [before]]) => !isTaken || before === shown(name),
      ),
    );
  } catch {
    // A device that keeps nothing.
  }
  return {
    /** What the field shows: the document's value, or what was typed over it. */
    valueOf: (name: string) => typed[name]?.[1] ?? shown(name),
    entries: () => Object.entries(typed).map(([name, [, now]]) => [name, now] as const),
    hasAny: () => Object.keys(typed).length > 0,
    note: (name: string, now: string): void => {
      typed = { ...typed, [name]: [shown(name), now] };
      try {
        sessionStorage.setItem(key, JSON.stringify({ id, typed } satisfies Note));
      } catch {
        // Full or switched off: the field itself still has it.
      }
    },
    /** The document has it in memory. */
    markTaken: (): void => {
      try {
        localStorage.setItem(TAKEN, `${read(localStorage, TAKEN)} ${id}`.slice(-TAKEN_CHARACTERS));
      } catch {
        // The note goes a moment later.
      }
    },
    /** The document has it on the device. */
    forget: (): void => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

export type TypedEarly = ReturnType<typeof openTypedEarly>;
