import { type CoverLetter, LETTER_SECTIONS, type LetterClaim, type LetterSection } from './letter.ts';

const BRIEF_FIELDS = [
  'company',
  'position',
  'hiringManager',
  'jobDescription',
  'resumeId',
  'tone',
  'language',
] as const;

/** The unit of merging and of conflicts. */
export type LetterField = (typeof BRIEF_FIELDS)[number] | LetterSection | 'textSize';

export const LETTER_FIELDS: readonly LetterField[] = [...BRIEF_FIELDS, ...LETTER_SECTIONS, 'textSize'];

export type LetterValue = string | number | null;

const isSection = (field: LetterField): field is LetterSection =>
  (LETTER_SECTIONS as readonly string[]).includes(field);

export const fieldOf = (letter: CoverLetter, field: LetterField): LetterValue =>
  isSection(field) ? letter.sections[field] : (letter[field] ?? null);

export function withField(letter: CoverLetter, field: LetterField, value: LetterValue): CoverLetter {
  if (isSection(field)) return { ...letter, sections: { ...letter.sections, [field]: value ?? '' } };
  if (field !== 'textSize' || value !== null) return { ...letter, [field]: value };
  const { textSize: _, ...rest } = letter;
  return rest;
}

export interface MergedLetter {
  /** Conflicting fields keep my value. */
  readonly letter: CoverLetter;
  /** Fields that both sides changed to different values. */
  readonly conflicts: readonly LetterField[];
}

/** Three-way merge, field by field: a field that only one side changed takes that side's value. */
export function mergeLetters(base: CoverLetter | null, mine: CoverLetter, theirs: CoverLetter): MergedLetter {
  const conflicts: LetterField[] = [];
  let letter: CoverLetter = { ...mine, claims: mergeClaims(base?.claims ?? [], mine.claims, theirs.claims) };
  for (const field of LETTER_FIELDS) {
    const [was, is, other] = [base && fieldOf(base, field), fieldOf(mine, field), fieldOf(theirs, field)];
    if (is === other) continue;
    if (base !== null && is === was) letter = withField(letter, field, other);
    else if (base === null || other !== was) conflicts.push(field);
  }
  return { letter, conflicts };
}

const confirmed = (claim: LetterClaim): LetterClaim => ({ ...claim, isConfirmed: true });

/** Keeps claims that both sides have or one side added; a claim that either side confirmed stays confirmed. */
function mergeClaims(
  base: readonly LetterClaim[],
  mine: readonly LetterClaim[],
  theirs: readonly LetterClaim[],
): LetterClaim[] {
  const known = new Set(base.map(({ id }) => id));
  const inMine = new Map(mine.map((claim) => [claim.id, claim]));
  const inTheirs = new Map(theirs.map((claim) => [claim.id, claim]));
  return [...new Map([...inTheirs, ...inMine]).values()]
    .filter(({ id }) => (inMine.has(id) && inTheirs.has(id)) || !known.has(id))
    .map((claim) => (inTheirs.get(claim.id)?.isConfirmed === true ? confirmed(claim) : claim));
}

export const isSameLetter = (one: CoverLetter, other: CoverLetter): boolean =>
  LETTER_FIELDS.every((field) => fieldOf(one, field) === fieldOf(other, field)) &&
  JSON.stringify(one.claims) === JSON.stringify(other.claims);
