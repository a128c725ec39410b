import type { Conflict } from '../merge.ts';
import type { Resume } from '../resume.ts';
import { createSaveQueue, nextSave } from '../save-queue.ts';
import type { Operation, SaveEvent, SaveQueue } from '../save-queue-types.ts';

/** One tab: its durable state, what is on the wire, and whether it has a network. */
export interface ModelClient {
  readonly number: number;
  state: SaveQueue;
  /** Sent and not yet arrived. */
  readonly wire: Operation[];
  isOnline: boolean;
  /** What its editor shows: kept by the effects alone, as the real one is. */
  shown: Resume;
}

export const createModelClient = (
  number: number,
  resume: Resume,
  stored?: { id: string; version: number; resume: Resume },
): ModelClient => ({
  number,
  state: createSaveQueue({ createKey: 'draft-1', canSave: true, stored }),
  wire: [],
  isOnline: true,
  shown: resume,
});

/** What a tab would show after reading its state from the device again. */
const documentOf = ({ waiting, inFlight, unanswered, base }: SaveQueue): Resume | null =>
  waiting?.resume ?? inFlight?.resume ?? unanswered?.resume ?? base;

/** Runs one event and its effects; answers the conflicts that it raised. */
export function dispatch(client: ModelClient, event: SaveEvent): readonly Conflict[] {
  const keyOf = ({ path, theirs }: Conflict) => JSON.stringify([path, theirs]);
  const before = new Set(client.state.conflicts.map(keyOf));
  const { state, effects } = nextSave(client.state, event);
  client.state = state;
  if (event.type === 'changed') client.shown = event.resume;
  for (const effect of effects) {
    if (effect.type === 'show') client.shown = effect.resume;
    if (effect.type === 'send') client.wire.push(effect.operation);
  }
  return state.conflicts.filter((conflict) => !before.has(keyOf(conflict)));
}

/** The tab dies with everything that is not on the device. */
export function crash(client: ModelClient, atMs: number): void {
  client.wire.length = 0;
  client.state = JSON.parse(JSON.stringify(client.state)) as SaveQueue;
  client.shown = documentOf(client.state) ?? client.shown;
  dispatch(client, { type: 'reopened', atMs });
}
