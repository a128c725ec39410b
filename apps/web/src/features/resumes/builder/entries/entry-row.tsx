import { valueAt } from '@lauda/domain/resume/path';
import { setEntryHidden } from '@lauda/domain/resume/entries/printed-entries';
import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import type { KeyboardEvent, RefObject } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useResume } from '../../use-draft.ts';
import { useEditor } from '../use-editor.ts';
import type { EntryCardProps } from './entry-card.tsx';
import { type Entry, entryName, entryYears } from './entry-kinds.ts';
import { EntryMenu } from './entry-menu.tsx';
import { ReorderHandle } from '../../../../ui/sortable/reorder-handle.tsx';

interface EntryRowProps extends Omit<EntryCardProps, 'children'> {
  rowRef: RefObject<HTMLButtonElement | null>;
  nameId: string;
  bodyId: string;
  isOpen: boolean;
  isHidden: boolean;
  onToggle: () => void;
}

/** An entry on one line: drag handle, name, period and actions. */
export function EntryRow({
  id,
  kind,
  path,
  name,
  index,
  sortable,
  isChosen,
  rowRef,
  ...rest
}: EntryRowProps) {
  const text = useText();
  const { edit } = useEditor();
  const { isOpen, isHidden } = rest;
  const [title = '', years = ''] = useResume((resume) => {
    const entry = (valueAt(resume, path) ?? { id }) as Entry;
    return `${entryName(kind, entry)}\n${entryYears(entry)}`;
  }).split('\n');
  const toggleHidden = () => edit((resume) => setEntryHidden(resume, id, !isHidden));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    sortable.move(index, index + step);
  };
  return (
    <div className="flex min-h-11 items-center gap-1 px-1 max-md:gap-0">
      {isChosen === null ? (
        <ReorderHandle name={name} index={index} sortable={sortable} />
      ) : (
        <span className="grid size-8 place-items-center">
          <Checkbox
            isLabelHidden
            label={text('builder.chooseEntry', { entry: name })}
            checked={isChosen}
            onCheckedChange={rest.onChoose}
          />
        </span>
      )}
      <h3 className="min-w-0 flex-1">
        <button
          ref={rowRef}
          type="button"
          id={rest.nameId}
          aria-expanded={isOpen}
          aria-controls={rest.bodyId}
          aria-label={[title === '' ? name : `${name}: ${title}`, years].filter(Boolean).join(' ')}
          className="flex min-h-11 w-full items-center gap-2 rounded-control py-1 text-start text-sm"
          onClick={rest.onToggle}
          onKeyDown={onKeyDown}
        >
          <ChevronDown
            aria-hidden
            className={cx('size-4 shrink-0 text-muted transition-transform', !isOpen && '-rotate-90')}
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
            <span
              className={cx(
                'min-w-0 font-medium max-md:line-clamp-2 max-md:wrap-anywhere md:truncate',
                (title === '' || isHidden) && 'text-muted',
              )}
            >
              {title || name}
            </span>{' '}
            {years !== '' && (
              <span className="text-xs whitespace-nowrap text-muted tabular-nums">{years}</span>
            )}
          </span>
        </button>
      </h3>
      <IconButton
        size="sm"
        className="@max-md:hidden"
        label={text(isHidden ? 'builder.showEntry' : 'builder.hideEntry', { entry: name })}
        onClick={toggleHidden}
      >
        {isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
      <EntryMenu
        name={name}
        index={index}
        count={rest.count}
        isHidden={isHidden}
        onMove={(to) => sortable.move(index, to)}
        onToggleHidden={toggleHidden}
        onRemove={rest.onRemove}
      />
    </div>
  );
}
