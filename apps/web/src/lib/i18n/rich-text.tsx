import type { Args, MessageTags, Piece, RichKey } from '@lauda/messages';
import { Fragment, type ReactNode } from 'react';
import { useI18n } from './i18n.tsx';

type Wrap = (children: ReactNode) => ReactNode;

interface RichTextProps<K extends RichKey> {
  id: K;
  /** What each tag of the message becomes. */
  tags: Record<MessageTags[K], Wrap>;
  values?: Args<K>[0];
}

/** A message with tags, each tag becoming an element of the caller's choice. */
export function RichText<K extends RichKey>({ id, tags, values }: RichTextProps<K>) {
  // `values` is required exactly when the message has parameters; the spread keeps that tie.
  const args = (values === undefined ? [] : [values]) as unknown as Args<K>;
  return render(useI18n().pieces(id, ...args), tags);
}

function render(pieces: readonly Piece[], tags: Record<string, Wrap>): ReactNode {
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // Pieces have no identity but their place, and the list is rebuilt as a whole.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>{tags[piece.tag]?.(render(piece.children, tags))}</Fragment>
    ),
  );
}
