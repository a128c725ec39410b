import { createListeners } from '@lauda/local-first/listeners';
import {
  EMPTY_HISTORY,
  type HistoryMove,
  recordEdit,
  redoEdit,
  undoEdit,
  withoutEdit,
} from '@lauda/domain/resume/merge/edit-history';
import type { Resume } from '@lauda/domain/resume/resume';
import type { DraftCollection } from '../draft-collection.ts';
import type { OpenResume } from '../open-resume.ts';

export type ResumeEditor = ReturnType<typeof createResumeEditor>;

interface EditorOptions {
  /** An Undo in a toast must work after the editor was left. */
  readonly editClosed: DraftCollection['editClosed'];
  readonly now?: () => number;
}

/** The draft of an open resume with this session's undo history. Every edit of the builder goes through here. */
export function createResumeEditor(openResume: OpenResume, { editClosed, now = Date.now }: EditorOptions) {
  const listeners = createListeners();
  let history = EMPTY_HISTORY;

  function getResume(): Resume {
    const { previewResumeData } = openResume.getState().sync;
    if (previewResumeData === null) throw new Error('an open resume always has a resume to show');
    return previewResumeData;
  }

  const tell = () => {
    listeners.notify();
  };

  /** The resume before and after, or null when there is nothing to undo or redo. */
  function go(move: HistoryMove | null): { before: Resume; after: Resume } | null {
    if (move === null) return null;
    const before = getResume();
    history = move.history;
    openResume.edit(() => move.resume);
    tell();
    return { before, after: getResume() };
  }

  function edit(change: (resume: Resume) => Resume): void {
    const before = getResume();
    openResume.edit(change);
    history = recordEdit(history, { before, after: getResume(), atMs: now() });
    tell();
  }

  return {
    openResume,
    getResume,
    subscribe: openResume.subscribe,
    edit,
    /** Makes an edit and returns a function that undoes exactly this one, once, regardless of later edits. */
    editWithUndo: (change: (resume: Resume) => Resume): (() => void) => {
      const before = getResume();
      edit(change);
      const after = getResume();
      let isUndone = false;
      return () => {
        if (isUndone) return;
        isUndone = true;
        const takeBack = (current: Resume) => withoutEdit({ before, after }, current);
        if (openResume.isClosed()) void editClosed(openResume, takeBack);
        else edit(takeBack);
      };
    },
    undo: () => go(undoEdit(history, getResume())),
    redo: () => go(redoEdit(history, getResume())),
    canUndo: () => history.done.length > 0,
    canRedo: () => history.undone.length > 0,
    subscribeHistory: listeners.subscribe,
  };
}
