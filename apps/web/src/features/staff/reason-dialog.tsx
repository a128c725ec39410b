import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { isReasonShort, ReasonField } from './reason-field.tsx';

interface ReasonDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  onConfirm: (reason: string) => void;
  isDestructive?: boolean;
  isLoading?: boolean;
  /** Has to be typed before the button works; for what cannot be brought back. */
  typedPhrase?: string;
  /** Who reads the reason. */
  reasonHint?: string;
}

/** Asks a member of staff to confirm an act, and why they do it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const text = useText();
  const formId = useId();
  const { isOpen, onOpenChange, isLoading = false, isDestructive = false, typedPhrase, reasonHint } = props;
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const isBlocked = typedPhrase !== undefined && typed.trim() !== typedPhrase;

  const change = (next: boolean) => {
    setReason('');
    setTyped('');
    setTried(false);
    onOpenChange(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isBlocked && !isLoading && !isReasonShort(reason)) props.onConfirm(reason);
  };

  return (
    <Dialog
      role="alertdialog"
      size="sm"
      isOpen={isOpen}
      onOpenChange={change}
      canDismiss={!isLoading}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button disabled={isLoading} onClick={() => change(false)}>
            {text('ui.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? 'danger' : 'primary'}
            disabled={isBlocked}
            isLoading={isLoading}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="post" className="grid gap-5" onSubmit={submit}>
        <ReasonField
          value={reason}
          onChange={setReason}
          isTried={isTried}
          {...(reasonHint !== undefined && { hint: reasonHint })}
        />
        {typedPhrase !== undefined && (
          <Field label={text('ui.typeToConfirm', { phrase: typedPhrase })}>
            <Input
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
