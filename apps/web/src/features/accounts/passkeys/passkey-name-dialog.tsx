import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type AccountFailure, accountFailure } from '../account-failure.ts';
import { AccountFailureCallout } from '../account-failure-callout.tsx';
import { useFieldRules } from '../field-rules.ts';
import { SecondFactorNameField } from '../second-factors/second-factor-name-field.tsx';

interface PasskeyNameDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** Initial value of the field. */
  name: string;
  submitLabel: string;
  failedTitle: string;
  /** Rejects when saving fails. */
  onSubmit: (name: string) => Promise<void>;
}

/** Names a new passkey or renames one. */
export function PasskeyNameDialog(props: PasskeyNameDialogProps) {
  return (
    <Dialog
      size="sm"
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      title={props.title}
      description={props.description}
    >
      {props.isOpen && <NameForm {...props} />}
    </Dialog>
  );
}

function NameForm({ name, submitLabel, failedTitle, onSubmit }: PasskeyNameDialogProps) {
  const rules = useFieldRules();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name } });
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await onSubmit(values.name.trim());
    } catch (error) {
      setFailure(accountFailure(error));
    }
  });
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <SecondFactorNameField
        error={formState.errors.name?.message}
        registration={register('name', { validate: rules.friendlyName })}
      />
      <AccountFailureCallout title={failedTitle} failure={failure} />
      <Button type="submit" variant="primary" size="lg" isLoading={formState.isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}
