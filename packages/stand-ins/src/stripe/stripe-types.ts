/** The fields of Stripe's objects that the product reads, under Stripe's names. Times are in seconds. */

export interface Price {
  id: string;
  object: 'price';
  currency: string;
  unit_amount: number;
  recurring: { interval: 'month'; interval_count: 1 } | null;
}

export interface Customer {
  id: string;
  object: 'customer';
  created: number;
  email: string | null;
  name: string | null;
  address: Record<string, string> | null;
  metadata: Record<string, string>;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  created: number;
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  currency: string;
  billing_cycle_anchor: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  cancellation_details: Record<string, unknown>;
  metadata: Record<string, string>;
  items: {
    object: 'list';
    data: [
      {
        id: string;
        object: 'subscription_item';
        price: Price;
        current_period_start: number;
        current_period_end: number;
      },
    ];
  };
}

export interface Charge {
  id: string;
  object: 'charge';
  created: number;
  customer: string;
  amount: number;
  currency: string;
  status: 'succeeded' | 'failed';
  refunded: boolean;
  disputed: boolean;
  payment_intent: string;
  metadata: Record<string, string>;
}

/** Refers to its charge, but not to its customer. */
export interface Dispute {
  id: string;
  object: 'dispute';
  created: number;
  charge: string;
  amount: number;
  currency: string;
  status: 'needs_response' | 'won' | 'lost';
}

export interface Invoice {
  id: string;
  object: 'invoice';
  number: string;
  created: number;
  customer: string;
  total: number;
  currency: string;
  status: 'paid' | 'open' | 'void';
  hosted_invoice_url: string;
  payments: { object: 'list'; data: { payment: { type: 'payment_intent'; payment_intent: string } }[] };
}

export interface Coupon {
  id: string;
  object: 'coupon';
  amount_off: number;
  currency: string;
}

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  created: number;
  customer: string;
  mode: 'subscription' | 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  subscription: string | null;
  /** Only set for delayed payment methods. */
  payment_intent: { id: string; status: 'processing' | 'succeeded' | 'requires_payment_method' } | null;
  url: string | null;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  locale: string;
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  created: number;
  type: string;
  data: { object: unknown };
}

/** A parsed form body; brackets become nesting. */
export interface Form {
  [name: string]: string | Form | undefined;
}

/** An error in Stripe's own format: Stripe's library treats anything else as a response. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, type: string, message: string, code?: string) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, code } };
  }
}
