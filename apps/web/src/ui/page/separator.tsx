import { cx } from 'class-variance-authority';

interface SeparatorProps {
  orientation?: 'horizontal' | 'vertical';
  className?: string;
}

export function Separator({ orientation = 'horizontal', className }: SeparatorProps) {
  return (
    <hr
      aria-orientation={orientation}
      className={cx(
        'border-0 bg-border forced-colors:bg-[CanvasText]',
        orientation === 'horizontal' ? 'h-px w-full' : 'h-auto w-px self-stretch',
        className,
      )}
    />
  );
}
