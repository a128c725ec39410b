import { plainText, type RichText } from '../../resume/rich-text.ts';

/** The text without bullets and list numbers. */
export const proseOf = (text: RichText): string => plainText(text).replace(/^(?:•|\d+\.)\s/gmu, '');

export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?;])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
