import type { Client } from '@lauda/contract/client';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PasswordInput } from '../../ui/field/password-input.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { accountFailure } from './account-failure.ts';
import { useFieldRules } from './field-rules.ts';
import { NewPasswordField } from './new-password-field.tsx';

interface PasswordSettingsProps {
  api: Pick<Client, 'changePassword'>;
  /** The other sessions have ended. */
  onChanged: () => void;
}

export function PasswordSettings({ api, onChanged }: PasswordSettingsProps) {
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
    <Card>
      <CardHeader title={text('accounts.passwordHeading')} description={text('accounts.passwordAdvice')} />
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
    </Card>
  );
}
