import type { LooseEdit } from './draft-database.ts';

/**
 * A draft's write asks the device and waits for its answer before it gives it anything. On a busy one, as in the first
 * seconds of a page, that has taken a second; words that wait longer than this are jotted down meanwhile.
 */
const JOT_AFTER_MS = 50;

export interface JotDeps {
  /** Whether there are words that the device does not have for certain. */
  readonly isWaiting: () => boolean;
  /** They, as they stand now; given what may have arrived ahead of them. */
  readonly looseEdit: (last: LooseEdit | null) => LooseEdit;
  readonly put: (edit: LooseEdit) => boolean;
}

/** What one tab has put down beside a draft because the draft's own write was late. */
export function createJots({ isWaiting, looseEdit, put }: JotDeps) {
  /** The one that no write has taken away yet. */
  let last: LooseEdit | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const jot = (putDown: JotDeps['put'] = put): void => {
    const edit = looseEdit(last);
    if (putDown(edit)) last = edit;
  };

  return {
    getLast: () => last,
    jot,
    /** A write has taken it away; what was jotted down meanwhile is for the next one. */
    settled: (edit: LooseEdit | null): void => {
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
