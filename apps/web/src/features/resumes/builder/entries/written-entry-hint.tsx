import type { Path } from '@lauda/domain/resume/merge/merge';
import { valueAt } from '@lauda/domain/resume/path';
import type { WrittenKind } from '@lauda/domain/resume/entries/written-entries';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { useResume } from '../../use-draft.ts';
import type { Entry } from './entry-kinds.ts';
import { isUnwritten } from './unwritten-entry.ts';

/** While the entry is otherwise empty, tells the user that a whole entry can be typed or pasted. */
export function WrittenEntryHint({ kind, path }: { kind: WrittenKind; path: Path }) {
  const text = useText();
  const isShown = useResume((resume) => {
    const entry = valueAt(resume, path) as Entry | undefined;
    return entry !== undefined && isUnwritten(kind, entry);
  });
  return isShown && <p className="text-sm text-muted">{text('builder.writtenEntryHint', { kind })}</p>;
}
