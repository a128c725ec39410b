import type { Kysely } from 'kysely';
import { createDatabase } from '../../db/client.ts';
import type { DB } from '../../db/tables.ts';
import { createQueue } from '../../platform/queue/queue.ts';
import { startWorker, type WorkerOptions } from '../../platform/queue/worker/worker.ts';
import { TEST_ORIGIN } from '../accounts.ts';
import { createTestMailer } from '../mailer.ts';
import { createRecordedLog } from '../recorded-log.ts';

export interface MailWorkerOptions {
  systemUrl: string;
  authUrl: string;
  smtpUrl: string;
}

interface MailWorkerDeps {
  queue: ReturnType<typeof createQueue>;
  systemDb: Kysely<DB>;
  authDb: Kysely<DB>;
  mailer: ReturnType<typeof createTestMailer>;
  origin: string;
}

/** A worker for a few mail jobs, in this process or in one that a test kills. */
export async function startMailWorker<More extends object>(
  { systemUrl, authUrl, smtpUrl }: MailWorkerOptions,
  jobs: WorkerOptions<MailWorkerDeps & NoInfer<More>>['jobs'],
  more: More,
) {
  const open = (url: string) => createDatabase({ url, maxConnections: 8, applicationName: 'test-worker' });
  const [system, auth] = [open(systemUrl), open(authUrl)];
  const mailer = createTestMailer(smtpUrl);
  const worker = await startWorker({
    jobs,
    deps: {
      queue: createQueue(),
      systemDb: system.db,
      authDb: auth.db,
      mailer,
      origin: TEST_ORIGIN,
      ...more,
    },
    url: systemUrl,
    log: createRecordedLog(),
    pollMilliseconds: 30,
    superviseSeconds: 1,
  });
  return {
    stop: async () => {
      await worker.stop({ timeoutSeconds: 5 });
      mailer.close();
      await Promise.all([system.close(), auth.close()]);
    },
  };
}
