import { setTimeout as delay } from 'node:timers/promises';
import { createDocumentPool } from '@lauda/documents/server';
import { createAdReader } from '@lauda/job-ad';
import { buildApp } from './app.ts';
import type { Env } from './env.ts';
import { ensureFirstAdmin } from './features/accounts/staff-access/first-admin.ts';
import { buildInternalServer } from './platform/http/internal-server.ts';
import { createRateLimiter } from './platform/http/limits/rate-limit.ts';
import { createHub } from './platform/live-events/hub.ts';
import { checkMailServer } from './platform/delivery/mail.ts';
import { createStorage } from './platform/storage/storage.ts';
import { paymentsOf } from './platform/payments/payments.ts';
import { stopOnSignal } from './platform/process.ts';
import { createQueue } from './platform/queue/queue.ts';
import { createRedis } from './platform/redis.ts';
import { startTracing } from './platform/tracing/tracing.ts';
import { createRuntime, eventChannelPrefix } from './runtime.ts';

const STOP_TIMEOUT_SECONDS = 25;

interface StartOptions {
  webFolder: string | null;
}

/** Starts an API process and returns its address; a signal shuts it down gracefully. */
export async function startApi(env: Env, { webFolder }: StartOptions): Promise<string> {
  await startTracing(env, 'api');
  const runtime = createRuntime(env, 'api');
  const { log, metrics, db, pool, systemDb, auth, redis } = runtime;
  const hub = createHub({
    db,
    createSubscriber: () => createRedis({ url: env.REDIS_URL, log, name: 'events' }),
    log,
    channelPrefix: eventChannelPrefix(env),
  });
  const documentPool = createDocumentPool({
    size: env.DOCUMENT_PROCESSES,
    onNotice: (notice) => log.warn('documents.notice', { reason: notice }),
  });
  const adReader =
    env.JOB_FETCH === 'off'
      ? null
      : createAdReader({
          userAgent: `Lauda/1.0 (+${env.APP_ORIGINS[0]}; one page for one person who asked)`,
          onNotice: (notice) => log.warn('job-ad.notice', { reason: notice }),
        });
  const payments = paymentsOf(env);
  const app = await buildApp({
    env,
    log,
    metrics,
    db,
    pool,
    systemDb,
    auth,
    queue: createQueue(),
    hub,
    documentPool,
    adReader,
    storage: createStorage(env),
    probes: { redis: () => redis.ping(), mail: () => checkMailServer(env.SMTP_URL) },
    limits: createRateLimiter({
      redis,
      keyPrefix: env.REDIS_PREFIX,
      log,
      onOutage: () => metrics.limitsLocal.inc(),
    }),
    isOverloaded: runtime.isOverloaded,
    isStopping: runtime.isStopping,
    payments,
    isSelling: payments !== null,
    webFolder,
  });
  const internal = buildInternalServer({ isReady: runtime.isReady, metrics });
  stopOnSignal({
    log,
    timeoutSeconds: env.DRAIN_SECONDS + STOP_TIMEOUT_SECONDS,
    stop: async () => {
      runtime.announceStop();
      // The proxy keeps sending requests until its next /readyz check; closing now would fail them.
      await delay(env.DRAIN_SECONDS * 1_000);
      await app.close();
      adReader?.close();
      documentPool.close();
      await internal.close();
      hub.close();
      await runtime.close();
    },
  });
  await ensureFirstAdmin(auth.db, { adminEmail: env.ADMIN_EMAIL, log });
  await internal.listen({ port: env.INTERNAL_PORT, host: env.INTERNAL_HOST });
  const address = await app.listen({ port: env.PORT, host: env.HOST });
  log.info('api.listening', { port: env.PORT });
  return address;
}
