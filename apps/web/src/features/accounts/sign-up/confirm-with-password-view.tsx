import type { Client } from '@lauda/contract/client';
import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { RichText } from '../../../lib/i18n/rich-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';
import { type AccountFailure, accountFailure } from '../account-failure.ts';
import { useFieldRules } from '../field-rules.ts';
import { FormHeading } from '../form-heading.tsx';

interface ConfirmWithPasswordViewProps {
  api: Pick<Client, 'confirmEmail'>;
  token: string;
  onTokenInvalid: () => void;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
}

/** For a confirmation link opened in a different browser than the one used to sign up. */
export function ConfirmWithPasswordView({
  api,
  token,
  onTokenInvalid,
  onAnswer,
}: ConfirmWithPasswordViewProps) {
  const text = useText();
  const rules = useFieldRules();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });

  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await onAnswer(await api.confirmEmail({ body: { token, password } }));
    } catch (error) {
      const refusal = accountFailure(error);
      if (refusal.code === 'TOKEN_INVALID') onTokenInvalid();
      else setFailure(refusal);
    }
  });

  return (
    <div className="mx-auto grid w-full max-w-md content-start gap-6 px-4 py-8 md:py-12">
      <FormHeading
        title={text('accounts.confirmWithPasswordTitle')}
        subtitle={text('accounts.confirmWithPasswordSubtitle')}
      />
      <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field
          label={text('accounts.password')}
          error={formState.errors.password?.message ?? null}
          isRequired
        >
          <PasswordInput
            autoComplete="current-password"
            {...register('password', { validate: rules.givenPassword })}
          />
        </Field>
        {failure && (
          <Callout role="alert" tone="danger" title={text('accounts.confirmFailed')}>
            {failure.code === 'CREDENTIALS_WRONG' ? (
              <RichText
                id="accounts.confirmPasswordWrong"
                tags={{ link: <Link to="/reset-password" className="underline underline-offset-4" /> }}
              />
            ) : (
              text(failure.reason)
            )}
          </Callout>
        )}
        <Button type="submit" variant="primary" size="lg" isLoading={formState.isSubmitting}>
          {text('accounts.confirmEmail')}
        </Button>
      </form>
    </div>
  );
}
