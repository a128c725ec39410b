import type { CancellationReason, Currency, PaidPlan } from '@lauda/domain/billing';
import { Stripe } from 'stripe';
import { AppError } from '../../errors.ts';
import type { AccountPayment, LatePayment, PaymentProvider } from './provider.ts';
import {
  addressOf,
  checkoutOf,
  disputeStatusOf,
  DETAILS_METADATA,
  idOf,
  invoiceOf,
  latePaymentOf,
  paymentOf,
  PLAN_METADATA,
  REASON_METADATA,
  subscriptionOf,
} from './stripe-objects.ts';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Without a path. */
  apiUrl: string;
  prices: Readonly<Record<PaidPlan, Readonly<Record<Currency, string>>>>;
}

const TIMEOUT_MS = 10_000;
const RETRIES = 3;
/** The maximum page size; no customer has as many entries. */
const WHOLE_LIST = 100;
const WEBHOOK_TOLERANCE_SECONDS = 300;
/** How long a failed late payment is still shown to the user. */
const TOLD_SECONDS = 14 * 24 * 60 * 60;

const signedAtSeconds = (signature: string): number => Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0);

const FEEDBACK: Readonly<
  Record<CancellationReason, Stripe.SubscriptionUpdateParams.CancellationDetails.Feedback>
> = {
  tooExpensive: 'too_expensive',
  missingFeatures: 'missing_features',
  notUsed: 'unused',
  technicalIssues: 'low_quality',
  foundAlternative: 'switched_service',
  temporaryPause: 'other',
  other: 'other',
};

const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);
const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

/** Uses Stripe's own library, which retries network failures itself. */
export function createStripe({ secretKey, webhookSecret, apiUrl, prices }: StripeOptions): PaymentProvider {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  const stripe = new Stripe(secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });

  const readCharges = async (customer: string) =>
    (await stripe.charges.list({ customer, limit: WHOLE_LIST })).data;

  /** Disputes are rare, so they are fetched only for charges that have one. */
  const readPayments = async (customer: string): Promise<AccountPayment[]> =>
    Promise.all(
      (await readCharges(customer)).map(async (charge) => {
        if (!charge.disputed) return paymentOf(charge, null);
        const [last] = (await stripe.disputes.list({ charge: charge.id, limit: 1 })).data;
        return paymentOf(charge, last ? disputeStatusOf(last) : 'open');
      }),
    );

  const readLatePayment = async (customer: string): Promise<LatePayment | null> => {
    const { data } = await stripe.checkout.sessions.list({
      customer,
      limit: 1,
      expand: ['data.payment_intent'],
    });
    const [last] = data;
    return last === undefined || last.created < seconds(new Date()) - TOLD_SECONDS
      ? null
      : latePaymentOf(last);
  };

  const provider: PaymentProvider = {
    createCustomer: async ({ userId, email, name, locale }) => {
      // An idempotency key is refused with different parameters, so details that can change are sent in a second
      // call.
      const { id } = await stripe.customers.create(
        { metadata: { userId } },
        { idempotencyKey: `customer-${userId}` },
      );
      await stripe.customers.update(id, {
        email,
        preferred_locales: [locale],
        ...(name === null ? {} : { name }),
      });
      return id;
    },

    changeEmail: async (customerId, email) => {
      try {
        await stripe.customers.update(customerId, { email });
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    readAccount: async (customerId) => {
      const [customer, subscriptions, payments, latePayment] = await Promise.all([
        stripe.customers.retrieve(customerId),
        stripe.subscriptions.list({ customer: customerId, status: 'all', limit: WHOLE_LIST }),
        readPayments(customerId),
        readLatePayment(customerId),
      ]);
      return {
        address: customer.deleted ? null : addressOf(customer),
        subscriptions: subscriptions.data.map(subscriptionOf),
        payments,
        latePayment,
      };
    },

    findCustomerOfCharge: async (chargeId) => {
      try {
        return idOf((await stripe.charges.retrieve(chargeId)).customer);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    listInvoices: async (customer) => {
      const [invoices, charges] = await Promise.all([
        stripe.invoices.list({ customer, limit: WHOLE_LIST, expand: ['data.payments'] }),
        readCharges(customer),
      ]);
      const returned = new Set(
        charges.filter(({ refunded }) => refunded).map(({ payment_intent }) => idOf(payment_intent) ?? ''),
      );
      return invoices.data.flatMap((invoice) => invoiceOf(invoice, returned) ?? []);
    },

    createCheckout: async (order) => {
      const { key, userId, plan, currency, creditCents } = order;
      const metadata = { userId, [PLAN_METADATA]: plan };
      const coupon =
        creditCents === 0
          ? null
          : await stripe.coupons.create(
              { amount_off: creditCents, currency, duration: 'once', max_redemptions: 1 },
              { idempotencyKey: `credit-${key}` },
            );
      const session = await stripe.checkout.sessions.create(
        {
          customer: order.customerId,
          client_reference_id: userId,
          line_items: [{ price: prices[plan][currency], quantity: 1 }],
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
          expires_at: seconds(order.expiresAt),
          locale: order.locale === 'pt-BR' ? 'pt-BR' : 'en',
          customer_update: { name: 'auto', address: 'auto' },
          metadata,
          ...(coupon && { discounts: [{ coupon: coupon.id }] }),
          ...(plan === 'proSubscription'
            ? { mode: 'subscription', subscription_data: { metadata: { userId } } }
            : { mode: 'payment', payment_intent_data: { metadata }, invoice_creation: { enabled: true } }),
        },
        { idempotencyKey: `checkout-${key}` },
      );
      return checkoutOf(session);
    },

    findCheckout: async (id) => checkoutOf(await stripe.checkout.sessions.retrieve(id)),

    expireCheckout: async (id) => {
      try {
        return (await stripe.checkout.sessions.expire(id)).status === 'expired';
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        // Only an open checkout can be expired.
        return (await stripe.checkout.sessions.retrieve(id)).status === 'expired';
      }
    },

    createPortal: async ({ customerId, returnUrl, isForPaymentMethod, locale }) => {
      // The library's type promises a URL, but the API may return none.
      const session: { url?: string | null } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        locale: locale === 'pt-BR' ? 'pt-BR' : 'en',
        ...(isForPaymentMethod && { flow_data: { type: 'payment_method_update' } }),
      });
      return session.url ?? null;
    },

    endWithPeriod: async (id, { reason, details }) => {
      await stripe.subscriptions.update(id, {
        cancel_at_period_end: true,
        metadata: { [REASON_METADATA]: reason ?? '', [DETAILS_METADATA]: details },
        cancellation_details: { comment: details, ...(reason && { feedback: FEEDBACK[reason] }) },
      });
    },

    resume: async (id) => {
      const { cancel_at_period_end } = await stripe.subscriptions.retrieve(id);
      await stripe.subscriptions.update(id, {
        // Stripe's own pages set a date instead, and setting both is refused.
        ...(cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' }),
        metadata: { [REASON_METADATA]: '', [DETAILS_METADATA]: '' },
      });
    },

    endNow: async (id) => {
      try {
        await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
      } catch (error) {
        // The subscription has already ended.
        if (!isMissing(error)) throw error;
      }
    },

    refund: async (charge) => {
      await stripe.refunds.create(
        { charge, reason: 'requested_by_customer' },
        { idempotencyKey: `refund-${charge}` },
      );
    },

    listLiveCustomers: async function* listLiveCustomers() {
      for await (const { customer } of stripe.subscriptions.list({ limit: WHOLE_LIST })) {
        const id = idOf(customer);
        if (id !== null) yield id;
      }
    },

    readEvent: (body, signature) => {
      // The library rejects old timestamps, but not future ones.
      if (signedAtSeconds(signature) > Date.now() / 1_000 + WEBHOOK_TOLERANCE_SECONDS) return null;
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          WEBHOOK_TOLERANCE_SECONDS,
        );
        const { object } = event.data as {
          object: {
            object?: string;
            id?: string;
            customer?: string | { id: string } | null;
            charge?: string | { id: string } | null;
          };
        };
        const customerId = object.object === 'customer' ? (object.id ?? null) : idOf(object.customer);
        const chargeId = object.object === 'dispute' ? idOf(object.charge) : null;
        return { id: event.id, type: event.type, customerId, chargeId };
      } catch {
        return null;
      }
    },
  };
  return answerUnavailable(provider);
}

/** Callers get UNAVAILABLE; the provider's error only goes to the log. */
function answerUnavailable(provider: PaymentProvider): PaymentProvider {
  const guarded = Object.entries(provider).map(([name, call]) => {
    if (name === 'readEvent' || name === 'listLiveCustomers') return [name, call];
    const ask = call as (...args: unknown[]) => Promise<unknown>;
    const guard = async (...args: unknown[]): Promise<unknown> => {
      try {
        return await ask(...args);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError)
          throw new AppError('UNAVAILABLE', null, { cause: error });
        throw error;
      }
    };
    return [name, guard];
  });
  return Object.fromEntries(guarded) as PaymentProvider;
}
