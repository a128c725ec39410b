import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { useId, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';

interface VariantDialogProps {
  /** Null closes the dialog. */
  base: ResumeSummary | null;
  /** The plan's limit and the current count; null for unlimited. */
  room: { count: number; limit: number } | null;
  isLoading: boolean;
  onCancel: () => void;
  onCreate: (base: ResumeSummary, label: string) => void;
}

/** Asks what the variant is for. Mentions the plan's limit before anything is created. */
export function VariantDialog({ base, room, isLoading, onCancel, onCreate }: VariantDialogProps) {
  const text = useText();
  const formId = useId();
  const [label, setLabel] = useState('');
  const title = base === null ? '' : base.title.trim() || text('resumes.myResume');
  const close = () => {
    setLabel('');
    onCancel();
  };
  return (
    <Dialog
      size="sm"
      isOpen={base !== null}
      onOpenChange={close}
      canDismiss={!isLoading}
      title={text('resumeList.variantTitle', { title })}
      description={text('resumeList.variantDescription', { title })}
      footer={
        <>
          <Button onClick={close}>{text('resumeList.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} isLoading={isLoading}>
            {text('resumeList.makeVariant')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (base !== null && !isLoading) onCreate(base, label.trim());
        }}
      >
        <Field label={text('resumeList.variantLabel')} hint={text('resumeList.variantHint')}>
          <Input
            required
            value={label}
            maxLength={MAX_CHARACTERS.title}
            onChange={(event) => setLabel(event.target.value)}
          />
        </Field>
        {room !== null && <p className="text-sm text-muted">{text('resumeList.variantCounts', room)}</p>}
      </form>
    </Dialog>
  );
}
