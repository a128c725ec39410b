import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface TableProps {
  /** Accessible name of the table and of its scroll region. */
  label: string;
  /** Limits the height; the header then stays visible. */
  className?: string;
  children: ReactNode;
}

export function Table({ label, className, children }: TableProps) {
  return (
    <section
      aria-label={label}
      // Focusable, for scrolling by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cx('relative overflow-auto rounded-card border border-border bg-surface', className)}
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0 text-sm">
        {children}
      </table>
    </section>
  );
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      {...rest}
      className={cx(
        'transition-colors hover:bg-text/3 aria-selected:bg-soft/50 [&:last-child>td]:border-b-0',
        className,
      )}
    />
  );
}

const ALIGN = { start: 'text-start', end: 'text-end' };

interface CellProps extends Omit<ComponentProps<'td'>, 'align'> {
  align?: keyof typeof ALIGN;
}

export function TableCell({ align = 'start', className, ...rest }: CellProps) {
  return (
    <td {...rest} className={cx('border-b border-border px-4 py-3 align-middle', ALIGN[align], className)} />
  );
}

interface HeaderCellProps extends Omit<ComponentProps<'th'>, 'align'> {
  align?: keyof typeof ALIGN;
}

export function TableHeaderCell({ align = 'start', className, ...rest }: HeaderCellProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={cx(
        'sticky top-0 z-10 h-10 border-b border-border bg-surface px-4 text-xs font-medium whitespace-nowrap text-muted',
        ALIGN[align],
        className,
      )}
    />
  );
}
