import { MAX_ITEMS } from '@lauda/domain/resume/limits';
import { CONTACT_KINDS } from '@lauda/domain/resume/vocabulary/vocabulary';
import { wordOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { MenuItem } from '../../../../ui/menu/menu-item.tsx';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { useSortable } from '../../../../ui/sortable/use-sortable.ts';
import { useResume } from '../../use-draft.ts';
import { useEntryActions, useEntryIds } from '../entries/use-entries.ts';
import { useJump } from '../places/use-jump.ts';
import { ContactRow } from './contact-row.tsx';

const PATH = ['contacts'];

const isValueField = (input: HTMLElement) =>
  input.closest<HTMLElement>('[data-place]')?.dataset['place']?.endsWith('/value') ?? false;

/** The remaining contact fields: one row each, in the user's order. */
export function ContactList() {
  const text = useText();
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const language = useResume((resume) => resume.language);
  const { all } = useEntryIds(PATH, '');
  const { add, remove, move } = useEntryActions('contacts', PATH);
  const { jumpTo } = useJump();
  const sortable = useSortable(listRef, {
    count: all.length,
    onMove: (from, to) => {
      move(from, to);
      setSaid(text('builder.movedTo', { position: to + 1, count: all.length }));
    },
  });
  const addContact = (kind: (typeof CONTACT_KINDS)[number]) => {
    let id = '';
    flushSync(() => {
      id = add({ kind });
    });
    // Immediately: a key pressed before the next frame belongs to the new field, and the menu has already restored the
    // focus.
    jumpTo([...PATH, id]);
  };
  /** Enter in the last row adds another one; an address reveals its kind by itself. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    const isLast = target instanceof HTMLElement && listRef.current?.lastElementChild?.contains(target);
    const isValue = target instanceof HTMLInputElement && target.value.trim() !== '' && isValueField(target);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLast || !isValue) return;
    if (event.ctrlKey || event.metaKey || all.length >= MAX_ITEMS.contacts) return;
    event.preventDefault();
    addContact('website');
  };
  const removeContact = (id: string, index: number) => {
    remove([id], text('resumes.entryRemoved', { entry: named(index) }));
    requestAnimationFrame(() => {
      const rows = listRef.current?.querySelectorAll<HTMLElement>('input') ?? [];
      (rows[Math.min(index, rows.length - 1)] ?? addRef.current)?.focus();
    });
  };
  const named = (index: number) => text('builder.entryNumber', { kind: 'contacts', number: index + 1 });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* Enter bubbles from the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol ref={listRef} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden" onKeyDown={onKeyDown}>
        {all.map((id, index) => (
          <ContactRow
            key={id}
            id={id}
            name={named(index)}
            index={index}
            count={all.length}
            sortable={sortable}
            onRemove={() => removeContact(id, index)}
          />
        ))}
      </ol>
      <Menu
        trigger={
          <Button
            ref={addRef}
            size="sm"
            className="justify-self-start"
            disabled={all.length >= MAX_ITEMS.contacts}
          >
            <Plus aria-hidden />
            {text('builder.addEntry', { kind: 'contacts' })}
          </Button>
        }
      >
        {CONTACT_KINDS.map((kind) => (
          <MenuItem key={kind} onSelect={() => addContact(kind)}>
            {wordOf(kind, 'contactKinds', language) || text('builder.otherContact')}
          </MenuItem>
        ))}
      </Menu>
      <output className="sr-only">{said}</output>
    </div>
  );
}
