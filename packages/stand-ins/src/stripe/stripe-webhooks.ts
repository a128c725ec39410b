import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { StripeEvent } from './stripe-types.ts';

export interface SignedEvent {
  body: string;
  /** Value of the Stripe-Signature header. */
  signature: string;
}

/** Signs like Stripe: a timestamp, and an HMAC over timestamp and body. */
export function signEvent(event: StripeEvent, secret: string, at: Date = new Date()): SignedEvent {
  const body = JSON.stringify(event);
  const time = Math.floor(at.getTime() / 1_000);
  const code = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { body, signature: `t=${time},v1=${code}` };
}

interface SenderOptions {
  url: string;
  secret: string;
}

const ATTEMPTS = 9;
const FIRST_WAIT_MS = 100;
const MOST_WAIT_MS = 5_000;
/**
 * Deliveries are reordered within this time, and some are duplicated: Stripe guarantees neither order nor exactly once.
 */
const SCATTER_MS = 120;
const TWICE_CHANCE = 0.3;

/** Delivers webhooks and retries until they are accepted. */
export function createWebhookSender({ url, secret }: SenderOptions) {
  const stop = new AbortController();

  const deliver = async (event: StripeEvent): Promise<void> => {
    for (let attempt = 0; attempt < ATTEMPTS && !stop.signal.aborted; attempt += 1) {
      const { body, signature } = signEvent(event, secret);
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
      const isTaken = await fetch(url, { method: 'POST', body, headers, signal: stop.signal }).then(
        async (response) => {
          await response.body?.cancel();
          return response.ok;
        },
        () => false,
      );
      if (isTaken) return;
      const waitMs = Math.min(FIRST_WAIT_MS * 2 ** attempt, MOST_WAIT_MS);
      await delay(waitMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };

  const sendLater = (event: StripeEvent): void =>
    void delay(Math.random() * SCATTER_MS, undefined, { signal: stop.signal }).then(
      () => deliver(event),
      () => undefined,
    );

  return {
    send: (event: StripeEvent): void => {
      sendLater(event);
      if (Math.random() < TWICE_CHANCE) sendLater(event);
    },
    close: (): void => stop.abort(),
  };
}
