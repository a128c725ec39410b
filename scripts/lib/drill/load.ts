import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase } from '../../../apps/server/src/db/client.ts';
import { enqueueMail } from '../../../apps/server/src/features/mail/service.ts';
import { createQueue } from '../../../apps/server/src/platform/queue/queue.ts';
import { type EventReader, readEvents } from '../../../apps/server/src/testing/readers/event-reader.ts';
import { startMailCatcher } from '../../../packages/stand-ins/src/mail-catcher.ts';
import { call } from '../chaos/clients/call.ts';
import type { Person } from '../chaos/clients/people.ts';
import { waitUntil } from '../chaos/wait.ts';
import type { Faults } from './faults.ts';

/** A busy machine answers late, which must not fail a deploy. */
export const PATIENCE_MS = 30_000;
const PREVIEW_EVERY_MS = 700;
const RECONNECT_MS = 100;
const JOB_EVERY_MS = 150;
const JOBS_DONE_TIMEOUT_MS = 90_000;

interface Running<T> {
  stop: () => Promise<T>;
}

/** A user whose pages the server renders again and again. */
export function startPreviews(port: number, person: Person, faults: Faults): Running<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const stopping = new AbortController();
  let count = 0;
  const work = async (): Promise<number> => {
    const body = JSON.stringify({ resume: person.first });
    while (!stopping.signal.aborted) {
      const request = {
        method: 'POST',
        path: '/api/document/preview',
        headers: person.headers,
        body,
      } as const;
      count += 1;
      await call(port, agent, request, PATIENCE_MS).then(
        ({ status, error }) => {
          if (status !== 200) faults.add(`a preview was answered with ${status} ${error?.code}`);
        },
        (error: unknown) => faults.add(`a preview failed: ${String(error)}`),
      );
      await delay(PREVIEW_EVERY_MS);
    }
    agent.destroy();
    return count;
  };
  const working = work();
  return {
    stop: () => {
      stopping.abort();
      return working;
    },
  };
}

interface ChangeEvent {
  type: string;
  resumeId?: string;
  version?: number;
}

export interface Stream extends Running<StreamResult> {
  /** Resolves when the stream receives all further events. */
  opened: Promise<void>;
  /** Whether it has reported this version of the user's resume. */
  hasTold: (version: number) => boolean;
}

export interface StreamResult {
  reconnects: number;
  longestGapMs: number;
}

/** A reader that reconnects with the last known id whenever its stream ends. */
export function startStream(address: string, person: Person, faults: Faults): Stream {
  const stopping = new AbortController();
  const opened = Promise.withResolvers<void>();
  const told = new Set<number>();
  let reconnects = -1;
  let longestGapMs = 0;
  const work = async (): Promise<StreamResult> => {
    let afterId: string | null = null;
    let endedAt = performance.now();
    while (!stopping.signal.aborted) {
      const reader: EventReader | null = await readEvents(address, {
        headers: { ...person.headers },
        afterId,
      }).catch((error: unknown) => {
        faults.add(`a stream could not be opened: ${String(error)}`);
        return null;
      });
      if (reader === null) {
        await delay(RECONNECT_MS);
        continue;
      }
      reconnects += 1;
      if (reconnects > 0) longestGapMs = Math.max(longestGapMs, performance.now() - endedAt);
      opened.resolve();
      let seen = 0;
      const take = (): void => {
        for (const event of (reader.events as ChangeEvent[]).slice(seen))
          if (event.type === 'resume.changed' && event.resumeId === person.resumeId)
            told.add(event.version ?? 0);
        seen = reader.events.length;
      };
      while (!reader.hasEnded() && !stopping.signal.aborted) {
        take();
        await delay(20);
      }
      take();
      endedAt = performance.now();
      if (reader.hasFailed()) faults.add('a stream was cut instead of ended');
      reader.close();
      afterId = reader.lastId();
    }
    return { reconnects, longestGapMs };
  };
  const working = work();
  return {
    opened: opened.promise,
    hasTold: (version) => told.has(version),
    stop: () => {
      stopping.abort();
      return working;
    },
  };
}

export interface JobResult {
  enqueued: number;
  lost: number;
  repeated: number;
}

/** Queues emails to a mail server that counts them. */
export async function createMailJobs(systemUrlOf: () => string) {
  const mails = await startMailCatcher({ keepMails: 1_000_000 });
  return {
    smtpUrl: mails.url,
    close: () => mails.close(),
    start: (): Running<JobResult> => {
      const { db, close } = createDatabase({
        url: systemUrlOf(),
        maxConnections: 1,
        applicationName: 'lauda-drill',
      });
      const queue = createQueue();
      const sent = new Set<string>();
      const stopping = new AbortController();
      const work = async (): Promise<void> => {
        while (!stopping.signal.aborted) {
          const to = `${randomUUID()}@lauda.example`;
          const mail = { to, subject: 'Drill', text: 'A drill.', unsubscribe: null };
          await db.transaction().execute((trx) => enqueueMail(trx, queue, mail, to));
          sent.add(to);
          await delay(JOB_EVERY_MS);
        }
      };
      const working = work();
      return {
        stop: async () => {
          stopping.abort();
          await working;
          await close();
          const arrived = (): string[] => mails.mails.flatMap(({ recipients }) => recipients);
          const missing = (): number => {
            const seen = new Set(arrived());
            return [...sent].filter((to) => !seen.has(to)).length;
          };
          await waitUntil('all jobs are done', JOBS_DONE_TIMEOUT_MS, () =>
            Promise.resolve(missing() === 0),
          ).catch(() => undefined);
          const all = arrived();
          return { enqueued: sent.size, lost: missing(), repeated: all.length - new Set(all).size };
        },
      };
    },
  };
}
