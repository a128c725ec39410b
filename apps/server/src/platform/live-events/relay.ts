import type { Redis } from 'ioredis';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Log } from '../log.ts';
import { activeTracer } from '../tracing/tracing.ts';
import { channelName, DEFAULT_CHANNEL_PREFIX } from './audience.ts';
import { encodeMessage } from './message.ts';

export interface RelayOptions {
  systemDb: Kysely<DB>;
  redis: Redis;
  log: Log;
  channelPrefix?: string;
  tickMilliseconds?: number;
  /** Called with the size of each relayed batch. */
  onBatch?: (size: number) => void;
}

export interface Relay {
  start(): void;
  /** Call after a commit that published events, so that readers do not wait for the next tick. */
  kick(): void;
  stop(): Promise<void>;
}

const BATCH_ROWS = 500;

interface UnpublishedRow {
  user_id: string;
  id: string;
  /** JSON text, passed through unparsed. */
  payload: string;
  trace_parent: string | null;
}

const lockBatch = async (trx: Transaction<DB>): Promise<UnpublishedRow[]> => {
  const { rows } = await sql<UnpublishedRow>`
    select user_id, id, payload::text as payload, trace_parent from live_event
    where not is_published order by id limit ${BATCH_ROWS} for update skip locked`.execute(trx);
  return rows;
};

/**
 * A single statement text for any number of rows: a list of parameters would be a new statement for each length.
 */
async function markPublished(trx: Transaction<DB>, rows: readonly UnpublishedRow[]): Promise<void> {
  const userIds = rows.map(({ user_id }) => user_id);
  const ids = rows.map(({ id }) => id);
  await sql`
    update live_event set is_published = true
    from unnest(${userIds}::uuid[], ${ids}::bigint[]) as done (user_id, id)
    where live_event.user_id = done.user_id and live_event.id = done.id`.execute(trx);
}

/** Continues the traces that the events belong to; returns a function that ends the spans. */
function openSpans(rows: readonly UnpublishedRow[]): (error?: unknown) => void {
  const tracer = activeTracer();
  if (tracer === null) return () => undefined;
  const spans = rows.flatMap(({ trace_parent }) =>
    trace_parent === null
      ? []
      : (tracer.enter('relay live event', trace_parent, {
          kind: 'producer',
          attributes: { 'messaging.batch.message_count': rows.length },
        }) ?? []),
  );
  return (error) => {
    for (const span of spans) span.end({ error });
  };
}

/** Age of the oldest unpublished event; 0 when there is none. */
export async function relayLagSeconds(systemDb: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from clock_timestamp() - created_at)::float8 as seconds from live_event
    where not is_published order by id limit 1`.execute(systemDb);
  return rows[0]?.seconds ?? 0;
}

/** One pipelined write; if Redis refuses any message, the whole batch fails and is sent again. */
async function publishBatch(
  redis: Redis,
  channelPrefix: string,
  rows: readonly UnpublishedRow[],
): Promise<void> {
  const pipeline = redis.pipeline();
  for (const { user_id, id, payload } of rows)
    pipeline.publish(channelName(channelPrefix, user_id), encodeMessage(id, payload));
  const results = (await pipeline.exec()) ?? [];
  const failed = results.find(([error]) => error !== null)?.[0];
  if (failed || results.length < rows.length) throw failed ?? new Error('Redis took a part only.');
}

/**
 * Relays committed events from the table (an outbox) to Redis. Every process runs a relay: the first to lock a row
 * publishes it, and when a process dies between commit and publishing, the others take over. A row is marked as
 * published only after Redis accepted it, so an outage delays events but loses none.
 */
export function createRelay({
  systemDb,
  redis,
  log,
  channelPrefix = DEFAULT_CHANNEL_PREFIX,
  tickMilliseconds = 1_000,
  onBatch = () => undefined,
}: RelayOptions): Relay {
  let timer: NodeJS.Timeout | undefined;
  let draining: Promise<void> | null = null;
  let hasMore = false;
  let isFailing = false;

  const relayBatch = (): Promise<number> =>
    systemDb.transaction().execute(async (trx) => {
      const rows = await lockBatch(trx);
      if (rows.length === 0) return 0;
      const endSpans = openSpans(rows);
      try {
        await publishBatch(redis, channelPrefix, rows);
        await markPublished(trx, rows);
      } catch (error) {
        endSpans(error);
        throw error;
      }
      endSpans();
      onBatch(rows.length);
      return rows.length;
    });

  const drain = async (): Promise<void> => {
    try {
      // Checked first: in an outage the relay would otherwise lock rows every second only to release them.
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
