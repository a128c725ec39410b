import { type Conflict, type Path, pathKey, type Side } from '../conflict.ts';
import { type CoverLetter, emptyLetter, missingOf } from './letter.ts';
import {
  fieldOf,
  isSameLetter,
  type LetterField,
  type LetterValue,
  mergeLetters,
  withField,
} from './merge.ts';

/** The paths of a letter are its fields, which are never nested. */
export const letterFieldAt = ([field]: Path): LetterField => field as LetterField;

const setAt = (letter: CoverLetter, path: Path, value: unknown): CoverLetter =>
  withField(letter, letterFieldAt(path), value as LetterValue);

/** Content rules for the sync engine that stores documents on the device. */
export const letterRules = {
  emptyLike: ({ language }: CoverLetter): CoverLetter => emptyLetter(language),
  merge: (base: CoverLetter, mine: CoverLetter, theirs: CoverLetter) => {
    const { letter, conflicts } = mergeLetters(base, mine, theirs);
    return {
      document: letter,
      conflicts: conflicts.map((field): Conflict => ({
        path: [field],
        base: fieldOf(base, field),
        mine: fieldOf(mine, field),
        theirs: fieldOf(theirs, field),
      })),
    };
  },
  isSame: isSameLetter,
  valueAt: (letter: CoverLetter, path: Path): unknown => fieldOf(letter, letterFieldAt(path)),
  setAt,
  resolve: (
    letter: CoverLetter,
    conflicts: readonly Conflict[],
    choices: ReadonlyMap<string, Side>,
  ): CoverLetter =>
    conflicts
      .filter(({ path }) => choices.get(pathKey(path)) === 'theirs')
      .reduce((result, { path, theirs }) => setAt(result, path, theirs), letter),
  missing: missingOf,
};
