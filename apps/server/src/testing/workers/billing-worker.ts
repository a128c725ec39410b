import { stripeEnv } from '@lauda/stand-ins/stripe/stripe-server';
import { sendPlanNews } from '../../features/billing/plan-news/send-plan-news.job.ts';
import { syncBilling } from '../../features/billing/sync/sync-billing.job.ts';
import { paymentsOf } from '../../platform/payments/payments.ts';
import type { PaymentProvider } from '../../platform/payments/provider.ts';
import { type MailWorkerOptions, startMailWorker } from './mail-worker.ts';

/** Stripe's own library, connected to the stand-in server. */
export function testPayments(stripePort: number): PaymentProvider {
  const payments = paymentsOf({ STRIPE_API_URL: '', ...stripeEnv(stripePort) });
  if (payments === null) throw new Error('the stand-in has settings');
  return payments;
}

export interface BillingWorkerOptions extends MailWorkerOptions {
  stripePort: number;
}

/** A worker that runs only billing jobs. */
export const startBillingWorker = ({ stripePort, ...options }: BillingWorkerOptions) =>
  startMailWorker(options, [syncBilling, sendPlanNews], { payments: testPayments(stripePort) });
