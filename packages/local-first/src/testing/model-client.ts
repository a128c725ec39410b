import type { Conflict } from '@lauda/domain/conflict';
import type { Resume } from '@lauda/domain/resume/resume';
import { resumeRules } from '@lauda/domain/resume/merge/document-rules';
import type { ServerCopy } from '../document-type.ts';
import { createSaveQueue, documentOf, nextSave } from '../queue/save-queue.ts';
import type { Operation, SaveEvent, SaveQueue } from '../queue/save-queue-types.ts';

/** One tab: its durable state, what is on the wire, and whether it has a network. */
export interface ModelClient {
  readonly number: number;
  state: SaveQueue<Resume>;
  /** Sent, not yet received. */
  readonly wire: Operation<Resume>[];
  isOnline: boolean;
  /** What its editor shows. */
  shown: Resume;
}

export const createModelClient = (
  number: number,
  resume: Resume,
  stored?: ServerCopy<Resume>,
): ModelClient => ({
  number,
  state: createSaveQueue({ createKey: 'draft-1', canSave: true, stored }),
  wire: [],
  isOnline: true,
  shown: resume,
});

/** Runs one event and its effects; returns the conflicts it raised. */
export function dispatch(client: ModelClient, event: SaveEvent<Resume>): readonly Conflict[] {
  const keyOf = ({ path, theirs }: Conflict) => JSON.stringify([path, theirs]);
  const before = new Set(client.state.conflicts.map(keyOf));
  const { state, send } = nextSave(resumeRules, client.state, event);
  client.state = state;
  client.shown = documentOf(state) ?? client.shown;
  if (send !== null) client.wire.push(send);
  return state.conflicts.filter((conflict) => !before.has(keyOf(conflict)));
}

/** The tab crashes and loses everything that is not on the device. */
export function crash(client: ModelClient, atMs: number): void {
  client.wire.length = 0;
  client.state = JSON.parse(JSON.stringify(client.state)) as SaveQueue<Resume>;
  client.shown = documentOf(client.state) ?? client.shown;
  dispatch(client, { type: 'reopened', atMs });
}
