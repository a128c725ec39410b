import type { Client } from '@lauda/contract/client';
import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';
import { type AccountFailure, accountFailure } from '../account-failure.ts';
import { AccountFailureCallout } from '../account-failure-callout.tsx';
import { useFieldRules } from '../field-rules.ts';
import { NewPasswordField } from './new-password-field.tsx';

interface ChangePasswordFormProps {
  api: Pick<Client, 'resetPassword'>;
  token: string;
  onTokenInvalid: () => void;
  onChanged: (answer: SignInAnswer) => Promise<void>;
}

export function ChangePasswordForm({ api, token, onTokenInvalid, onChanged }: ChangePasswordFormProps) {
  const text = useText();
  const rules = useFieldRules();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, control, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting, touchedFields } = formState;
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmation'] });
  const canSubmit = password !== '' && password === confirmation;
  // Clears while typing, not on blur: the button would otherwise move away from under the pointer pressing it.
  const isDifferent = touchedFields.confirmation && confirmation !== '' && confirmation !== password;

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await onChanged(await api.resetPassword({ body: { token, password: values.password } }));
    } catch (error) {
      const { code, reason } = accountFailure(error);
      if (code === 'TOKEN_INVALID') onTokenInvalid();
      else if (code === 'PASSWORD_TOO_COMMON')
        setError('password', { message: text(reason) }, { shouldFocus: true });
      else setFailure({ code, reason });
    }
  });

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <NewPasswordField
        label={text('accounts.newPassword')}
        error={errors.password?.message}
        password={password}
        registration={register('password', { validate: rules.newPassword })}
      />
      <Field
        label={text('accounts.confirmPassword')}
        error={isDifferent ? text('accounts.passwordsDiffer') : null}
        isRequired
      >
        <PasswordInput autoComplete="new-password" {...register('confirmation')} />
      </Field>
      <AccountFailureCallout title={text('accounts.changeFailed')} failure={failure} />
      <Button type="submit" variant="primary" size="lg" disabled={!canSubmit} isLoading={isSubmitting}>
        {text('accounts.changePassword')}
      </Button>
    </form>
  );
}
