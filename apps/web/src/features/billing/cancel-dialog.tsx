import {
  CANCELLATION_REASONS,
  type CancellationReason,
  MAX_CANCELLATION_DETAILS,
} from '@lauda/domain/billing';
import type { PlainKey } from '@lauda/messages';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.tsx';
import { formatDay } from '../../lib/i18n/money.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { Radio, RadioGroup } from '../../ui/field/radio-group.tsx';

const REASONS: Readonly<Record<CancellationReason, PlainKey>> = {
  tooExpensive: 'billing.reasonTooExpensive',
  missingFeatures: 'billing.reasonMissingFeatures',
  notUsed: 'billing.reasonNotUsed',
  technicalIssues: 'billing.reasonTechnicalIssues',
  foundAlternative: 'billing.reasonFoundAlternative',
  temporaryPause: 'billing.reasonTemporaryPause',
  other: 'billing.reasonOther',
};

interface CancelDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Last paid day; null when nothing is paid, and the plan ends immediately. */
  until: string | null;
  isCancelling: boolean;
  onCancel: (why: { reason: CancellationReason | null; details: string }) => void;
}

/** What ends, what stays and when. A reason is optional and not asked for twice. */
export function CancelDialog({ isOpen, onOpenChange, until, isCancelling, onCancel }: CancelDialogProps) {
  const { text, locale } = useI18n();
  const [reason, setReason] = useState<CancellationReason | null>(null);
  const [details, setDetails] = useState('');
  const choose = (value: string) => setReason(CANCELLATION_REASONS.find((known) => known === value) ?? null);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      canDismiss={!isCancelling}
      title={text('billing.cancelTitle')}
      description={
        until === null
          ? text('billing.cancelLeadNow')
          : text('billing.cancelLead', { day: formatDay(locale, until) })
      }
      footer={
        <>
          <Button disabled={isCancelling} onClick={() => onOpenChange(false)}>
            {text('billing.keepPlan')}
          </Button>
          <Button variant="danger" isLoading={isCancelling} onClick={() => onCancel({ reason, details })}>
            {text('billing.confirmCancel')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-2 rounded-card bg-text/4 p-4 text-sm">
        <li className="flex gap-2.5">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
          {text('billing.cancelKeeps')}
        </li>
        <li className="flex gap-2.5">
          <Minus aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          {text('billing.cancelLoses')}
        </li>
      </ul>
      <div className="mt-5 grid gap-5">
        <RadioGroup
          legend={text('billing.cancelReason')}
          value={reason}
          onValueChange={choose}
          className="grid gap-2 sm:grid-cols-2"
        >
          {CANCELLATION_REASONS.map((known) => (
            <Radio key={known} value={known} label={text(REASONS[known])} />
          ))}
        </RadioGroup>
        <Field label={text('billing.cancelDetails')}>
          <Textarea
            minRows={2}
            maxLength={MAX_CANCELLATION_DETAILS}
            value={details}
            onChange={(event) => setDetails(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
