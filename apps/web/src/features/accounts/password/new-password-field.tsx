import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';
import { StrengthHint } from './strength-hint.tsx';

interface NewPasswordFieldProps {
  label: string;
  error: string | undefined;
  /** The current input, for the strength hint. */
  password: string;
  registration: UseFormRegisterReturn;
}

/** Field for choosing a password: shows its strength in words and tells password managers that it is new. */
export function NewPasswordField({ label, error, password, registration }: NewPasswordFieldProps) {
  return (
    <Field label={label} error={error ?? null} hint={<StrengthHint password={password} />} isRequired>
      <PasswordInput autoComplete="new-password" {...registration} />
    </Field>
  );
}
