import { cx } from 'class-variance-authority';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useText } from '../../lib/i18n/i18n.tsx';
import { IconButton } from '../icon-button.tsx';
import type { useSortable } from './use-sortable.ts';

interface ReorderHandleProps {
  /** What it moves, as it is read aloud. */
  name: string;
  index: number;
  sortable: ReturnType<typeof useSortable>;
  className?: string;
}

/** What an item of a list is dragged by, or moved by the arrow keys. */
export function ReorderHandle({ name, index, sortable, className }: ReorderHandleProps) {
  const text = useText();
  return (
    <IconButton
      size="sm"
      data-handle
      label={text('ui.reorder', { entry: name })}
      className={cx('cursor-grab touch-none text-muted', className)}
      {...sortable.handleProps(index)}
    >
      <GripVertical aria-hidden />
    </IconButton>
  );
}
