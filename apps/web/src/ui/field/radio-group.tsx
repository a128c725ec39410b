import { cx } from 'class-variance-authority';
import { createContext, type ReactNode, use, useId, useMemo } from 'react';
import { ChoiceLabel, choiceIds } from './choice-label.tsx';
import { FieldError, FieldHint } from './field-parts.tsx';

interface GroupState {
  name: string;
  value: string | null;
  onValueChange: (value: string) => void;
}

const RadioGroupContext = createContext<GroupState | null>(null);

interface RadioGroupProps extends Omit<GroupState, 'name'> {
  legend: string;
  isLegendHidden?: boolean;
  hint?: ReactNode;
  error?: string | null;
  className?: string;
  children: ReactNode;
}

export function RadioGroup({
  legend,
  isLegendHidden = false,
  hint,
  error,
  value,
  onValueChange,
  className,
  children,
}: RadioGroupProps) {
  const name = useId();
  const state = useMemo(() => ({ name, value, onValueChange }), [name, value, onValueChange]);
  const errorId = error ? `${name}-error` : undefined;
  const hintId = hint === undefined ? undefined : `${name}-hint`;
  return (
    <fieldset
      data-invalid={error ? '' : undefined}
      aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      {hintId !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
      <div className={className ?? 'flex flex-col gap-2'}>
        <RadioGroupContext value={state}>{children}</RadioGroupContext>
      </div>
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

interface RadioProps {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
  /** In a frame that is clickable as a whole. */
  isCard?: boolean;
}

export function Radio({ value, label, hint, isDisabled, isCard = false }: RadioProps) {
  const group = use(RadioGroupContext);
  if (!group) throw new Error('Radio needs a RadioGroup around it');
  return (
    <div
      className={cx(
        isCard &&
          "relative rounded-card border border-border bg-surface p-4 transition-colors hover:border-control has-checked:border-primary has-checked:bg-soft/40 [&_label]:font-medium [&_label]:after:absolute [&_label]:after:inset-0 [&_label]:after:content-['']",
      )}
    >
      <ChoiceLabel label={label} hint={hint}>
        {(ids) => (
          <input
            {...choiceIds(ids)}
            type="radio"
            name={group.name}
            value={value}
            checked={group.value === value}
            disabled={isDisabled}
            onChange={() => group.onValueChange(value)}
            className={cx(
              'relative grid size-5 appearance-none place-items-center rounded-full border border-control bg-surface transition-colors enabled:hover:border-text/70 disabled:opacity-50',
              "before:size-2 before:scale-0 before:rounded-full before:bg-on-primary before:transition-transform before:content-['']",
              'checked:border-primary checked:bg-primary checked:before:scale-100 forced-colors:before:bg-[Highlight]',
            )}
          />
        )}
      </ChoiceLabel>
    </div>
  );
}
