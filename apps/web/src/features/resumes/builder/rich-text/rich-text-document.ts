import { type Block, type RichText, type Span, tidyRichText } from '@lauda/domain/resume/rich-text';

/** A node of the editor's document in its JSON format. */
export interface EditorNode {
  type?: string;
  text?: string;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: EditorNode[];
}

const LISTS = { bullets: 'bulletList', numbers: 'orderedList' } as const;

const marksOf = ({ bold, italic, link }: Span) => [
  ...(bold ? [{ type: 'bold' }] : []),
  ...(italic ? [{ type: 'italic' }] : []),
  ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
];

/** A line break within a run is a separate node in the editor. */
const inlineNodes = (spans: readonly Span[]): EditorNode[] =>
  spans.flatMap((span) =>
    span.text.split(/(\n)/).flatMap((text): EditorNode[] => {
      const marks = marksOf(span);
      if (text === '') return [];
      return [text === '\n' ? { type: 'hardBreak', marks } : { type: 'text', text, marks }];
    }),
  );

const paragraph = (spans: readonly Span[]): EditorNode => ({
  type: 'paragraph',
  content: inlineNodes(spans),
});

const blockNode = (block: Block): EditorNode =>
  block.type === 'paragraph'
    ? paragraph(block.spans)
    : {
        type: LISTS[block.type],
        content: block.items.map((spans) => ({ type: 'listItem', content: [paragraph(spans)] })),
      };

/** The editor always needs at least one line. */
export const toDocument = (text: RichText): EditorNode => ({
  type: 'doc',
  content: text.length === 0 ? [paragraph([])] : text.map(blockNode),
});

function spanOf({ type, text, marks = [] }: EditorNode): unknown {
  const link = marks.find((mark) => mark.type === 'link')?.attrs?.['href'];
  return {
    text: type === 'hardBreak' ? '\n' : text,
    ...(marks.some((mark) => mark.type === 'bold') && { bold: true }),
    ...(marks.some((mark) => mark.type === 'italic') && { italic: true }),
    ...(link !== undefined && { link }),
  };
}

const spansOf = (node: EditorNode | undefined) => (node?.content ?? []).map(spanOf);

const readBlock = ({ type, content = [] }: EditorNode): unknown =>
  type === 'paragraph'
    ? { type, spans: content.map(spanOf) }
    : {
        type: type === LISTS.bullets ? 'bullets' : 'numbers',
        items: content.map((item) => spansOf(item.content?.[0])),
      };

/** Number of visible characters in a document, without line breaks. */
export const charactersOf = ({ text = '', content = [] }: EditorNode): number =>
  content.reduce((count, node) => count + charactersOf(node), text.length);

/** Converts the editor's content to the stored format; drops everything a resume may not contain. */
export const fromDocument = ({ content = [] }: EditorNode): RichText => tidyRichText(content.map(readBlock));
