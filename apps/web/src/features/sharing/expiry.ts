export const EXPIRIES = ['never', 'week', 'month', 'quarter'] as const;
export type Expiry = (typeof EXPIRIES)[number];

const DAYS: Record<Exclude<Expiry, 'never'>, number> = { week: 7, month: 30, quarter: 90 };
const DAY_MS = 24 * 60 * 60 * 1000;

export const expiryDate = (expiry: Expiry, now: Date): string | null =>
  expiry === 'never' ? null : new Date(now.getTime() + DAYS[expiry] * DAY_MS).toISOString();
