import type { CoverLetter } from '@lauda/domain/cover-letter/letter';
import { missingOf } from '@lauda/domain/cover-letter/letter';
import type { Settling } from '../../lib/jots.ts';
import { isSameLetter, type LetterField, mergeLetters } from '@lauda/domain/cover-letter/merge';

/** A letter as this device holds it, saved or not. */
export interface LetterRecord extends Settling {
  readonly letterId: string;
  readonly ownerId: string;
  /** What the server had when it was last asked; null until it has it. */
  readonly base: { readonly version: number; readonly letter: CoverLetter } | null;
  readonly mine: CoverLetter;
  /** What both this device and another have changed waits for the person. */
  readonly conflict: LetterConflict | null;
  readonly touchedAtMs: number;
}

export interface LetterConflict {
  readonly version: number;
  readonly theirs: CoverLetter;
  readonly fields: readonly LetterField[];
}

export const isUnsaved = ({ base, mine }: LetterRecord): boolean =>
  base === null || !isSameLetter(base.letter, mine);

/** Whether it can go to the server now. */
export const isReady = (record: LetterRecord): boolean =>
  isUnsaved(record) && record.conflict === null && missingOf(record.mine).length === 0;

/** What the server has now comes in; what both have changed is for the person to decide. */
export function withTheirs(record: LetterRecord, version: number, theirs: CoverLetter): LetterRecord {
  const { letter, conflicts } = mergeLetters(record.base?.letter ?? null, record.mine, theirs);
  if (conflicts.length > 0)
    return { ...record, mine: letter, conflict: { version, theirs, fields: conflicts } };
  return { ...record, base: { version, letter: theirs }, mine: letter, conflict: null };
}

interface Edit {
  readonly base: CoverLetter;
  readonly mine: CoverLetter;
  /** What of it may have arrived ahead of the rest: just being written, or jotted down and folded in by another page. */
  readonly writing: CoverLetter | null;
  readonly atMs: number;
}

/** From where a tab's words grew: from those that arrived ahead, if they did, else from what the tab had seen. */
const startOf = ({ base, writing }: Edit, current: CoverLetter): CoverLetter =>
  writing !== null && isSameLetter(mergeLetters(base, writing, current).letter, current) ? writing : base;

/**
 * Brings a tab's words onto what the record holds by now, field by field. Where both have changed one, what was typed
 * last counts: a page's last words may be folded in long after another tab has gone on.
 */
export function withEdit(record: LetterRecord, edit: Edit): LetterRecord {
  const isLater = edit.atMs >= record.touchedAtMs;
  const [later, earlier] = isLater ? [edit.mine, record.mine] : [record.mine, edit.mine];
  return {
    ...record,
    mine: mergeLetters(startOf(edit, record.mine), later, earlier).letter,
    touchedAtMs: Math.max(record.touchedAtMs, edit.atMs),
  };
}
