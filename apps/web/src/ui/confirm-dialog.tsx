import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '../lib/i18n/i18n.tsx';
import { Button } from './button.tsx';
import { Dialog } from './overlay/dialog.tsx';
import { Field } from './field/field.tsx';
import { Input } from './field/input.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  isDestructive?: boolean;
  isLoading?: boolean;
  /** Must be typed before the button works; for actions that cannot be undone. */
  typedPhrase?: string;
  /** Additional form fields, above the typed phrase; `onConfirm` validates them. */
  fields?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const text = useText();
  const formId = useId();
  const {
    isOpen,
    onOpenChange,
    isLoading = false,
    isDestructive = false,
    typedPhrase,
    cancelLabel,
    fields,
  } = props;
  const [typed, setTyped] = useState('');
  const isBlocked = typedPhrase !== undefined && typed.trim() !== typedPhrase;
  const isForm = typedPhrase !== undefined || fields !== undefined;

  const change = (isOpen: boolean) => {
    setTyped('');
    onOpenChange(isOpen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlocked && !isLoading) props.onConfirm();
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
          {/* First, and so focused: pressing Enter too soon must not destroy anything. */}
          <Button disabled={isLoading} onClick={() => change(false)}>
            {cancelLabel ?? text('ui.cancel')}
          </Button>
          <Button
            type={isForm ? 'submit' : 'button'}
            form={formId}
            onClick={isForm ? undefined : props.onConfirm}
            variant={isDestructive ? 'danger' : 'primary'}
            disabled={isBlocked}
            isLoading={isLoading}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {isForm && (
        <form id={formId} noValidate method="post" className="grid gap-5" onSubmit={submit}>
          {fields}
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
      )}
    </Dialog>
  );
}
