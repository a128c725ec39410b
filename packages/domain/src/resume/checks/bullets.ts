import type { Locale } from '../../locale.ts';
import type { Path } from '../merge/merge.ts';
import type { RichText } from '../rich-text.ts';
import type { Check, CheckReason } from './check.ts';
import { WORDING } from './wording.data.ts';

interface Line {
  readonly text: string;
  readonly isBullet: boolean;
}

const linesOf = (text: RichText): Line[] =>
  text.flatMap((block) =>
    (block.type === 'paragraph' ? [block.spans] : block.items).map((spans) => ({
      text: spans
        .map((span) => span.text)
        .join('')
        .trim(),
      isBullet: block.type !== 'paragraph',
    })),
  );

/** Reports each reason once per text, with its first occurrence: ten marks on one field would not help. */
export function writingChecks(text: RichText, path: Path, language: Locale): Check[] {
  const { firstPerson, weakOpening } = WORDING[language];
  const lines = linesOf(text);
  const first = (reason: CheckReason, find: (line: Line) => string | undefined): Check[] => {
    const found = lines.map(find).find((words) => words !== undefined);
    return found === undefined ? [] : [{ reason, path, found }];
  };
  return [
    ...first('empty-bullet', (line) => (line.isBullet && line.text === '' ? '' : undefined)),
    ...first('first-person', (line) => firstPerson.exec(line.text)?.[0]),
    ...first('weak-opening', (line) => (line.isBullet ? weakOpening.exec(line.text)?.[0] : undefined)),
  ];
}

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;

/** A number other than a year, or a word for a result. */
export const showsResult = (text: string, language: Locale): boolean =>
  /\d/.test(text.replace(YEAR, '')) || WORDING[language].result.test(text);

export const bulletTexts = (text: RichText): string[] =>
  linesOf(text).flatMap((line) => (line.isBullet && line.text !== '' ? [line.text] : []));
