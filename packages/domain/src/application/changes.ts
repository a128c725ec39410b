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

/** Text from outside, shortened to what is stored. PostgreSQL refuses lone surrogates and U+0000. */
export const storable = (text: string, most: number): string =>
  text.replaceAll('\0', '').slice(0, most).toWellFormed();

/** A move to another state, or another outcome, with its event. The first move beyond `saved` is the day of applying. */
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

/** The version of a resume that went out. The server stores a copy of it with this save. */
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

/** Something that the person adds to the timeline. Written anew with each key, so that a half-written one is stored, too. */
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

/** A new copy of the job description has the day on which it was made. */
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
