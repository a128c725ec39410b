import type { Plan } from '@lauda/contract/billing/plans';

export const VERIFY_ATTEMPTS = 10;
const VERIFY_EVERY_MS = 2_000;

export type Verification = 'proSubscription' | 'proLifetime' | 'pending' | 'unpaid' | 'failed' | 'stopped';

interface VerifyOptions {
  readPlan: () => Promise<Plan>;
  onAttempt: (attempt: number) => void;
  signal: AbortSignal;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Polls for the payment: ten times, two seconds apart. */
export async function verifyCheckout({ readPlan, onAttempt, signal }: VerifyOptions): Promise<Verification> {
  for (let attempt = 1; attempt <= VERIFY_ATTEMPTS; attempt += 1) {
    if (attempt > 1) await pause(VERIFY_EVERY_MS, signal);
    if (signal.aborted) return 'stopped';
    onAttempt(attempt);
    try {
      const { subscription } = await readPlan();
      if (signal.aborted) return 'stopped';
      if (subscription?.status === 'active' && subscription.subscriptionType !== 'free')
        return subscription.subscriptionType;
      // A Pix or boleto payment that has expired; the page says so.
      if (subscription?.status === 'ended' && subscription.subscriptionType === 'proLifetime')
        return 'unpaid';
    } catch {
      return signal.aborted ? 'stopped' : 'failed';
    }
  }
  return 'pending';
}
