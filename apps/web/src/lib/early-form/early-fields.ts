/**
 * What the builder's early form and the program share on the device. The early form runs before the program and cannot
 * wait for a database, so this is the only copy of document data outside of it: the first fields.
 */
export interface FirstFields {
  /** The draft's id on the device. */
  readonly id: string;
  /** The resume's id on the server, or null. */
  readonly resumeId: string | null;
  /** By place key. */
  readonly values: Readonly<Record<string, string>>;
  /** Titles of the draft and of its first section. */
  readonly title: string;
  readonly section: string;
  /** Whether it is still empty, and whether it exists on this device only. */
  readonly isBlank: boolean;
  readonly isUnsaved: boolean;
}

/** In localStorage, by owner: the first fields of the document the builder opened last. */
const COPY = 'lauda-first-fields ';
/** In sessionStorage, by owner and draft: what was typed before the program loaded. */
const TYPED = 'lauda-typed-early ';

export const copyKey = (ownerId: string): string => COPY + ownerId;
export const typedKey = (ownerId: string, draftId: string): string => `${TYPED}${ownerId} ${draftId}`;

/** Dispatched when the builder's fields are rendered; its detail is the open resume. */
export const OPEN_EVENT = 'lauda-open';

/** Deletes the early form's data of one user. */
export function forgetEarlyFields(ownerId: string): void {
  try {
    localStorage.removeItem(copyKey(ownerId));
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(typedKey(ownerId, ''))) sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}
