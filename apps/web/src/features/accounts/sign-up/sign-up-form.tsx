import type { Client } from '@lauda/contract/client';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { RichText } from '../../../lib/i18n/rich-text.tsx';
import { documentLocale } from '../../../lib/i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { type AccountFailure, accountFailure } from '../account-failure.ts';
import { useFieldRules } from '../field-rules.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { SignUpFailure } from './sign-up-failure.tsx';

export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

interface SignUpFormProps {
  api: Pick<Client, 'signUp'>;
  email: string;
  onEmailChange: (email: string) => void;
  /** Contact details from the visitor's resume on this device. */
  findContact: () => Promise<Contact | null>;
  onSignInInstead: () => void;
  /** Called when the account exists and waits for its address to be confirmed. */
  onSignedUp: (email: string) => void;
}

const isFocused = (name: string): boolean => document.activeElement?.getAttribute('name') === name;

const LINK = 'underline underline-offset-4 hover:text-text';

export function SignUpForm({
  api,
  email,
  onEmailChange,
  findContact,
  onSignInInstead,
  onSignedUp,
}: SignUpFormProps) {
  const text = useText();
  const rules = useFieldRules();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, control, setError, getValues, setValue, formState } = useForm({
    defaultValues: { first_name: '', last_name: '', email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });

  const [isFilledIn, setFilledIn] = useState(false);
  const fillIn = useEffectEvent(({ firstName, lastName, email: known }: Contact) => {
    // Skips a field that has focus or text: what the user types next would be appended to the filled value.
    const fill = (name: 'first_name' | 'last_name' | 'email', value: string): boolean => {
      if (value === '' || getValues(name) !== '' || isFocused(name)) return false;
      setValue(name, value);
      return true;
    };
    const filled = [fill('first_name', firstName), fill('last_name', lastName)];
    const isEmailFilled = fill('email', known);
    if (isEmailFilled) onEmailChange(known);
    if (isEmailFilled || filled.includes(true)) setFilledIn(true);
  });
  useEffect(() => {
    let isGone = false;
    // Without contact details the form stays empty.
    findContact().then(
      (contact) => contact !== null && !isGone && fillIn(contact),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [findContact]);

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await api.signUp({
        body: { ...values, language: documentLocale(), preferred_domain: location.hostname },
      });
      onSignedUp(values.email.trim());
    } catch (error) {
      const { code, reason } = accountFailure(error);
      if (code === 'PASSWORD_TOO_COMMON')
        setError('password', { message: text(reason) }, { shouldFocus: true });
      else setFailure({ code, reason });
    }
  });

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {isFilledIn && <p className="text-sm text-pretty text-muted">{text('accounts.filledInFromResume')}</p>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={text('accounts.firstName')} error={errors.first_name?.message ?? null} isRequired>
          <Input autoComplete="given-name" {...register('first_name', { validate: rules.firstName })} />
        </Field>
        <Field label={text('accounts.lastName')} error={errors.last_name?.message ?? null} isRequired>
          <Input autoComplete="family-name" {...register('last_name', { validate: rules.lastName })} />
        </Field>
      </div>
      <Field label={text('accounts.email')} error={errors.email?.message ?? null} isRequired>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          {...register('email', {
            validate: rules.email,
            onChange: ({ target }: { target: HTMLInputElement }) => onEmailChange(target.value),
          })}
        />
      </Field>
      <NewPasswordField
        label={text('accounts.password')}
        error={errors.password?.message}
        password={password}
        registration={register('password', { validate: rules.newPassword })}
      />
      {failure && <SignUpFailure failure={failure} onSignInInstead={onSignInInstead} />}
      <Button type="submit" variant="primary" size="lg" isLoading={isSubmitting}>
        {text('accounts.signUp')}
      </Button>
      <p className="text-sm text-pretty text-muted">
        <RichText
          id="accounts.agreement"
          tags={{
            terms: <Link to="/terms-of-service" className={LINK} />,
            privacy: <Link to="/privacy-policy" className={LINK} />,
          }}
        />
      </p>
    </form>
  );
}
