import type { Resume } from '@lauda/domain/resume/resume';
import type { Field } from './parse/found.ts';
import type { Unplaced } from './parse/unplaced.ts';
import type { SourceKind, SourcePage } from './source.ts';

export const IMPORT_FAULTS = [
  /** It needs a password. */
  'encrypted',
  /** It has no words. */
  'empty',
  /** It is of no kind that we read. */
  'unsupported',
  'too-large',
  'too-many-pages',
  /** It ends early, or is damaged. */
  'broken',
  /** It unpacks to far more than it is. */
  'bomb',
  /** It took more time or memory than a resume does. */
  'too-hard',
  /** It holds pictures of pages, and nothing here can read those. */
  'scanned',
  /** Its words come out as signs that mean nothing. */
  'unreadable',
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

export interface Imported {
  readonly ok: true;
  readonly source: SourceKind;
  readonly resume: Resume;
  /** Every value with the place it was read from. */
  readonly fields: readonly Field[];
  /** Words of the file that the resume does not hold, in order. */
  readonly unplaced: readonly Unplaced[];
  /** In points; none for formats without pages. */
  readonly pages: readonly SourcePage[];
}

export type ImportResult = Imported | { readonly ok: false; readonly reason: ImportFault };

export const refused = (reason: ImportFault): ImportResult => ({ ok: false, reason });
