import { type Block, plainText, type RichText, richTextFromPlain, type Span } from '../resume/rich-text.ts';

type Line = readonly Span[];
const textOf = (line: Line) => line.map(({ text }) => text).join('');
const linesOf = (block: Block) => (block.type === 'paragraph' ? [block.spans] : block.items);

/** Replaces the text with `plain`; unchanged lines keep their bold text and links. */
export function rewriteText(original: RichText, plain: string): RichText {
  if (plain === plainText(original)) return original;
  const kept = new Map(original.flatMap(linesOf).map((line) => [textOf(line).trim(), line]));
  const keep = (line: Line): Line => kept.get(textOf(line).trim()) ?? line;
  const keepIn = (block: Block): Block =>
    block.type === 'paragraph'
      ? { type: block.type, spans: keep(block.spans) }
      : { type: block.type, items: block.items.map(keep) };
  return richTextFromPlain(plain).map(keepIn);
}
