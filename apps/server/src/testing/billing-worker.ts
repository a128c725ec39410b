import { stripeEnv } from '@lauda/stand-ins/stripe-server';
import { createDatabase } from '../db/client.ts';
import { sendPlanNews } from '../features/billing/send-plan-news.job.ts';
import { syncBilling } from '../features/billing/sync-billing.job.ts';
import { paymentsOf } from '../platform/payments/payments.ts';
import type { PaymentProvider } from '../platform/payments/provider.ts';
import { createQueue } from '../platform/queue/queue.ts';
import { startWorker } from '../platform/queue/worker.ts';
import { TEST_ORIGIN } from './accounts.ts';
import { createRecordedLog } from './recorded-log.ts';
import { createTestMailer } from './mailer.ts';

/** Stripe's own library, pointed at the stand-in. */
export function testPayments(stripePort: number): PaymentProvider {
  const payments = paymentsOf({ STRIPE_API_URL: '', ...stripeEnv(stripePort) });
  if (payments === null) throw new Error('the stand-in has settings');
  return payments;
}

export interface BillingWorkerOptions {
  systemUrl: string;
  authUrl: string;
  stripePort: number;
  smtpUrl: string;
}

/** A worker for the jobs of billing alone. */
export async function startBillingWorker({ systemUrl, authUrl, stripePort, smtpUrl }: BillingWorkerOptions) {
  const open = (url: string) => createDatabase({ url, maxConnections: 8, applicationName: 'billing-worker' });
  const [system, auth] = [open(systemUrl), open(authUrl)];
  const mailer = createTestMailer(smtpUrl);
  const worker = await startWorker({
    jobs: [syncBilling, sendPlanNews],
    deps: {
      payments: testPayments(stripePort),
      queue: createQueue(),
      systemDb: system.db,
      authDb: auth.db,
      mailer,
      origin: TEST_ORIGIN,
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
