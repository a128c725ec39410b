import type { StripeStore } from './stripe-store.ts';
import type { CheckoutSession, Dispute, Invoice, Price, Subscription } from './stripe-types.ts';

/** How long a failed payment is retried before the subscription ends. */
const DUNNING_SECONDS = 21 * 86_400;

/** The same day of a later month, or the month's last day; like Stripe, counted from the anchor date. */
function addMonths(anchor: number, months: number): number {
  const start = new Date(anchor * 1_000);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1_000);
}

const periodEndAfter = (anchor: number, start: number): number => {
  let months = 1;
  while (addMonths(anchor, months) <= start) months += 1;
  return addMonths(anchor, months);
};

interface Payment {
  customer: string;
  amount: number;
  currency: string;
  metadata?: Record<string, string>;
  isDeclined?: boolean;
  hasInvoice?: boolean;
}

export type StripeLifecycle = ReturnType<typeof createStripeLifecycle>;

/** State changes caused by actions on Stripe's pages and by the passing of time. */
export function createStripeLifecycle(store: StripeStore, pageUrl: (path: string) => string) {
  const pay = (payment: Payment): void => {
    const { customer, amount, currency, metadata = {}, isDeclined = false, hasInvoice = true } = payment;
    const intent = store.newId('pi');
    const charge = store.put('charge', {
      id: store.newId('ch'),
      object: 'charge',
      created: store.now(customer),
      customer,
      amount,
      currency,
      status: isDeclined ? 'failed' : 'succeeded',
      refunded: false,
      disputed: false,
      payment_intent: intent,
      metadata,
    });
    store.emit(isDeclined ? 'charge.failed' : 'charge.succeeded', charge);
    if (!hasInvoice) return;
    const id = store.newId('in');
    const invoice: Invoice = store.put('invoice', {
      id,
      object: 'invoice',
      number: `LAUDA-${String(store.list('invoice').length + 1).padStart(4, '0')}`,
      created: store.now(customer),
      customer,
      total: amount,
      currency,
      status: isDeclined ? 'open' : 'paid',
      hosted_invoice_url: pageUrl(`/invoice/${id}`),
      payments: { object: 'list', data: [{ payment: { type: 'payment_intent', payment_intent: intent } }] },
    });
    store.emit(isDeclined ? 'invoice.payment_failed' : 'invoice.paid', invoice);
  };

  const end = (subscription: Subscription, at: number): void => {
    Object.assign(subscription, { status: 'canceled', canceled_at: at, ended_at: at });
    store.emit('customer.subscription.deleted', subscription);
  };

  const renew = (subscription: Subscription): void => {
    const { customer, currency } = subscription;
    const [item] = subscription.items.data;
    const isDeclined = store.isDeclining(customer);
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEndAfter(subscription.billing_cycle_anchor, item.current_period_start);
    subscription.status = isDeclined ? 'past_due' : 'active';
    pay({ customer, amount: item.price.unit_amount, currency, isDeclined });
    store.emit('customer.subscription.updated', subscription);
  };

  /** Advances a subscription to its customer's current time. */
  const age = (subscription: Subscription): void => {
    const [item] = subscription.items.data;
    const now = store.now(subscription.customer);
    while (subscription.status !== 'canceled') {
      const givesUpAt = item.current_period_start + DUNNING_SECONDS;
      if (subscription.status === 'past_due') {
        if (now >= givesUpAt) end(subscription, givesUpAt);
        return;
      }
      if (item.current_period_end > now) return;
      if (subscription.cancel_at === null) renew(subscription);
      else end(subscription, subscription.cancel_at);
    }
  };

  const subscribe = (
    session: CheckoutSession,
    price: Price,
    metadata: Record<string, string>,
  ): Subscription => {
    const start = store.now(session.customer);
    return store.put('subscription', {
      id: store.newId('sub'),
      object: 'subscription',
      created: start,
      customer: session.customer,
      status: 'active',
      currency: session.currency,
      billing_cycle_anchor: start,
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      cancellation_details: {},
      metadata,
      items: {
        object: 'list',
        data: [
          {
            id: store.newId('si'),
            object: 'subscription_item',
            price,
            current_period_start: start,
            current_period_end: addMonths(start, 1),
          },
        ],
      },
    });
  };

  return {
    pay,
    end,
    subscribe,
    /** The customer's bank opens a dispute over a charge. */
    dispute: (chargeId: string): Dispute => {
      const charge = store.get('charge', chargeId);
      charge.disputed = true;
      const dispute = store.put('dispute', {
        id: store.newId('du'),
        object: 'dispute',
        created: store.now(charge.customer),
        charge: charge.id,
        amount: charge.amount,
        currency: charge.currency,
        status: 'needs_response',
      });
      store.emit('charge.dispute.created', dispute);
      return dispute;
    },
    closeDispute: (disputeId: string, status: 'won' | 'lost'): void => {
      const dispute = store.get('dispute', disputeId);
      dispute.status = status;
      store.emit('charge.dispute.closed', dispute);
    },
    advance: (customerId: string, days: number): void => {
      store.letPass(customerId, days);
      for (const subscription of store.list('subscription', customerId)) age(subscription);
    },
    /** The customer's card works again: open invoices are paid. */
    mendCard: (customerId: string): void => {
      store.setDeclining(customerId, false);
      for (const subscription of store.list('subscription', customerId)) {
        if (subscription.status !== 'past_due') continue;
        for (const invoice of store.list('invoice', customerId))
          if (invoice.status === 'open') {
            invoice.status = 'paid';
            store.emit('invoice.paid', invoice);
          }
        subscription.status = 'active';
        const [{ price }] = subscription.items.data;
        pay({ customer: customerId, amount: price.unit_amount, currency: price.currency, hasInvoice: false });
        store.emit('customer.subscription.updated', subscription);
      }
    },
  };
}
