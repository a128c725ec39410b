import type { StripeLifecycle } from './stripe-lifecycle.ts';
import type { StripeStore } from './stripe-store.ts';
import { type CheckoutSession, type Form, StripeRefusal } from './stripe-types.ts';

const HALF_AN_HOUR_SECONDS = 1_800;
const inner = (form: Form | string | undefined, name: string): string | Form | undefined =>
  typeof form === 'object' ? form[name] : undefined;
export const formOf = (value: string | Form | undefined): Form => (typeof value === 'object' ? value : {});
export const textOf = (value: string | Form | undefined): string => (typeof value === 'string' ? value : '');
export const textsOf = (value: string | Form | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(formOf(value)).map(([name, text]) => [name, textOf(text)]));

const refuse = (message: string): never => {
  throw new StripeRefusal(400, 'invalid_request_error', message);
};

export type StripeCheckouts = ReturnType<typeof createStripeCheckouts>;

export function createStripeCheckouts(
  store: StripeStore,
  lifecycle: StripeLifecycle,
  pageUrl: (path: string) => string,
) {
  const orders = new Map<string, Form>();

  const create = (form: Form): CheckoutSession => {
    const { mode } = form;
    const line = formOf(inner(form['line_items'], '0'));
    const price = store.get('price', line['price']);
    const customer = store.get('customer', form['customer']);
    const expiresAt = Number(form['expires_at'] ?? store.now() + 86_400);
    if (mode !== 'subscription' && mode !== 'payment') return refuse('Invalid mode');
    if ((mode === 'subscription') !== (price.recurring !== null))
      return refuse(`The price does not fit mode ${mode}`);
    if (expiresAt < Math.floor(Date.now() / 1_000) + HALF_AN_HOUR_SECONDS)
      return refuse('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.');
    const coupon = inner(inner(form['discounts'], '0'), 'coupon');
    const discount = coupon === undefined ? null : store.get('coupon', coupon);
    if (discount !== null && discount.currency !== price.currency)
      return refuse('The coupon has another currency');
    const id = store.newId('cs_test');
    orders.set(id, form);
    return store.put('session', {
      id,
      object: 'checkout.session',
      created: store.now(customer.id),
      customer: customer.id,
      mode,
      status: 'open',
      payment_status: 'unpaid',
      subscription: null,
      payment_intent: null,
      url: pageUrl(`/pay/${id}`),
      success_url: textOf(form['success_url']),
      cancel_url: textOf(form['cancel_url']),
      expires_at: expiresAt,
      locale: textOf(form['locale']) || 'en',
      amount_total: price.unit_amount - (discount?.amount_off ?? 0),
      currency: price.currency,
      metadata: textsOf(form['metadata']),
    });
  };

  const payOnce = ({ id, customer, amount_total: amount, currency }: CheckoutSession): void => {
    const form = orders.get(id) ?? {};
    const metadata = textsOf(inner(form['payment_intent_data'], 'metadata'));
    const hasInvoice = inner(form['invoice_creation'], 'enabled') === 'true';
    lifecycle.pay({ customer, amount, currency, metadata, hasInvoice });
  };

  /** Idempotent: completing a session that is no longer open does not pay again. */
  const complete = (
    id: string,
    given: { name?: string; address?: Record<string, string>; isLater?: boolean } = {},
  ): CheckoutSession => {
    const session = store.get('session', id);
    if (session.status !== 'open') return session;
    const form = orders.get(id) ?? {};
    const price = store.get('price', inner(inner(form['line_items'], '0'), 'price'));
    const { customer, amount_total: amount, currency } = session;
    const known = store.get('customer', customer);
    if (given.name) known.name = given.name;
    if (given.address) known.address = given.address;
    const isLater = given.isLater === true && session.mode === 'payment';
    Object.assign(session, { status: 'complete', payment_status: isLater ? 'unpaid' : 'paid', url: null });
    if (isLater) session.payment_intent = { id: store.newId('pi'), status: 'processing' };
    else if (session.mode === 'subscription') {
      const metadata = textsOf(inner(form['subscription_data'], 'metadata'));
      const subscription = lifecycle.subscribe(session, price, metadata);
      session.subscription = subscription.id;
      lifecycle.pay({ customer, amount, currency });
      store.emit('customer.subscription.created', subscription);
    } else payOnce(session);
    store.emit('customer.updated', known);
    store.emit('checkout.session.completed', session);
    return session;
  };

  /** Settles a delayed payment: it has succeeded or failed. */
  const settle = (id: string, isPaid: boolean): CheckoutSession => {
    const session = store.get('session', id);
    if (session.payment_intent?.status !== 'processing') return session;
    session.payment_intent.status = isPaid ? 'succeeded' : 'requires_payment_method';
    if (isPaid) {
      session.payment_status = 'paid';
      payOnce(session);
    }
    store.emit(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, session);
    return session;
  };

  const expire = (id: string): CheckoutSession => {
    const session = store.get('session', id);
    if (session.status !== 'open') refuse('Only Checkout Sessions with a status in ["open"] can be expired.');
    Object.assign(session, { status: 'expired', url: null });
    store.emit('checkout.session.expired', session);
    return session;
  };

  return { create, complete, settle, expire };
}
