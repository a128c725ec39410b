import type { CoverLetter } from '@lauda/domain/cover-letter/letter';
import { letterDocument } from '@lauda/domain/cover-letter/letter-document';
import type { Resume } from '@lauda/domain/resume/resume';
import type { OpenLetter } from './letter-collection.ts';

/** A letter as what shows resumes takes it. */
export interface LetterSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getResume: () => Resume;
  readonly edit: (change: (resume: Resume) => Resume) => void;
}

/** The same document until letter or resume change. */
export function createLetterSource(openLetter: OpenLetter, resume: Resume | null): LetterSource {
  let made: { letter: CoverLetter; document: Resume } | null = null;
  return {
    subscribe: openLetter.subscribe,
    getResume: () => {
      const { document: letter } = openLetter.getState();
      if (made?.letter !== letter) made = { letter, document: letterDocument(letter, resume) };
      return made.document;
    },
    // What it looks like is the resume's to say.
    edit: () => undefined,
  };
}
