import type { Ancestors, Conflict, Path, Side } from '@lauda/domain/conflict';
import type { Operation } from './queue/save-queue-types.ts';
import type { StoredForm } from './storage/stored-form.ts';

/** A document as the server holds it. */
export interface ServerCopy<Doc> {
  readonly id: string;
  readonly version: number;
  readonly document: Doc;
}

export interface Merged<Doc> {
  /** All edits without conflict, and `mine` at each conflict. */
  readonly document: Doc;
  readonly conflicts: readonly Conflict[];
}

/** The content rules of a type. All functions are pure. */
export interface DocumentRules<Doc> {
  /** An empty document; `like` gives its language. */
  readonly emptyLike: (like: Doc) => Doc;
  /** Normalizes the document to what the server accepts. Returns the same object when nothing changes. */
  readonly tidy?: (document: Doc) => Doc;
  readonly merge: (base: Doc, mine: Doc, theirs: Doc, ancestors?: Ancestors) => Merged<Doc>;
  readonly isSame: (one: Doc, other: Doc) => boolean;
  readonly valueAt: (document: Doc, path: Path) => unknown;
  readonly setAt: (document: Doc, path: Path, value: unknown) => Doc;
  /** Applies the choices to the merged document; a conflict without a choice is left as it is. */
  readonly resolve: (
    document: Doc,
    conflicts: readonly Conflict[],
    choices: ReadonlyMap<string, Side>,
  ) => Doc;
  /** Empty required fields. The document is not sent until they are filled in. */
  readonly missing?: (document: Doc) => readonly string[];
}

/** How a save ended. `failed` without a code: there was no answer. */
export type Answer<Doc> =
  | {
      readonly type: 'saved';
      readonly id: string;
      readonly version: number;
      /**
       * The stored document; absent when it equals what was sent. After a create it is required: a repeated create answers
       * like the first one, which may have carried another document.
       */
      readonly document?: Doc | undefined;
    }
  | { readonly type: 'stale'; readonly version: number; readonly theirs: Doc }
  | {
      readonly type: 'failed';
      readonly code: string | null;
      readonly message?: string | undefined;
      /** Retrying the same request is pointless. */
      readonly isRefused: boolean;
    };

/** Every call needs its own timeout: the sender holds the document's lock until it returns. */
export interface DocumentCalls<Doc> {
  readonly get: (id: string) => Promise<ServerCopy<Doc>>;
  /** Never throws. A resent operation carries the same key and the same bytes. */
  readonly send: (operation: Operation<Doc>, document: SentDocument) => Promise<Answer<Doc>>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly undelete: (id: string) => Promise<unknown>;
}

export interface SentDocument {
  /** The id on this device. */
  readonly id: string;
  readonly ownerId: string;
}

/** Everything that is specific to one document type, such as resumes or cover letters. */
export interface DocumentType<Doc> {
  /** Prefix of the lock name. Lock and channel names never change: tabs of two releases share them. */
  readonly lockPrefix: string;
  readonly channel: string;
  readonly storage: StoredForm<Doc>;
  readonly rules: DocumentRules<Doc>;
  readonly calls: DocumentCalls<Doc>;
}
