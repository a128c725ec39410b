import { isEqual } from '../equal.ts';
import {
  type Application,
  MAX_APPLICATION_CHARACTERS as MAX,
  type OwnEventKind,
  type SentResume,
  type Stage,
  type TimelineEvent,
} from './application.ts';
import { bounded } from './merge.ts';

/** Identifies an event: a new id, and the local time as `TimelineEvent.at` has it. */
export interface Stamp {
  readonly id: string;
  readonly at: string;
}

export const dayOf = (at: string): string => at.slice(0, 10);

const withEvent = (application: Application, event: TimelineEvent): Application => ({
  ...application,
  events: bounded([...application.events, event]),
});

/** Truncates external text to the limit and removes what PostgreSQL refuses: lone surrogates and U+0000. */
export const storable = (text: string, most: number): string =>
  text.replaceAll('\0', '').slice(0, most).toWellFormed();

/** Changes state or outcome and adds an event. The first move beyond `saved` sets the day of applying. */
export function moveTo(application: Application, stage: Stage, { id, at }: Stamp): Application {
  const next: Stage = stage.state === 'closed' ? stage : { state: stage.state, outcome: null };
  if (isEqual(next, application.stage)) return application;
  const isSent = next.state !== 'saved' && next.state !== 'closed';
  const appliedOn = application.appliedOn ?? (isSent ? dayOf(at) : null);
  return withEvent(
    { ...application, stage: next, appliedOn },
    { id, kind: 'moved', at, text: '', stage: next },
  );
}

/** Records the resume version that was sent. The server stores a copy of it with this save. */
export function markSent(
  application: Application,
  { sent, name }: { sent: SentResume; name: string },
  { id, at }: Stamp,
): Application {
  if (isEqual(sent, application.sent)) return application;
  return withEvent(
    { ...application, sent, resumeId: sent.resumeId },
    { id, kind: 'sent', at, text: storable(name, MAX.event), stage: null },
  );
}

/** Adds or replaces an event by the user. Called on each keystroke, so that a half-written event is stored, too. */
export function putEvent(
  application: Application,
  { kind, text }: { kind: OwnEventKind; text: string },
  { id, at }: Stamp,
): Application {
  const event: TimelineEvent = { id, kind, at, text: storable(text, MAX.event), stage: null };
  const isThere = application.events.some((one) => one.id === id);
  if (!isThere) return withEvent(application, event);
  return { ...application, events: application.events.map((one) => (one.id === id ? event : one)) };
}

export const removeEvent = (application: Application, id: string): Application => ({
  ...application,
  events: application.events.filter((event) => event.id !== id),
});

/** When the job description changes, its date is set to today. */
export function withAd(
  application: Application,
  { text, address }: { text: string; address: string },
  today: string,
): Application {
  const stored = storable(text, MAX.ad);
  const isNew = stored !== application.ad.text;
  const takenOn = stored.trim() === '' ? null : isNew ? today : application.ad.takenOn;
  return { ...application, ad: { text: stored, address: storable(address.trim(), MAX.address), takenOn } };
}
