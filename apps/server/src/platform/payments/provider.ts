import type { CancellationReason, Currency, PaidPeriod, PaidPlan } from '@lauda/domain/billing';
import type { Locale } from '@lauda/domain/locale';

export interface AccountSubscription {
  readonly id: string;
  /** `pastDue`: the last payment failed and is tried again. */
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
  /** What it bought; null for a month of a subscription. */
  readonly plan: PaidPlan | null;
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** Refunded in full, or lost in a dispute. */
  readonly isReturned: boolean;
  /** Of the customer's bank with us about this payment. */
  readonly dispute: DisputeStatus | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly createdAt: Date;
}

/** `won`: closed, and the money stayed. */
export type DisputeStatus = 'open' | 'won' | 'lost';

/** A checkout that is over while its money is on the way (Pix, boleto), or never came. */
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

/** Everything the payment provider knows of a customer that decides about their plan. */
export interface PaymentAccount {
  /** Null when the customer was deleted there. */
  readonly address: BillingAddress | null;
  /** The newest first. */
  readonly subscriptions: readonly AccountSubscription[];
  readonly payments: readonly AccountPayment[];
  /** Of the last checkout; null when it was paid at once, or the money has come. */
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
  /** The same key leads to the same checkout, however often it is asked for. */
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
  /** Null for what is about no customer. */
  readonly customerId: string | null;
  /** Words about disputes name the charge alone. */
  readonly chargeId: string | null;
}

/** The payment provider as the product needs it. All but `readEvent` ask over the network, and may throw. */
export interface PaymentProvider {
  createCustomer(user: {
    userId: string;
    email: string;
    name: string | null;
    locale: Locale;
  }): Promise<string>;
  /** Invoices and receipts go there from now on. False when the customer was deleted there. */
  changeEmail(customerId: string, email: string): Promise<boolean>;
  readAccount(customerId: string): Promise<PaymentAccount>;
  /** Null when the charge is nobody's, or unknown. */
  findCustomerOfCharge(chargeId: string): Promise<string | null>;
  listInvoices(customerId: string): Promise<AccountInvoice[]>;
  createCheckout(order: CheckoutOrder): Promise<Checkout>;
  findCheckout(checkoutId: string): Promise<Checkout>;
  /** Whether nobody can pay by it any more without having done so. */
  expireCheckout(checkoutId: string): Promise<boolean>;
  /** Null when the provider gave no address. */
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
  /** Nothing is charged or credited for what is left. */
  endNow(subscriptionId: string): Promise<void>;
  refund(paymentId: string): Promise<void>;
  /** Customers with a subscription that is not over, all of them. */
  listLiveCustomers(): AsyncIterable<string>;
  /** Null when it was not signed by the provider, or too long ago. */
  readEvent(body: string, signature: string): PaymentEvent | null;
}
