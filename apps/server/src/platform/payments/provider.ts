import type { CancellationReason, Currency, PaidPeriod, PaidPlan } from '@lauda/domain/billing';
import type { Locale } from '@lauda/domain/locale';

export interface AccountSubscription {
  readonly id: string;
  /** `pastDue`: the last payment failed and is being retried. */
  readonly status: 'incomplete' | 'active' | 'pastDue' | 'ended';
  readonly createdAt: Date;
  readonly period: PaidPeriod;
  readonly currency: string;
  /** Set when it will not renew. */
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
  readonly cancellationReason: string | null;
  readonly cancellationDetails: string | null;
}

export interface AccountPayment {
  readonly id: string;
  /** The purchased plan; null for a subscription payment. */
  readonly plan: PaidPlan | null;
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** Refunded in full, or lost in a dispute. */
  readonly isReturned: boolean;
  /** A dispute by the customer's bank about this payment. */
  readonly dispute: DisputeStatus | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly createdAt: Date;
}

/** `won`: closed, and we kept the money. */
export type DisputeStatus = 'open' | 'won' | 'lost';

/** A completed checkout whose payment is still pending (Pix, boleto) or never arrived. */
export interface LatePayment {
  readonly plan: PaidPlan | null;
  readonly status: 'waiting' | 'failed';
}

export interface BillingAddress {
  readonly name: string;
  readonly email: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
}

/** Everything the payment provider knows about a customer that determines their plan. */
export interface PaymentAccount {
  /** Null when the customer was deleted at the provider. */
  readonly address: BillingAddress | null;
  /** Newest first. */
  readonly subscriptions: readonly AccountSubscription[];
  readonly payments: readonly AccountPayment[];
  /** Of the last checkout; null when it was paid immediately, or the payment has arrived. */
  readonly latePayment: LatePayment | null;
}

export interface AccountInvoice {
  readonly id: string;
  readonly number: string | null;
  readonly createdAt: Date;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: 'paid' | 'open' | 'refunded' | 'void';
  readonly url: string | null;
}

export interface CheckoutOrder {
  /** Idempotency key: the same key always returns the same checkout. */
  readonly key: string;
  readonly userId: string;
  readonly customerId: string;
  readonly plan: PaidPlan;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly creditCents: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
}

export interface Checkout {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly url: string | null;
  readonly amountCents: number | null;
  readonly currency: string | null;
}

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Null for events without a customer. */
  readonly customerId: string | null;
  /** Dispute events contain only the charge. */
  readonly chargeId: string | null;
}

/**
 * The payment provider as the product uses it. Every call except `readEvent` goes over the network and may throw.
 */
export interface PaymentProvider {
  createCustomer(user: {
    userId: string;
    email: string;
    name: string | null;
    locale: Locale;
  }): Promise<string>;
  /** Changes the address for invoices and receipts. False when the customer was deleted at the provider. */
  changeEmail(customerId: string, email: string): Promise<boolean>;
  readAccount(customerId: string): Promise<PaymentAccount>;
  /** Null for an unknown charge or one without a customer. */
  findCustomerOfCharge(chargeId: string): Promise<string | null>;
  listInvoices(customerId: string): Promise<AccountInvoice[]>;
  createCheckout(order: CheckoutOrder): Promise<Checkout>;
  findCheckout(checkoutId: string): Promise<Checkout>;
  /** True if the checkout can no longer be paid and was not paid. */
  expireCheckout(checkoutId: string): Promise<boolean>;
  /** Null when the provider returned no URL. */
  createPortal(options: {
    customerId: string;
    returnUrl: string;
    isForPaymentMethod: boolean;
    locale: Locale;
  }): Promise<string | null>;
  endWithPeriod(
    subscriptionId: string,
    why: { reason: CancellationReason | null; details: string },
  ): Promise<void>;
  resume(subscriptionId: string): Promise<void>;
  /** Ends it without charging or crediting the remaining time. */
  endNow(subscriptionId: string): Promise<void>;
  refund(paymentId: string): Promise<void>;
  /** All customers with a subscription that has not ended. */
  listLiveCustomers(): AsyncIterable<string>;
  /** Null when the provider's signature is missing, invalid or too old. */
  readEvent(body: string, signature: string): PaymentEvent | null;
}
