import type { CoverLetter } from '@lauda/domain/cover-letter/letter';
import { letterDocument } from '@lauda/domain/cover-letter/letter-document';
import type { Resume } from '@lauda/domain/resume/resume';
import type { LetterKeeper } from './letter-keeper.ts';

/** A letter as what shows resumes takes it. */
export interface LetterSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getResume: () => Resume;
  readonly edit: (change: (resume: Resume) => Resume) => void;
}

/** The same document until letter or resume change. */
export function createLetterSource(keeper: LetterKeeper, resume: Resume | null): LetterSource {
  let made: { letter: CoverLetter; document: Resume } | null = null;
  return {
    subscribe: keeper.subscribe,
    getResume: () => {
      const { letter } = keeper.getState();
      if (made?.letter !== letter) made = { letter, document: letterDocument(letter, resume) };
      return made.document;
    },
    // What it looks like is the resume's to say.
    edit: () => undefined,
  };
}
