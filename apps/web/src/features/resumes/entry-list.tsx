import type { Education, Experience, Resume, Skill } from '@lauda/domain/resume/resume';
import { MAX_ITEMS } from '@lauda/domain/resume/limits';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useId } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { useKeeper, useResume } from './use-draft.ts';

export interface EntrySections {
  experience: Experience;
  education: Education;
  skills: Skill;
}
type Section = keyof EntrySections;

const UNDO_MS = 8_000;
const SEPARATOR = ' ';

interface EntryListProps<S extends Section> {
  section: S;
  title: string;
  addLabel: string;
  entryName: (number: number) => string;
  blank: Omit<EntrySections[S], 'id'>;
  children: (id: string) => ReactNode;
}

// Each section holds entries of its own kind only, and the caller's `section` says which.
const entriesOf = <S extends Section>(resume: Resume, section: S) =>
  resume[section] as unknown as readonly EntrySections[S][];

/** A list of entries; removing one happens at once and can be taken back for a while. */
export function EntryList<S extends Section>({
  section,
  title,
  addLabel,
  entryName,
  blank,
  children,
}: EntryListProps<S>) {
  const text = useText();
  const keeper = useKeeper();
  const toast = useToast();
  const ids = useResume((resume) => resume[section].map(({ id }) => id).join(SEPARATOR))
    .split(SEPARATOR)
    .filter(Boolean);
  const change = (make: (entries: readonly EntrySections[S][]) => readonly EntrySections[S][]) =>
    keeper.edit((resume) => ({ ...resume, [section]: make(entriesOf(resume, section)) }));
  const add = () =>
    change((entries) => [...entries, { ...blank, id: crypto.randomUUID() } as EntrySections[S]]);
  const remove = (id: string, index: number) => {
    let removed: EntrySections[S] | undefined;
    change((entries) => {
      removed = entries.find((entry) => entry.id === id);
      return entries.filter((entry) => entry.id !== id);
    });
    const putBack = () => {
      if (removed !== undefined)
        change((entries) => entries.toSpliced(index, 0, removed as EntrySections[S]));
    };
    toast.show({
      title: text('resumes.entryRemoved', { entry: entryName(index + 1) }),
      action: { label: text('resumes.undo'), onSelect: putBack },
      shownMs: UNDO_MS,
    });
  };

  return (
    <Card>
      <CardHeader title={title} />
      <div className="grid gap-6">
        {ids.map((id, index) => (
          <Entry key={id} name={entryName(index + 1)} onRemove={() => remove(id, index)}>
            {children(id)}
          </Entry>
        ))}
        <Button className="justify-self-start" disabled={ids.length >= MAX_ITEMS[section]} onClick={add}>
          <Plus aria-hidden />
          {addLabel}
        </Button>
      </div>
    </Card>
  );
}

function Entry({ name, onRemove, children }: { name: string; onRemove: () => void; children: ReactNode }) {
  const text = useText();
  const nameId = useId();
  return (
    <section aria-labelledby={nameId} className="grid gap-4 border-b border-border pb-6">
      <div className="flex items-center justify-between gap-4">
        <h3 id={nameId} className="text-sm font-semibold text-muted">
          {name}
        </h3>
        <IconButton size="sm" label={text('resumes.removeEntry', { entry: name })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {children}
    </section>
  );
}
