import { isEmptyRichText, type RichText } from '@lauda/domain/resume/rich-text';
import type { WrittenKind } from '@lauda/domain/resume/entries/written-entries';
import { type Entry, ENTRY_KINDS } from './entry-kinds.ts';

/** An entry's first field; a whole entry can be typed or pasted into it. */
export const firstField = (kind: WrittenKind) => ENTRY_KINDS[kind].names[0];

/** Whether only the first field is filled in. */
export function isUnwritten(kind: WrittenKind, entry: Entry): boolean {
  const field = firstField(kind);
  return Object.keys(ENTRY_KINDS[kind].blank).every((name) => {
    const value = entry[name];
    if (name === field || value === false || value === '') return true;
    return Array.isArray(value) && isEmptyRichText(value as RichText);
  });
}
