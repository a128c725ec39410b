import { contactAdvice } from '@lauda/domain/resume/contacts/contact-advice';
import { contactFromLink, isAddressKind } from '@lauda/domain/resume/contacts/contacts';
import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { pathKey } from '@lauda/domain/resume/merge/merge';
import { setAt } from '@lauda/domain/resume/path';
import { setEntryHidden } from '@lauda/domain/resume/entries/printed-entries';
import type { Resume } from '@lauda/domain/resume/resume';
import { wordOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import { cx } from 'class-variance-authority';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { dropLine } from '../../../../ui/sortable/drop-line.ts';
import type { useSortable } from '../../../../ui/sortable/use-sortable.ts';
import { useResume } from '../../use-draft.ts';
import { TextPlace } from '../fields/place-fields.tsx';
import { EntryMenu } from '../entries/entry-menu.tsx';
import { HiddenMark } from '../entries/entry-marks.tsx';
import { useEditor } from '../use-editor.ts';
import { ReorderHandle } from '../../../../ui/sortable/reorder-handle.tsx';

interface ContactRowProps {
  id: string;
  /** 'Contact field 2', for screen reader users. */
  name: string;
  index: number;
  count: number;
  sortable: ReturnType<typeof useSortable>;
  onRemove: () => void;
}

/** One contact field with its drag handle and its actions. */
export function ContactRow({ id, name, index, count, sortable, onRemove }: ContactRowProps) {
  const text = useText();
  const { edit, getResume } = useEditor();
  const contactOf = ({ contacts }: Resume) => contacts.find((contact) => contact.id === id);
  const kind = useResume((resume) => contactOf(resume)?.kind ?? 'other');
  const language = useResume((resume) => resume.language);
  const isHidden = useResume(({ hiddenEntries }) => hiddenEntries.includes(id));
  const advice = useResume((resume) => {
    const contact = contactOf(resume);
    return contact === undefined ? null : contactAdvice(contact);
  });
  const path = ['contacts', id];
  const mark = sortable.markOf(index);
  /** 'github.com/ana' typed under LinkedIn or Website is recognized as a GitHub address. */
  const recognise = () => {
    const contact = contactOf(getResume());
    if (contact === undefined || !isAddressKind(contact.kind)) return;
    const { kind: found } = contactFromLink('', contact.value);
    if (found !== contact.kind && found !== 'website')
      edit((resume) => setAt(resume, [...path, 'kind'], found));
  };
  return (
    // The blur bubbles from the field inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onBlur={recognise}
      data-sortable-item
      data-place={pathKey(path)}
      className={cx(
        'relative grid grid-cols-[minmax(0,1fr)] gap-1.5 transition-opacity',
        sortable.draggedIndex === index && 'opacity-50',
        dropLine(mark, 'near'),
      )}
    >
      <div className="flex items-end gap-1">
        <ReorderHandle name={name} index={index} sortable={sortable} className="-ms-2 mb-1" />
        <div
          className={cx('grid min-w-0 flex-1 gap-x-4 gap-y-2', kind === 'other' && '@md:grid-cols-[1fr_2fr]')}
        >
          {kind === 'other' && (
            <TextPlace
              path={[...path, 'label']}
              label={text('builder.contactLabel')}
              maxLength={MAX_CHARACTERS.label}
            />
          )}
          <TextPlace
            path={[...path, 'value']}
            label={wordOf(kind, 'contactKinds', language) || text('builder.contactValue')}
            inputMode={isAddressKind(kind) ? 'url' : undefined}
            maxLength={MAX_CHARACTERS.url}
          />
        </div>
        <div className="mb-1">
          <EntryMenu
            name={name}
            index={index}
            count={count}
            isHidden={isHidden}
            onMove={(to) => sortable.move(index, to)}
            onToggleHidden={() => edit((resume) => setEntryHidden(resume, id, !isHidden))}
            onRemove={onRemove}
          />
        </div>
      </div>
      {isHidden && <HiddenMark />}
      {!isHidden && advice !== null && (
        <p className="ps-8 text-sm text-warning" data-advice={advice}>
          {text('builder.contactAdvice', { advice })}
        </p>
      )}
    </li>
  );
}
