import { randomUUID } from 'node:crypto';
import { PLAN_PRICE_CENTS } from '@lauda/domain/billing';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { Log } from '../../platform/log.ts';
import type { Checkout, PaymentProvider } from '../../platform/payments/provider.ts';
import { type CheckoutAttempt, lockCheckoutAttempt, saveCheckoutAttempt } from './queries.ts';

export type CheckoutWish = Omit<CheckoutAttempt, 'key' | 'begunAt' | 'checkoutId'>;

interface CheckoutDeps {
  payments: PaymentProvider;
  systemDb: Kysely<DB>;
  log: Log;
}

const MINUTE_MS = 60_000;
/** A checkout lasts one hour: on a repeated request the provider requires at least half an hour. */
const LASTS_MS = 60 * MINUTE_MS;
const REUSED_MS = 20 * MINUTE_MS;

const WISHES = ['plan', 'currency', 'locale', 'successUrl', 'cancelUrl'] as const;

const isReusable = (attempt: CheckoutAttempt, wish: CheckoutWish): boolean =>
  WISHES.every((name) => attempt[name] === wish[name]) &&
  Date.now() - Date.parse(attempt.begunAt) < REUSED_MS;

/**
 * At most one open checkout per user, and so at most one purchase: an identical request gets the same URL, a
 * different one closes the open checkout first. No lock is held during provider calls; its idempotency keys
 * deduplicate parallel requests.
 */
export function createCheckouts({ payments, systemDb, log }: CheckoutDeps) {
  const begin = (userId: string, wish: CheckoutWish) =>
    systemDb.transaction().execute(async (trx) => {
      const open = await lockCheckoutAttempt(trx, userId);
      if (open !== null && isReusable(open, wish)) return { attempt: open, replaced: null };
      const attempt = { ...wish, key: randomUUID(), begunAt: new Date().toISOString(), checkoutId: null };
      await saveCheckoutAttempt(trx, userId, attempt);
      return { attempt, replaced: open?.checkoutId ?? null };
    });

  /** False when another attempt has replaced it meanwhile. */
  const keep = (userId: string, attempt: CheckoutAttempt, next: CheckoutAttempt | null): Promise<boolean> =>
    systemDb.transaction().execute(async (trx) => {
      if ((await lockCheckoutAttempt(trx, userId))?.key !== attempt.key) return false;
      await saveCheckoutAttempt(trx, userId, next);
      return true;
    });

  /** Users pay the amount they are shown, whatever price is configured at the provider. */
  const requirePrice = async (checkout: Checkout, { plan, currency, creditCents }: CheckoutWish) => {
    const isRight =
      checkout.amountCents === PLAN_PRICE_CENTS[plan] - creditCents && checkout.currency === currency;
    if (isRight) return;
    await payments.expireCheckout(checkout.id);
    log.error('billing.price-mismatch', { reason: `${plan} ${currency}` });
    throw new AppError('UNAVAILABLE');
  };

  const open = async (userId: string, customerId: string, attempt: CheckoutAttempt): Promise<string> => {
    const checkout = await payments.createCheckout({
      ...attempt,
      userId,
      customerId,
      expiresAt: new Date(Date.parse(attempt.begunAt) + LASTS_MS),
    });
    await requirePrice(checkout, attempt);
    if (!(await keep(userId, attempt, { ...attempt, checkoutId: checkout.id }))) {
      await payments.expireCheckout(checkout.id);
      throw new AppError('CONFLICT');
    }
    if (checkout.url === null) throw new AppError('UNAVAILABLE');
    return checkout.url;
  };

  return {
    /** The checkout URL; null when the previous checkout was paid, and the request must be reevaluated. */
    start: async (userId: string, customerId: string, wish: CheckoutWish): Promise<string | null> => {
      const { attempt, replaced } = await begin(userId, wish);
      const isSettled = replaced === null || (await payments.expireCheckout(replaced));
      if (isSettled && attempt.checkoutId === null) return open(userId, customerId, attempt);
      if (isSettled && attempt.checkoutId !== null) {
        const { status, url } = await payments.findCheckout(attempt.checkoutId);
        if (status === 'open' && url !== null) return url;
      }
      await keep(userId, attempt, null);
      return null;
    },
  };
}
