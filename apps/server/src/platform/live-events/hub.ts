import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Log } from '../log.ts';
import { channelName, DEFAULT_CHANNEL_PREFIX, EVERYONE } from './audience.ts';
import { createChannels } from './channels.ts';
import { decodeMessage } from './message.ts';
import { createStream, type Stream, type StreamOptions } from './stream.ts';

export type { SentEvent } from './message.ts';

export interface HubOptions {
  /** Connects as the request role: replay is subject to row-level security. */
  db: Kysely<DB>;
  /** Creates the connection that this hub subscribes with and closes. */
  createSubscriber: () => Redis;
  log: Log;
  channelPrefix?: string;
}

export interface Subscription {
  /** The reader's current position, so that it can resume even if it disconnects before its first event. */
  readonly position: string;
  close(): void;
}

export interface Hub {
  /**
   * Sends a reader their own events and those for everyone: first those after `afterId`, then new ones. An event
   * can arrive twice and slightly out of order, so a reader drops ids it has seen.
   */
  subscribe(options: StreamOptions): Promise<Subscription>;
  close(): void;
}

/** How many streams catch up in parallel: when Redis returns, requests need database connections too. */
const CATCH_UP_LANES = 3;
const RETRY_MILLISECONDS = 1_000;

/** Delivers live events to the readers connected to this process. */
export function createHub({
  db,
  createSubscriber,
  log,
  channelPrefix = DEFAULT_CHANNEL_PREFIX,
}: HubOptions): Hub {
  const streams = new Set<Stream>();

  const catchUp = async (stream: Stream): Promise<void> => {
    while (streams.has(stream)) {
      try {
        return await stream.catchUp();
      } catch (error) {
        log.warn('live-events.catch-up-failed', { err: error });
        await delay(RETRY_MILLISECONDS);
      }
    }
  };

  const channels = createChannels<Stream>({
    subscriber: createSubscriber(),
    onMessage: (listeners, text) => {
      const event = decodeMessage(text);
      if (event !== null) for (const stream of listeners) stream.receive(event);
    },
    onBack: () => {
      const waiting = streams.values();
      for (let lane = 0; lane < CATCH_UP_LANES; lane++)
        void (async () => {
          for (const stream of waiting) await catchUp(stream);
        })();
    },
  });

  const channelsOf = ({ userId }: Stream): string[] =>
    [EVERYONE, ...(userId === null ? [] : [userId])].map((owner) => channelName(channelPrefix, owner));

  const close = (stream: Stream): void => {
    stream.close();
    if (streams.delete(stream)) for (const channel of channelsOf(stream)) channels.leave(channel, stream);
  };

  return {
    subscribe: async (options) => {
      const stream = createStream(db, options);
      streams.add(stream);
      try {
        // Subscribe first: an event committed while the table is being read then arrives through Redis.
        await Promise.all(channelsOf(stream).map((channel) => channels.join(channel, stream)));
        await stream.catchUp();
      } catch (error) {
        close(stream);
        throw error;
      }
      return { position: stream.position(), close: () => close(stream) };
    },
    close: () => {
      for (const stream of streams) stream.close();
      streams.clear();
      channels.close();
    },
  };
}
