import type {
  AccountPayment,
  AccountSubscription,
  DisputeStatus,
  PaymentAccount,
} from '../../../platform/payments/provider.ts';
import type { ProviderState } from '../../plans/service.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A renewal is charged, and its webhook arrives, some hours after the previous month ends. */
const RENEWAL_SLACK_MS = DAY_MS;
/** Days of access after a failed charge, while the provider retries it. */
const GRACE_DAYS = 7;

type Terms = ProviderState['subscription'];
type OwnTerms = Omit<Terms, 'provider_customer_id' | 'dispute_status'>;

const after = (date: Date, ms: number): Date => new Date(date.getTime() + ms);

export const isLive = ({ status }: AccountSubscription): boolean =>
  status === 'active' || status === 'pastDue';

/** The lifetime purchase, unless its money was returned. */
export const findLifetime = ({ payments }: PaymentAccount): AccountPayment | null =>
  payments.find(
    ({ plan, status, isReturned }) => plan === 'proLifetime' && status === 'succeeded' && !isReturned,
  ) ?? null;

/** Refunded payments, newest first. A lost dispute is not a refund of ours. */
export const refundsOf = ({ payments }: PaymentAccount): AccountPayment[] =>
  payments.filter(({ isReturned, dispute }) => isReturned && dispute !== 'lost');

/** A lifetime payment is in progress. */
export const isPayingForLifetime = ({ payments, latePayment }: PaymentAccount): boolean =>
  (latePayment?.plan === 'proLifetime' && latePayment.status === 'waiting') ||
  payments.some(({ plan, status }) => plan === 'proLifetime' && status === 'pending');

/** The relevant subscription: a live one first, then the newest. */
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
      // The started month is unpaid, so its own end date does not count.
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
  // Lifetime bought but never paid: nothing is owed and no access is granted; screens show it as ended.
  if (account.latePayment?.plan === 'proLifetime')
    return { ...NOTHING_AHEAD, subscription_type: 'proLifetime', status: 'ended' };
  if (subscription !== null) return monthlyTerms(subscription);
  return { ...NOTHING_AHEAD, subscription_type: 'free', status: 'ended' };
}

/** An open dispute takes precedence over the newest closed one. */
function disputeOf({ payments }: PaymentAccount): DisputeStatus | null {
  const disputes = payments.flatMap(({ dispute }) => dispute ?? []);
  return disputes.find((status) => status === 'open') ?? disputes[0] ?? null;
}

/** Derives the plan from the provider's data. Pure: the same data always gives the same plan. */
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
