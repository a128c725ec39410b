import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { StoredResume } from '../../../../packages/contract/src/resumes/resumes.ts';
import type { Resume } from '../../../../packages/domain/src/resume/resume.ts';
import { type Answer, call, type Call } from './call.ts';
import { digestOf, withEdit } from './documents.ts';
import type { Random } from '../random.ts';
import type { Operation } from '../judging/verdict.ts';

/** Probability that a tab without an answer reloads instead of retrying. */
const RELOAD_CHANCE = 0.02;
const MAX_TEXT_CHARACTERS = 6_000;
const RETRY_MS = [20, 250] as const;

export interface TabOptions {
  /** Port of the proxy, to which its calls go. */
  port: number;
  headers: Readonly<Record<string, string>>;
  resumeId: string;
  tab: number;
  first: Resume;
  /** Every save is recorded here before it is sent. */
  operations: Operation[];
  /** Maximum pause between two saves. */
  restMs: number;
  random: Random;
  /** Response timeout; by default that of `call`. */
  patienceMs?: number;
  /** Called for every missing answer, and for answers that leave the save's outcome unknown. */
  onFailure?: (what: string) => void;
}

export interface Tab {
  /** Resolves when it has stopped; rejects immediately on a response that a correct client never gets. */
  working: Promise<void>;
  /** Stops it after the current save. */
  stop: () => void;
}

/** Answers that leave the outcome of the save unknown; the save is resent. */
const isNoVerdict = ({ status }: Answer): boolean => status >= 500 || status === 429;

/** A user who keeps editing: the protocol of the product's client, without its pauses. */
export function openTab(options: TabOptions): Tab {
  const { port, headers, resumeId, tab, operations, random } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const stopping = new AbortController();
  let version = 1;
  let resume = options.first;
  let count = 0;

  /** Null if the connection was cut, or the server could not tell the outcome. */
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
      // The server has validated it against the contract.
      ({ version, resume } = answer.data as StoredResume);
      return;
    }
  };

  /** Resends the same save until it is answered. */
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
      // The contract's response to a stale save.
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
      // A stale edit is applied again to the current document, as a new save.
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
