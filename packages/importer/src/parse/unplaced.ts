import type { Line } from '../source.ts';
import { wordsOf } from '../text/fold.ts';

export interface Unplaced {
  readonly page: number;
  readonly text: string;
}

const countWords = (texts: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const own of Object.values(value)) yield* textsOf(own);
}

/**
 * Lines with words that are neither in the resume nor otherwise accounted for (headings, dates, labels). Each word of
 * the resume covers one occurrence in the file, so a repeated word must be kept twice.
 */
export function unplacedLines(lines: readonly Line[], resume: unknown, used: readonly string[]): Unplaced[] {
  const counts = countWords([...textsOf(resume), ...used]);
  const take = (word: string) => {
    const left = counts.get(word) ?? 0;
    if (left > 0) counts.set(word, left - 1);
    return left > 0;
  };
  const unplaced: Unplaced[] = [];
  let carried = '';
  for (const [index, line] of lines.entries()) {
    const kept: string[] = [];
    const pieces = line.text.split(/\s+/).filter(Boolean);
    const mayBreak = (line.cells[0]?.text ?? '').split(/\s+/).length - 1;
    for (const [at, piece] of pieces.entries()) {
      const words = wordsOf(piece);
      if (at === 0 && carried !== '') {
        const whole = wordsOf(carried + piece).join('');
        carried = '';
        if (take(whole) || words.every(take)) continue;
      }
      const isBroken =
        (at === pieces.length - 1 || at === mayBreak) &&
        /\p{L}-$/u.test(piece) &&
        lines[index + 1]?.flow === line.flow;
      if (isBroken && !words.every((word) => (counts.get(word) ?? 0) > 0)) {
        carried = piece.slice(0, -1);
        continue;
      }
      if (!words.every(take)) kept.push(piece);
    }
    if (kept.some((piece) => /[\p{L}\p{N}]/u.test(piece)))
      unplaced.push({ page: line.page, text: kept.join(' ') });
  }
  return unplaced;
}
