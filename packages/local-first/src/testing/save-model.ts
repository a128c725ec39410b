import { hasSameContent } from '@lauda/domain/resume/merge/difference';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import { pathKey, type Side } from '@lauda/domain/conflict';
import { valueAt } from '@lauda/domain/resume/path';
import type { Resume } from '@lauda/domain/resume/resume';
import type { SaveEvent } from '../queue/save-queue-types.ts';
import { Ledger } from './ledger.ts';
import { crash, createModelClient, dispatch, type ModelClient } from './model-client.ts';
import { randomEdit } from './model-edits.ts';
import { applyOperation, createModelServer } from './model-server.ts';
import { seededRandom } from '@lauda/domain/resume/testing/random';

export interface ModelOptions {
  readonly seed: number;
  readonly steps: number;
  /** Faults planted in control runs; the counts below must detect each. */
  readonly fault?: 'server-ignores-version' | 'client-forgets-sent' | undefined;
}

export interface ModelResult {
  readonly silentOverwrites: number;
  readonly falseConflicts: number;
  readonly conflicts: number;
  readonly creates: number;
  readonly hasConverged: boolean;
}

const MOST_CLIENTS = 5;

/** Two to five tabs edit one resume over a bad network; at the end the network recovers and all tabs settle. */
export function runSaveModel({ seed, steps, fault }: ModelOptions): ModelResult {
  const random = seededRandom(seed);
  const server = createModelServer(fault !== 'server-ignores-version');
  const ledger = new Ledger();
  const clients: ModelClient[] = [createModelClient(0, emptyResume('en-US'))];
  const wanted = 2 + random.below(MOST_CLIENTS - 1);
  let atMs = 0;
  let fresh = 0;
  let conflicts = 0;
  const newId = () => `n${(fresh += 1)}`;

  function tell(client: ModelClient, event: SaveEvent<Resume>): void {
    for (const conflict of dispatch(client, event)) {
      conflicts += 1;
      ledger.judge(client.number, conflict);
    }
    const { unanswered, waiting } = client.state;
    if (fault === 'client-forgets-sent' && unanswered !== null)
      client.state = {
        ...client.state,
        unanswered: null,
        waiting: waiting ?? { opId: newId(), document: unanswered.document },
      };
  }

  function deliver(client: ModelClient, isReliable: boolean): void {
    const operation = client.wire.shift();
    if (operation === undefined) return;
    const isCut = !client.isOnline || (!isReliable && random.chance(0.15));
    const answer = isCut ? null : applyOperation(server, operation);
    const isAnswerLost = answer === null || (!isReliable && random.chance(0.15));
    const head = { answerTo: operation.opId, atMs, opId: newId() };
    tell(client, isAnswerLost ? { type: 'failed', isRefused: false, ...head } : { ...answer, ...head });
  }

  function receive(client: ModelClient): void {
    if (!client.isOnline || server.resume === null) return;
    tell(client, { type: 'received', theirs: server.resume, version: server.version, opId: newId(), atMs });
  }

  function resolve(client: ModelClient): void {
    const choices = new Map<string, Side>();
    for (const { path, mine, theirs } of client.state.conflicts) {
      const side = random.pick<Side>(['mine', 'theirs']);
      choices.set(pathKey(path), side);
      const loser = side === 'mine' ? [theirs] : [mine, valueAt(client.shown, path)];
      const isKept = mine === undefined ? side === 'theirs' : theirs === undefined && side === 'mine';
      if (isKept) ledger.keep(client.number, pathKey(path), mine === undefined);
      else if (mine === undefined || theirs === undefined)
        ledger.giveUp([mine, theirs, valueAt(client.shown, path)]);
      else ledger.giveUp(loser);
    }
    if (choices.size > 0) tell(client, { type: 'resolved', choices, opId: newId(), atMs });
  }

  function act(client: ModelClient): void {
    const dice = random.below(100);
    if (dice < 45) {
      const document = randomEdit(client, ledger, random, newId);
      tell(client, { type: 'changed', document, opId: newId(), atMs });
    } else if (dice < 70) deliver(client, false);
    else if (dice < 80) receive(client);
    else if (dice < 86) {
      client.isOnline = !client.isOnline;
      if (client.isOnline) tell(client, { type: 'online', atMs });
    } else if (dice < 91) {
      crash(client, atMs);
      tell(client, { type: 'tick', atMs });
    } else if (dice < 96) resolve(client);
    else if (clients.length < wanted && server.resume !== null) {
      const { resume, version } = server;
      clients.push(createModelClient(clients.length, resume, { id: 'r1', version, document: resume }));
    }
    tell(client, { type: 'tick', atMs });
  }

  for (let step = 0; step < steps; step += 1) {
    atMs += random.below(600);
    act(random.pick(clients));
  }
  const isAtRest = () =>
    clients.every(
      ({ state, wire }) => state.waiting === null && state.unanswered === null && wire.length === 0,
    );
  for (let round = 0; round < 200; round += 1) {
    atMs += 40_000;
    for (const client of clients) {
      client.isOnline = true;
      resolve(client);
      tell(client, { type: 'tick', atMs });
      deliver(client, true);
      receive(client);
    }
    if (isAtRest() && clients.every(({ state }) => state.version === server.version)) break;
  }
  const end = server.resume ?? emptyResume('en-US');
  return {
    silentOverwrites: ledger.silentOverwrites(end),
    falseConflicts: ledger.falseConflicts,
    conflicts,
    creates: server.creates,
    hasConverged: isAtRest() && clients.every(({ shown }) => hasSameContent(shown, end)),
  };
}
