import { createImportRunner } from '@lauda/importer/server';
import { createBilling } from './features/billing/billing.ts';
import { createSparingMailer } from './features/mail/sparing-mailer.ts';
import { createKeys } from './features/accounts/tokens-and-keys/keys.ts';
import { createUnsubscribeUrls } from './features/notifications/unsubscribe-address.ts';
import { JOBS } from './jobs.ts';
import { senderOf } from './legal-settings.ts';
import { createKeyForgetter } from './platform/forget-keys.ts';
import { buildInternalServer } from './platform/http/internal-server.ts';
import { keyringOf } from './platform/secrets/keyring.ts';
import { createMailer } from './platform/delivery/mail.ts';
import { registerQueueFigures } from './platform/metrics/metrics.ts';
import { paymentsOf } from './platform/payments/payments.ts';
import { ARCHIVE_SIGNATURES, createSigner, UNSUBSCRIBE_SIGNATURES } from './platform/secrets/signer.ts';
import { stopOnSignal } from './platform/process.ts';
import { createQueue, NO_QUEUE } from './platform/queue/queue.ts';
import { countJobs } from './platform/queue/statistics.ts';
import { startWorker } from './platform/queue/worker/worker.ts';
import { createStorage } from './platform/storage/storage.ts';
import { smsSenderOf } from './platform/delivery/sms.ts';
import { startTracing } from './platform/tracing/tracing.ts';
import { createRuntime, startEnv } from './runtime.ts';

const STOP_TIMEOUT_SECONDS = 30;

const env = startEnv();
await startTracing(env, 'worker');
const runtime = createRuntime(env, 'worker');
const { log, metrics, systemDb, auth, relay } = runtime;
const origin = env.APP_ORIGINS[0] ?? '';
const keyring = keyringOf(env);
const unsubscribeSigner = createSigner(keyring, UNSUBSCRIBE_SIGNATURES);
const mailer = createSparingMailer({
  mailer: createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    origin,
    supportEmail: env.SUPPORT_EMAIL,
    sender: senderOf(env),
    unsubscribeUrlOf: createUnsubscribeUrls(origin, unsubscribeSigner),
  }),
  authDb: auth.db,
  log,
});

const imports = createImportRunner({ onNotice: (reason) => log.warn('import.notice', { reason }) });

const payments = paymentsOf(env);
// Used when a user deletes their account: their last mail says that the plan has ended.
const { endPlan } = createBilling({
  payments,
  systemDb,
  queue: NO_QUEUE,
  origins: env.APP_ORIGINS,
  hostLocales: env.LOCALE_HOSTS,
  log,
});

const worker = await startWorker({
  jobs: JOBS,
  deps: {
    systemDb,
    authDb: auth.db,
    mailer,
    sms: smsSenderOf(env),
    storage: createStorage(env),
    imports,
    keys: createKeys(keyring),
    origin,
    payments,
    queue: createQueue(),
    db: runtime.db,
    archiveSigner: createSigner(keyring, ARCHIVE_SIGNATURES),
    unsubscribeSigner,
    endPlan,
    isSelling: payments !== null,
    operatorEmail: env.OPERATOR_EMAIL,
    jobNames: JOBS.map(({ name }) => name),
    forgetKeys: createKeyForgetter({ redis: runtime.redis, keyPrefix: env.REDIS_PREFIX }),
  },
  url: env.DATABASE_SYSTEM_URL,
  log,
  onPublished: () => relay.kick(),
});
registerQueueFigures(metrics, () => countJobs(systemDb));
const internal = buildInternalServer({ isReady: runtime.isReady, metrics });

stopOnSignal({
  log,
  timeoutSeconds: STOP_TIMEOUT_SECONDS + 5,
  stop: async () => {
    runtime.announceStop();
    await worker.stop({ timeoutSeconds: STOP_TIMEOUT_SECONDS });
    await internal.close();
    mailer.close();
    imports.close();
    await runtime.close();
  },
});

await internal.listen({ port: env.WORKER_INTERNAL_PORT, host: env.INTERNAL_HOST });
log.info('worker.started', { count: JOBS.length });
