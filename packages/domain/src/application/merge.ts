import type { Conflict } from '../conflict.ts';
import { isEqual } from '../equal.ts';
import {
  type Application,
  type Contact,
  MAX_EVENTS,
  MAX_STORED_CONTACTS,
  type TimelineEvent,
} from './application.ts';

/** Fields that merge as a whole: state and outcome, or a step and its date, belong together. */
export const APPLICATION_FIELDS = [
  'company',
  'title',
  'place',
  'ad',
  'stage',
  'appliedOn',
  'closesOn',
  'notes',
  'nextStep',
  'resumeId',
  'sent',
  'letterId',
  'link',
  'match',
] as const satisfies readonly (keyof Application)[];
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

export interface MergedApplication {
  /** Conflicting fields keep my value. */
  readonly document: Application;
  readonly conflicts: readonly Conflict[];
}

/** Three-way merge: field by field, contacts by entry, events as a set. */
export function mergeApplications(
  base: Application,
  mine: Application,
  theirs: Application,
): MergedApplication {
  const conflicts: Conflict[] = [];
  const taken: Partial<Record<ApplicationField, unknown>> = {};
  for (const field of APPLICATION_FIELDS) {
    const [was, own, other] = [base[field], mine[field], theirs[field]];
    if (isEqual(own, other) || isEqual(other, was)) continue;
    if (isEqual(own, was)) taken[field] = other;
    else conflicts.push({ path: [field], base: was, mine: own, theirs: other });
  }
  const contacts = mergeContacts(base.contacts, mine.contacts, theirs.contacts, conflicts);
  const events = mergeEvents(base.events, mine.events, theirs.events);
  return { document: { ...mine, ...(taken as Partial<Application>), contacts, events }, conflicts };
}

const byId = <T extends { readonly id: string }>(items: readonly T[]) =>
  new Map(items.map((item) => [item.id, item]));

function mergeContacts(
  base: readonly Contact[],
  mine: readonly Contact[],
  theirs: readonly Contact[],
  conflicts: Conflict[],
): readonly Contact[] {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  const merged: Contact[] = [];
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const [before, here, there] = [was.get(id), own.get(id), other.get(id)];
    const isMineKept = isEqual(here, there) || isEqual(there, before) || !isEqual(here, before);
    if (isMineKept && !isEqual(here, there) && !isEqual(there, before))
      conflicts.push({ path: ['contacts', id], base: before, mine: here, theirs: there });
    const kept = isMineKept ? here : there;
    if (kept !== undefined) merged.push(kept);
  }
  return isEqual(merged, mine) ? mine : merged.slice(0, MAX_STORED_CONTACTS);
}

/** By time; events at the same time keep the order in which they were added. */
export const inOrder = (events: readonly TimelineEvent[]): readonly TimelineEvent[] =>
  events.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));

/** Drops the oldest events above the limit. */
export const bounded = (events: readonly TimelineEvent[]): readonly TimelineEvent[] =>
  events.length <= MAX_EVENTS ? events : inOrder(events).slice(-MAX_EVENTS);

/** Events are added and removed; an event only changes while it is being typed, which happens in one tab at a time. */
function mergeEvents(
  base: readonly TimelineEvent[],
  mine: readonly TimelineEvent[],
  theirs: readonly TimelineEvent[],
): readonly TimelineEvent[] {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  const isChanged = (event: TimelineEvent) => !isEqual(event, was.get(event.id));
  const kept = mine
    .filter((event) => other.has(event.id) || isChanged(event))
    .map((event) => (isChanged(event) ? event : (other.get(event.id) ?? event)));
  const added = theirs.filter((event) => !own.has(event.id) && isChanged(event));
  const merged = [...kept, ...added];
  return isEqual(merged, mine) ? mine : bounded(merged);
}

const ALL_FIELDS = [...APPLICATION_FIELDS, 'contacts', 'events'] as const;

export const isSameApplication = (one: Application, other: Application): boolean =>
  one === other || ALL_FIELDS.every((field) => isEqual(one[field], other[field]));
