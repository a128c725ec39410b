import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { ChoiceLabel, choiceIds } from './choice-label.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onChange'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  /** For table rows, where the label is for screen readers only. */
  isLabelHidden?: boolean;
  /** Some, but not all, of the items it stands for are checked. */
  isIndeterminate?: boolean;
  onCheckedChange?: (isChecked: boolean) => void;
}

/** The native checkbox, restyled: forms, keyboard and screen readers need no code. */
export function Checkbox({
  label,
  hint,
  error,
  isLabelHidden,
  isIndeterminate = false,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <ChoiceLabel label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(ids) => (
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            {...choiceIds(ids)}
            {...rest}
            ref={inputRef}
            type="checkbox"
            onChange={(event) => onCheckedChange?.(event.target.checked)}
            className="peer relative size-full appearance-none before:absolute before:-inset-1 before:content-[''] rounded-[4px] border border-control bg-surface transition-colors checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary enabled:hover:border-text/70 disabled:opacity-50 aria-invalid:border-danger"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none invisible absolute size-3.5 text-on-primary peer-checked:peer-not-indeterminate:visible forced-colors:text-[CanvasText]"
          />
          <Minus
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none invisible absolute size-3.5 text-on-primary peer-indeterminate:visible forced-colors:text-[CanvasText]"
          />
        </span>
      )}
    </ChoiceLabel>
  );
}
