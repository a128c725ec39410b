import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';
import { StrengthHint } from './strength-hint.tsx';

interface NewPasswordFieldProps {
  label: string;
  error: string | undefined;
  /** What is typed so far, for the hint. */
  password: string;
  registration: UseFormRegisterReturn;
}

/** Where a password is chosen: with its strength in words, and known to password managers as new. */
export function NewPasswordField({ label, error, password, registration }: NewPasswordFieldProps) {
  return (
    <Field label={label} error={error ?? null} hint={<StrengthHint password={password} />} isRequired>
      <PasswordInput autoComplete="new-password" {...registration} />
    </Field>
  );
}
