import type { ImportFault, ImportKind } from '@lauda/domain/imports';
import type { Resume } from '@lauda/domain/resume/resume';
import type { Field } from './parse/found.ts';
import type { Unplaced } from './parse/unplaced.ts';
import type { Box, SourcePage } from './source.ts';

/** A line of the file as read; without a box if the file is data instead of pages. */
export interface SourceText {
  readonly page: number;
  readonly text: string;
  readonly box: Box | null;
}

export interface Imported {
  readonly ok: true;
  readonly source: ImportKind;
  readonly resume: Resume;
  /** Every value with its source position. */
  readonly fields: readonly Field[];
  /** Text of the file that is not in the resume, in order. */
  readonly unplaced: readonly Unplaced[];
  /** In points; empty for formats without pages. */
  readonly pages: readonly SourcePage[];
  /** The whole file in reading order, for comparison with the result. */
  readonly lines: readonly SourceText[];
}

export type ImportResult = Imported | { readonly ok: false; readonly reason: ImportFault };

export const refused = (reason: ImportFault): ImportResult => ({ ok: false, reason });
