import type { Plan } from '@lauda/contract/billing/plans';

export type PlanSituation =
  | { readonly kind: 'loading' | 'free' | 'lifetime' | 'staff' | 'pending' | 'unpaid' }
  | {
      readonly kind: 'monthly';
      readonly renewsAt: string;
      readonly amountCents: number;
      readonly currency: string;
    }
  | { readonly kind: 'ending' | 'grace'; readonly until: string }
  | { readonly kind: 'ended'; readonly at: string };

interface Known extends Pick<Plan, 'isProAccess' | 'subscription'> {
  readonly loading: boolean;
}

/** Describes the user's plan and the date of its next change. */
export function describePlan({ loading, isProAccess, subscription }: Known): PlanSituation {
  if (loading) return { kind: 'loading' };
  if (subscription === null) return { kind: isProAccess ? 'staff' : 'free' };
  const { subscriptionType, status, validUntil, nextPaymentDate } = subscription;
  if (subscriptionType !== 'free' && status === 'pending') return { kind: 'pending' };
  if (subscriptionType === 'proLifetime' && status === 'ended' && !isProAccess) return { kind: 'unpaid' };
  if (subscriptionType === 'free' || status === 'ended' || !isProAccess) {
    if (isProAccess) return { kind: 'staff' };
    return validUntil === null ? { kind: 'free' } : { kind: 'ended', at: validUntil };
  }
  if (subscriptionType === 'proLifetime') return { kind: 'lifetime' };
  if (status === 'gracePeriod' && validUntil !== null) return { kind: 'grace', until: validUntil };
  if (status === 'cancelled' && validUntil !== null) return { kind: 'ending', until: validUntil };
  if (nextPaymentDate === null) return { kind: 'staff' };
  return {
    kind: 'monthly',
    renewsAt: nextPaymentDate,
    amountCents: subscription.nextPaymentAmountCents ?? 0,
    currency: subscription.nextPaymentCurrency ?? 'USD',
  };
}

/** Whether a plan can be bought from this state. */
export const canBuy = ({ kind }: PlanSituation): boolean =>
  kind === 'free' || kind === 'ended' || kind === 'unpaid';
