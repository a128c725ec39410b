import { hasSameContent, resumeDifferences } from './difference.ts';
import { applyResolution, mergeResumes, pathKey } from './merge.ts';
import type { Resume } from './resume.ts';

/** What was typed in one place without a longer pause is one step. */
const GROUPED_WITHIN_MS = 500;
const MOST_STEPS = 200;

/** One edit of this session: the resume before and after it, and where it was made. */
interface Step {
  readonly before: Resume;
  readonly after: Resume;
  readonly place: string;
  readonly atMs: number;
}

/** The edits of one session, the oldest first. */
export interface EditHistory {
  readonly done: readonly Step[];
  /** Taken back, the last one taken back first. */
  readonly undone: readonly Step[];
}

export const EMPTY_HISTORY: EditHistory = { done: [], undone: [] };

export interface Edit {
  readonly before: Resume;
  readonly after: Resume;
  readonly atMs: number;
}

/** A merge in between breaks the group: the step would carry what others did, and take it back with it. */
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

/** Goes from one state to another on top of what is there now; where others have changed the same, theirs stays. */
function carry(from: Resume, to: Resume, current: Resume): Resume {
  const merge = mergeResumes(from, to, current);
  return applyResolution(merge, new Map(merge.conflicts.map(({ path }) => [pathKey(path), 'theirs'])));
}

/** The resume without one edit, whatever has been done since; a place that was changed again stays as it is. */
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
  // A later edit starts a step of its own, however soon it comes.
  const history = { done: [...done, { ...step, place: '' }], undone: undone.slice(0, -1) };
  return { history, resume: carry(step.before, step.after, current) };
}
