import { MAX_APPLICATION_CHARACTERS as MAX } from '@lauda/domain/application/application';
import { storable } from '@lauda/domain/application/changes';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Textarea } from '../../../ui/field/textarea.tsx';
import type { OpenApplication } from '../device/application-collection.ts';
import { useApplication } from './use-application.ts';

interface NotesFieldProps {
  openApplication: OpenApplication;
  hint?: string;
  className?: string;
}

export function NotesField({ openApplication, hint, className }: NotesFieldProps) {
  const text = useText();
  const { notes } = useApplication(openApplication);
  return (
    <Field label={text('applications.field', { field: 'notes' })} hint={hint} className={className}>
      <Textarea
        minRows={3}
        className="max-h-96 overflow-y-auto print:max-h-none"
        value={notes}
        maxLength={MAX.notes}
        onFocus={() => openApplication.hold(['notes'])}
        onBlur={() => openApplication.hold(null)}
        onChange={({ target: { value } }) =>
          openApplication.edit((now) => ({ ...now, notes: storable(value, MAX.notes) }))
        }
      />
    </Field>
  );
}
