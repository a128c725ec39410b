import type { Pool, PoolClient, QueryConfig } from 'pg';

export interface Listener {
  /** False while disconnected, when notifications may be missed. */
  readonly isListening: boolean;
  /** Resolves once every notification committed before the call has been delivered, or a gap was reported. */
  settle(): Promise<void>;
  close(): void;
}

interface ListenerOptions {
  pool: Pool;
  channel: string;
  onMessage: (payload: string) => void;
  /** The connection was lost, so notifications may have been missed. */
  onGap: () => void;
}

const RETRY_MS = 500;
/** A connection that does not answer within this time is dropped. */
const ANSWER_MS = 1_500;
/** The driver supports a timeout per query, but its types do not. */
const ASK: QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: ANSWER_MS };

/** Listens for pg_notify messages on a dedicated connection. */
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
    // The server delivers pending notifications before it answers a query on the same connection.
    await asked?.query(ASK).catch(() => lose(asked));
  };
  let underWay: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  /**
   * The running query may have been answered before the caller's change, so all waiting callers share the next one.
   */
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
