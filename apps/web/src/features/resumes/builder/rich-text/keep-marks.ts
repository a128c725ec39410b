import { type Block, type RichText, richTextFromPlain, type Span } from '@lauda/domain/resume/rich-text';

type Line = readonly Span[];

const linesOf = (block: Block): readonly Line[] => (block.type === 'paragraph' ? [block.spans] : block.items);
const textOf = (line: Line): string => line.map(({ text }) => text).join('');

/** Plain text input as rich text: unchanged lines keep their bold, italics and links. */
export function keepMarks(before: RichText, plain: string): RichText {
  const known = new Map(before.flatMap(linesOf).map((line) => [textOf(line), line]));
  const marked = (line: Line): Line => known.get(textOf(line)) ?? line;
  return richTextFromPlain(plain).map((block): Block => {
    const { type } = block;
    return type === 'paragraph'
      ? { type, spans: marked(block.spans) }
      : { type, items: block.items.map(marked) };
  });
}
