import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { isReasonShort, ReasonField } from './reason-field.tsx';

interface ReasonDialogProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'fields'> {
  onConfirm: (reason: string) => void;
  /** Tells who will read the reason. */
  reasonHint?: string;
}

/** Asks a staff member to confirm an action and give a reason. */
export function ReasonDialog({ onConfirm, onOpenChange, reasonHint, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);

  const change = (isOpen: boolean) => {
    setReason('');
    setTried(false);
    onOpenChange(isOpen);
  };
  const confirm = () => {
    setTried(true);
    if (!isReasonShort(reason)) onConfirm(reason);
  };

  return (
    <ConfirmDialog
      {...dialog}
      onOpenChange={change}
      onConfirm={confirm}
      fields={
        <ReasonField
          value={reason}
          onChange={setReason}
          isTried={isTried}
          {...(reasonHint !== undefined && { hint: reasonHint })}
        />
      }
    />
  );
}
