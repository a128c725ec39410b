import { createBilling } from '../../features/billing/billing.ts';
import { createDatabase } from '../../db/client.ts';
import { createKeyForgetter } from '../../platform/forget-keys.ts';
import type { Log } from '../../platform/log.ts';
import { NO_QUEUE } from '../../platform/queue/queue.ts';
import { createRedis } from '../../platform/redis.ts';
import { ARCHIVE_SIGNATURES, createSigner, UNSUBSCRIBE_SIGNATURES } from '../../platform/secrets/signer.ts';
import { createFolderStorage } from '../../platform/storage/storage-folder.ts';
import { TEST_ORIGIN, TEST_KEYRING } from '../accounts.ts';
import { testPayments } from './billing-worker.ts';
import { testSettings } from '../settings.ts';
import { createTestMailer } from '../mailer.ts';

export interface PrivacyJobOptions {
  appUrl: string;
  systemUrl: string;
  authUrl: string;
  stripePort: number;
  smtpUrl: string;
  storageFolder: string;
  redisPrefix: string;
}

/** The worker's dependencies for the jobs of privacy and notifications. */
export async function openPrivacyJobs(options: PrivacyJobOptions, log: Log) {
  const open = (url: string) => createDatabase({ url, maxConnections: 4, applicationName: 'privacy-jobs' });
  const [app, system, auth] = [open(options.appUrl), open(options.systemUrl), open(options.authUrl)];
  const mailer = createTestMailer(options.smtpUrl);
  const redis = createRedis({ url: testSettings.redisUrl, log, name: 'test-privacy' });
  if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve));
  const { endPlan } = createBilling({
    payments: testPayments(options.stripePort),
    systemDb: system.db,
    queue: NO_QUEUE,
    origins: [TEST_ORIGIN],
    hostLocales: {},
    log,
  });
  return {
    redis,
    deps: {
      db: app.db,
      systemDb: system.db,
      authDb: auth.db,
      storage: createFolderStorage(options.storageFolder),
      mailer,
      origin: TEST_ORIGIN,
      archiveSigner: createSigner(TEST_KEYRING, ARCHIVE_SIGNATURES),
      unsubscribeSigner: createSigner(TEST_KEYRING, UNSUBSCRIBE_SIGNATURES),
      endPlan,
      isSelling: true,
      forgetKeys: createKeyForgetter({ redis, keyPrefix: options.redisPrefix }),
    },
    close: async () => {
      mailer.close();
      redis.disconnect();
      await Promise.all([app.close(), system.close(), auth.close()]);
    },
  };
}
