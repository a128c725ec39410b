import type { Mailing } from '@lauda/contract/staff/mailings';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { type MailingApi, useMailingAct } from './mailing-calls.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Formats for a datetime-local input, in the device's time zone. */
function localMoment(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

interface ScheduleDialogProps {
  api: MailingApi;
  mailing: Mailing;
  onClose: () => void;
}

export function ScheduleDialog({ api, mailing: { id, kind, subjectEn }, onClose }: ScheduleDialogProps) {
  const text = useText();
  const formId = useId();
  const [sendAt, setSendAt] = useState(() => localMoment(Date.now() + HOUR_MS));
  const schedule = useMailingAct({
    call: () => api.scheduleMailing({ params: { id }, body: { sendAt: new Date(sendAt).toISOString() } }),
    done: (say) => say('mailings.scheduled'),
    ...(kind === 'tips' && { conflict: (say) => say('mailings.tooClose') }),
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sendAt !== '') schedule.mutate();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('mailings.scheduleTitle', { subject: subjectEn })}
      description={text('mailings.scheduleText')}
      footer={
        <>
          <Button onClick={onClose}>{text('mailings.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={schedule.isPending}>
            {text('mailings.scheduleConfirm')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field label={text('mailings.sendAt')}>
          <Input
            type="datetime-local"
            required
            value={sendAt}
            onChange={(event) => setSendAt(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
