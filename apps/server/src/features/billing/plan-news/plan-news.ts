import type { ProviderState, SubscriptionRow } from '../../plans/service.ts';

export const PLAN_NEWS = [
  'started',
  'lifetimeStarted',
  'paymentFailed',
  'cancelled',
  'reactivated',
  'ended',
  'refunded',
] as const;
/** A plan change that the owner is notified of by mail. */
export type PlanNews = (typeof PLAN_NEWS)[number];

type Terms = Pick<SubscriptionRow, 'subscription_type' | 'status' | 'provider_subscription_id'>;

/**
 * Compares the previous with the current state, so each change is notified once, in whichever order webhooks
 * arrive.
 */
export function newsBetween(before: Terms | null, after: ProviderState['subscription']): PlanNews | null {
  if (after.subscription_type === 'proLifetime' && after.status === 'active')
    return before?.subscription_type === 'proLifetime' && before.status === 'active'
      ? null
      : 'lifetimeStarted';
  const wasPro = before !== null && before.subscription_type !== 'free' && before.status !== 'pending';
  if (before === null || !wasPro || before.status === 'ended')
    return after.subscription_type === 'proSubscription' && after.status === 'active' ? 'started' : null;
  const wasOn = before.status === 'active' || before.status === 'gracePeriod';
  if (after.subscription_type === 'free') return wasOn || before.status === 'cancelled' ? 'ended' : null;
  if (after.status === 'gracePeriod') return before.status === 'gracePeriod' ? null : 'paymentFailed';
  if (after.status === 'cancelled') return wasOn ? 'cancelled' : null;
  if (before.status !== 'cancelled' || after.status !== 'active') return null;
  const isSame = before.provider_subscription_id === after.provider_subscription_id;
  return isSame ? 'reactivated' : 'started';
}
