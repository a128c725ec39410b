import { createDeadLetterAlert } from './features/operations/dead-letter-alert.ts';
import { createKeys } from './features/accounts/keys.ts';
import { JOBS } from './jobs.ts';
import { buildInternalServer } from './platform/http/internal-server.ts';
import { createMailer } from './platform/mail.ts';
import { registerQueueFigures } from './platform/metrics.ts';
import { paymentsOf } from './platform/payments/payments.ts';
import { stopOnSignal } from './platform/process.ts';
import { createQueue } from './platform/queue/queue.ts';
import { countJobs } from './platform/queue/statistics.ts';
import { startWorker } from './platform/queue/worker.ts';
import { createStorage } from './platform/storage.ts';
import { smsSenderOf } from './platform/sms.ts';
import { createRuntime, startEnv } from './runtime.ts';

const STOP_TIMEOUT_SECONDS = 30;

const env = startEnv();
const runtime = createRuntime(env, 'worker');
const { log, metrics, systemDb, auth, relay } = runtime;
const mailer = createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM });

const worker = await startWorker({
  jobs: JOBS,
  deps: {
    systemDb,
    authDb: auth.db,
    mailer,
    sms: smsSenderOf(env),
    storage: createStorage(env),
    keys: createKeys(env.AUTH_SECRET),
    origin: env.APP_ORIGINS[0] ?? '',
    payments: paymentsOf(env),
    queue: createQueue(),
  },
  url: env.DATABASE_SYSTEM_URL,
  log,
  onPublished: () => relay.kick(),
  onDeadLetter: createDeadLetterAlert({ systemDb, queue: createQueue(), operatorEmail: env.OPERATOR_EMAIL }),
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
    await runtime.close();
  },
});

await internal.listen({ port: env.WORKER_INTERNAL_PORT, host: env.INTERNAL_HOST });
log.info('worker.started', { count: JOBS.length });
