import type { ProofMethod } from '@lauda/contract/accounts/second-factors';
import type { PlainKey } from '@lauda/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';
import { type AccountFailure, accountFailure } from '../account-failure.ts';
import { AccountFailureCallout } from '../account-failure-callout.tsx';
import { useFieldRules } from '../field-rules.ts';
import { OneTimeCodeInput } from './one-time-code-input.tsx';

export type TypedMethod = Exclude<ProofMethod, 'passkey'>;

const LABELS: Record<TypedMethod, PlainKey> = {
  password: 'accounts.password',
  totp: 'secondFactors.code',
  phone: 'secondFactors.code',
  email: 'secondFactors.code',
  'recovery-code': 'secondFactors.recoveryCode',
};

interface SecondFactorCodeFormProps {
  method: TypedMethod;
  /** Rejects with the server's refusal. */
  onSubmit: (value: string) => Promise<void>;
  /** Beside the button, e.g. to send the code again. */
  children?: ReactNode;
}

/** One field: a code or the password. */
export function SecondFactorCodeForm({ method, onSubmit, children }: SecondFactorCodeFormProps) {
  const text = useText();
  const rules = useFieldRules();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { value: '' } });
  const { errors, isSubmitting } = formState;
  // The form replaced the element that had the focus.
  useEffect(() => setFocus('value'), [setFocus]);

  const submit = handleSubmit(async ({ value }) => {
    setFailure(null);
    try {
      await onSubmit(method === 'password' ? value : value.trim());
    } catch (error) {
      const refusal = accountFailure(error);
      const isOfField = refusal.code === 'CODE_INVALID' || refusal.code === 'CREDENTIALS_WRONG';
      const reason = refusal.code === 'CREDENTIALS_WRONG' ? 'accounts.currentPasswordWrong' : refusal.reason;
      if (isOfField) setError('value', { message: text(reason) }, { shouldFocus: true });
      else setFailure(refusal);
    }
  });

  const registration = register('value', {
    validate: method === 'password' ? rules.givenPassword : rules.code,
  });
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label={text(LABELS[method])} error={errors.value?.message ?? null} isRequired>
        {method === 'password' && <PasswordInput autoComplete="current-password" {...registration} />}
        {method === 'recovery-code' && (
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...registration} />
        )}
        {method !== 'password' && method !== 'recovery-code' && <OneTimeCodeInput {...registration} />}
      </Field>
      <AccountFailureCallout title={text('secondFactors.stepFailed')} failure={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" variant="primary" size="lg" className="flex-1" isLoading={isSubmitting}>
          {text('secondFactors.confirm')}
        </Button>
        {children}
      </div>
    </form>
  );
}
