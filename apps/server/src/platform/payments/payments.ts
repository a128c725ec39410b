import type { PaymentProvider } from './provider.ts';
import { createStripe } from './stripe.ts';

export interface PaymentEnv {
  STRIPE_API_URL: string;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_PRICE_MONTHLY_USD?: string | undefined;
  STRIPE_PRICE_MONTHLY_BRL?: string | undefined;
  STRIPE_PRICE_LIFETIME_USD?: string | undefined;
  STRIPE_PRICE_LIFETIME_BRL?: string | undefined;
}

/** Null when nothing is sold. */
export const paymentsOf = (env: PaymentEnv): PaymentProvider | null =>
  env.STRIPE_SECRET_KEY === undefined
    ? null
    : createStripe({
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
        apiUrl: env.STRIPE_API_URL,
        prices: {
          proSubscription: {
            USD: env.STRIPE_PRICE_MONTHLY_USD ?? '',
            BRL: env.STRIPE_PRICE_MONTHLY_BRL ?? '',
          },
          proLifetime: {
            USD: env.STRIPE_PRICE_LIFETIME_USD ?? '',
            BRL: env.STRIPE_PRICE_LIFETIME_BRL ?? '',
          },
        },
      });
