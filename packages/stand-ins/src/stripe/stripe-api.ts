import { formOf, type StripeCheckouts, textOf, textsOf } from './stripe-checkout.ts';
import type { StripeLifecycle } from './stripe-lifecycle.ts';
import type { StripeStore } from './stripe-store.ts';
import { type Form, StripeRefusal, type Subscription } from './stripe-types.ts';

interface ApiParts {
  store: StripeStore;
  lifecycle: StripeLifecycle;
  checkouts: StripeCheckouts;
  pageUrl: (path: string) => string;
}

type Answer = (ids: readonly string[], form: Form) => object;
type ApiRoute = readonly [method: string, path: RegExp, answer: Answer];

const page = (url: string, rows: readonly { id: string }[], form: Form): object => {
  const after = rows.findIndex(({ id }) => id === form['starting_after']);
  const rest = rows.slice(after + 1);
  const data = rest.slice(0, Number(form['limit'] ?? 10));
  return { object: 'list', url, data, has_more: data.length < rest.length };
};

function change(subscription: Subscription, form: Form): void {
  const [item] = subscription.items.data;
  if (form['cancel_at_period_end'] !== undefined) {
    subscription.cancel_at_period_end = form['cancel_at_period_end'] === 'true';
    subscription.cancel_at = subscription.cancel_at_period_end ? item.current_period_end : null;
  }
  if (form['cancel_at'] === '') subscription.cancel_at = null;
  // An empty value removes the entry.
  for (const [name, value] of Object.entries(textsOf(form['metadata'])))
    if (value === '') delete subscription.metadata[name];
    else subscription.metadata[name] = value;
  if (form['cancellation_details'] !== undefined)
    subscription.cancellation_details = formOf(form['cancellation_details']);
}

/** The part of Stripe's API that the product uses; any other call gets a 501. */
export const stripeApi = ({ store, lifecycle, checkouts, pageUrl }: ApiParts): readonly ApiRoute[] => [
  [
    'POST',
    /^\/v1\/customers$/,
    (_ids, form) => {
      const customer = store.put('customer', {
        id: store.newId('cus'),
        object: 'customer',
        created: store.now(),
        email: textOf(form['email']) || null,
        name: textOf(form['name']) || null,
        address: null,
        metadata: textsOf(form['metadata']),
      });
      store.emit('customer.created', customer);
      return customer;
    },
  ],
  ['GET', /^\/v1\/customers\/(\w+)$/, ([id]) => store.get('customer', id)],
  [
    'POST',
    /^\/v1\/customers\/(\w+)$/,
    ([id], form) => {
      const customer = store.get('customer', id);
      if (form['email'] !== undefined) customer.email = textOf(form['email']) || null;
      store.emit('customer.updated', customer);
      return customer;
    },
  ],
  [
    'POST',
    /^\/v1\/coupons$/,
    (_ids, form) =>
      store.put('coupon', {
        id: store.newId('coupon'),
        object: 'coupon',
        amount_off: Number(form['amount_off']),
        currency: textOf(form['currency']).toLowerCase(),
      }),
  ],
  ['POST', /^\/v1\/checkout\/sessions$/, (_ids, form) => checkouts.create(form)],
  [
    'GET',
    /^\/v1\/checkout\/sessions$/,
    (_ids, form) => page('/v1/checkout/sessions', store.list('session', form['customer']), form),
  ],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, ([id]) => store.get('session', id)],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, ([id = '']) => checkouts.expire(id)],
  [
    'GET',
    /^\/v1\/subscriptions$/,
    (_ids, form) => {
      const rows = store.list('subscription', form['customer']);
      const isShown = ({ status }: Subscription) => form['status'] === 'all' || status !== 'canceled';
      return page('/v1/subscriptions', rows.filter(isShown), form);
    },
  ],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, ([id]) => store.get('subscription', id)],
  [
    'POST',
    /^\/v1\/subscriptions\/(\w+)$/,
    ([id], form) => {
      const subscription = store.get('subscription', id);
      if (subscription.status === 'canceled')
        throw new StripeRefusal(
          400,
          'invalid_request_error',
          'A canceled subscription can only update its metadata.',
        );
      change(subscription, form);
      store.emit('customer.subscription.updated', subscription);
      return subscription;
    },
  ],
  [
    'DELETE',
    /^\/v1\/subscriptions\/(\w+)$/,
    ([id]) => {
      const subscription = store.get('subscription', id);
      if (subscription.status === 'canceled')
        throw new StripeRefusal(
          404,
          'invalid_request_error',
          `No such subscription: '${id}'`,
          'resource_missing',
        );
      lifecycle.end(subscription, store.now(subscription.customer));
      return subscription;
    },
  ],
  [
    'GET',
    /^\/v1\/charges$/,
    (_ids, form) => page('/v1/charges', store.list('charge', form['customer']), form),
  ],
  ['GET', /^\/v1\/charges\/(\w+)$/, ([id]) => store.get('charge', id)],
  ['GET', /^\/v1\/disputes$/, (_ids, form) => page('/v1/disputes', store.listDisputes(form['charge']), form)],
  [
    'GET',
    /^\/v1\/invoices$/,
    (_ids, form) => page('/v1/invoices', store.list('invoice', form['customer']), form),
  ],
  [
    'POST',
    /^\/v1\/refunds$/,
    (_ids, form) => {
      const charge = store.get('charge', form['charge']);
      if (charge.refunded)
        throw new StripeRefusal(
          400,
          'invalid_request_error',
          'Charge has already been refunded.',
          'charge_already_refunded',
        );
      charge.refunded = true;
      store.emit('charge.refunded', charge);
      return {
        id: store.newId('re'),
        object: 'refund',
        charge: charge.id,
        amount: charge.amount,
        status: 'succeeded',
      };
    },
  ],
  [
    'POST',
    /^\/v1\/billing_portal\/sessions$/,
    (_ids, form) => {
      const { id } = store.get('customer', form['customer']);
      const back = encodeURIComponent(textOf(form['return_url']));
      return {
        id: store.newId('bps'),
        object: 'billing_portal.session',
        customer: id,
        url: pageUrl(`/portal/${id}?return=${back}`),
      };
    },
  ],
];
