import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { Hub } from '../../platform/live-events/hub.ts';
import type { Metrics } from '../../platform/metrics.ts';

const HEARTBEAT_SECONDS = 15;
/** A session that ends is told by an event; this is for one that expires, or when events are late. */
const SESSION_CHECK_SECONDS = 60;
/** Spread, so that the browsers of a process that ended do not all come back at once. */
const RECONNECT_AFTER_MS = { least: 1_000, most: 4_000 };
const reconnectAfterMs = () =>
  Math.round(RECONNECT_AFTER_MS.least + Math.random() * (RECONNECT_AFTER_MS.most - RECONNECT_AFTER_MS.least));
/** A reader this far behind is cut off; it reads what it missed from the table when it is back. */
const MAX_BUFFERED_BYTES = 256 * 1024;
/** A browser needs one stream, whatever the number of its tabs. */
const MAX_STREAMS_PER_USER = 20;
/** Visitors are counted by network, so that a classroom of forty behind one address still fits. */
const MAX_STREAMS_PER_NETWORK = 60;
const RETRY_AFTER_SECONDS = 60;

interface LiveEventDeps {
  app: FastifyInstance;
  hub: Hub;
  metrics: Metrics;
  isSessionAlive: (actor: UserActor) => Promise<boolean>;
}

export function liveEventHandlers({
  app,
  hub,
  metrics,
  isSessionAlive,
}: LiveEventDeps): Pick<Handlers, 'streamEvents'> {
  const open = new Set<PassThrough>();
  /** By client: counted one by one, ten thousand streams that come back at once would take seconds to let in. */
  const counts = new Map<string, number>();
  const requireRoom = (client: string, most: number): void => {
    if ((counts.get(client) ?? 0) >= most)
      throw new AppError('RATE_LIMITED', null, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
  // A stream never ends by itself, so closing would wait for it; browsers reconnect elsewhere.
  app.addHook('preClose', (done) => {
    for (const stream of open) stream.end();
    done();
  });

  return {
    streamEvents: async ({ query }, { actor, request }, reply) => {
      const isVisitor = actor.kind === 'visitor';
      const client = isVisitor ? clientNetwork(request.ip) : actor.userId;
      requireRoom(client, isVisitor ? MAX_STREAMS_PER_NETWORK : MAX_STREAMS_PER_USER);
      const stream = new PassThrough();
      const write = (chunk: string) => {
        // Ended with its session, while an event was on its way.
        if (stream.writableEnded || stream.destroyed) return;
        if (stream.writableLength > MAX_BUFFERED_BYTES) stream.destroy();
        else stream.write(chunk);
      };
      const endWithSession = () => {
        if (actor.kind === 'visitor') return;
        // Not known is not ended: the next check asks again.
        isSessionAlive(actor).then(
          (isAlive) => (isAlive ? undefined : stream.end()),
          () => undefined,
        );
      };
      const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_SECONDS * 1000);
      const sessionCheck = setInterval(endWithSession, SESSION_CHECK_SECONDS * 1000);
      open.add(stream);
      counts.set(client, (counts.get(client) ?? 0) + 1);
      metrics.eventStreams.set(open.size);
      // Before anything is awaited: a subscription that fails must leave no timer behind.
      stream.once('close', () => {
        clearInterval(heartbeat);
        clearInterval(sessionCheck);
        open.delete(stream);
        const left = (counts.get(client) ?? 1) - 1;
        if (left === 0) counts.delete(client);
        else counts.set(client, left);
        metrics.eventStreams.set(open.size);
      });
      reply.raw.once('close', () => stream.destroy());
      write(`retry: ${reconnectAfterMs()}\n\n`);

      const lastEventId = request.headers['last-event-id'];
      const subscribing = hub.subscribe({
        userId: actor.kind === 'user' ? actor.userId : null,
        afterId:
          typeof lastEventId === 'string' && /^\d{1,18}$/.test(lastEventId)
            ? lastEventId
            : (query.after ?? null),
        send: ({ id, event }) => {
          write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
          if (event.type === 'session.changed') endWithSession();
        },
      });
      try {
        const subscription = await subscribing;
        if (stream.destroyed) subscription.close();
        else stream.once('close', () => subscription.close());
        write(`event: position\nid: ${subscription.position}\ndata: {}\n\n`);
      } catch (error) {
        stream.destroy();
        throw error;
      }
      void reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'private, no-store, no-transform',
          'x-accel-buffering': 'no',
        })
        .send(stream);
      return undefined;
    },
  };
}
