import type { StripeCheckouts } from './stripe-checkout.ts';
import type { StripeLifecycle } from './stripe-lifecycle.ts';
import type { StripeStore } from './stripe-store.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem}form{display:grid;gap:.75rem;margin:1rem 0}button,input{font:inherit;padding:.6rem 1rem;border:1px solid #767676;border-radius:8px}label{display:grid}';

const html = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1><p>A stand-in: no money moves.</p>${body}</html>`;

const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

const ADDRESS = ['line1', 'city', 'state', 'postal_code', 'country'] as const;

/** A page, or the address to redirect to. */
export type PageAnswer = { html: string } | { location: string };

interface PageRequest {
  method: string;
  pathname: string;
  query: URLSearchParams;
  form: URLSearchParams;
}

interface Parts {
  store: StripeStore;
  lifecycle: StripeLifecycle;
  checkouts: StripeCheckouts;
}

/** Stripe's hosted pages: checkout and billing portal. Null for any other address. */
export function stripePages({ store, lifecycle, checkouts }: Parts) {
  const pay = (id: string, { method, form }: PageRequest): PageAnswer => {
    const session = store.get('session', id);
    if (method === 'POST') {
      const address = Object.fromEntries(ADDRESS.map((name) => [name, form.get(name) ?? '']));
      checkouts.complete(id, { name: form.get('name') ?? '', address, isLater: form.get('act') === 'later' });
      return { location: session.success_url.replace('{CHECKOUT_SESSION_ID}', id) };
    }
    if (session.status !== 'open') return { html: html('Stripe stand-in', '<p>This checkout is over.</p>') };
    const every = session.mode === 'subscription' ? ' every month' : ' once';
    const fields = ADDRESS.map((name) => `<label>${name} <input name="${name}"></label>`).join('');
    const hasPix = session.mode === 'payment' && session.currency === 'brl';
    const later = hasPix ? '<button name="act" value="later">Later, by Pix</button>' : '';
    return {
      html: html(
        'Stripe stand-in',
        `<p><strong>${money(session.amount_total, session.currency)}</strong>${every}</p>
<form method="post"><label>Name <input name="name"></label>${fields}<button>Pay</button>${later}</form>
<p><a href="${escape(session.cancel_url)}">Back</a></p>`,
      ),
    };
  };

  const portal = (id: string, { method, form, query }: PageRequest): PageAnswer => {
    const customer = store.get('customer', id);
    const back = query.get('return') ?? '/';
    if (method === 'POST') {
      const act = form.get('act');
      if (act === 'mend') lifecycle.mendCard(id);
      else if (act === 'decline') store.setDeclining(id, true);
      else if (act === 'month') lifecycle.advance(id, 31);
      else {
        customer.name = form.get('name') ?? '';
        customer.address = Object.fromEntries(ADDRESS.map((name) => [name, form.get(name) ?? '']));
        store.emit('customer.updated', customer);
      }
      return { location: `/portal/${id}?return=${encodeURIComponent(back)}` };
    }
    const field = (name: string, value: string) =>
      `<label>${name} <input name="${name}" value="${escape(value)}"></label>`;
    const fields = ADDRESS.map((name) => field(name, customer.address?.[name] ?? '')).join('');
    const act = (name: string, label: string) =>
      `<form method="post"><button name="act" value="${name}">${label}</button></form>`;
    return {
      html: html(
        'Stripe stand-in: portal',
        `<form method="post">${field('name', customer.name ?? '')}${fields}<button>Save</button></form>
${act('mend', 'Pay with a card that works')}${act('decline', 'Pay with a card that is declined')}${act('month', 'Let a month pass')}
<p><a href="${escape(back)}">Back to Lauda</a></p>`,
      ),
    };
  };

  return (request: PageRequest): PageAnswer | null => {
    const [, kind, id = ''] = /^\/(pay|portal|invoice)\/(\w+)$/.exec(request.pathname) ?? [];
    if (kind === 'pay') return pay(id, request);
    if (kind === 'portal') return portal(id, request);
    if (kind !== 'invoice') return null;
    const { number, total, currency, status } = store.get('invoice', id);
    return { html: html(`Invoice ${number}`, `<p>${money(total, currency)}, ${status}</p>`) };
  };
}
