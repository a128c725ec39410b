import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { Hub } from '../../platform/live-events/hub.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';

const HEARTBEAT_SECONDS = 15;
/** An ended session is announced by an event; this check covers expired sessions and delayed events. */
const SESSION_CHECK_SECONDS = 60;
/** Randomized, so that the browsers of a stopped process do not all reconnect simultaneously. */
const RECONNECT_AFTER_MS = { least: 1_000, most: 4_000 };
const reconnectAfterMs = () =>
  Math.round(RECONNECT_AFTER_MS.least + Math.random() * (RECONNECT_AFTER_MS.most - RECONNECT_AFTER_MS.least));
/** A reader this far behind is disconnected; after reconnecting it reads what it missed from the table. */
const MAX_BUFFERED_BYTES = 256 * 1024;
/** A browser needs one stream for all its tabs. */
const MAX_STREAMS_PER_USER = 20;
/** Visitors are counted per network: a classroom of forty behind one address must still fit. */
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
  /**
   * Streams per client. Counting the open streams each time would take seconds when ten thousand reconnect
   * simultaneously.
   */
  const counts = new Map<string, number>();
  const requireRoom = (client: string, most: number): void => {
    if ((counts.get(client) ?? 0) >= most)
      throw new AppError('RATE_LIMITED', null, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
  // Streams never end on their own, so closing the server would wait for them; the browsers reconnect to another
  // process.
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
        // The session ended while an event was in flight.
        if (stream.writableEnded || stream.destroyed) return;
        if (stream.writableLength > MAX_BUFFERED_BYTES) stream.destroy();
        else stream.write(chunk);
      };
      const endWithSession = () => {
        if (actor.kind === 'visitor') return;
        // A failed check does not end the stream: the next check asks again.
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
      // Registered before the first await: a failed subscription must not leak timers.
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
