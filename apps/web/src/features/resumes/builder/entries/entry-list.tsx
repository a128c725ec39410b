import type { Path } from '@lauda/domain/resume/merge/merge';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useSortable } from '../../../../ui/sortable/use-sortable.ts';
import { useJump } from '../places/use-jump.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryFields } from './entry-fields.tsx';
import { type CardKind, ENTRY_KINDS } from './entry-kinds.ts';
import { ListTools } from './list-tools.tsx';
import { useEntryActions, useEntryIds } from './use-entries.ts';

interface EntryListProps {
  kind: CardKind;
  path: Path;
  /** Whether search and multiple selection are open; the section's menu opens them. */
  hasTools: boolean;
  onCloseTools: () => void;
}

/** The entries of one section, in the user's order. */
export function EntryList({ kind, path, hasTools, onCloseTools }: EntryListProps) {
  const text = useText();
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const { all, shown } = useEntryIds(path, hasTools ? query : '');
  const { add, remove, move } = useEntryActions(kind, path);
  const { jumpTo } = useJump();
  const named = (id: string) => text('builder.entryNumber', { kind, number: all.indexOf(id) + 1 });

  const sortable = useSortable(listRef, {
    count: all.length,
    onMove: (from, to) => {
      move(from, to);
      setSaid(text('builder.movedTo', { position: to + 1, count: all.length }));
    },
  });
  const addEntry = () => {
    let id = '';
    flushSync(() => {
      setQuery('');
      id = add();
    });
    jumpTo([...path, id]);
  };
  /** After a removal, focuses the neighboring entry, or the add button if none is left. */
  const focusNear = (index: number) =>
    requestAnimationFrame(() => {
      const cards =
        listRef.current?.querySelectorAll<HTMLElement>(':scope > [data-sortable-item] h3 button') ?? [];
      (cards[Math.min(index, cards.length - 1)] ?? addRef.current)?.focus();
    });
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const removeChosen = () => {
    const ids = all.filter((id) => chosen.has(id));
    remove(ids, text('builder.entriesRemoved', { count: ids.length }));
    setChosen(new Set());
    focusNear(0);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {hasTools && (
        <ListTools
          query={query}
          onQueryChange={setQuery}
          shown={shown}
          chosen={chosen}
          onChoose={(ids) => setChosen(new Set(ids))}
          onRemove={removeChosen}
          onClose={() => {
            setQuery('');
            setChosen(new Set());
            onCloseTools();
            focusNear(0);
          }}
        />
      )}
      <ol ref={listRef} className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        {shown.map((id) => {
          const index = all.indexOf(id);
          return (
            <EntryCard
              key={id}
              id={id}
              kind={kind}
              path={[...path, id]}
              name={named(id)}
              index={index}
              count={all.length}
              sortable={sortable}
              isChosen={hasTools ? chosen.has(id) : null}
              onChoose={(isChosen) => choose(id, isChosen)}
              onRemove={() => {
                remove([id], text('resumes.entryRemoved', { entry: named(id) }));
                focusNear(index);
              }}
            >
              <EntryFields kind={kind} path={[...path, id]} />
            </EntryCard>
          );
        })}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={addRef}
          data-add-entry
          disabled={all.length >= ENTRY_KINDS[kind].most}
          onClick={addEntry}
        >
          <Plus aria-hidden />
          {text('builder.addEntry', { kind })}
        </Button>
      </div>
      <output className="sr-only">{said}</output>
    </div>
  );
}
