import type { ImportKind } from '@lauda/domain/imports';

/** Points from the upper left corner of a page. */
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

/** What the file itself says a piece of text is: a tag of a PDF or a style of Word. */
export interface Mark {
  /** 1–6 for headings, 0 for a title. */
  readonly heading: number | null;
  readonly isListItem: boolean;
  /** Pieces with one number belong together. */
  readonly block: number | null;
  /** The block is a paragraph, heading or list item and not some group of texts. */
  readonly isParagraph: boolean;
}

export const NO_MARK: Mark = { heading: null, isListItem: false, block: null, isParagraph: false };

/** A piece of text that stands by itself in its row. */
export interface Cell extends Mark {
  readonly page: number;
  readonly box: Box;
  readonly spans: readonly Span[];
  readonly text: string;
  /** Place in the order in which the file draws or stores it. */
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
  /** Column or other run of text that is read on its own. */
  readonly flow: number;
  /** White space above it, in heights of its text. */
  readonly gap: number;
  /** Where its column ends: a line that reaches it goes on in the next. */
  readonly edge: number;
}

export interface SourcePage {
  readonly width: number;
  readonly height: number;
}

/** A file as it was read, before anybody says what its words mean. */
export interface Source {
  readonly kind: ImportKind;
  readonly pages: readonly SourcePage[];
  readonly lines: readonly Line[];
  /** Addresses of links, with the words they stand on. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
}
