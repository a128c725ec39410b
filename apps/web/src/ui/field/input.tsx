import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { CONTROL, CONTROL_HEIGHT } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

interface InputProps extends ComponentProps<'input'> {
  /** Decorative icon at the start, e.g. a magnifying glass. */
  icon?: ReactNode;
}

export function Input({ icon, className, ...rest }: InputProps) {
  const control = useFieldControl();
  const input = (
    <input
      type="text"
      {...control}
      {...rest}
      className={cx(CONTROL, CONTROL_HEIGHT, icon ? 'ps-10 pe-3' : 'px-3', className)}
    />
  );
  if (!icon) return input;
  return (
    <div className="relative">
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-muted [&_svg]:size-4.5"
      >
        {icon}
      </span>
      {input}
    </div>
  );
}
