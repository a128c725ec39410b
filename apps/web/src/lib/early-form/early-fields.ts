/**
 * What the early form of the builder and the program leave each other on the device. The early form runs before the
 * program and cannot wait for a database, so this is the one copy of a document outside of it: the first fields only.
 */
export interface FirstFields {
  /** The draft's id on the device. */
  readonly id: string;
  /** Its id on the server, or null. */
  readonly resumeId: string | null;
  /** By the place's key. */
  readonly values: Readonly<Record<string, string>>;
  /** What the draft and its first section are called. */
  readonly title: string;
  readonly section: string;
  /** Whether there is nothing in it yet, and whether it is on this device alone. */
  readonly isBlank: boolean;
  readonly isUnsaved: boolean;
}

/** In localStorage, by owner: the first fields of the document that the builder opened last. */
const COPY = 'lauda-first-fields ';
/** In sessionStorage, by owner and draft: what was typed before the program came. */
const TYPED = 'lauda-typed-early ';

export const copyKey = (ownerId: string): string => COPY + ownerId;
export const typedKey = (ownerId: string, draftId: string): string => `${TYPED}${ownerId} ${draftId}`;

/** The event by which the builder says that its fields are there; its detail is the open resume. */
export const OPEN_EVENT = 'lauda-open';

/** Takes away what the early form has of somebody. */
export function forgetEarlyFields(ownerId: string): void {
  try {
    localStorage.removeItem(copyKey(ownerId));
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(typedKey(ownerId, ''))) sessionStorage.removeItem(key);
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}
