import type { Resume } from '../resume.ts';
import { plainText } from '../rich-text.ts';
import type { Check } from './check.ts';

export const MAX_SUMMARY_CHARACTERS = 700;
const FEWEST_SENTENCES = 2;
const MOST_SENTENCES = 4;

/** Counts like a reader: 'e.g.', '3.5' and 'Inc.' before a lower-case letter do not end a sentence. */
export const countSentences = (text: string): number =>
  text
    .split(/(?:[.!?…]+["'”’)]*)(?=\s+["'“‘(]*[\p{Lu}\p{N}]|\s*$)|\n+/u)
    .filter((sentence) => /\p{L}/u.test(sentence)).length;

export function summaryChecks({ personalInfo }: Pick<Resume, 'personalInfo'>): Check[] {
  const text = plainText(personalInfo.summary).trim();
  const path = ['personalInfo', 'summary'];
  if (text === '') return [];
  if (text.length > MAX_SUMMARY_CHARACTERS) return [{ reason: 'summary-too-long', path, found: '' }];
  const sentences = countSentences(text);
  const isFine = sentences >= FEWEST_SENTENCES && sentences <= MOST_SENTENCES;
  return isFine ? [] : [{ reason: 'summary-sentences', path, found: '' }];
}
