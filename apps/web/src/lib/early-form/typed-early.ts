import { type FirstFields, typedKey } from './early-fields.ts';

/** Text typed into the early form, by field: the value before and the value now. */
type Typed = Record<string, readonly [before: string, now: string]>;

interface Note {
  readonly id: string;
  readonly typed: Typed;
}

/**
 * In localStorage: notes that a page has already taken over. A duplicated tab has a copy of the note and must not reuse
 * it.
 */
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
 * Stores what is typed in this tab until the document has it. sessionStorage is written synchronously within the input
 * event, and survives a reload or a restored crashed tab.
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
        // Already taken over: keep only edits that were not stored, where the field still has its old value.
        ([name, [before]]) => !isTaken || before === shown(name),
      ),
    );
  } catch {
    // Storage is unavailable.
  }
  return {
    /** The field's value: the document's, or the text typed over it. */
    valueOf: (name: string) => typed[name]?.[1] ?? shown(name),
    entries: () => Object.entries(typed).map(([name, [, now]]) => [name, now] as const),
    hasAny: () => Object.keys(typed).length > 0,
    note: (name: string, now: string): void => {
      typed = { ...typed, [name]: [shown(name), now] };
      try {
        sessionStorage.setItem(key, JSON.stringify({ id, typed } satisfies Note));
      } catch {
        // Storage is full or disabled: the field itself still has the text.
      }
    },
    /** Call when the document has it in memory. */
    markTaken: (): void => {
      try {
        localStorage.setItem(TAKEN, `${read(localStorage, TAKEN)} ${id}`.slice(-TAKEN_CHARACTERS));
      } catch {
        // The note is deleted a moment later anyway.
      }
    },
    /** Call when the document is stored on the device. */
    forget: (): void => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

export type TypedEarly = ReturnType<typeof openTypedEarly>;
