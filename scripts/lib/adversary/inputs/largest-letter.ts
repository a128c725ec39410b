import {
  type CoverLetter,
  emptyLetter,
  LETTER_SECTIONS,
  MAX_LETTER_CHARACTERS,
} from '../../../../packages/domain/src/cover-letter/letter.ts';
import { type Shape, writeShape } from './shapes.ts';

/** Every section full and all claims confirmed: a cover letter with an open claim is not exported. */
export function largestLetter(shape: Shape, resumeId: string): CoverLetter {
  const section = writeShape(shape, MAX_LETTER_CHARACTERS.section);
  return {
    ...emptyLetter('en-US'),
    company: 'Aurora',
    position: 'Engineer',
    tone: 'professional',
    resumeId,
    jobDescription: writeShape(shape, MAX_LETTER_CHARACTERS.jobDescription),
    sections: Object.fromEntries(LETTER_SECTIONS.map((name) => [name, section])) as CoverLetter['sections'],
  };
}
