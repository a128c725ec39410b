import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { stripeApi } from './stripe-api.ts';
import { createStripeCheckouts } from './stripe-checkout.ts';
import { createStripeLifecycle } from './stripe-lifecycle.ts';
import { stripePages } from './stripe-pages.ts';
import { createStripeStore, PRICES } from './stripe-store.ts';
import { type Form, type StripeEvent, StripeRefusal } from './stripe-types.ts';
import { createWebhookSender, type SignedEvent, signEvent } from './stripe-webhooks.ts';

const SECRETS = { key: 'sk_test_stand_in', webhook: 'whsec_stand_in' };
const [monthlyUsd, monthlyBrl, lifetimeUsd, lifetimeBrl] = PRICES.map(({ id }) => id);

/** Environment that points the product at this server. */
export const stripeEnv = (port: number): Record<string, string> => ({
  STRIPE_API_URL: `http://127.0.0.1:${port}`,
  STRIPE_SECRET_KEY: SECRETS.key,
  STRIPE_WEBHOOK_SECRET: SECRETS.webhook,
  STRIPE_PRICE_MONTHLY_USD: monthlyUsd ?? '',
  STRIPE_PRICE_MONTHLY_BRL: monthlyBrl ?? '',
  STRIPE_PRICE_LIFETIME_USD: lifetimeUsd ?? '',
  STRIPE_PRICE_LIFETIME_BRL: lifetimeBrl ?? '',
});

interface StripeServerOptions {
  /** Any free port by default. */
  port?: number;
  /** Where webhooks are sent; without it events are only stored. */
  webhookUrl?: string;
  /** How long a write takes; its idempotency key is in use meanwhile. */
  delayMs?: number;
}

interface Hold {
  /** Resolves when a matching request has arrived; the request is not answered before `release`. */
  readonly reached: Promise<void>;
  release(): void;
}

/** A fake Stripe on loopback, limited to what selling plans needs: no money moves, and time moves on request. */
export async function startStripeServer({ port = 0, webhookUrl, delayMs = 0 }: StripeServerOptions = {}) {
  const events: StripeEvent[] = [];
  const holds: { pattern: RegExp; reach: () => void; released: Promise<void> }[] = [];
  const answered = new Map<string, { request: string; answer: object | null }>();
  let nextAnswer: { path: string; answer: object } | null = null;
  let isDown = false;
  const sender =
    webhookUrl === undefined ? null : createWebhookSender({ url: webhookUrl, secret: SECRETS.webhook });
  const store = createStripeStore({
    onEvent: (event) => {
      events.push(event);
      sender?.send(event);
    },
  });
  let baseUrl = '';
  const pageUrl = (path: string): string => `${baseUrl}${path}`;
  const lifecycle = createStripeLifecycle(store, pageUrl);
  const checkouts = createStripeCheckouts(store, lifecycle, pageUrl);
  const api = stripeApi({ store, lifecycle, checkouts, pageUrl });
  const pages = stripePages({ store, lifecycle, checkouts });

  const callApi = (method: string, pathname: string, form: Form): object => {
    for (const [routeMethod, path, answer] of api) {
      const found = routeMethod === method ? path.exec(pathname) : null;
      if (found) return answer(found.slice(1), form);
    }
    throw new StripeRefusal(501, 'api_error', `The stand-in has no ${method} ${pathname}`);
  };

  const answerApi = async (request: IncomingMessage, pathname: string, body: string): Promise<object> => {
    const { method = 'GET', headers } = request;
    if (isDown) throw new StripeRefusal(500, 'api_error', 'Something went wrong on our end');
    if (nextAnswer?.path === pathname) {
      const { answer } = nextAnswer;
      nextAnswer = null;
      return answer;
    }
    if (headers.authorization !== `Bearer ${SECRETS.key}`)
      throw new StripeRefusal(401, 'invalid_request_error', 'Invalid API Key provided');
    const key = headers['idempotency-key'];
    const identity = `${method} ${pathname} ${body}`;
    if (typeof key !== 'string' || method === 'GET') return callApi(method, pathname, nest(body));
    const known = answered.get(key);
    if (known && known.request !== identity)
      throw new StripeRefusal(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      );
    if (known?.answer) return known.answer;
    if (known)
      throw new StripeRefusal(
        409,
        'idempotency_error',
        'There is currently another in-progress request using this key.',
        'idempotency_key_in_use',
      );
    answered.set(key, { request: identity, answer: null });
    try {
      if (delayMs > 0) await delay(delayMs);
      const answer = structuredClone(callApi(method, pathname, nest(body)));
      answered.set(key, { request: identity, answer });
      return answer;
    } catch (error) {
      answered.delete(key);
      throw error;
    }
  };

  const findCustomer = (email: string) => {
    const found = store.customers().find((customer) => customer.email === email);
    if (!found) throw new StripeRefusal(404, 'invalid_request_error', `No customer ${email}`);
    return found.id;
  };
  /** Control endpoints for tests in other processes; the customer is identified by email. */
  const control = (pathname: string, query: URLSearchParams): object => {
    const customer = findCustomer(query.get('email') ?? '');
    if (pathname === '/_control/advance') lifecycle.advance(customer, Number(query.get('days')));
    else if (pathname === '/_control/decline') store.setDeclining(customer, true);
    else if (pathname === '/_control/settle')
      for (const { id } of store.list('session', customer))
        checkouts.settle(id, query.get('paid') === 'true');
    else throw new StripeRefusal(404, 'invalid_request_error', pathname);
    return {};
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const method = request.method ?? 'GET';
    for (const hold of holds.filter(({ pattern }) => pattern.test(`${method} ${request.url ?? ''}`))) {
      hold.reach();
      await hold.released;
    }
    const page = pages({ method, pathname, query: searchParams, form: new URLSearchParams(body) });
    if (page && 'location' in page) {
      response.writeHead(303, { location: page.location }).end();
      return;
    }
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
      return;
    }
    const answer = pathname.startsWith('/_control/')
      ? control(pathname, searchParams)
      : await answerApi(request, pathname, method === 'GET' ? searchParams.toString() : body);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      const isRefusal = error instanceof StripeRefusal;
      const answer = isRefusal ? error.body : { error: { type: 'api_error', message: String(error) } };
      response.writeHead(isRefusal ? error.status : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    port: (server.address() as AddressInfo).port,
    store,
    lifecycle,
    checkouts,
    /** In order of occurrence. */
    events: events as readonly StripeEvent[],
    /** Sets the response to the next call of this path, whatever the call asks for. */
    answerNext: (path: string, answer: object): void => {
      nextAnswer = { path, answer };
    },
    breakDown: (isBroken: boolean): void => {
      isDown = isBroken;
    },
    sign: (event: StripeEvent, at?: Date): SignedEvent => signEvent(event, SECRETS.webhook, at),
    /** Holds matching requests from now on; with `isOnce` only the first one. */
    hold: (pattern: RegExp, { isOnce = false } = {}): Hold => {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      const drop = () => void holds.splice(holds.indexOf(hold), holds.includes(hold) ? 1 : 0);
      const hold = {
        pattern,
        reach: () => {
          if (isOnce) drop();
          reached.resolve();
        },
        released: released.promise,
      };
      holds.push(hold);
      return {
        reached: reached.promise,
        release: () => {
          drop();
          released.resolve();
        },
      };
    },
    close: async (): Promise<void> => {
      sender?.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;

/** Parses `a[b][0]=c` into nested objects. */
function nest(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let inner = form;
    for (const part of path) {
      const next = inner[part];
      inner = typeof next === 'object' ? next : (inner[part] = {});
    }
    inner[last] = value;
  }
  return form;
}
