import { ApiError, type Client } from '@lauda/contract/client';
import type { PlainKey } from '@lauda/messages';
import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useId, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';

export interface DeleteAccountDialogProps {
  api: Pick<Client, 'deleteAccount'>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Users without a password confirm their identity another way. */
  hasPassword: boolean;
  /** False when nothing is sold, so there is no plan that could end. */
  isSelling: boolean;
  ensureProof: () => Promise<boolean>;
  /** Called once the server has confirmed; local data may be deleted only then. */
  onDeleted: (receipt: string) => Promise<void>;
}

/** Where to show a refusal: at the field or for the whole form. */
function describeFailure(error: unknown): { field: PlainKey | null; whole: PlainKey | null } {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'PASSWORD_NEEDED') return { field: 'privacy.passwordRequired', whole: null };
  if (code === 'CREDENTIALS_WRONG') return { field: 'privacy.passwordIncorrect', whole: null };
  if (code === 'RATE_LIMITED') return { field: 'accounts.tooManyAttempts', whole: null };
  if (code === 'NOT_FOUND') return { field: null, whole: 'privacy.deleteNoProfile' };
  if (code === 'LAST_ADMIN') return { field: null, whole: 'privacy.deleteLastAdmin' };
  return { field: null, whole: 'privacy.deleteFailed' };
}

const goes = (isSelling: boolean): readonly PlainKey[] =>
  isSelling ? ['privacy.deleteGone', 'privacy.deletePlanEnds'] : ['privacy.deleteGone'];

export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { api, isOpen, onOpenChange, hasPassword, isSelling, ensureProof, onDeleted } = props;
  const text = useText();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const remove = useMutation({
    mutationFn: async () => {
      if (!hasPassword && !(await ensureProof())) return;
      const { receipt } = await api.deleteAccount({ body: hasPassword ? { password } : {} });
      await onDeleted(receipt);
    },
  });
  const failure = remove.isError ? describeFailure(remove.error) : null;
  const fieldError = isMissing ? 'privacy.passwordRequired' : failure?.field;
  const isBusy = remove.isPending;
  const close = (next: boolean) => {
    onOpenChange(next);
    setPassword('');
    setMissing(false);
    remove.reset();
  };
  const submit = () => {
    const isEmpty = hasPassword && password === '';
    setMissing(isEmpty);
    if (!isEmpty) remove.mutate();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      canDismiss={!isBusy}
      title={text('privacy.deleteTitle')}
      description={text('privacy.deleteDescription')}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => close(false)}>
            {text('privacy.deleteKeep')}
          </Button>
          <Button type="submit" form={formId} variant="danger" isLoading={isBusy}>
            {text('privacy.deleteConfirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        method="post"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ul className="grid gap-2 rounded-card bg-text/4 p-4 text-sm">
          {goes(isSelling).map((key) => (
            <li key={key} className="flex gap-2.5">
              <Minus aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
              {text(key)}
            </li>
          ))}
          <li className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            {text('privacy.deleteKeeps')}
          </li>
        </ul>
        {hasPassword ? (
          <Field
            label={text('privacy.deletePassword')}
            error={fieldError ? text(fieldError) : null}
            isRequired
          >
            <PasswordInput
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setMissing(false);
              }}
            />
          </Field>
        ) : (
          <p className="text-sm text-pretty">{text('privacy.deleteNoPassword')}</p>
        )}
        {failure?.whole && <Callout role="alert" tone="danger" title={text(failure.whole)} />}
      </form>
    </Dialog>
  );
}
