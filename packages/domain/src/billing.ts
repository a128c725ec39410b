import type { SubscriptionType } from './entitlement.ts';

export const PAID_PLANS = ['proSubscription', 'proLifetime'] as const satisfies readonly SubscriptionType[];
export type PaidPlan = (typeof PAID_PLANS)[number];

export const CURRENCIES = ['USD', 'BRL'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The same amounts in both currencies. The payment provider's prices are checked against them. */
export const PLAN_PRICE_CENTS: Readonly<Record<PaidPlan, number>> = {
  proSubscription: 500,
  proLifetime: 7_000,
};

export const currencyOf = (locale: string): Currency => (locale === 'pt-BR' ? 'BRL' : 'USD');

export const CANCELLATION_REASONS = [
  'tooExpensive',
  'missingFeatures',
  'notUsed',
  'technicalIssues',
  'foundAlternative',
  'temporaryPause',
  'other',
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];
/** Limit of the payment provider. */
export const MAX_CANCELLATION_DETAILS = 500;

export interface PaidPeriod {
  readonly amountCents: number;
  readonly start: Date;
  readonly end: Date;
}

/** Value of the unused rest of a paid period, rounded up in the user's favor. */
export function unusedCents({ amountCents, start, end }: PaidPeriod, now: Date): number {
  const whole = end.getTime() - start.getTime();
  if (whole <= 0) return 0;
  const left = Math.min(Math.max(end.getTime() - now.getTime(), 0), whole);
  return Math.ceil((amountCents * left) / whole);
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const MONEY_BACK_DAYS = 14;

/** Whether a payment can still be refunded without a reason. */
export const isWithinMoneyBack = (paidAt: Date, now: Date): boolean =>
  now.getTime() - paidAt.getTime() <= MONEY_BACK_DAYS * DAY_MS;
