import type { Ancestors, Conflict, Side } from '@lauda/domain/conflict';

export type SaveStatus = 'idle' | 'pending' | 'success' | 'failure';

/** One save request. A resend carries the same opId, so the server applies it once. */
export type Operation<Doc> = {
  readonly opId: string;
  readonly document: Doc;
  /** The body as an earlier release sent it, if its form differs from `document`. */
  readonly sentAs?: unknown;
} & (
  | { readonly type: 'create' }
  | {
      readonly type: 'update';
      readonly id: string;
      /** The base version; the server answers 409 if it has a newer one. */
      readonly version: number;
    }
);

/** Why a due save is not sent. */
export interface Skip {
  readonly reason: 'signed-out' | 'conflict' | 'incomplete';
}

/** Plain data, written to the device before any side effect, so it survives a crash. */
export interface SaveQueue<Doc> {
  readonly status: SaveStatus;
  readonly error: string | null;
  readonly canSave: boolean;
  /** Idempotency key of the create, the same in every tab. */
  readonly createKey: string;
  readonly id: string | null;
  /** The server's document at `version`: the merge base of the waiting change. */
  readonly base: Doc | null;
  readonly version: number;
  /** The latest change, not yet sent. */
  readonly waiting: { readonly opId: string; readonly document: Doc } | null;
  readonly inFlight: Operation<Doc> | null;
  /** Sent without an answer. It must be resent unchanged to learn the outcome. */
  readonly unanswered: Operation<Doc> | null;
  readonly dueAtMs: number | null;
  readonly attempts: number;
  readonly skip: Skip | null;
  /** Conflicts for the user to resolve; nothing new is sent until then. */
  readonly conflicts: readonly Conflict[];
  readonly ancestors: Ancestors;
}

/** `opId` is a fresh id for the operation that the event may produce. */
export interface Stamp {
  readonly opId: string;
  readonly atMs: number;
}

export type SaveEvent<Doc> =
  | ({ readonly type: 'changed'; readonly document: Doc } & Stamp)
  | { readonly type: 'tick' | 'online' | 'retry'; readonly atMs: number }
  | { readonly type: 'reopened'; readonly atMs: number }
  | { readonly type: 'access'; readonly canSave: boolean; readonly atMs: number }
  | ({
      readonly type: 'saved';
      readonly answerTo: string;
      readonly id: string;
      readonly version: number;
      /** The stored document; absent when it equals what was sent. A create may return another tab's document. */
      readonly document?: Doc | undefined;
    } & Stamp)
  | {
      readonly type: 'failed';
      readonly answerTo: string;
      readonly message?: string | undefined;
      /** The server rejected the request; retrying it unchanged is pointless. */
      readonly isRefused: boolean;
      readonly atMs: number;
    }
  | ({
      readonly type: 'stale';
      readonly answerTo: string;
      readonly theirs: Doc;
      readonly version: number;
    } & Stamp)
  | ({ readonly type: 'received'; readonly theirs: Doc; readonly version: number } & Stamp)
  | ({
      readonly type: 'resolved';
      readonly choices: ReadonlyMap<string, Side>;
      /** What the user saw when choosing; choices about anything newer do not count. */
      readonly seen?: { readonly document: Doc; readonly conflicts: readonly Conflict[] } | undefined;
    } & Stamp)
  | { readonly type: 'reset'; readonly createKey: string };

export interface SaveStep<Doc> {
  readonly state: SaveQueue<Doc>;
  /** The operation to send now. */
  readonly send: Operation<Doc> | null;
}
