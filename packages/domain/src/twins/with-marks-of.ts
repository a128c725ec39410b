import { type Block, type RichText, richTextFromPlain, type Span } from '../resume/rich-text.ts';

type Line = readonly Span[];
const linesOf = (block: Block): readonly Line[] => (block.type === 'paragraph' ? [block.spans] : block.items);

const isMarked = ({ bold, italic, link }: Span): boolean =>
  bold === true || italic === true || link !== undefined;

/** Formats the first unformatted occurrence of a formatted run's text. */
function mark(line: Line, marked: Span): Line {
  const words = marked.text.trim();
  const at = line.findIndex((span) => !isMarked(span) && span.text.includes(words));
  const span = line[at];
  if (words === '' || span === undefined) return line;
  const from = span.text.indexOf(words);
  const parts = [
    { text: span.text.slice(0, from) },
    { ...marked, text: words },
    { text: span.text.slice(from + words.length) },
  ].filter(({ text }) => text !== '');
  return line.toSpliced(at, 1, ...parts);
}

/**
 * Plain lines as rich text, in which names, figures and links that the original formats are formatted again: they are
 * the same in both languages. Lines are compared by index, so nothing is formatted when their number differs.
 */
export function withMarksOf(original: RichText, plain: string): RichText {
  const text = richTextFromPlain(plain);
  const originals = original.flatMap(linesOf);
  if (text.flatMap(linesOf).length !== originals.length) return text;
  let next = 0;
  const marked = (line: Line): Line =>
    (originals[next++] ?? []).filter(isMarked).reduce((now, span) => mark(now, span), line);
  return text.map((block) =>
    block.type === 'paragraph'
      ? { type: block.type, spans: marked(block.spans) }
      : { type: block.type, items: block.items.map(marked) },
  );
}
