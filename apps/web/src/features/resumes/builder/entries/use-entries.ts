import type { Path } from '@lauda/domain/resume/merge/merge';
import { setAt, valueAt } from '@lauda/domain/resume/path';
import type { Resume } from '@lauda/domain/resume/resume';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { moved } from '../../../../ui/sortable/drop-index.ts';
import { useToast } from '../../../../ui/toast/toast-context.ts';
import { useResume } from '../../use-draft.ts';
import { useEditor } from '../use-editor.ts';
import { type Entry, ENTRY_KINDS, type EntryKind, isFound } from './entry-kinds.ts';

const SEPARATOR = ' ';

// The path names a list of entries, which all have an id.
const entriesAt = (resume: Resume, path: Path) => (valueAt(resume, path) ?? []) as readonly Entry[];

/** The ids of a list, filtered by the query. */
export function useEntryIds(path: Path, query: string) {
  const idsOf = (resume: Resume) => {
    const entries = entriesAt(resume, path);
    const shown = query.trim() === '' ? entries : entries.filter((entry) => isFound(entry, query));
    return [entries, shown].map((some) => some.map(({ id }) => id).join(SEPARATOR)).join('\n');
  };
  const [all = [], shown = []] = useResume(idsOf)
    .split('\n')
    .map((ids) => ids.split(SEPARATOR).filter(Boolean));
  return { all, shown };
}

/** Actions for a list of entries. */
export function useEntryActions(kind: EntryKind, path: Path) {
  const text = useText();
  const toast = useToast();
  const { edit, editWithUndo, getResume } = useEditor();
  const change = (make: (entries: readonly Entry[]) => readonly Entry[]) =>
    edit((resume) => setAt(resume, path, make(entriesAt(resume, path))));

  /** Removes them immediately; while the toast is shown, undo restores their positions. */
  const remove = (ids: readonly string[], said: string) => {
    const undo = editWithUndo((resume) =>
      setAt(
        resume,
        path,
        entriesAt(resume, path).filter(({ id }) => !ids.includes(id)),
      ),
    );
    if (entriesAt(getResume(), path).some(({ id }) => ids.includes(id))) {
      toast.show({ tone: 'danger', title: text('builder.deleteFailed', { kind }) });
      return;
    }
    toast.show({
      title: said,
      action: { label: text('resumes.undo'), onSelect: undo },
    });
  };

  return {
    /** `fields` override those of a blank entry. */
    add: (fields: Readonly<Record<string, unknown>> = {}): string => {
      const id = crypto.randomUUID();
      change((entries) => [...entries, { ...ENTRY_KINDS[kind].blank, ...fields, id }]);
      return id;
    },
    remove,
    move: (from: number, to: number) => change((entries) => moved(entries, from, to)),
  };
}
