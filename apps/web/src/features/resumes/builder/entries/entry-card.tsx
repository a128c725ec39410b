import { type Path, pathKey } from '@lauda/domain/resume/merge/merge';
import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { dropLine } from '../../../../ui/sortable/drop-line.ts';
import type { useSortable } from '../../../../ui/sortable/use-sortable.ts';
import { useResume } from '../../use-draft.ts';
import { useEntryOpen } from '../places/open-places.ts';
import type { EntryKind } from './entry-kinds.ts';
import { HiddenMark, UnfinishedMark } from './entry-marks.tsx';
import { EntryRow } from './entry-row.tsx';
import { keepInSight } from './keep-in-sight.ts';

export interface EntryCardProps {
  id: string;
  kind: EntryKind;
  path: Path;
  /** 'Experience 2', for screen reader users. */
  name: string;
  index: number;
  count: number;
  sortable: ReturnType<typeof useSortable>;
  /** Null while not in selection mode. */
  isChosen: boolean | null;
  onChoose: (isChosen: boolean) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry: a row with its name, and its fields while it is open. */
export function EntryCard({ children, ...entry }: EntryCardProps) {
  const { id, path, index, sortable } = entry;
  const nameId = useId();
  const bodyId = useId();
  const rowRef = useRef<HTMLButtonElement>(null);
  const { isOpen, toggle } = useEntryOpen(id);
  const isHidden = useResume(({ hiddenEntries }) => hiddenEntries.includes(id));
  const mark = sortable.markOf(index);
  const toggleInSight = () => {
    const row = rowRef.current;
    // Focus moves first, so that fields get their blur event before they unmount.
    row?.focus();
    keepInSight(row, toggle);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // An open menu or list inside closes first.
    const isTaken = event.defaultPrevented || event.currentTarget.querySelector('[aria-expanded=true]');
    if (event.key !== 'Escape' || isTaken || event.nativeEvent.isComposing) return;
    event.preventDefault();
    toggleInSight();
  };
  return (
    <li
      data-sortable-item
      data-place={pathKey(path)}
      aria-labelledby={nameId}
      className={cx(
        'relative rounded-control border border-border bg-surface transition-opacity',
        sortable.draggedIndex === index && 'opacity-50',
        dropLine(mark, 'near'),
      )}
    >
      <EntryRow
        {...entry}
        rowRef={rowRef}
        nameId={nameId}
        bodyId={bodyId}
        isOpen={isOpen}
        isHidden={isHidden}
        onToggle={toggleInSight}
      />
      {isHidden ? <HiddenMark /> : <UnfinishedMark id={id} />}
      {/* Escape bubbles from the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div id={bodyId} role="group" aria-labelledby={nameId} hidden={!isOpen} onKeyDown={onKeyDown}>
        {isOpen && <div className="border-t border-border p-4">{children}</div>}
      </div>
    </li>
  );
}
