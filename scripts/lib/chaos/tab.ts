import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { StoredResume } from '../../../packages/contract/src/resumes.ts';
import type { Resume } from '../../../packages/domain/src/resume/resume.ts';
import { type Answer, call, type Call } from './call.ts';
import { digestOf, withEdit } from './documents.ts';
import type { Random } from './random.ts';
import type { Operation } from './verdict.ts';

/** How often a tab that got no answer is closed and opened again instead of asking once more. */
const RELOAD_CHANCE = 0.02;
const MAX_TEXT_CHARACTERS = 6_000;
const RETRY_MS = [20, 250] as const;

export interface TabOptions {
  /** Where its calls go: the proxy. */
  port: number;
  headers: Readonly<Record<string, string>>;
  resumeId: string;
  tab: number;
  first: Resume;
  /** Every save is written down here before it is sent. */
  operations: Operation[];
  /** At most how long it rests between two saves. */
  restMs: number;
  random: Random;
  /** How long it waits for an answer, if not as long as `call` does. */
  patienceMs?: number;
  /** Hears of every answer that did not come or said nothing about the save. */
  onFailure?: (what: string) => void;
}

export interface Tab {
  /** Settles when it has stopped; fails at once when it is told what no client in good order is told. */
  working: Promise<void>;
  /** Lets it finish the save it is at. */
  stop: () => void;
}

/** Answers that say nothing about the save: it may have been done or not, and is sent again. */
const isNoVerdict = ({ status }: Answer): boolean => status >= 500 || status === 429;

/** Somebody who keeps editing: the protocol of the product's own client, without its rests. */
export function openTab(options: TabOptions): Tab {
  const { port, headers, resumeId, tab, operations, random } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const stopping = new AbortController();
  let version = 1;
  let resume = options.first;
  let count = 0;

  /** Null if the way there or back was cut, or the server could not say. */
  const send = async (request: Call): Promise<Answer | null> => {
    const answer = await call(port, agent, request, options.patienceMs).catch((error: unknown) => {
      options.onFailure?.(`${request.method} ${request.path} failed: ${String(error)}`);
      return null;
    });
    if (answer !== null && !isNoVerdict(answer)) return answer;
    if (answer !== null) options.onFailure?.(`${request.method} ${request.path} got ${answer.status}`);
    await delay(random.between(...RETRY_MS));
    return null;
  };

  const reload = async (): Promise<void> => {
    for (;;) {
      const answer = await send({ method: 'GET', path: `/api/resume/id/${resumeId}`, headers });
      if (answer === null) continue;
      if (answer.status !== 200) throw new Error(`reading ${resumeId} answered ${JSON.stringify(answer)}`);
      // The server has checked it against the contract.
      ({ version, resume } = answer.data as StoredResume);
      return;
    }
  };

  /** Sends one and the same save until there is an answer. */
  const save = async (operation: Operation, sent: Resume, body: string): Promise<void> => {
    const request: Call = {
      method: 'PATCH',
      path: `/api/resume/${resumeId}?lean=true`,
      headers: { ...headers, 'if-match': `"${version}"`, 'idempotency-key': operation.id },
      body,
    };
    for (;;) {
      const answer = await send(request);
      if (answer === null) {
        if (random.next() >= RELOAD_CHANCE) continue;
        return reload();
      }
      if (answer.status === 200) {
        ({ version } = answer.data as StoredResume);
        resume = sent;
        Object.assign(operation, { state: 'acknowledged', version });
        return;
      }
      if (answer.error?.code !== 'RESUME_STALE')
        throw new Error(`saving ${resumeId} answered ${JSON.stringify(answer)}`);
      operation.state = 'refused';
      // What a stale save is told by contract.
      ({ version, resume } = answer.error.data as StoredResume);
      return;
    }
  };

  const edit = async (): Promise<void> => {
    count++;
    const text = `${randomUUID()} ${'x'.repeat(random.between(0, MAX_TEXT_CHARACTERS))}`;
    let isDone = false;
    while (!isDone) {
      const sent = withEdit(resume, { tab, count, text });
      const body = JSON.stringify(sent);
      const operation: Operation = {
        id: randomUUID(),
        resumeId,
        tab,
        edit: count,
        digest: digestOf(body),
        state: 'open',
        version: null,
      };
      operations.push(operation);
      await save(operation, sent, body);
      // A stale one is made again upon what is there now, as a save of its own.
      isDone = operation.state !== 'refused';
    }
  };

  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await edit();
      await delay(random.between(0, options.restMs));
    }
    agent.destroy();
  };
  return { working: work(), stop: () => stopping.abort() };
}
