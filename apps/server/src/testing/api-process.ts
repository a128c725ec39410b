import { buildApp } from '../app.ts';
import { createRateLimiter } from '../platform/http/rate-limit.ts';
import { createHub } from '../platform/live-events/hub.ts';
import { stopOnSignal } from '../platform/process.ts';
import { createRedis } from '../platform/redis.ts';
import { createRuntime, eventChannelPrefix, startEnv } from '../runtime.ts';
import { authenticateTestUsers } from './app.ts';

// http.ts as it is, but for a way to call as a user before there are accounts.
const env = startEnv();
const runtime = createRuntime(env, 'api');
const { log, metrics, db, redis } = runtime;
const hub = createHub({
  db,
  createSubscriber: () => createRedis({ url: env.REDIS_URL, log, name: 'events' }),
  log,
  channelPrefix: eventChannelPrefix(env),
});
const app = await buildApp({
  env,
  log,
  metrics,
  db,
  hub,
  authenticate: authenticateTestUsers,
  checkLimit: createRateLimiter({ redis, keyPrefix: env.REDIS_PREFIX, log }),
  webFolder: null,
});
stopOnSignal({
  log,
  timeoutSeconds: 10,
  stop: async () => {
    runtime.announceStop();
    await app.close();
    hub.close();
    await runtime.close();
  },
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address });
