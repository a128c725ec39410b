import type { ClaimKind } from '../grounding/claim.ts';
import type { Locale } from '../locale.ts';

/** In reading order. */
export const LETTER_SECTIONS = [
  'header',
  'greeting',
  'introduction',
  'body',
  'closing',
  'signature',
] as const;
export type LetterSection = (typeof LETTER_SECTIONS)[number];

export const TONES = ['professional', 'friendly', 'confident', 'creative'] as const;
export type Tone = (typeof TONES)[number];

export const isProTone = (tone: Tone): boolean => tone !== 'professional';

/** Stages of generating a letter, in order. */
export const LETTER_STAGES = ['analyzing', 'matching', 'writing', 'finalizing', 'complete'] as const;
export type LetterStage = (typeof LETTER_STAGES)[number];

/** Longest texts, in UTF-16 units. */
export const MAX_LETTER_CHARACTERS = { line: 200, section: 4000, jobDescription: 15_000 } as const;
export const MAX_LETTER_CLAIMS = 500;
/** Per user, including deleted ones that can still be restored. */
export const MAX_LETTERS = 500;

/** In points. Smaller sizes are too small for a letter. */
export const LETTER_SIZES = [10, 10.5, 11, 11.5, 12] as const;
export type LetterSize = (typeof LETTER_SIZES)[number];

export type LetterSections = Readonly<Record<LetterSection, string>>;

/** Something that the model wrote and the user's own data does not support. */
export interface LetterClaim {
  readonly id: string;
  readonly section: LetterSection;
  readonly text: string;
  readonly kind: ClaimKind;
  readonly isConfirmed: boolean;
}

/** The input for a letter. */
export interface LetterBrief {
  readonly company: string;
  readonly position: string;
  readonly hiringManager: string;
  readonly jobDescription: string;
  /** The resume that supplies facts and design; null for none. */
  readonly resumeId: string | null;
  /** Null until chosen. */
  readonly tone: Tone | null;
  readonly language: Locale;
}

export interface CoverLetter extends LetterBrief {
  readonly sections: LetterSections;
  readonly claims: readonly LetterClaim[];
  /** Text size; unset until the user chooses one, which means the resume's. */
  readonly textSize?: LetterSize | undefined;
}

export const NO_SECTIONS: LetterSections = {
  header: '',
  greeting: '',
  introduction: '',
  body: '',
  closing: '',
  signature: '',
};

export const emptyLetter = (language: Locale): CoverLetter => ({
  company: '',
  position: '',
  hiringManager: '',
  jobDescription: '',
  resumeId: null,
  tone: null,
  language,
  sections: NO_SECTIONS,
  claims: [],
});

export const REQUIRED_BRIEF = ['company', 'position', 'tone'] as const;
export type RequiredOfLetter = (typeof REQUIRED_BRIEF)[number];

/** Fields still missing before the letter can be saved to the account. */
export const missingOf = (letter: LetterBrief): RequiredOfLetter[] =>
  REQUIRED_BRIEF.filter((field) => (letter[field] ?? '').trim() === '');

export const hasText = ({ sections }: Pick<CoverLetter, 'sections'>): boolean =>
  LETTER_SECTIONS.some((section) => sections[section].trim() !== '');
