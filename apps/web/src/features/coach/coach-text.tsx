import { richTextFromPlain } from '@lauda/domain/resume/rich-text';
import { Fragment, type ReactNode } from 'react';

const MARKS = /(\*\*[^*\n]+\*\*|\*[^*\s][^*\n]*\*)/;

/** **bold** and *italic*; all other characters are shown as written. */
const inline = (text: string): ReactNode =>
  text.split(MARKS).map((piece, index) => {
    const body = /^\*\*.+\*\*$/.test(piece) ? (
      <strong>{piece.slice(2, -2)}</strong>
    ) : /^\*.+\*$/.test(piece) ? (
      <em>{piece.slice(1, -1)}</em>
    ) : (
      piece
    );
    // Pieces have no identity other than their position.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={index}>{body}</Fragment>;
  });

/** The coach's text, never as markup: paragraphs, lists and two inline styles. */
export function CoachText({ text }: { text: string }) {
  const blocks = richTextFromPlain(text);
  const lineOf = (spans: readonly { readonly text: string }[]) => spans.map((span) => span.text).join('');
  return (
    <div className="grid gap-2 wrap-anywhere">
      {blocks.map((block, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity but their place
        if (block.type === 'paragraph') return <p key={index}>{inline(lineOf(block.spans))}</p>;
        const List = block.type === 'bullets' ? 'ul' : 'ol';
        return (
          <List
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={index}
            className={`grid gap-1 ps-5 ${block.type === 'bullets' ? 'list-disc' : 'list-decimal'}`}
          >
            {block.items.map((spans, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <li key={at}>{inline(lineOf(spans))}</li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
