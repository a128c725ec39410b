import type { CoverLetter } from '@lauda/domain/cover-letter/letter';
import { letterDocument } from '@lauda/domain/cover-letter/letter-document';
import type { Resume } from '@lauda/domain/resume/resume';
import type { OpenLetter } from './letter-collection.ts';

/** A letter in the form the resume preview accepts. */
export interface LetterSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getResume: () => Resume;
  readonly edit: (change: (resume: Resume) => Resume) => void;
}

/** Returns the same document object until the letter changes. */
export function createLetterSource(openLetter: OpenLetter, resume: Resume | null): LetterSource {
  let made: { letter: CoverLetter; document: Resume } | null = null;
  return {
    subscribe: openLetter.subscribe,
    getResume: () => {
      const { document: letter } = openLetter.getState();
      if (made?.letter !== letter) made = { letter, document: letterDocument(letter, resume) };
      return made.document;
    },
    // The design belongs to the resume.
    edit: () => undefined,
  };
}
