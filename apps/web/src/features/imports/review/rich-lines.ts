import { type Block, type RichText, richTextFromPlain, type Span } from '@lauda/domain/resume/rich-text';

type Line = readonly Span[];

const textOf = (line: Line): string => line.map(({ text }) => text).join('');
const linesOf = (block: Block): readonly Line[] => (block.type === 'paragraph' ? [block.spans] : block.items);

/** Appends this text as separate lines. */
export const withLines = (text: RichText, words: string): RichText => [...text, ...richTextFromPlain(words)];

function withoutLine(text: RichText, words: string): RichText {
  const at = text.findLastIndex((block) => linesOf(block).some((line) => textOf(line) === words));
  const block = text[at];
  if (!block) return text;
  const items = linesOf(block);
  const own = items.findLastIndex((line) => textOf(line) === words);
  const rest = items.filter((_, index) => index !== own);
  const kept: Block[] = block.type === 'paragraph' || rest.length === 0 ? [] : [{ ...block, items: rest }];
  return [...text.slice(0, at), ...kept, ...text.slice(at + 1)];
}

/** Removes the lines that this text became; returns the same object if the user has rewritten them. */
export const withoutLines = (text: RichText, words: string): RichText =>
  richTextFromPlain(words)
    .flatMap(linesOf)
    .reduce((rest, line) => withoutLine(rest, textOf(line)), text);
