import { PAID_PLANS, type PaidPlan } from '@lauda/domain/billing';
import type { Stripe } from 'stripe';
import type {
  AccountInvoice,
  AccountPayment,
  AccountSubscription,
  BillingAddress,
  Checkout,
  DisputeStatus,
  LatePayment,
} from './provider.ts';

export const PLAN_METADATA = 'planType';
export const REASON_METADATA = 'cancellationReason';
export const DETAILS_METADATA = 'cancellationReasonDetails';

const moment = (seconds: number): Date => new Date(seconds * 1_000);

export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const SUBSCRIPTION_STATUS: Readonly<Record<string, AccountSubscription['status']>> = {
  incomplete: 'incomplete',
  trialing: 'active',
  active: 'active',
  past_due: 'pastDue',
};

export function subscriptionOf(given: Stripe.Subscription): AccountSubscription {
  const [item] = given.items.data;
  if (item === undefined) throw new Error(`Subscription ${given.id} holds nothing.`);
  const end = moment(item.current_period_end);
  return {
    id: given.id,
    status: SUBSCRIPTION_STATUS[given.status] ?? 'ended',
    createdAt: moment(given.created),
    period: { start: moment(item.current_period_start), end, amountCents: item.price.unit_amount ?? 0 },
    currency: given.currency.toUpperCase(),
    endsAt: given.cancel_at_period_end ? end : given.cancel_at === null ? null : moment(given.cancel_at),
    endedAt: given.ended_at === null ? null : moment(given.ended_at),
    cancellationReason: given.metadata[REASON_METADATA] ?? null,
    cancellationDetails: given.metadata[DETAILS_METADATA] ?? null,
  };
}

const PAYMENT_STATUS: Readonly<Record<string, AccountPayment['status']>> = {
  succeeded: 'succeeded',
  pending: 'pending',
};

const DISPUTE_STATUS: Readonly<Record<string, DisputeStatus>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

export const disputeStatusOf = ({ status }: Pick<Stripe.Dispute, 'status'>): DisputeStatus =>
  DISPUTE_STATUS[status] ?? 'open';

const PAYMENT_UNDER_WAY: ReadonlySet<string> = new Set(['processing', 'requires_action']);

/** Null for a checkout that is open, abandoned or paid. */
export function latePaymentOf(given: Stripe.Checkout.Session): LatePayment | null {
  if (given.mode !== 'payment' || given.status !== 'complete' || given.payment_status !== 'unpaid')
    return null;
  const intent = given.payment_intent;
  const isWaiting = intent !== null && typeof intent === 'object' && PAYMENT_UNDER_WAY.has(intent.status);
  return { plan: planOf(given.metadata), status: isWaiting ? 'waiting' : 'failed' };
}

const planOf = (metadata: Stripe.Metadata | null): PaidPlan | null =>
  PAID_PLANS.find((plan) => plan === metadata?.[PLAN_METADATA]) ?? null;

export const paymentOf = (given: Stripe.Charge, dispute: DisputeStatus | null): AccountPayment => ({
  id: given.id,
  plan: planOf(given.metadata),
  status: PAYMENT_STATUS[given.status] ?? 'failed',
  isReturned: given.refunded || dispute === 'lost',
  dispute,
  amountCents: given.amount,
  currency: given.currency.toUpperCase(),
  createdAt: moment(given.created),
});

export const addressOf = ({ name, email, address }: Stripe.Customer): BillingAddress => ({
  name: name ?? '',
  email: email ?? '',
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  postalCode: address?.postal_code ?? '',
  country: address?.country ?? '',
});

const INVOICE_STATUS: Readonly<Record<string, AccountInvoice['status']>> = {
  paid: 'paid',
  open: 'open',
  uncollectible: 'open',
  void: 'void',
};

/** Null for a draft invoice. */
export function invoiceOf(
  given: Stripe.Invoice,
  returnedPaymentIntents: ReadonlySet<string>,
): AccountInvoice | null {
  const status = INVOICE_STATUS[given.status ?? ''];
  if (status === undefined) return null;
  const isReturned = (given.payments?.data ?? []).some(({ payment }) =>
    returnedPaymentIntents.has(idOf(payment.payment_intent) ?? ''),
  );
  return {
    id: given.id,
    number: given.number,
    createdAt: moment(given.created),
    amountCents: given.total,
    currency: given.currency.toUpperCase(),
    status: isReturned ? 'refunded' : status,
    url: given.hosted_invoice_url ?? null,
  };
}

export const checkoutOf = (given: Stripe.Checkout.Session): Checkout => ({
  id: given.id,
  status: given.status === 'open' ? 'open' : given.status === 'complete' ? 'complete' : 'expired',
  url: given.url,
  amountCents: given.amount_total,
  currency: given.currency?.toUpperCase() ?? null,
});
