import type { ImportKind } from '@lauda/domain/imports';

/** Points from the top left corner of a page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Style {
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly font: string;
}

export interface Span extends Style {
  readonly text: string;
  readonly href: string | null;
}

/** How the file itself marks a piece of text: a PDF tag or a Word style. */
export interface Mark {
  /** 1–6 for headings, 0 for a title. */
  readonly heading: number | null;
  readonly isListItem: boolean;
  /** Pieces with the same number belong together. */
  readonly block: number | null;
  /** Whether the block is a paragraph, heading or list item, not just a group of texts. */
  readonly isParagraph: boolean;
}

export const NO_MARK: Mark = { heading: null, isListItem: false, block: null, isParagraph: false };

/** A piece of text that stands alone in its row. */
export interface Cell extends Mark {
  readonly page: number;
  readonly box: Box;
  readonly spans: readonly Span[];
  readonly text: string;
  /** Position in the order in which the file draws or stores it. */
  readonly order: number;
  readonly isBullet: boolean;
}

/** A row of one column, its cells from left to right. */
export interface Line {
  readonly page: number;
  readonly box: Box;
  readonly cells: readonly Cell[];
  readonly text: string;
  readonly style: Style;
  readonly heading: number | null;
  readonly block: number | null;
  readonly isParagraph: boolean;
  readonly isBullet: boolean;
  /** Column or other text flow that is read on its own. */
  readonly flow: number;
  /** White space above it, in units of its text size. */
  readonly gap: number;
  /** Right edge of its column: a line that reaches it wraps to the next. */
  readonly edge: number;
}

export interface SourcePage {
  readonly width: number;
  readonly height: number;
}

/** A file's text and layout, before interpretation. */
export interface Source {
  readonly kind: ImportKind;
  readonly pages: readonly SourcePage[];
  readonly lines: readonly Line[];
  /** Link targets with their text. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
}
