import {
  MAX_APPLICATION_CHARACTERS as MAX,
  OWN_EVENT_KINDS,
  type OwnEventKind,
  type TimelineEvent,
} from '@lauda/domain/application/application';
import { putEvent, removeEvent } from '@lauda/domain/application/changes';
import { inOrder } from '@lauda/domain/application/merge';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import type { OpenApplication } from '../device/application-collection.ts';
import { stampNow, today } from '../stamp.ts';
import { useDayTexts } from '../use-day-texts.ts';
import { useApplication } from './use-application.ts';

const isOwn = ({ kind }: TimelineEvent) => OWN_EVENT_KINDS.some((own) => own === kind);

/** Events, newest first, with a line to add a note, a call or an interview. */
export function TimelineCard({ openApplication }: { openApplication: OpenApplication }) {
  const text = useText();
  const days = useDayTexts();
  const application = useApplication(openApplication);
  const [draftId, setDraftId] = useState<string | null>(null);
  const draft = application.events.find(({ id }) => id === draftId);
  const events = application.events.filter(({ id }) => id !== draftId);
  return (
    <Card>
      <CardHeader title={text('applications.timeline')} />
      <NewEvent openApplication={openApplication} draft={draft ?? null} onDraft={setDraftId} />
      {events.length === 0 ? (
        <p className="mt-4 text-sm text-muted">{text('applications.timelineEmpty')}</p>
      ) : (
        <ol aria-label={text('applications.timeline')} className="mt-4 grid">
          {inOrder(events)
            .toReversed()
            .map((event) => (
              <li
                key={event.id}
                className="flex min-h-10 items-start gap-3 border-t border-border py-2 text-sm"
              >
                <span className="w-28 shrink-0 pt-1 text-muted">
                  {event.at.includes('T') ? days.moment(event.at) : days.day(event.at)}
                </span>
                <span className="min-w-0 flex-1 pt-1 whitespace-pre-line wrap-anywhere">
                  <EventText event={event} />
                </span>
                {isOwn(event) && (
                  <IconButton
                    size="sm"
                    label={text('applications.removeEvent')}
                    onClick={() => openApplication.edit((now) => removeEvent(now, event.id))}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                )}
              </li>
            ))}
        </ol>
      )}
    </Card>
  );
}

function EventText({ event: { kind, stage, text: said } }: { event: TimelineEvent }) {
  const text = useText();
  if (kind === 'moved' && stage !== null) {
    const state = text('applications.movedTo', { state: stage.state });
    return stage.outcome === null
      ? state
      : `${state} · ${text('applications.outcome', { outcome: stage.outcome })}`;
  }
  if (kind === 'sent') return text('applications.sentEvent', { title: said });
  const name = text('applications.eventKind', { kind });
  return said === '' ? (
    name
  ) : (
    <>
      <span className="font-medium">{name}</span> {said}
    </>
  );
}

interface NewEventProps {
  openApplication: OpenApplication;
  /** Stored from the first keystroke on: typed text survives whether it is added or not. */
  draft: TimelineEvent | null;
  onDraft: (id: string | null) => void;
}

function NewEvent({ openApplication, draft, onDraft }: NewEventProps) {
  const text = useText();
  const [kind, setKind] = useState<OwnEventKind>('note');
  const [at, setAt] = useState('');
  const said = draft?.text ?? '';
  const write = (next: { kind: OwnEventKind; at: string; text: string }) => {
    setKind(next.kind);
    setAt(next.at);
    const { id } = draft ?? stampNow();
    if (next.text !== '')
      openApplication.edit((now) => putEvent(now, next, { id, at: next.at === '' ? today() : next.at }));
    else if (draft !== null) openApplication.edit((now) => removeEvent(now, id));
    onDraft(next.text === '' ? null : id);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const words = said.trim();
    const { id } = draft ?? stampNow();
    if (words === '' && kind === 'note') return;
    openApplication.edit((now) => putEvent(now, { kind, text: words }, { id, at: at === '' ? today() : at }));
    setAt('');
    onDraft(null);
  };
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={add}>
      <Field label={text('applications.eventKindLabel')} className="w-36 max-sm:w-full">
        <Select
          value={kind}
          onValueChange={(value) => write({ kind: value, at, text: said })}
          options={OWN_EVENT_KINDS.map((value) => ({
            value,
            label: text('applications.eventKind', { kind: value }),
          }))}
        />
      </Field>
      <Field label={text('applications.eventText')} className="min-w-40 flex-1 max-sm:basis-full">
        <Input
          value={said}
          maxLength={MAX.event}
          autoComplete="off"
          onChange={(event) => write({ kind, at, text: event.target.value })}
        />
      </Field>
      <Field label={text('applications.eventAt')} className="w-56 max-sm:w-full">
        <Input
          type="datetime-local"
          value={at}
          onChange={(event) => write({ kind, at: event.target.value, text: said })}
        />
      </Field>
      <Button type="submit">{text('applications.addEvent')}</Button>
    </form>
  );
}
