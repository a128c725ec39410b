import type { Client } from '@lauda/contract/client';
import type { AccountDetails } from '@lauda/contract/accounts/privacy';
import { type Locale, LOCALES } from '@lauda/domain/locale';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useI18n } from '../../../lib/i18n/i18n.tsx';
import { documentLocale } from '../../../lib/i18n/texts.ts';
import { LANGUAGE_NAMES, setLanguage } from '../../../lib/preferences/language.ts';
import { THEME_CHOICES, type ThemeChoice } from '../../../lib/preferences/theme-choice.ts';
import { setTheme, useTheme } from '../../../lib/preferences/theme.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { LoadFailure } from '../../../ui/failures/load-failure.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { type EmailChangeApi, EmailChangeDialog } from '../email-change/email-change-dialog.tsx';
import { EmailField, type EmailFieldApi } from '../email-change/email-field.tsx';
import { MailRefusedCallout } from './mail-refused-callout.tsx';

type ProfileApi = EmailFieldApi &
  EmailChangeApi &
  Pick<Client, 'getAccountDetails' | 'updateAccountDetails' | 'retryMail'>;

const THEME_TEXTS = {
  system: 'privacy.themeSystem',
  light: 'privacy.themeLight',
  dark: 'privacy.themeDark',
} as const satisfies Record<ThemeChoice, string>;

interface NewDetails {
  firstName: string;
  lastName: string;
  language: Locale;
}

const MAX_NAME_LENGTH = 100;

const detailsQuery = ({ api, email }: Pick<ProfileCardProps, 'api' | 'email'>) =>
  queryOptions({
    queryKey: ['account-details', email],
    queryFn: ({ signal }) => api.getAccountDetails(undefined, { signal }),
    // A background refetch must not replace what the user is typing.
    staleTime: Number.POSITIVE_INFINITY,
  });

interface ProfileCardProps {
  api: ProfileApi;
  /** From the session, so that a change confirmed elsewhere shows here too. */
  email: string;
  ensureProof: () => Promise<boolean>;
  /** Called because the name is shown elsewhere on the page too. */
  onChanged: () => void;
}

export function ProfileCard(props: ProfileCardProps) {
  const { api, ensureProof } = props;
  const { text } = useI18n();
  const [isChangingEmail, setChangingEmail] = useState(false);
  const { data: details, isError, refetch } = useQuery(detailsQuery(props));
  const queryClient = useQueryClient();
  const keep = (changed: AccountDetails) => queryClient.setQueryData(detailsQuery(props).queryKey, changed);
  const openDialog = async () => {
    if (await ensureProof()) setChangingEmail(true);
  };
  return (
    <Card>
      <CardHeader title={text('privacy.profileHeading')} description={text('privacy.profileAdvice')} />
      {details && details.mailRefusedAt !== null && (
        <MailRefusedCallout
          api={api}
          email={details.email}
          refusedAt={details.mailRefusedAt}
          onRetried={keep}
        />
      )}
      {details && (
        <ProfileForm {...props} details={details} onKept={keep} onChangeEmail={() => void openDialog()} />
      )}
      {details && (
        <EmailChangeDialog
          api={api}
          email={details.email}
          isOpen={isChangingEmail}
          onClose={() => setChangingEmail(false)}
          ensureProof={ensureProof}
          onRequested={(changed) => {
            setChangingEmail(false);
            keep(changed);
          }}
        />
      )}
      {!details && !isError && <Skeleton className="h-48" />}
      {!details && isError && (
        <LoadFailure title={text('privacy.profileLoadFailed')} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

interface ProfileFormProps extends ProfileCardProps {
  details: AccountDetails;
  onKept: (details: AccountDetails) => void;
  onChangeEmail: () => void;
}

function ProfileForm({ api, details, onChanged, onKept, onChangeEmail }: ProfileFormProps) {
  const { text, locale } = useI18n();
  const toast = useToast();
  const { register, handleSubmit, control, formState } = useForm<NewDetails>({
    values: { firstName: details.firstName, lastName: details.lastName, language: documentLocale() },
  });
  const { errors } = formState;
  const save = useMutation({
    mutationFn: (values: NewDetails) => api.updateAccountDetails({ body: values }),
    onSuccess: (saved) => {
      onKept(saved);
      onChanged();
      if (saved.language !== locale) return setLanguage(saved.language);
      toast.show({ title: text('privacy.profileSaved'), tone: 'success' });
    },
    onError: () => toast.show({ title: text('privacy.profileSaveFailed'), tone: 'danger' }),
  });
  const name = (required: string) => ({
    validate: (value: string) => {
      if (value.trim() === '') return required;
      return value.trim().length <= MAX_NAME_LENGTH || text('accounts.nameTooLong');
    },
  });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void handleSubmit((values) => save.mutate(values))(event)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={text('accounts.firstName')} error={errors.firstName?.message ?? null} isRequired>
          <Input
            autoComplete="given-name"
            {...register('firstName', name(text('accounts.firstNameRequired')))}
          />
        </Field>
        <Field label={text('accounts.lastName')} error={errors.lastName?.message ?? null} isRequired>
          <Input
            autoComplete="family-name"
            {...register('lastName', name(text('accounts.lastNameRequired')))}
          />
        </Field>
        <EmailField api={api} details={details} onChangeEmail={onChangeEmail} onChanged={onKept} />
        <Field label={text('privacy.profileLanguage')}>
          <Controller
            control={control}
            name="language"
            render={({ field }) => (
              <Select
                options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
        <ThemeField />
      </div>
      <Button type="submit" className="justify-self-start" isLoading={save.isPending}>
        {text('privacy.profileSave')}
      </Button>
    </form>
  );
}

/** Applies to this device only, immediately. */
function ThemeField() {
  const { text } = useI18n();
  const theme = useTheme();
  return (
    <Field label={text('privacy.profileTheme')}>
      <Select
        options={THEME_CHOICES.map((value) => ({ value, label: text(THEME_TEXTS[value]) }))}
        value={theme}
        onValueChange={setTheme}
      />
    </Field>
  );
}
