import type {
  AccountPayment,
  AccountSubscription,
  DisputeStatus,
  PaymentAccount,
} from '../../platform/payments/provider.ts';
import type { ProviderState } from '../plans/service.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A month that renews is charged, and told of, some hours after the last one ended. */
const RENEWAL_SLACK_MS = DAY_MS;
/** How long a month lasts that could not be charged, while the provider tries again. */
const GRACE_DAYS = 7;

type Terms = ProviderState['subscription'];
type OwnTerms = Omit<Terms, 'provider_customer_id' | 'dispute_status'>;

const after = (date: Date, ms: number): Date => new Date(date.getTime() + ms);

export const isLive = ({ status }: AccountSubscription): boolean =>
  status === 'active' || status === 'pastDue';

/** What was bought for good and has not been paid back. */
export const findLifetime = ({ payments }: PaymentAccount): AccountPayment | null =>
  payments.find(
    ({ plan, status, isReturned }) => plan === 'proLifetime' && status === 'succeeded' && !isReturned,
  ) ?? null;

/** Payments that were given back, the newest first. Money that a bank took back is no refund of ours. */
export const refundsOf = ({ payments }: PaymentAccount): AccountPayment[] =>
  payments.filter(({ isReturned, dispute }) => isReturned && dispute !== 'lost');

/** Its money is on the way. */
export const isPayingForLifetime = ({ payments, latePayment }: PaymentAccount): boolean =>
  (latePayment?.plan === 'proLifetime' && latePayment.status === 'waiting') ||
  payments.some(({ plan, status }) => plan === 'proLifetime' && status === 'pending');

/** The subscription that counts: one that runs before any other, then the newest. */
const findSubscription = ({ subscriptions }: PaymentAccount): AccountSubscription | null =>
  subscriptions.find(isLive) ?? subscriptions[0] ?? null;

const NOTHING_AHEAD = {
  valid_until: null,
  next_payment_amount_cents: null,
  next_payment_currency: null,
  next_payment_date: null,
  provider_subscription_id: null,
  cancellation_reason: null,
  cancellation_reason_details: null,
  cancellation_effective_date: null,
  can_reactivate_until: null,
} as const satisfies Partial<Terms>;

function monthlyTerms(subscription: AccountSubscription): OwnTerms {
  const { id, status, period, currency, endsAt } = subscription;
  const terms = {
    ...NOTHING_AHEAD,
    subscription_type: 'proSubscription',
    provider_subscription_id: id,
    cancellation_reason: subscription.cancellationReason,
    cancellation_reason_details: subscription.cancellationDetails,
  } as const;
  const payment = { next_payment_amount_cents: period.amountCents, next_payment_currency: currency };
  switch (status) {
    case 'incomplete':
      return { ...terms, status: 'pending' };
    case 'ended':
      return {
        ...terms,
        subscription_type: 'free',
        status: 'ended',
        valid_until: subscription.endedAt ?? endsAt,
      };
    case 'pastDue': {
      // The month that began is not paid for, so its own end promises nothing.
      const end = after(period.start, GRACE_DAYS * DAY_MS);
      return { ...terms, ...payment, status: 'gracePeriod', valid_until: end, next_payment_date: end };
    }
    case 'active':
      return endsAt === null
        ? {
            ...terms,
            ...payment,
            status: 'active',
            valid_until: after(period.end, RENEWAL_SLACK_MS),
            next_payment_date: period.end,
          }
        : {
            ...terms,
            status: 'cancelled',
            valid_until: endsAt,
            cancellation_effective_date: endsAt,
            can_reactivate_until: endsAt,
          };
  }
}

function termsOf(account: PaymentAccount): OwnTerms {
  if (findLifetime(account) !== null)
    return { ...NOTHING_AHEAD, subscription_type: 'proLifetime', status: 'active' };
  const subscription = findSubscription(account);
  if (subscription !== null && isLive(subscription)) return monthlyTerms(subscription);
  if (isPayingForLifetime(account))
    return { ...NOTHING_AHEAD, subscription_type: 'proLifetime', status: 'pending' };
  // Bought and never paid: nothing is owed and nothing is had, and the screens say so.
  if (account.latePayment?.plan === 'proLifetime')
    return { ...NOTHING_AHEAD, subscription_type: 'proLifetime', status: 'ended' };
  if (subscription !== null) return monthlyTerms(subscription);
  return { ...NOTHING_AHEAD, subscription_type: 'free', status: 'ended' };
}

/** One that is open counts before the newest that is not. */
function disputeOf({ payments }: PaymentAccount): DisputeStatus | null {
  const disputes = payments.flatMap(({ dispute }) => dispute ?? []);
  return disputes.find((status) => status === 'open') ?? disputes[0] ?? null;
}

/** What follows for a plan from all that the provider knows; the same for the same knowledge, always. */
export function stateOf(customerId: string, account: PaymentAccount): ProviderState {
  const { address } = account;
  return {
    subscription: {
      ...termsOf(account),
      provider_customer_id: customerId,
      dispute_status: disputeOf(account),
    },
    billingInfo: address && {
      customer_id: customerId,
      name: address.name,
      email: address.email,
      address_line1: address.line1,
      address_line2: address.line2,
      address_city: address.city,
      address_state: address.state,
      address_postal_code: address.postalCode,
      address_country: address.country,
    },
  };
}
