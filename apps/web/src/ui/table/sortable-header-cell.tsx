import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { TableHeaderCell } from './table.tsx';

export type SortDirection = 'ascending' | 'descending';

interface SortableHeaderCellProps {
  children: ReactNode;
  /** Null while the table is sorted by another column. */
  direction: SortDirection | null;
  onSort: (direction: SortDirection) => void;
  align?: 'start' | 'end';
  className?: string | undefined;
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown };

export function SortableHeaderCell({
  children,
  direction,
  onSort,
  align,
  className,
}: SortableHeaderCellProps) {
  const Icon = direction ? ICONS[direction] : ChevronsUpDown;
  return (
    <TableHeaderCell align={align} className={className} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className="-mx-2 inline-flex min-h-8 items-center gap-1 rounded-control px-2 transition-colors hover:bg-text/6 hover:text-text"
        onClick={() => onSort(direction === 'ascending' ? 'descending' : 'ascending')}
      >
        {children}
        <Icon aria-hidden className={direction ? 'size-3.5 text-text' : 'size-3.5'} />
      </button>
    </TableHeaderCell>
  );
}
