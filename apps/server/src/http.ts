import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { authenticateVisitors } from './features/session/routes.ts';
import { buildInternalServer } from './platform/http/internal-server.ts';
import { createRateLimiter } from './platform/http/rate-limit.ts';
import { createHub } from './platform/live-events/hub.ts';
import { stopOnSignal } from './platform/process.ts';
import { createRedis } from './platform/redis.ts';
import { createRuntime, eventChannelPrefix, startEnv } from './runtime.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const STOP_TIMEOUT_SECONDS = 25;

const env = startEnv();
const runtime = createRuntime(env, 'api');
const { log, metrics, db, redis } = runtime;

const isWebServedHere = env.NODE_ENV === 'production';
if (isWebServedHere && !existsSync(`${WEB_FOLDER}/index.html`)) {
  process.stderr.write('The web app is not built. Run: npm run build\n');
  process.exit(1);
}

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
  authenticate: authenticateVisitors,
  checkLimit: createRateLimiter({
    redis,
    keyPrefix: env.REDIS_PREFIX,
    log,
    onFailOpen: () => metrics.limitsOpen.inc(),
  }),
  webFolder: isWebServedHere ? WEB_FOLDER : null,
});
const internal = buildInternalServer({ isReady: runtime.isReady, metrics });

stopOnSignal({
  log,
  timeoutSeconds: STOP_TIMEOUT_SECONDS,
  stop: async () => {
    runtime.announceStop();
    await app.close();
    await internal.close();
    hub.close();
    await runtime.close();
  },
});

await internal.listen({ port: env.INTERNAL_PORT, host: env.INTERNAL_HOST });
await app.listen({ port: env.PORT, host: env.HOST });
log.info('api.listening', { port: env.PORT });
