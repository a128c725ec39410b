import type { Client } from '@lauda/contract/client';
import { MIN_REASON_LENGTH } from '@lauda/contract/reason';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { isReasonShort, ReasonField } from '../reason-field.tsx';
import { staffFailure } from '../staff-calls.ts';

export type ViewAsStart = { type: 'resumes' } | { type: 'resume'; resumeId: string };

interface ViewAsDialogProps {
  api: Pick<Client, 'getImpersonateUrl'>;
  user: { id: string; name: string };
  /** Where impersonation starts; null while the dialog is closed. */
  start: ViewAsStart | null;
  isReadOnly: boolean;
  onClose: () => void;
  leaveTo: (url: string) => void;
}

/** Asks for the reason and opens the URL that the server returns. */
export function ViewAsDialog({ api, user, start, isReadOnly, onClose, leaveTo }: ViewAsDialogProps) {
  const text = useText();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [screen, setScreen] = useState<'resumes' | 'account'>('resumes');
  const [isTried, setTried] = useState(false);
  const isShort = isReasonShort(reason);
  const open = useMutation({
    mutationFn: () =>
      api.getImpersonateUrl({
        params: { id: user.id },
        query: { reason, type: screen, ...(start?.type === 'resume' && start) },
      }),
    onSuccess: ({ url }) => leaveTo(url),
  });
  const close = () => {
    setTried(false);
    open.reset();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort && !open.isPending) open.mutate();
  };
  return (
    <Dialog
      isOpen={start !== null}
      onOpenChange={close}
      title={text('staff.viewAsTitle', { name: user.name })}
      description={text('staff.viewAsDescription')}
      footer={
        <>
          <Button onClick={close}>{text('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={open.isPending || open.isSuccess}>
            {text('staff.viewAsStart')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="post" className="grid gap-5" onSubmit={submit}>
        <ReasonField
          value={reason}
          onChange={setReason}
          isTried={isTried}
          hint={text('staff.reasonHint', { min: MIN_REASON_LENGTH })}
        />
        {start?.type !== 'resume' && (
          <Field label={text('staff.startAt')}>
            <Select
              options={[
                { value: 'resumes', label: text('staff.startResumes') },
                { value: 'account', label: text('staff.startAccount') },
              ]}
              value={screen}
              onValueChange={setScreen}
            />
          </Field>
        )}
        {isReadOnly && <Callout>{text('staff.viewAsReadOnly')}</Callout>}
        {open.isError && (
          <Callout role="alert" tone="danger">
            {staffFailure(text, open.error)}
          </Callout>
        )}
      </form>
    </Dialog>
  );
}
