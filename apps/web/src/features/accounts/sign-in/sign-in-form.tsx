import type { Client } from '@lauda/contract/client';
import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';
import { type AccountFailure, accountFailure } from '../account-failure.ts';
import { AccountFailureCallout } from '../account-failure-callout.tsx';
import { useFieldRules } from '../field-rules.ts';

interface SignInFormProps {
  api: Pick<Client, 'signIn'>;
  /** Already typed on the other tab. */
  email: string;
  onEmailChange: (email: string) => void;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  onFailed: (failure: AccountFailure) => void;
}

export function SignInForm({ api, email, onEmailChange, onAnswer, onFailed }: SignInFormProps) {
  const text = useText();
  const rules = useFieldRules();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    setFailure(null);
    try {
      await onAnswer(await api.signIn({ body }));
    } catch (error) {
      const refusal = accountFailure(error);
      setFailure(refusal);
      onFailed(refusal);
    }
  });

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label={text('accounts.email')} error={errors.email?.message ?? null} isRequired>
        <Input
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          {...register('email', {
            validate: rules.email,
            onChange: ({ target }: { target: HTMLInputElement }) => onEmailChange(target.value),
          })}
        />
      </Field>
      <Field
        label={text('accounts.password')}
        error={errors.password?.message ?? null}
        isRequired
        labelEnd={
          <Link to="/reset-password" className={buttonStyles({ variant: 'link', size: 'sm' })}>
            {text('accounts.forgotPassword')}
          </Link>
        }
      >
        <PasswordInput
          autoComplete="current-password"
          {...register('password', { validate: rules.givenPassword })}
        />
      </Field>
      <AccountFailureCallout title={text('accounts.signInFailed')} failure={failure} />
      <Button type="submit" variant="primary" size="lg" isLoading={isSubmitting}>
        {text('accounts.signIn')}
      </Button>
    </form>
  );
}
