/**
 * Put down in one stroke, without reading first, by a page that is going away or whose device is slow to write. The
 * page's next write takes it away again; if there is none, the next page folds it in.
 */
export interface LooseEdit<Document> {
  readonly tabId: string;
  readonly ownerId: string;
  readonly opId: string;
  readonly atMs: number;
  /** What somebody saw, and what they made of it. */
  readonly base: Document;
  readonly mine: Document;
  /** What may have arrived ahead of it; whether it did is for the reader to find out. */
  readonly writing: Document | null;
}

/**
 * A record remembers the jots that are in it: they are taken away only after it is written, and a page that comes in
 * between must not bring them in again. One transaction for both would keep every jot waiting that is made meanwhile.
 */
export interface Settling {
  readonly settledJots?: readonly string[];
}

/** More than there are tabs of one document. */
const REMEMBERED = 16;

export const withSettled = <Record extends Settling>(record: Record, edit: { opId: string } | null): Record =>
  edit === null
    ? record
    : { ...record, settledJots: [...(record.settledJots ?? []), edit.opId].slice(-REMEMBERED) };

export const isSettled = ({ settledJots }: Settling, edit: { opId: string }): boolean =>
  settledJots?.includes(edit.opId) ?? false;

/**
 * A write asks the device and waits for its answer before it gives it anything. On a busy one, as in the first
 * seconds of a page, that has taken a second; words that wait longer than this are jotted down meanwhile.
 */
const JOT_AFTER_MS = 50;

export interface JotDeps<Edit> {
  /** Whether there are words that the device does not have for certain. */
  readonly isWaiting: () => boolean;
  /** They, as they stand now; given what may have arrived ahead of them. */
  readonly looseEdit: (last: Edit | null) => Edit;
  readonly put: (edit: Edit) => boolean;
  readonly takeAway: (edit: Edit) => void;
}

/** What one tab has put down beside a document because the document's own write was late. */
export function createJots<Edit extends LooseEdit<unknown>>({
  isWaiting,
  looseEdit,
  put,
  takeAway,
}: JotDeps<Edit>) {
  /** The one that no write has taken away yet. */
  let last: Edit | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const jot = (putDown: JotDeps<Edit>['put'] = put): void => {
    const edit = looseEdit(last);
    if (putDown(edit)) last = edit;
  };

  return {
    getLast: () => last,
    jot,
    /** A write holds it, or the very words of it. Others that were jotted down meanwhile are for the next one. */
    settled: (edit: Edit | null, written: Edit['mine'] | null): void => {
      if (last === null || (last !== edit && last.mine !== written)) return;
      takeAway(last);
      last = null;
    },
    schedule: (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (isWaiting()) jot();
      }, JOT_AFTER_MS);
    },
    stop: (): void => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
