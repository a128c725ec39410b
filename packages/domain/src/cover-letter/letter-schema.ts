import * as z from 'zod/mini';
import { CLAIM_KINDS } from '../grounding/claim.ts';
import { LOCALES } from '../locale.ts';
import {
  type CoverLetter,
  LETTER_SECTIONS,
  LETTER_SIZES,
  type LetterBrief,
  MAX_LETTER_CHARACTERS,
  MAX_LETTER_CLAIMS,
  TONES,
} from './letter.ts';

/** PostgreSQL refuses lone surrogates and U+0000. */
const isText = (value: string) => value.isWellFormed() && !value.includes('\0');
const text = (most: number) => z.string().check(z.maxLength(most), z.refine(isText, 'not-allowed'));
const line = text(MAX_LETTER_CHARACTERS.line);
const section = text(MAX_LETTER_CHARACTERS.section);

const claim = z.strictObject({
  id: z.uuid(),
  section: z.enum(LETTER_SECTIONS),
  text: section,
  kind: z.enum(CLAIM_KINDS),
  isConfirmed: z.boolean(),
});

const BRIEF = {
  company: line,
  position: line,
  hiringManager: line,
  jobDescription: text(MAX_LETTER_CHARACTERS.jobDescription),
  resumeId: z.nullable(z.uuid()),
  tone: z.nullable(z.enum(TONES)),
  language: z.enum(LOCALES),
};

export const letterBrief: z.ZodMiniType<LetterBrief, LetterBrief> = z.strictObject(BRIEF);

export const letterSections = z.strictObject({
  header: section,
  greeting: section,
  introduction: section,
  body: section,
  closing: section,
  signature: section,
});

export const letterClaims = z.array(claim).check(z.maxLength(MAX_LETTER_CLAIMS));

export const letterSchema: z.ZodMiniType<CoverLetter, CoverLetter> = z.strictObject({
  ...BRIEF,
  sections: letterSections,
  claims: letterClaims,
  textSize: z.optional(z.literal(LETTER_SIZES)),
});
