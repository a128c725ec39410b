import type { Client } from '@lauda/contract/client';
import type { UserDetails } from '@lauda/contract/staff/staff';
import { LOCALES, type Locale } from '@lauda/domain/locale';
import { canEditUserField, type StaffRole } from '@lauda/domain/permissions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { STAFF_KEY, staffFailure } from '../staff-calls.ts';

const MAX_NAME_LENGTH = 100;

interface UserFormProps {
  api: Pick<Client, 'updateUser'>;
  role: StaffRole;
  user: UserDetails;
}

/** Only the fields this role may change for this user. */
export function UserForm({ api, role, user }: UserFormProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const [locale, setLocale] = useState<Locale>(user.locale);
  const [isConfirmed, setConfirmed] = useState(user.isConfirmed);
  const save = useMutation({
    mutationFn: () =>
      api.updateUser({
        params: { id: user.id },
        body: {
          ...(firstName !== user.firstName && { firstName }),
          ...(lastName !== user.lastName && { lastName }),
          ...(locale !== user.locale && { locale }),
          ...(isConfirmed && !user.isConfirmed && { isConfirmed: true as const }),
        },
      }),
    onSuccess: () => {
      toast.show({ title: text('staff.saved'), tone: 'success' });
      return queryClient.invalidateQueries({ queryKey: [STAFF_KEY] });
    },
    onError: (error) => toast.show({ title: staffFailure(text, error), tone: 'danger' }),
  });
  const isChanged =
    firstName !== user.firstName ||
    lastName !== user.lastName ||
    locale !== user.locale ||
    isConfirmed !== user.isConfirmed;
  const isComplete = firstName.trim() !== '' && lastName.trim() !== '';
  if (!canEditUserField(role, 'firstName', user)) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && isComplete) save.mutate();
  };
  return (
    <Card>
      <CardHeader title={text('staff.editHeading')} />
      <form noValidate method="post" className="grid gap-5" onSubmit={submit}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={text('staff.firstName')}>
            <Input
              value={firstName}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              onChange={(event) => setFirstName(event.target.value)}
            />
          </Field>
          <Field label={text('staff.lastName')}>
            <Input
              value={lastName}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              onChange={(event) => setLastName(event.target.value)}
            />
          </Field>
        </div>
        <Field label={text('staff.language')}>
          <Select
            options={LOCALES.map((value) => ({
              value,
              label: text(value === 'pt-BR' ? 'staff.portuguese' : 'staff.english'),
            }))}
            value={locale}
            onValueChange={setLocale}
          />
        </Field>
        {!user.isConfirmed && canEditUserField(role, 'isConfirmed', user) && (
          <Checkbox
            label={text('staff.markConfirmed')}
            checked={isConfirmed}
            onCheckedChange={setConfirmed}
          />
        )}
        <Button
          type="submit"
          className="justify-self-start"
          disabled={!isChanged || !isComplete}
          isLoading={save.isPending}
        >
          {text('staff.save')}
        </Button>
      </form>
    </Card>
  );
}
