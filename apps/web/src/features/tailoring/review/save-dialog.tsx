import { ApiError } from '@lauda/contract/client';
import type { TailoringChange } from '@lauda/contract/resumes/tailoring';
import { MAX_APPLICATION_CHARACTERS } from '@lauda/domain/application/application';
import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import { isResumeName } from '@lauda/domain/tailoring/resume-name';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { track } from '../../../lib/analytics.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import type { TailoringApi } from '../tailoring-queries.ts';
import type { WizardDocument } from '../wizard-type.ts';
import { EMPTY_WIZARD } from '../wizard.ts';

interface SaveDialogProps {
  api: TailoringApi;
  wizardDocument: WizardDocument;
  resumeId: string;
  name: string;
  changes: TailoringChange[];
  ad: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaved: (saved: SavedCopy) => void;
}

/** The saved copy; `company` is null if the user does not want to track the job. */
export interface SavedCopy {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);

/** The idempotency key of this save: a retry with the same content reuses it, other content gets a new one. */
function keyFor(wizardDocument: WizardDocument, body: string): string {
  const { attempt } = wizardDocument.getState() ?? EMPTY_WIZARD;
  if (attempt?.body === body) return attempt.key;
  const key = crypto.randomUUID();
  wizardDocument.change((now) => ({ ...now, attempt: { key, body } }));
  return key;
}

export function SaveDialog(props: SaveDialogProps) {
  const { api, wizardDocument, resumeId, name, changes, ad, isOpen, onOpenChange, onSaved } = props;
  const text = useText();
  const [isRefused, setRefused] = useState(false);
  const [isTracked, setTracked] = useState(true);
  const [company, setCompany] = useState('');
  const save = useMutation({
    mutationFn: async () => {
      const body = { name: name.trim(), changes, ad };
      const key = keyFor(wizardDocument, JSON.stringify([resumeId, body]));
      // Stored on the device first: after a crash the same save must be sent with the same key.
      await wizardDocument.settled();
      return api.createTailoredResume({
        params: { id: resumeId },
        headers: { 'idempotency-key': key },
        body,
      });
    },
    onSuccess: ({ id }) => {
      track('ai_suggestion_selected', { kind: 'tailoring' });
      onSaved({ id, name: name.trim(), company: isTracked ? company.trim() : null });
    },
  });
  const code = codeOf(save.error);
  const isNameRefused = isRefused || code === 'RESUME_NAME_INVALID';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNamed = isResumeName(name);
    setRefused(!isNamed);
    if (isNamed) save.mutate();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      canDismiss={!save.isPending}
      title={text('tailoring.saveTitle')}
      description={text('tailoring.saveDescription', { count: changes.length })}
    >
      <form className="grid gap-5" onSubmit={submit}>
        {save.isError && code === 'RESUME_LIMIT_REACHED' && (
          <Callout
            tone="warning"
            role="alert"
            action={
              <Button size="sm" render={<Link to="/pricing" />}>
                {text('tailoring.seePlans')}
              </Button>
            }
          >
            {text('tailoring.saveLimit')}
          </Callout>
        )}
        {save.isError && code !== 'RESUME_LIMIT_REACHED' && code !== 'RESUME_NAME_INVALID' && (
          <Callout tone="danger" role="alert">
            {code === 'TAILORING_REFUSED' ? text('tailoring.saveRefused') : text('tailoring.saveFailed')}
          </Callout>
        )}
        <Field
          label={text('tailoring.saveName')}
          hint={text('tailoring.nameHint')}
          error={isNameRefused ? text('tailoring.nameInvalid') : null}
          isRequired
        >
          <Input
            value={name}
            maxLength={MAX_CHARACTERS.title}
            onChange={(event) => {
              const { value } = event.target;
              setRefused(false);
              wizardDocument.change((now) => ({ ...now, name: value }));
            }}
          />
        </Field>
        <Checkbox
          label={text('tailoring.trackJob')}
          hint={text('tailoring.trackJobHint')}
          checked={isTracked}
          onCheckedChange={setTracked}
        />
        {isTracked && (
          <Field label={text('tailoring.trackCompany')}>
            <Input
              value={company}
              maxLength={MAX_APPLICATION_CHARACTERS.line}
              autoComplete="off"
              onChange={(event) => setCompany(event.target.value)}
            />
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-2 pt-1 pb-2 max-sm:flex-col-reverse">
          <Button onClick={() => onOpenChange(false)} disabled={save.isPending}>
            {text('ui.cancel')}
          </Button>
          <Button type="submit" variant="primary" isLoading={save.isPending}>
            {text('tailoring.saveConfirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
