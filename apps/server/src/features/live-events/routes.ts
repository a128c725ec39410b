import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { Hub } from '../../platform/live-events/hub.ts';
import type { Metrics } from '../../platform/metrics.ts';

const HEARTBEAT_SECONDS = 15;
/** A session that ends is told by an event; this is for one that expires, or when events are late. */
const SESSION_CHECK_SECONDS = 60;
const RECONNECT_AFTER_MS = 2_000;
/** A reader this far behind is cut off; it reads what it missed from the table when it is back. */
const MAX_BUFFERED_BYTES = 256 * 1024;

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
  // A stream never ends by itself, so closing would wait for it; browsers reconnect elsewhere.
  app.addHook('preClose', (done) => {
    for (const stream of open) stream.end();
    done();
  });

  return {
    streamEvents: async ({ query }, { actor, request }, reply) => {
      const stream = new PassThrough();
      const write = (chunk: string) => {
        // Ended with its session, while an event was on its way.
        if (stream.writableEnded) return;
        if (stream.writableLength > MAX_BUFFERED_BYTES) stream.destroy();
        else stream.write(chunk);
      };
      write(`retry: ${RECONNECT_AFTER_MS}\n\n`);
      const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_SECONDS * 1000);
      const endWithSession = () => {
        if (actor.kind === 'visitor') return;
        // Not known is not ended: the next check asks again.
        isSessionAlive(actor).then(
          (isAlive) => (isAlive ? undefined : stream.end()),
          () => undefined,
        );
      };
      const sessionCheck = setInterval(endWithSession, SESSION_CHECK_SECONDS * 1000);
      open.add(stream);
      metrics.eventStreams.set(open.size);

      const lastEventId = request.headers['last-event-id'];
      const subscription = await hub.subscribe({
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
      write(`event: position\nid: ${subscription.position}\ndata: {}\n\n`);
      stream.once('close', () => {
        clearInterval(heartbeat);
        clearInterval(sessionCheck);
        open.delete(stream);
        metrics.eventStreams.set(open.size);
        subscription.close();
      });
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
