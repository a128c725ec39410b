import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '@lauda/contract/reason';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';

export const isReasonShort = (reason: string): boolean => reason.trim().length < MIN_REASON_LENGTH;

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** True after the first submit attempt; from then on a reason that is too short is reported. */
  isTried: boolean;
  /** Tells who will read it. */
  hint?: string;
}

/** The reason for a staff action, stored in the audit log. */
export function ReasonField({ value, onChange, isTried, hint }: ReasonFieldProps) {
  const text = useText();
  const min = MIN_REASON_LENGTH;
  return (
    <Field
      label={text('staff.reason')}
      hint={hint ?? text('staff.reasonLogged', { min })}
      error={isTried && isReasonShort(value) ? text('staff.reasonShort', { min }) : null}
      isRequired
    >
      <Textarea
        value={value}
        maxLength={MAX_REASON_LENGTH}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
