import type { ImportFault, ImportKind } from '@lauda/domain/imports';
import type { Resume } from '@lauda/domain/resume/resume';
import type { Field } from './parse/found.ts';
import type { Unplaced } from './parse/unplaced.ts';
import type { Box, SourcePage } from './source.ts';

/** A line of the file as it was read; without a box where the file is data and not a page. */
export interface SourceText {
  readonly page: number;
  readonly text: string;
  readonly box: Box | null;
}

export interface Imported {
  readonly ok: true;
  readonly source: ImportKind;
  readonly resume: Resume;
  /** Every value with the place it was read from. */
  readonly fields: readonly Field[];
  /** Words of the file that the resume does not hold, in order. */
  readonly unplaced: readonly Unplaced[];
  /** In points; none for formats without pages. */
  readonly pages: readonly SourcePage[];
  /** The whole file in reading order, to be held beside the result. */
  readonly lines: readonly SourceText[];
}

export type ImportResult = Imported | { readonly ok: false; readonly reason: ImportFault };

export const refused = (reason: ImportFault): ImportResult => ({ ok: false, reason });
