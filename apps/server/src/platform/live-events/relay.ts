import type { Redis } from 'ioredis';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Log } from '../log.ts';
import { channelName, DEFAULT_CHANNEL_PREFIX } from './audience.ts';
import { encodeMessage } from './message.ts';

export interface RelayOptions {
  systemDb: Kysely<DB>;
  redis: Redis;
  log: Log;
  channelPrefix?: string;
  tickMilliseconds?: number;
}

export interface Relay {
  start(): void;
  /** Call after a commit that published something, to spare its readers the wait for the next tick. */
  kick(): void;
  stop(): Promise<void>;
}

const BATCH_ROWS = 100;

const lockBatch = (trx: Transaction<DB>) =>
  trx
    .selectFrom('live_event')
    .select(['user_id', 'id', 'payload'])
    .where('is_published', '=', false)
    .orderBy('id')
    .limit(BATCH_ROWS)
    .forUpdate()
    .skipLocked()
    .execute();

async function markPublished(
  trx: Transaction<DB>,
  rows: readonly { user_id: string; id: string }[],
): Promise<void> {
  const keys = rows.map(({ user_id, id }) => sql`(${user_id}::uuid, ${id}::bigint)`);
  await trx
    .updateTable('live_event')
    .set({ is_published: true })
    .where(sql<boolean>`(user_id, id) in (${sql.join(keys)})`)
    .execute();
}

/**
 * Carries committed events from the table to Redis. Every process runs one: whichever comes first
 * takes a row, and a process that dies between commit and publishing leaves it to the others. A row
 * counts as published only when Redis took it, so an outage delays events and loses none.
 */
export function createRelay({
  systemDb,
  redis,
  log,
  channelPrefix = DEFAULT_CHANNEL_PREFIX,
  tickMilliseconds = 1_000,
}: RelayOptions): Relay {
  let timer: NodeJS.Timeout | undefined;
  let draining: Promise<void> | null = null;
  let hasMore = false;
  let isFailing = false;

  const relayBatch = (): Promise<number> =>
    systemDb.transaction().execute(async (trx) => {
      const rows = await lockBatch(trx);
      if (rows.length === 0) return 0;
      await Promise.all(
        rows.map(({ user_id, id, payload }) =>
          redis.publish(channelName(channelPrefix, user_id), encodeMessage(id, payload)),
        ),
      );
      await markPublished(trx, rows);
      return rows.length;
    });

  const drain = async (): Promise<void> => {
    try {
      // Asked first: locking rows each second only to let them go would be all this does in an outage.
      if (redis.status !== 'ready') throw new Error('Redis is not connected.');
      do {
        hasMore = false;
        while ((await relayBatch()) === BATCH_ROWS);
      } while (hasMore);
      if (isFailing) log.info('live-events.relay-resumed');
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn('live-events.relay-failed', { err: error });
      isFailing = true;
    }
  };

  const kick = (): void => {
    hasMore = true;
    draining ??= drain().finally(() => {
      draining = null;
    });
  };

  return {
    start: () => {
      timer ??= setInterval(kick, tickMilliseconds);
    },
    kick,
    stop: async () => {
      clearInterval(timer);
      await draining;
    },
  };
}
