import type { Plan } from '@lauda/contract/billing/plans';
import { describe, expect, it } from 'vitest';
import { canBuy, describePlan } from './describe-plan.ts';

const DAY = '2026-12-15T12:00:00.000Z';
const subscription = (changes: Partial<NonNullable<Plan['subscription']>>) => ({
  subscriptionType: 'proSubscription' as const,
  status: 'active' as const,
  validUntil: DAY,
  nextPaymentAmountCents: 500,
  nextPaymentCurrency: 'BRL',
  nextPaymentDate: DAY,
  cancellationReason: null,
  cancellationReasonDetails: null,
  cancellationEffectiveDate: null,
  canReactivateUntil: null,
  ...changes,
});
const describeIt = (isProAccess: boolean, given: Plan['subscription'], loading = false) =>
  describePlan({ loading, isProAccess, subscription: given });

describe('a plan', () => {
  it.each<[object, boolean, Plan['subscription']]>([
    [{ kind: 'free' }, false, null],
    [{ kind: 'staff' }, true, null],
    [{ kind: 'monthly', renewsAt: DAY, amountCents: 500, currency: 'BRL' }, true, subscription({})],
    [{ kind: 'ending', until: DAY }, true, subscription({ status: 'cancelled' })],
    [{ kind: 'grace', until: DAY }, true, subscription({ status: 'gracePeriod' })],
    [{ kind: 'pending' }, false, subscription({ status: 'pending', validUntil: null })],
    [
      { kind: 'unpaid' },
      false,
      subscription({ subscriptionType: 'proLifetime', status: 'ended', validUntil: null }),
    ],
    [{ kind: 'lifetime' }, true, subscription({ subscriptionType: 'proLifetime', validUntil: null })],
    [{ kind: 'ended', at: DAY }, false, subscription({ subscriptionType: 'free', status: 'ended' })],
    // Its end date has passed, but the provider's webhook has not arrived.
    [{ kind: 'ended', at: DAY }, false, subscription({ status: 'cancelled' })],
    [{ kind: 'free' }, false, subscription({ subscriptionType: 'free', status: 'ended', validUntil: null })],
    [{ kind: 'staff' }, true, subscription({ subscriptionType: 'free', status: 'ended' })],
    [{ kind: 'staff' }, true, subscription({ nextPaymentDate: null })],
  ])('is %j', (expected, isProAccess, given) => {
    expect(describeIt(isProAccess, given)).toEqual(expected);
  });

  it('is not spoken of before it is known', () => {
    expect(describeIt(true, subscription({}), true)).toEqual({ kind: 'loading' });
  });

  it('can be bought by whoever has none', () => {
    const kinds = ['loading', 'free', 'lifetime', 'staff', 'pending'] as const;
    expect(kinds.filter((kind) => canBuy({ kind }))).toEqual(['free']);
    expect(canBuy({ kind: 'ended', at: DAY })).toBe(true);
    expect(canBuy({ kind: 'unpaid' })).toBe(true);
  });
});
