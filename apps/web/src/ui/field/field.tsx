import { cx } from 'class-variance-authority';
import { type ReactNode, useId, useMemo } from 'react';
import { FieldContext, type FieldControl, fieldLabelId } from './field-context.ts';
import { FieldError, FieldHint, FieldWarning, RequiredMark } from './field-parts.tsx';

interface FieldProps {
  label: string;
  children: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  /** Needs attention, but is not an error. */
  warning?: string | null;
  isRequired?: boolean;
  isLabelHidden?: boolean;
  /** Beside the label, e.g. a 'Forgot password?' link or a counter. */
  labelEnd?: ReactNode;
  className?: string;
}

/** One labeled control: Input, Textarea, PasswordInput, Select or Combobox. */
export function Field({
  label,
  children,
  hint,
  error,
  warning,
  isRequired = false,
  isLabelHidden = false,
  labelEnd,
  className,
}: FieldProps) {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null;
  const hasError = Boolean(error);
  const hasWarning = Boolean(warning);
  const control = useMemo<FieldControl>(
    () => ({
      id,
      'aria-describedby': describedBy(
        hasError && `${id}-error`,
        hasWarning && `${id}-warning`,
        hasHint && `${id}-hint`,
      ),
      'aria-invalid': hasError || undefined,
      'aria-required': isRequired || undefined,
    }),
    [id, hasError, hasWarning, hasHint, isRequired],
  );
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div
        className={
          isLabelHidden ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-x-3 text-sm'
        }
      >
        <label id={fieldLabelId(control)} htmlFor={id} className="font-medium">
          {label}
          {isRequired && <RequiredMark />}
        </label>
        {labelEnd !== undefined && <span className="-my-0.5">{labelEnd}</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {hasHint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {hasWarning && <FieldWarning id={`${id}-warning`}>{warning}</FieldWarning>}
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const describedBy = (...ids: (string | false)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
