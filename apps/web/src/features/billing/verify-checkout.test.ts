import type { Plan } from '@lauda/contract/billing/plans';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Verification, verifyCheckout } from './verify-checkout.ts';

type Subscription = NonNullable<Plan['subscription']>;
const planWith = (subscription: Pick<Subscription, 'subscriptionType' | 'status'> | null): Plan => ({
  isProAccess: false,
  subscription: subscription && {
    validUntil: null,
    nextPaymentAmountCents: null,
    nextPaymentCurrency: null,
    nextPaymentDate: null,
    cancellationReason: null,
    cancellationReasonDetails: null,
    cancellationEffectiveDate: null,
    canReactivateUntil: null,
    ...subscription,
  },
  billingInfo: null,
  usageLimit: { maxAiSuggestions: 3, aiSuggestions: 0 },
});
const NOTHING = planWith(null);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(answers: readonly (Plan | Error)[]) {
  const stop = new AbortController();
  const startedAt = Date.now();
  const looks: number[] = [];
  const attempts: number[] = [];
  let outcome: Verification | null = null;
  const readPlan = async () => {
    looks.push(Date.now() - startedAt);
    const answer = answers[looks.length - 1] ?? NOTHING;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const onAttempt = (attempt: number) => void attempts.push(attempt);
  void verifyCheckout({ readPlan, onAttempt, signal: stop.signal }).then((found) => (outcome = found));
  return { stop, looks, attempts, outcome: () => outcome };
}

describe('[BILL-02] after a checkout', () => {
  it('the plan is looked for every 2 s, 10 times, and then said to be pending', async () => {
    const run = start([]);
    await vi.advanceTimersByTimeAsync(17_999);
    expect([run.looks.length, run.outcome()]).toEqual([9, null]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run.looks).toEqual([0, 2_000, 4_000, 6_000, 8_000, 10_000, 12_000, 14_000, 16_000, 18_000]);
    expect(run.attempts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(run.outcome()).toBe('pending');
  });

  it.each(['proSubscription', 'proLifetime'] as const)('%s that is active ends the search', async (type) => {
    const run = start([NOTHING, planWith({ subscriptionType: type, status: 'active' })]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([run.looks, run.outcome()]).toEqual([[0, 2_000], type]);
  });

  it('a plan that is not active, or free, is not what was bought', async () => {
    const run = start([
      planWith({ subscriptionType: 'proLifetime', status: 'pending' }),
      planWith({ subscriptionType: 'free', status: 'active' }),
      planWith({ subscriptionType: 'proSubscription', status: 'ended' }),
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([run.looks.length, run.outcome()]).toEqual([10, 'pending']);
  });

  it('a payment that never came ends the search', async () => {
    const run = start([
      planWith({ subscriptionType: 'proLifetime', status: 'pending' }),
      planWith({ subscriptionType: 'proLifetime', status: 'ended' }),
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([run.looks.length, run.outcome()]).toEqual([2, 'unpaid']);
  });

  it('a failure ends the search', async () => {
    const run = start([NOTHING, new Error('down')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([run.looks.length, run.outcome()]).toEqual([2, 'failed']);
  });

  it('nothing is looked for or said once the person has left', async () => {
    const run = start([]);
    await vi.advanceTimersByTimeAsync(1_000);
    run.stop.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([run.looks.length, run.outcome()]).toEqual([1, 'stopped']);
  });
});
