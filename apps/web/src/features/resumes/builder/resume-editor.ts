import {
  EMPTY_HISTORY,
  type HistoryMove,
  recordEdit,
  redoEdit,
  undoEdit,
  withoutEdit,
} from '@lauda/domain/resume/edit-history';
import type { Resume } from '@lauda/domain/resume/resume';
import type { ResumeKeeper } from '../resume-keeper.ts';

export type ResumeEditor = ReturnType<typeof createResumeEditor>;

/** The draft of a keeper with a memory of this session's edits. Every edit of the builder comes through here. */
export function createResumeEditor(keeper: ResumeKeeper, now: () => number = Date.now) {
  const listeners = new Set<() => void>();
  let history = EMPTY_HISTORY;

  function getResume(): Resume {
    const { previewResumeData } = keeper.getState().sync;
    if (previewResumeData === null) throw new Error('a keeper always has a resume to show');
    return previewResumeData;
  }

  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** The resume before and after, or null when there is nothing to go to. */
  function go(move: HistoryMove | null): { before: Resume; after: Resume } | null {
    if (move === null) return null;
    const before = getResume();
    history = move.history;
    keeper.edit(() => move.resume);
    tell();
    return { before, after: getResume() };
  }

  function edit(change: (resume: Resume) => Resume): void {
    const before = getResume();
    keeper.edit(change);
    history = recordEdit(history, { before, after: getResume(), atMs: now() });
    tell();
  }

  return {
    keeper,
    getResume,
    subscribe: keeper.subscribe,
    edit,
    /** Makes an edit and returns what undoes exactly this one, whatever has been done since, and only once. */
    editWithUndo: (change: (resume: Resume) => Resume): (() => void) => {
      const before = getResume();
      edit(change);
      const after = getResume();
      let isUndone = false;
      return () => {
        if (isUndone) return;
        isUndone = true;
        edit((current) => withoutEdit({ before, after }, current));
      };
    },
    undo: () => go(undoEdit(history, getResume())),
    redo: () => go(redoEdit(history, getResume())),
    canUndo: () => history.done.length > 0,
    canRedo: () => history.undone.length > 0,
    subscribeHistory: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
