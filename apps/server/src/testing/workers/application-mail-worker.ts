import { createDatabase } from '../../db/client.ts';
import { sendCareerPlan } from '../../features/applications/mails/send-career-plan.job.ts';
import { sendCareerPlans } from '../../features/applications/mails/send-career-plans.job.ts';
import { sendJobAlert } from '../../features/applications/mails/send-job-alert.job.ts';
import { sendJobAlerts } from '../../features/applications/mails/send-job-alerts.job.ts';
import { createSigner, UNSUBSCRIBE_SIGNATURES } from '../../platform/secrets/signer.ts';
import { TEST_KEYRING } from '../accounts.ts';
import { type MailWorkerOptions, startMailWorker } from './mail-worker.ts';

export interface ApplicationMailWorkerOptions extends MailWorkerOptions {
  appUrl: string;
}

/** A worker for application mails. */
export async function startApplicationMailWorker({ appUrl, ...options }: ApplicationMailWorkerOptions) {
  const { db, close } = createDatabase({ url: appUrl, maxConnections: 4, applicationName: 'test-worker' });
  const { stop } = await startMailWorker(
    options,
    [sendJobAlerts, sendJobAlert, sendCareerPlans, sendCareerPlan],
    { db, unsubscribeSigner: createSigner(TEST_KEYRING, UNSUBSCRIBE_SIGNATURES) },
  );
  return {
    stop: async () => {
      await stop();
      await close();
    },
  };
}
