import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import type { JobDefinition } from './define-job.ts';
import { activeTracer } from '../tracing/tracing.ts';
import { type Envelope, parsePayload } from './envelope.ts';
import { QUEUE_SCHEMA } from './schema.ts';

export interface EnqueueOptions {
  /**
   * While a job with this key is queued, another is not added. A running job does not count: it may have read what
   * this transaction changes. The queued job does not start before this transaction ends.
   */
  key?: string;
  startAfterSeconds?: number;
  /** The user who is notified of its progress. */
  userId?: string;
}

export interface Queue {
  /** Adds a job when the transaction commits. Null when one with the same key is already queued. */
  enqueue<Schema extends z.ZodMiniType>(
    trx: Transaction<DB>,
    job: JobDefinition<Schema>,
    payload: z.input<Schema>,
    options?: EnqueueOptions,
  ): Promise<string | null>;
}

async function holdWaitingJob(trx: Transaction<DB>, name: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select ${sql.id(QUEUE_SCHEMA, 'hold_waiting_job')}(${name}, ${key}) as "isHeld"`.execute(trx);
  return rows[0]?.isHeld === true;
}

/** For callers whose actions must not trigger any job. */
export const NO_QUEUE: Queue = { enqueue: () => Promise.resolve(null) };

export function createQueue(): Queue {
  // pg-boss looks up a queue before its first job, on its own connection. With a pool, that lookup would wait for a
  // connection while callers like this one hold all of them (deadlock), so everything runs in the caller's
  // transaction.
  const transactions = new AsyncLocalStorage<Transaction<DB>>();
  const boss = new PgBoss({
    schema: QUEUE_SCHEMA,
    db: {
      executeSql: (text, values) => {
        const current = transactions.getStore();
        if (current === undefined) throw new Error('pg-boss ran a statement outside of enqueue().');
        return fromKysely(current).executeSql(text, values);
      },
    },
  });

  return {
    enqueue: async (trx, job, payload, { key, startAfterSeconds = 0, userId } = {}) => {
      // Parsed so that an invalid payload fails in the request; stored unparsed, because the worker parses it too.
      parsePayload(job, payload);
      const id = randomUUID();
      const traceparent = activeTracer()?.current()?.traceparent;
      const data: Envelope = { payload, userId: userId ?? null, ...(traceparent && { traceparent }) };
      // The queues allow one queued job per key. A job without a key uses its id, which is unique.
      const options = { id, singletonKey: key ?? id, startAfter: startAfterSeconds };
      for (;;) {
        const added = await transactions.run(trx, () => boss.send(job.name, data, options));
        if (added !== null || (await holdWaitingJob(trx, job.name, options.singletonKey))) return added;
        // A worker took the queued job in between, so this one can be added now.
      }
    },
  };
}
