import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { ChoiceLabel, choiceIds } from './choice-label.tsx';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  label: ReactNode;
  hint?: ReactNode;
  isControlLast?: boolean;
  onCheckedChange?: (isChecked: boolean) => void;
}

/** For settings that take effect immediately; a checkbox waits for the form. */
export function Switch({ label, hint, isControlLast, onCheckedChange, ...rest }: SwitchProps) {
  return (
    <ChoiceLabel label={label} hint={hint} isControlLast={isControlLast}>
      {(ids) => (
        <input
          {...choiceIds(ids)}
          {...rest}
          type="checkbox"
          // A native checkbox reports its own state; `aria-checked` could only contradict it.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className={cx(
            'relative h-6 w-10 shrink-0 appearance-none rounded-full border border-control bg-sunken transition-colors disabled:opacity-50',
            "before:absolute before:start-[3px] before:top-[3px] before:size-4 before:rounded-full before:bg-control before:transition-transform before:content-['']",
            'checked:border-primary checked:bg-primary checked:before:translate-x-4 checked:before:bg-on-primary',
            'forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight]',
          )}
        />
      )}
    </ChoiceLabel>
  );
}
