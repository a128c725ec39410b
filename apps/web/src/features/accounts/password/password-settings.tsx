import type { Client } from '@lauda/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { accountFailure } from '../account-failure.ts';
import { accountSecurityQuery, type SecurityApi } from '../account-security.ts';
import { useFieldRules } from '../field-rules.ts';
import { SettingsPlaceholder } from '../settings/settings-placeholder.tsx';
import { NewPasswordField } from './new-password-field.tsx';

type PasswordApi = SecurityApi & Pick<Client, 'changePassword' | 'requestPasswordReset'>;

interface PasswordSettingsProps {
  api: PasswordApi;
  email: string;
  /** Called when the other sessions have ended. */
  onChanged: () => void;
}

/** Users who sign in without a password have none to change; they can request one by email. */
export function PasswordSettings({ api, email, onChanged }: PasswordSettingsProps) {
  const text = useText();
  const { data: security, isError, refetch } = useQuery(accountSecurityQuery(api));
  const hasPassword = security?.proofMethods.includes('password');
  return (
    <Card>
      <CardHeader
        title={text('accounts.passwordHeading')}
        description={
          hasPassword === false
            ? text('accounts.noPasswordAdvice', { email })
            : text('accounts.passwordAdvice')
        }
      />
      {hasPassword === undefined && <SettingsPlaceholder isFailed={isError} onRetry={() => void refetch()} />}
      {hasPassword === true && <PasswordForm api={api} onChanged={onChanged} />}
      {hasPassword === false && <PasswordLink api={api} email={email} />}
    </Card>
  );
}

function PasswordLink({ api, email }: Pick<PasswordSettingsProps, 'api' | 'email'>) {
  const text = useText();
  const toast = useToast();
  const send = useMutation({
    mutationFn: () => api.requestPasswordReset({ body: { email } }),
    onSuccess: () => toast.show({ title: text('accounts.setPasswordSent'), tone: 'success' }),
    onError: (error) => toast.show({ title: text(accountFailure(error).reason), tone: 'danger' }),
  });
  return (
    <Button isLoading={send.isPending} onClick={() => send.mutate()}>
      {text('accounts.setPassword')}
    </Button>
  );
}

function PasswordForm({ api, onChanged }: Pick<PasswordSettingsProps, 'api' | 'onChanged'>) {
  const text = useText();
  const rules = useFieldRules();
  const toast = useToast();
  const { register, handleSubmit, reset, setError, control, formState } = useForm({
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const newPassword = useWatch({ control, name: 'newPassword' });

  const submit = handleSubmit(async (body) => {
    try {
      await api.changePassword({ body });
      reset();
      toast.show({ title: text('accounts.passwordChanged'), tone: 'success' });
      onChanged();
    } catch (error) {
      const { code, reason } = accountFailure(error);
      if (code === 'CREDENTIALS_WRONG')
        setError(
          'currentPassword',
          { message: text('accounts.currentPasswordWrong') },
          { shouldFocus: true },
        );
      else setError('newPassword', { message: text(reason) }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate method="post" className="grid max-w-md gap-5" onSubmit={(event) => void submit(event)}>
      <Field
        label={text('accounts.currentPassword')}
        error={errors.currentPassword?.message ?? null}
        isRequired
      >
        <PasswordInput
          autoComplete="current-password"
          {...register('currentPassword', { validate: rules.givenPassword })}
        />
      </Field>
      <NewPasswordField
        label={text('accounts.newPassword')}
        error={errors.newPassword?.message}
        password={newPassword}
        registration={register('newPassword', { validate: rules.newPassword })}
      />
      <Button type="submit" className="justify-self-start" isLoading={isSubmitting}>
        {text('accounts.changePassword')}
      </Button>
    </form>
  );
}
