import type { Client } from '@lauda/contract/client';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { type AccountFailure, accountFailure } from '../account-failure.ts';
import { AccountFailureCallout } from '../account-failure-callout.tsx';
import { useFieldRules } from '../field-rules.ts';

interface RequestLinkFormProps {
  api: Pick<Client, 'requestPasswordReset'>;
  onSent: (email: string) => void;
}

export function RequestLinkForm({ api, onSent }: RequestLinkFormProps) {
  const text = useText();
  const rules = useFieldRules();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    setFailure(null);
    try {
      await api.requestPasswordReset({ body });
      onSent(body.email.trim());
    } catch (error) {
      setFailure(accountFailure(error));
    }
  });

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label={text('accounts.email')} error={errors.email?.message ?? null} isRequired>
        <Input
          type="email"
          inputMode="email"
          autoComplete="username"
          {...register('email', { validate: rules.email })}
        />
      </Field>
      <AccountFailureCallout title={text('accounts.linkFailed')} failure={failure} />
      <Button type="submit" variant="primary" size="lg" isLoading={isSubmitting}>
        {text('accounts.sendLink')}
      </Button>
    </form>
  );
}
