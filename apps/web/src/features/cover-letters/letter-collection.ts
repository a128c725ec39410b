import type { Locale } from '@lauda/domain/locale';
import { type CoverLetter, emptyLetter } from '@lauda/domain/cover-letter/letter';
import { type CollectionOptions, createCollection } from '@lauda/local-first/collection';
import type { OpenDocument } from '@lauda/local-first/open-document';
import type { LetterCalls } from './letter-calls.ts';
import { letterType } from './letter-type.ts';

interface LetterOptions extends Omit<CollectionOptions<CoverLetter>, 'empty'> {
  readonly calls: LetterCalls;
  readonly language: Locale;
}

export type OpenLetter = OpenDocument<CoverLetter>;
export type LetterCollection = ReturnType<typeof createLetterCollection>;

/** All letters that are open in this tab. */
export function createLetterCollection({ calls, language, ...options }: LetterOptions) {
  const letters = createCollection(letterType(calls), { ...options, empty: () => emptyLetter(language) });
  return {
    ...letters,
    calls,
    start: (ownerId: string, from: Partial<CoverLetter> = {}) =>
      letters.start(ownerId, { ...emptyLetter(language), ...from }),
    /** Returns the undo function. Edits that only this device had are restored with it. */
    deleteLetter: (ownerId: string, letterId: string) =>
      letters.remove(ownerId, letterId, { keepsUnsent: false }),
  };
}
