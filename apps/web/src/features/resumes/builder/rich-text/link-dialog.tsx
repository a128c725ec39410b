import { linkHref } from '@lauda/domain/resume/contacts/address';
import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Input } from '../../../../ui/field/input.tsx';

interface LinkDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Current link address; '' for none. */
  address: string;
  onSet: (address: string) => void;
}

export function LinkDialog({ isOpen, onOpenChange, address, onSet }: LinkDialogProps) {
  const text = useText();
  const formId = useId();
  const end = (next: string) => {
    onOpenChange(false);
    onSet(next);
  };
  return (
    <Dialog
      size="sm"
      title={text('builder.link')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          {address !== '' && <Button onClick={() => end('')}>{text('builder.removeLink')}</Button>}
          <Button variant="primary" type="submit" form={formId}>
            {text('builder.setLink')}
          </Button>
        </>
      }
    >
      <LinkForm id={formId} address={address} onSet={end} />
    </Dialog>
  );
}

function LinkForm({ id, address, onSet }: { id: string; address: string; onSet: (address: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '' || linkHref(typed) !== null) onSet(typed);
    else setWrong(true);
  };
  return (
    <form id={id} onSubmit={submit}>
      <Field label={text('builder.address')} error={isWrong ? text('builder.addressWrong') : null}>
        <Input
          inputMode="url"
          value={typed}
          maxLength={MAX_CHARACTERS.url}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </form>
  );
}
