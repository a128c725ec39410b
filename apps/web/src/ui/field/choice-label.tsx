import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { FieldError, FieldHint } from './field-parts.tsx';

interface ChoiceLabelProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  isLabelHidden?: boolean;
  /** Puts the control after its label, as for a switch in a list of settings. */
  isControlLast?: boolean;
  children: (ids: ChoiceIds) => ReactNode;
}

interface ChoiceIds {
  id: string;
  hintId?: string;
  errorId?: string;
}

/** The label beside a checkbox, switch or radio; part of the click target. */
export function ChoiceLabel({
  label,
  hint,
  error,
  isLabelHidden = false,
  isControlLast = false,
  children,
}: ChoiceLabelProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="flex flex-col gap-1">
      <div
        className={cx(
          'flex items-start gap-x-3',
          isControlLast && 'flex-row-reverse justify-between',
          isLabelHidden && 'inline-flex',
        )}
      >
        <span className="flex h-6 items-center pointer-coarse:h-11">{children({ id, hintId, errorId })}</span>
        <div className={isLabelHidden ? 'sr-only' : 'flex min-w-0 flex-col'}>
          <label htmlFor={id} className="text-base leading-6 pointer-coarse:py-2.5">
            {label}
          </label>
          {hintId !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
        </div>
      </div>
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export const choiceIds = ({ id, hintId, errorId }: ChoiceIds) => ({
  id,
  'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  'aria-invalid': errorId === undefined ? undefined : (true as const),
});
