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
}

/** What one tab has put down beside a document because the document's own write was late. */
export function createJots<Edit extends LooseEdit<unknown>>({ isWaiting, looseEdit, put }: JotDeps<Edit>) {
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
    /** A write has taken it away; what was jotted down meanwhile is for the next one. */
    settled: (edit: Edit | null): void => {
      if (edit === last) last = null;
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
