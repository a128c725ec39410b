import { hasSameContent, resumeDifferences } from './difference.ts';
import { applyResolution, mergeResumes, pathKey } from './merge.ts';
import type { Resume } from '../resume.ts';

/** Typing in one place without a longer pause is one undo step. */
const GROUPED_WITHIN_MS = 500;
const MOST_STEPS = 200;

/** One edit of this session: the resume before and after it, and where it was made. */
interface Step {
  readonly before: Resume;
  readonly after: Resume;
  readonly place: string;
  readonly atMs: number;
}

/** Undo history of one session, oldest edit first. */
export interface EditHistory {
  readonly done: readonly Step[];
  /** Undone edits; the last element is redone first. */
  readonly undone: readonly Step[];
}

export const EMPTY_HISTORY: EditHistory = { done: [], undone: [] };

export interface Edit {
  readonly before: Resume;
  readonly after: Resume;
  readonly atMs: number;
}

/** A merge in between ends the group: otherwise the step would contain changes of others, and undo them as well. */
const isContinued = (last: Step, place: string, { before, atMs }: Edit): boolean =>
  last.place === place && atMs - last.atMs < GROUPED_WITHIN_MS && hasSameContent(last.after, before);

export function recordEdit(history: EditHistory, edit: Edit): EditHistory {
  const changes = resumeDifferences(edit.before, edit.after);
  if (changes.length === 0) return history;
  const place = changes.map(({ kind, path }) => `${kind} ${pathKey(path)}`).join('|');
  const last = history.done.at(-1);
  const isGrouped = last !== undefined && history.undone.length === 0 && isContinued(last, place, edit);
  const step = { ...edit, before: isGrouped ? last.before : edit.before, place };
  const earlier = isGrouped ? history.done.slice(0, -1) : history.done.slice(-(MOST_STEPS - 1));
  return { done: [...earlier, step], undone: [] };
}

/** Applies the change from one state to another to the current resume; conflicting changes by others win. */
function carry(from: Resume, to: Resume, current: Resume): Resume {
  const merge = mergeResumes(from, to, current);
  return applyResolution(merge, new Map(merge.conflicts.map(({ path }) => [pathKey(path), 'theirs'])));
}

/** Reverts one edit, whatever was done since; places that were changed again stay unchanged. */
export const withoutEdit = ({ before, after }: Pick<Edit, 'before' | 'after'>, current: Resume): Resume =>
  carry(after, before, current);

export interface HistoryMove {
  readonly history: EditHistory;
  readonly resume: Resume;
}

export function undoEdit({ done, undone }: EditHistory, current: Resume): HistoryMove | null {
  const step = done.at(-1);
  if (step === undefined) return null;
  const history = { done: done.slice(0, -1), undone: [...undone, step] };
  return { history, resume: carry(step.after, step.before, current) };
}

export function redoEdit({ done, undone }: EditHistory, current: Resume): HistoryMove | null {
  const step = undone.at(-1);
  if (step === undefined) return null;
  // The empty place makes the next edit start a new step, however soon it comes.
  const history = { done: [...done, { ...step, place: '' }], undone: undone.slice(0, -1) };
  return { history, resume: carry(step.before, step.after, current) };
}
