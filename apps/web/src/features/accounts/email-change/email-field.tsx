import { ApiError, type Client } from '@lauda/contract/client';
import type { AccountDetails } from '@lauda/contract/accounts/privacy';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { RichText } from '../../../lib/i18n/rich-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';

export type EmailFieldApi = Pick<Client, 'resendEmailChange' | 'cancelEmailChange'>;

interface EmailFieldProps {
  api: EmailFieldApi;
  details: AccountDetails;
  /** Opens the dialog. It contains a form, which cannot be nested in this one. */
  onChangeEmail: () => void;
  onChanged: (details: AccountDetails) => void;
}

/** The account's email address, with a button to change it. */
export function EmailField({ api, details, onChangeEmail, onChanged }: EmailFieldProps) {
  const text = useText();
  return (
    <div className="grid gap-3 sm:col-span-2">
      <Field label={text('accounts.email')} hint={text('privacy.profileEmailHint')}>
        <Input type="email" readOnly value={details.email} />
      </Field>
      {details.pendingEmail && (
        <PendingEmail api={api} email={details.email} pending={details.pendingEmail} onChanged={onChanged} />
      )}
      <Button className="justify-self-start" onClick={onChangeEmail}>
        {text('privacy.emailChange')}
      </Button>
    </div>
  );
}

interface PendingEmailProps extends Pick<EmailFieldProps, 'api' | 'onChanged'> {
  email: string;
  pending: NonNullable<AccountDetails['pendingEmail']>;
}

function PendingEmail({ api, email, pending, onChanged }: PendingEmailProps) {
  const text = useText();
  const toast = useToast();
  const resend = useMutation({
    mutationFn: () => api.resendEmailChange(),
    onSuccess: (changed) => {
      onChanged(changed);
      toast.show({ title: text('privacy.emailResent'), tone: 'success' });
    },
    onError: (error) => {
      const isTooOften = error instanceof ApiError && error.code === 'RATE_LIMITED';
      toast.show({
        title: text('privacy.emailResendFailed'),
        description: text(isTooOften ? 'accounts.tooManyAttempts' : 'accounts.tryAgain'),
        tone: 'danger',
      });
    },
  });
  const cancel = useMutation({
    mutationFn: () => api.cancelEmailChange(),
    onSuccess: (changed) => {
      onChanged(changed);
      toast.show({ title: text('privacy.emailCancelled'), tone: 'success' });
    },
    onError: () => toast.show({ title: text('privacy.emailCancelFailed'), tone: 'danger' }),
  });
  return (
    <Callout
      role="status"
      title={text('privacy.emailPendingTitle')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" isLoading={resend.isPending} onClick={() => resend.mutate()}>
            {text('privacy.emailResend')}
          </Button>
          <Button size="sm" isLoading={cancel.isPending} onClick={() => cancel.mutate()}>
            {text('privacy.emailCancel')}
          </Button>
        </div>
      }
    >
      <p className="text-pretty">
        <RichText
          id="privacy.emailPending"
          values={{ newEmail: pending.email, email, until: new Date(pending.expiresAt) }}
          tags={{ address: <strong className="font-semibold" /> }}
        />
      </p>
      <p className="mt-1 text-pretty text-muted">{text('privacy.emailPendingHint')}</p>
    </Callout>
  );
}
