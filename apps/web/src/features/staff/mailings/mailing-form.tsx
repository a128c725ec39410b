import {
  type Mailing,
  type MailingKind,
  type MailingText,
  MAX_MAILING_BODY,
  MAX_MAILING_SUBJECT,
} from '@lauda/contract/staff/mailings';
import type { PlainKey } from '@lauda/messages';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { Textarea } from '../../../ui/field/textarea.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { type MailingApi, useMailingAct } from './mailing-calls.ts';

const EMPTY: MailingText = { kind: 'tips', subjectEn: '', bodyEn: '', subjectPt: '', bodyPt: '' };

const LANGUAGES = [
  {
    lang: 'en-US',
    label: 'mailings.english',
    greeting: 'mailings.previewGreeting',
    subject: 'subjectEn',
    body: 'bodyEn',
  },
  {
    lang: 'pt-BR',
    label: 'mailings.portuguese',
    greeting: 'mailings.previewGreetingPt',
    subject: 'subjectPt',
    body: 'bodyPt',
  },
] as const satisfies readonly {
  lang: string;
  label: PlainKey;
  greeting: PlainKey;
  subject: keyof MailingText;
  body: keyof MailingText;
}[];

interface MailingFormProps {
  api: MailingApi;
  /** Null for a new one. */
  mailing: Mailing | null;
  onClose: () => void;
}

/** Both languages, each beside its preview. */
export function MailingForm({ api, mailing, onClose }: MailingFormProps) {
  const text = useText();
  const [draft, setDraft] = useState<MailingText>(() =>
    mailing === null
      ? EMPTY
      : {
          kind: mailing.kind,
          subjectEn: mailing.subjectEn,
          bodyEn: mailing.bodyEn,
          subjectPt: mailing.subjectPt,
          bodyPt: mailing.bodyPt,
        },
  );
  const change = (part: Partial<MailingText>) => setDraft((before) => ({ ...before, ...part }));
  const save = useMailingAct({
    call: () =>
      mailing === null
        ? api.createMailing({ body: draft })
        : api.saveMailing({ params: { id: mailing.id }, body: draft }),
    done: (say) => say('mailings.saved'),
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const kinds: readonly { value: MailingKind; label: string }[] = [
    { value: 'tips', label: text('mailings.kindTips') },
    { value: 'updates', label: text('mailings.kindUpdates') },
  ];
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Card className="grid gap-6">
        <CardHeader title={text(mailing === null ? 'mailings.create' : 'mailings.edit')} />
        <div className="max-w-xs">
          <Field
            label={text('mailings.kind')}
            {...(draft.kind === 'tips' && { hint: text('mailings.kindTipsHint') })}
          >
            <Select options={kinds} value={draft.kind} onValueChange={(kind) => change({ kind })} />
          </Field>
        </div>
        {LANGUAGES.map(({ lang, label, greeting, subject, body }) => (
          <fieldset key={lang} className="grid gap-4 border-t border-border pt-4 md:grid-cols-2">
            <legend className="float-left w-full pb-2 font-semibold md:col-span-2">{text(label)}</legend>
            <div className="grid content-start gap-4">
              <Field label={text('mailings.subject')}>
                <Input
                  lang={lang}
                  required
                  maxLength={MAX_MAILING_SUBJECT}
                  value={draft[subject]}
                  onChange={(event) => change({ [subject]: event.target.value })}
                />
              </Field>
              <Field label={text('mailings.body')} hint={text('mailings.bodyHint')}>
                <Textarea
                  lang={lang}
                  required
                  rows={8}
                  maxLength={MAX_MAILING_BODY}
                  value={draft[body]}
                  onChange={(event) => change({ [body]: event.target.value })}
                />
              </Field>
            </div>
            <section aria-label={`${text('mailings.preview')}: ${text(label)}`}>
              <p className="pb-2 text-sm text-muted">{text('mailings.preview')}</p>
              <div lang={lang} className="grid gap-3 rounded-card border border-border p-4 wrap-anywhere">
                {draft[subject] === '' && draft[body] === '' ? (
                  <p className="text-muted">{text('mailings.previewEmpty')}</p>
                ) : (
                  <>
                    <p className="text-lg font-semibold">{draft[subject]}</p>
                    <p>{text(greeting)}</p>
                    <p className="whitespace-pre-line">{draft[body].replaceAll(/\n+/g, '\n\n')}</p>
                  </>
                )}
              </div>
            </section>
          </fieldset>
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{text('mailings.cancel')}</Button>
          <Button type="submit" variant="primary" isLoading={save.isPending}>
            {text('mailings.save')}
          </Button>
        </div>
      </Card>
    </form>
  );
}
