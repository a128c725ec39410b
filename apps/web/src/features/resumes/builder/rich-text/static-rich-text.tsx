/* oxlint-disable react/no-array-index-key -- lines and runs have no identity but their place */
import type { Block, RichText, Span } from '@lauda/domain/resume/rich-text';
import type { ReactNode } from 'react';

function marked({ text, bold, italic, link }: Span): ReactNode {
  const words = italic ? <em>{text}</em> : text;
  const strong = bold ? <strong>{words}</strong> : words;
  // A click enters the text, so links in it are not active.
  return link === undefined ? (
    strong
  ) : (
    <span className="text-primary underline underline-offset-2">{strong}</span>
  );
}

const Line = ({ spans }: { spans: readonly Span[] }) =>
  spans.length === 0 ? <br /> : spans.map((span, index) => <span key={index}>{marked(span)}</span>);

function StaticBlock({ block }: { block: Block }) {
  if (block.type === 'paragraph')
    return (
      <p>
        <Line spans={block.spans} />
      </p>
    );
  const List = block.type === 'bullets' ? 'ul' : 'ol';
  return (
    <List>
      {block.items.map((spans, index) => (
        <li key={index}>
          <p>
            <Line spans={spans} />
          </p>
        </li>
      ))}
    </List>
  );
}

/** Static rich text: only one on the page has an editor, all others look like this. */
export const StaticRichText = ({ text }: { text: RichText }) =>
  text.map((block, index) => <StaticBlock key={index} block={block} />);
