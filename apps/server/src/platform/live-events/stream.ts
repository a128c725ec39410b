import { createRecentIds } from '@lauda/domain/recent-ids';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { parseMessage, type SentEvent } from './message.ts';
import { findNewestId, listEventsAfter, PAGE_ROWS } from './queries.ts';

export interface StreamOptions {
  userId: string | null;
  /** The last event the reader received, or null to start now. */
  afterId: string | null;
  send: (event: SentEvent) => void;
}

export interface Stream {
  readonly userId: string | null;
  /** Handles an event from Redis. */
  receive(event: SentEvent): void;
  /** Sends the events in the table that were not sent yet. Until it succeeds, nothing else is sent. */
  catchUp(): Promise<void>;
  /** The id to resume after; valid once it has caught up. */
  position(): string;
  close(): void;
}

const REMEMBERED_IDS = 1_000;

const newer = (a: string, b: string): string => (BigInt(a) > BigInt(b) ? a : b);

/** One reader's position in the event stream. */
export function createStream(db: Kysely<DB>, { userId, afterId, send }: StreamOptions): Stream {
  const sent = createRecentIds(REMEMBERED_IDS);
  let position = afterId;
  const closing = new AbortController();
  let isReading = false;
  let isBehind = true;
  let hasMore = false;

  const deliver = (event: SentEvent): void => {
    if (closing.signal.aborted || !sent.add(event.id)) return;
    position = newer(event.id, position ?? '0');
    send(event);
  };

  const readAll = async (afterId: string): Promise<void> => {
    let pageAfterId = '0';
    while (!closing.signal.aborted) {
      const rows = await listEventsAfter(db, { userId, afterId, pageAfterId });
      for (const { id, payload } of rows) {
        pageAfterId = id;
        const event = parseMessage({ id, event: payload });
        if (event !== null) deliver(event);
      }
      if (rows.length < PAGE_ROWS) return;
    }
  };

  return {
    userId,
    receive: (event) => {
      // Sending it before older events would make the reader resume after them. It is in the table, so nothing is
      // buffered here: the catch-up reads once more.
      if (isBehind) hasMore = true;
      else deliver(event);
    },
    catchUp: async () => {
      isBehind = true;
      if (position !== null || isReading) hasMore = true;
      if (isReading) return;
      isReading = true;
      try {
        position ??= await findNewestId(db, userId);
        while (hasMore && !closing.signal.aborted) {
          hasMore = false;
          await readAll(position);
        }
        isBehind = false;
      } finally {
        isReading = false;
      }
    },
    position: () => position ?? '0',
    close: () => closing.abort(),
  };
}
