import { createDatabase } from './db/client.ts';
import { isSchemaCurrent } from './db/schema-version.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { createRelay } from './platform/live-events/relay.ts';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { requireNode } from './platform/process.ts';
import { createRedis } from './platform/redis.ts';

/** Reads the environment, or ends the process with a message for the person who starts it. */
export function startEnv(): Env {
  try {
    requireNode();
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Events travel between processes under names that begin so. */
export const eventChannelPrefix = ({ REDIS_PREFIX }: Env): string => `${REDIS_PREFIX}events`;

/** What the API and the worker have in common: connections, logs, figures and the event relay. */
export function createRuntime(env: Env, service: 'api' | 'worker') {
  const log = createLog({ level: env.LOG_LEVEL, service });
  const metrics = createMetrics();
  const app = createDatabase({
    url: env.DATABASE_URL,
    maxConnections: env.DATABASE_POOL_SIZE,
    applicationName: `lauda-${service}`,
  });
  const system = createDatabase({
    url: env.DATABASE_SYSTEM_URL,
    maxConnections: env.DATABASE_SYSTEM_POOL_SIZE,
    applicationName: `lauda-${service}-system`,
  });
  const auth = createDatabase({
    url: env.DATABASE_AUTH_URL,
    maxConnections: env.DATABASE_POOL_SIZE,
    applicationName: `lauda-${service}-auth`,
  });
  const redis = createRedis({ url: env.REDIS_URL, log, name: service });
  const relay = createRelay({ systemDb: system.db, redis, log, channelPrefix: eventChannelPrefix(env) });
  relay.start();
  let isStopping = false;

  return {
    log,
    metrics,
    db: app.db,
    pool: app.pool,
    systemDb: system.db,
    auth,
    redis,
    relay,
    isReady: async () => !isStopping && (await isSchemaCurrent(app.db)),
    /** From here on load balancers send nothing more. */
    announceStop: () => {
      isStopping = true;
    },
    close: async () => {
      await relay.stop();
      redis.disconnect();
      await Promise.all([app.close(), system.close(), auth.close()]);
    },
  };
}
