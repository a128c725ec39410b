import type { Pool } from 'pg';
import { createDatabase } from './db/client.ts';
import { isSchemaCurrent } from './db/migration/schema-version.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { createRelay, relayLagSeconds } from './platform/live-events/relay.ts';
import { createLog } from './platform/log.ts';
import { watchEventLoop } from './platform/metrics/event-loop-lag.ts';
import { createMetrics, registerAskedFigure, registerGauge } from './platform/metrics/metrics.ts';
import { timeWaits } from './platform/metrics/pool-wait.ts';
import { requireNode } from './platform/process.ts';
import { createRedis } from './platform/redis.ts';
import { stopTracing } from './platform/tracing/tracing.ts';

/** Reads the environment, or ends the process with a message for the operator. */
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

/** Prefix of the Redis channels that carry events between processes. */
export const eventChannelPrefix = ({ REDIS_PREFIX }: Env): string => `${REDIS_PREFIX}events`;

const POOL_COUNTS: Readonly<Record<string, (pool: Pool) => number>> = {
  open: ({ totalCount }) => totalCount,
  idle: ({ idleCount }) => idleCount,
  /** Queries waiting for a connection. */
  waiting: ({ waitingCount }) => waitingCount,
};

/** What the API and the worker share: connections, logs, metrics and the event relay. */
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
  const relay = createRelay({
    systemDb: system.db,
    redis,
    log,
    channelPrefix: eventChannelPrefix(env),
    onBatch: (size) => metrics.batchSize.observe({ of: 'relay' }, size),
  });
  relay.start();
  const lag = watchEventLoop();
  registerGauge(metrics, {
    name: 'lauda_event_loop_lag_seconds',
    help: 'How late the process gets to its work, in the last second.',
    label: 'of',
    read: () => ({ mean: lag.last().meanMs / 1000, max: lag.last().maxMs / 1000 }),
  });
  for (const [state, countOf] of Object.entries(POOL_COUNTS))
    registerGauge(metrics, {
      name: `lauda_database_${state}`,
      help: `Connections to the database by pool: ${state}.`,
      label: 'pool',
      read: () => ({ app: countOf(app.pool), system: countOf(system.pool), auth: countOf(auth.pool) }),
    });
  for (const [pool, database] of Object.entries({ app, system, auth }))
    timeWaits(database.pool, (seconds) => metrics.databaseWaitSeconds.observe({ pool }, seconds));
  let isStopping = false;
  const isReady = async () => !isStopping && (await isSchemaCurrent(app.db));
  registerAskedFigure(metrics, {
    name: 'lauda_ready',
    help: 'What /readyz answers: 1 is ready.',
    ask: () => isReady().then(Number, () => 0),
  });
  registerAskedFigure(metrics, {
    name: 'lauda_relay_lag_seconds',
    help: 'How long the oldest live event waits to be carried to Redis.',
    ask: () => relayLagSeconds(system.db),
  });

  return {
    log,
    metrics,
    db: app.db,
    pool: app.pool,
    systemDb: system.db,
    auth,
    redis,
    relay,
    /** Whether the event loop lags so much that new expensive work would slow down every other request. */
    isOverloaded: () => lag.last().meanMs > env.EVENT_LOOP_LIMIT_MS,
    isReady,
    isStopping: () => isStopping,
    /** From here on /readyz reports not ready, and load balancers send no new requests. */
    announceStop: () => {
      isStopping = true;
    },
    close: async () => {
      lag.close();
      await relay.stop();
      redis.disconnect();
      await Promise.all([app.close(), system.close(), auth.close()]);
      await stopTracing();
    },
  };
}
