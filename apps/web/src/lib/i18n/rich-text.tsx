import type { Args, MessageTags, Piece, RichKey } from '@lauda/messages';
import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { useI18n } from './i18n.tsx';

interface RichTextProps<K extends RichKey> {
  id: K;
  /** The element for each tag of the message, e.g. `{ link: <Link to="/faq" /> }`. */
  tags: Record<MessageTags[K], ReactElement>;
  values?: Args<K>[0];
}

/** A message with tags, each rendered as an element of the caller's choice. */
export function RichText<K extends RichKey>({ id, tags, values }: RichTextProps<K>) {
  // `values` is required exactly when the message has parameters; the spread preserves that relation.
  const args = (values === undefined ? [] : [values]) as unknown as Args<K>;
  return render(useI18n().pieces(id, ...args), tags);
}

function render(pieces: readonly Piece[], tags: Record<string, ReactElement>): ReactNode {
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const element = tags[piece.tag];
    const children = render(piece.children, tags);
    // Pieces have no identity other than their position, and the list is rebuilt as a whole.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={index}>{element ? cloneElement(element, {}, children) : children}</Fragment>;
  });
}
