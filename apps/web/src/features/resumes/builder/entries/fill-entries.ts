import type { Path } from '@lauda/domain/resume/merge/merge';
import { setAt, valueAt } from '@lauda/domain/resume/path';
import {
  readWrittenEntries,
  type WrittenEntry,
  type WrittenKind,
} from '@lauda/domain/resume/entries/written-entries';
import type { ResumeEditor } from '../resume-editor.ts';
import { type Entry, ENTRY_KINDS } from './entry-kinds.ts';
import { isUnwritten } from './unwritten-entry.ts';

const withFields = (kind: WrittenKind, fields: WrittenEntry, id: string): Entry => ({
  ...ENTRY_KINDS[kind].blank,
  ...fields,
  id,
});

interface Filled {
  readonly count: number;
  readonly undo: () => void;
}

/**
 * Fills a blank entry from text that contains a whole one and adds the entries that follow; null if the text contains
 * none.
 */
export function fillEntries(
  { editWithUndo, getResume }: Pick<ResumeEditor, 'editWithUndo' | 'getResume'>,
  { kind, path, written }: { kind: WrittenKind; path: Path; written: string },
): Filled | null {
  const entry = valueAt(getResume(), path) as Entry | undefined;
  if (entry === undefined || !isUnwritten(kind, entry)) return null;
  const listPath = path.slice(0, -1);
  const { length } = valueAt(getResume(), listPath) as readonly Entry[];
  const read = readWrittenEntries(kind, written).slice(0, ENTRY_KINDS[kind].most - length + 1);
  if (read.length === 0) return null;
  const made = read.map((fields, at) => withFields(kind, fields, at === 0 ? entry.id : crypto.randomUUID()));
  const undo = editWithUndo((resume) => {
    const entries = valueAt(resume, listPath) as readonly Entry[];
    const index = entries.findIndex(({ id }) => id === entry.id);
    return setAt(resume, listPath, entries.toSpliced(index, 1, ...made));
  });
  return { count: made.length, undo };
}
