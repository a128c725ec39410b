import type { Pool, PoolClient, QueryConfig } from 'pg';

export interface Listener {
  /** Whether what was announced has surely been heard; false while there is no connection. */
  readonly isListening: boolean;
  /** Resolves when everything that was committed before the call has been heard, or there was a gap. */
  settle(): Promise<void>;
  close(): void;
}

interface ListenerOptions {
  pool: Pool;
  channel: string;
  onMessage: (payload: string) => void;
  /** The connection was lost: something may have been announced and not heard. */
  onGap: () => void;
}

const RETRY_MS = 500;
/** A connection that does not answer in this time is given up. */
const ANSWER_MS = 1_500;
/** The driver takes a time-out for one query; its types do not know. */
const ASK: QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: ANSWER_MS };

/** Hears what transactions announce with pg_notify, on one connection that it keeps to itself. */
export function createListener({ pool, channel, onMessage, onGap }: ListenerOptions): Listener {
  let client: PoolClient | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const lose = (lost: PoolClient): void => {
    if (client !== lost || isClosed) return;
    client = null;
    lost.release(true);
    onGap();
    retry = setTimeout(() => void open(), RETRY_MS).unref();
  };

  async function open(): Promise<void> {
    let opened: PoolClient | null = null;
    try {
      const fresh = await pool.connect();
      opened = fresh;
      fresh.on('error', () => lose(fresh));
      fresh.on('end', () => lose(fresh));
      fresh.on('notification', ({ payload }) => onMessage(payload ?? ''));
      await fresh.query(`listen ${channel}`);
      if (isClosed) fresh.release(true);
      else client = fresh;
    } catch {
      opened?.release(true);
      if (!isClosed) retry = setTimeout(() => void open(), RETRY_MS).unref();
    }
  }
  void open();

  const ask = async (): Promise<void> => {
    const asked = client;
    // The server hands over what is announced before it answers a query on the same connection.
    await asked?.query(ASK).catch(() => lose(asked));
  };
  let underWay: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  /** A question under way may have been answered before the caller's change: all who wait share the next. */
  const settle = (): Promise<void> => {
    if (underWay === null) {
      underWay = ask().finally(() => (underWay = null));
      return underWay;
    }
    next ??= underWay.then(() => {
      next = null;
      return settle();
    });
    return next;
  };

  return {
    get isListening() {
      return client !== null;
    },
    settle,
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      client?.release(true);
      client = null;
    },
  };
}
