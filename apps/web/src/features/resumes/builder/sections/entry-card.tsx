import { type Path, pathKey } from '@lauda/domain/resume/merge';
import { valueAt } from '@lauda/domain/resume/path';
import { unfinishedEntries } from '@lauda/domain/resume/unfinished-entries';
import { cx } from 'class-variance-authority';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useId } from 'react';
import { useI18n, useText } from '../../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { useSortable } from '../../../../ui/sortable/use-sortable.ts';
import { useResume } from '../../use-draft.ts';
import { useCollapsed } from '../collapse-store.ts';
import { type Entry, type EntryKind, entryName } from './entry-kinds.ts';

interface EntryCardProps {
  id: string;
  kind: EntryKind;
  path: Path;
  /** 'Experience 2', for whoever cannot see where it stands. */
  name: string;
  index: number;
  count: number;
  sortable: ReturnType<typeof useSortable>;
  /** Null while entries are not chosen. */
  isChosen: boolean | null;
  onChoose: (isChosen: boolean) => void;
  onRemove: () => void;
  children: ReactNode;
}

const DROP_LINE = {
  before: 'before:absolute before:inset-x-0 before:-top-2 before:h-0.5 before:rounded-full before:bg-primary',
  after: 'after:absolute after:inset-x-0 after:-bottom-2 after:h-0.5 after:rounded-full after:bg-primary',
};

export function EntryCard({
  id,
  kind,
  path,
  name,
  index,
  sortable,
  isChosen,
  children,
  ...rest
}: EntryCardProps) {
  const text = useText();
  const nameId = useId();
  const bodyId = useId();
  const { isCollapsed, toggle } = useCollapsed(id);
  const title = useResume((resume) => entryName(kind, (valueAt(resume, path) ?? { id }) as Entry));
  const mark = sortable.markOf(index);
  return (
    <li
      data-sortable-item
      data-place={pathKey(path)}
      aria-labelledby={nameId}
      className={cx(
        'relative rounded-control border border-border bg-surface transition-opacity',
        sortable.draggedIndex === index && 'opacity-50',
        mark && DROP_LINE[mark],
      )}
    >
      <div className="flex items-center gap-1 px-1 py-1 max-md:gap-2">
        {isChosen === null ? (
          <IconButton
            size="sm"
            label={text('builder.reorder', { entry: name })}
            className="cursor-grab touch-none text-muted"
            {...sortable.handleProps(index)}
          >
            <GripVertical aria-hidden />
          </IconButton>
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
            type="button"
            id={nameId}
            aria-expanded={!isCollapsed}
            aria-controls={bodyId}
            aria-label={title === '' ? name : `${name}: ${title}`}
            className="flex min-h-8 w-full items-center gap-2 rounded-control text-start text-sm max-md:min-h-12"
            onClick={toggle}
          >
            <ChevronDown
              aria-hidden
              className={cx('size-4 shrink-0 text-muted transition-transform', isCollapsed && '-rotate-90')}
            />
            <span
              className={cx('line-clamp-2 min-w-0 font-medium wrap-anywhere', title === '' && 'text-muted')}
            >
              {title || name}
            </span>
          </button>
        </h3>
        <EntryMoves name={name} index={index} count={rest.count} onMove={sortable.move} />
        <IconButton size="sm" label={text('resumes.removeEntry', { entry: name })} onClick={rest.onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <UnfinishedBadge id={id} />
      <div id={bodyId} hidden={isCollapsed}>
        {!isCollapsed && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-border p-4">{children}</div>
        )}
      </div>
    </li>
  );
}

interface EntryMovesProps extends Pick<EntryCardProps, 'name' | 'index' | 'count'> {
  onMove: (from: number, to: number) => void;
}

/** For everybody who cannot drag. The ends of the list keep their button, or the focus would fall out of it. */
function EntryMoves({ name, index, count, onMove }: EntryMovesProps) {
  const text = useText();
  if (count < 2) return null;
  return (
    <>
      <IconButton
        size="sm"
        label={text('builder.moveUp', { entry: name })}
        aria-disabled={index === 0 || undefined}
        onClick={() => onMove(index, index - 1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={text('builder.moveDown', { entry: name })}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => onMove(index, index + 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
    </>
  );
}

/** What the entry lacks before pages and files print it. */
function UnfinishedBadge({ id }: { id: string }) {
  const { text, locale } = useI18n();
  const missing = useResume((resume) =>
    unfinishedEntries(resume)
      .find((entry) => entry.id === id)
      ?.missing.join(' '),
  );
  if (missing === undefined) return null;
  const words = missing.split(' ').map((field) => text('resumes.missingField', { field }));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
  return (
    <div className="px-4 pb-2">
      <Badge tone="warning">{text('builder.needs', { missing: list })}</Badge>
    </div>
  );
}
