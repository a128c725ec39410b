import type { Ancestors, Conflict, Side } from './merge.ts';
import type { Resume } from './resume.ts';
import type { SyncStatus } from './sync-state.ts';

/** One save as it goes out. Sent again, it carries the same opId and does nothing twice. */
export type Operation = {
  readonly opId: string;
  readonly resume: Resume;
  /** The body as an earlier release sent it, where that has another form than `resume`. */
  readonly sentAs?: unknown;
} & (
  | { readonly type: 'create' }
  | {
      readonly type: 'update';
      readonly id: string;
      /** The version it started from; a server that has a newer one refuses. */
      readonly version: number;
    }
);

/** Why a due save is not sent. */
export interface Skip {
  readonly reason: 'signed-out' | 'conflict';
}

/** Plain data: written to the device before any effect is carried out, it survives a crash. */
export interface SaveQueue {
  readonly status: SyncStatus;
  readonly error: string | null;
  readonly canSave: boolean;
  /** The key of this draft's one create, the same in every tab. */
  readonly createKey: string;
  readonly id: string | null;
  /** What the server held at `version`, from which the waiting change grew. */
  readonly base: Resume | null;
  readonly version: number;
  /** The latest change, not yet sent. */
  readonly waiting: { readonly opId: string; readonly resume: Resume } | null;
  readonly inFlight: Operation | null;
  /** Sent, and the answer never came: only sending the very same again tells what became of it. */
  readonly unanswered: Operation | null;
  readonly dueAtMs: number | null;
  readonly attempts: number;
  readonly skip: Skip | null;
  /** For the person to decide; nothing is sent meanwhile. */
  readonly conflicts: readonly Conflict[];
  readonly ancestors: Ancestors;
}

/** `opId` is a fresh id each time: what an event turns into may have to be sent under it. */
export type SaveEvent =
  | { readonly type: 'changed'; readonly resume: Resume; readonly opId: string; readonly atMs: number }
  | { readonly type: 'tick' | 'online' | 'retry'; readonly atMs: number }
  | { readonly type: 'reopened'; readonly atMs: number }
  | { readonly type: 'access'; readonly canSave: boolean; readonly atMs: number }
  | {
      readonly type: 'saved';
      readonly answerTo: string;
      readonly id: string;
      readonly version: number;
      /** As stored then; absent when the server has kept what was sent. A create may find another tab's. */
      readonly resume?: Resume | undefined;
      readonly opId: string;
      readonly atMs: number;
    }
  | {
      readonly type: 'failed';
      readonly answerTo: string;
      readonly message?: string | undefined;
      /** The server has read it and will not take it; trying the same again is no use. */
      readonly isRefused: boolean;
      readonly atMs: number;
    }
  | {
      readonly type: 'stale';
      readonly answerTo: string;
      readonly theirs: Resume;
      readonly version: number;
      readonly opId: string;
      readonly atMs: number;
    }
  | {
      readonly type: 'received';
      readonly theirs: Resume;
      readonly version: number;
      readonly opId: string;
      readonly atMs: number;
    }
  | {
      readonly type: 'resolved';
      readonly choices: ReadonlyMap<string, Side>;
      readonly opId: string;
      readonly atMs: number;
    }
  | { readonly type: 'reset'; readonly createKey: string };

export type SaveEffect =
  | { readonly type: 'send'; readonly operation: Operation }
  /** The editor's content was changed by a merge. */
  | { readonly type: 'show'; readonly resume: Resume }
  /** Ask again with a tick at this time; it replaces an earlier one. */
  | { readonly type: 'wake'; readonly atMs: number };

export interface SaveStep {
  readonly state: SaveQueue;
  readonly effects: readonly SaveEffect[];
}
