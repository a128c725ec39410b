import { ApiError, type Client } from '@lauda/contract/client';
import type { AccountDetails } from '@lauda/contract/accounts/privacy';
import type { PlainKey } from '@lauda/messages';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';

export type EmailChangeApi = Pick<Client, 'requestEmailChange'>;

interface EmailChangeDialogProps {
  api: EmailChangeApi;
  /** The current address. */
  email: string;
  isOpen: boolean;
  onClose: () => void;
  ensureProof: () => Promise<boolean>;
  onRequested: (details: AccountDetails) => void;
}

const MAX_EMAIL_LENGTH = 254;
const address = z.email();

const FOLLOWS: readonly PlainKey[] = [
  'privacy.emailChangeSessions',
  'privacy.emailChangeConnections',
  'privacy.emailChangeWayBack',
];

const failureOf = (error: unknown): PlainKey =>
  error instanceof ApiError && error.code === 'RATE_LIMITED'
    ? 'accounts.tooManyAttempts'
    : 'accounts.tryAgain';

export function EmailChangeDialog(props: EmailChangeDialogProps) {
  const text = useText();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const { isOpen, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      canDismiss={!isBusy}
      title={text('privacy.emailChangeTitle')}
      description={text('privacy.emailChangeIntro')}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {text('privacy.emailChangeKeep')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isLoading={isBusy}>
            {text('privacy.emailChangeSend')}
          </Button>
        </>
      }
    >
      {isOpen && <EmailForm {...props} formId={formId} onBusy={setBusy} />}
    </Dialog>
  );
}

interface EmailFormProps extends EmailChangeDialogProps {
  formId: string;
  onBusy: (isBusy: boolean) => void;
}

function EmailForm({ api, email, formId, ensureProof, onRequested, onBusy }: EmailFormProps) {
  const text = useText();
  const [failure, setFailure] = useState<PlainKey | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { newEmail: '' } });
  const validate = (given: string): true | string => {
    const value = given.trim();
    if (value.length > MAX_EMAIL_LENGTH || !address.safeParse(value).success)
      return text('accounts.emailInvalid');
    return value.toLowerCase() !== email.toLowerCase() || text('privacy.emailUnchanged');
  };
  const submit = handleSubmit(async ({ newEmail }) => {
    setFailure(null);
    onBusy(true);
    try {
      // The proof may have expired while the dialog was open.
      if (await ensureProof()) onRequested(await api.requestEmailChange({ body: { email: newEmail } }));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      onBusy(false);
    }
  });
  return (
    <form
      id={formId}
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={text('privacy.emailChangeNew')}
        error={formState.errors.newEmail?.message ?? null}
        isRequired
      >
        <Input type="email" autoComplete="email" {...register('newEmail', { validate })} />
      </Field>
      <ul className="grid list-disc gap-1.5 ps-5 text-sm text-pretty text-muted">
        {FOLLOWS.map((key) => (
          <li key={key}>{text(key)}</li>
        ))}
      </ul>
      {failure && (
        <Callout role="alert" tone="danger" title={text('privacy.emailChangeFailed')}>
          {text(failure)}
        </Callout>
      )}
    </form>
  );
}
