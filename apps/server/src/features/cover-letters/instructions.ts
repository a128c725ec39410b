import type { LetterBrief, Tone } from '@lauda/domain/cover-letter/letter';

const TONE: Readonly<Record<Tone, string>> = {
  professional: 'Clear, courteous and to the point.',
  friendly: 'Warm and personal, without flattery.',
  confident: 'Assured: state what was done plainly, without hedging and without boasting.',
  creative: 'Vivid: begin with an image or a small scene taken from the work in the resume.',
};

const LANGUAGE = {
  'en-US': 'American English',
  'pt-BR': 'Brazilian Portuguese, addressing the reader as você',
};

/** All instructions to a model. Text from the user or the job ad is data beside them. */
export const letterInstructions = ({ tone, language }: LetterBrief): string =>
  [
    'Task: letter',
    'Write the middle of a cover letter for the person whose resume is given, for the position and company that are given.',
    `Language: ${LANGUAGE[language]}. Tone: ${TONE[tone ?? 'professional']}`,
    'introduction: two or three sentences on the position and why this person fits it.',
    'body: two short paragraphs, parted by an empty line, with the two or three facts of the resume that matter most for this position.',
    'closing: one or two sentences that ask for a conversation. No greeting, no farewell, no name: those are added.',
    'Use facts of the resume only. No number, employer, title, degree, date, skill or award that is not in it; what the ad asks for and the resume does not show is left out. Do not copy sentences of the ad.',
    'Plain text. No lists, no headings, no placeholders to fill in.',
  ].join('\n');
