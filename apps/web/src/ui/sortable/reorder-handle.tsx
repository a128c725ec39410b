import { cx } from 'class-variance-authority';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useText } from '../../lib/i18n/i18n.tsx';
import { IconButton } from '../icon-button.tsx';
import type { useSortable } from './use-sortable.ts';

interface ReorderHandleProps {
  /** Accessible name of what it moves. */
  name: string;
  index: number;
  sortable: ReturnType<typeof useSortable>;
  className?: string;
}

/** Handle to drag a list item, or to move it with the arrow keys. */
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
