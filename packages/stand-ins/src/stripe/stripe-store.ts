import { randomBytes } from 'node:crypto';
import {
  type Charge,
  type CheckoutSession,
  type Coupon,
  type Customer,
  type Dispute,
  type Invoice,
  type Price,
  type StripeEvent,
  StripeRefusal,
  type Subscription,
} from './stripe-types.ts';

const price = (id: string, currency: string, unit_amount: number, isMonthly: boolean): Price => ({
  id,
  object: 'price',
  currency,
  unit_amount,
  recurring: isMonthly ? { interval: 'month', interval_count: 1 } : null,
});

export const PRICES = [
  price('price_monthly_usd', 'usd', 500, true),
  price('price_monthly_brl', 'brl', 500, true),
  price('price_lifetime_usd', 'usd', 7_000, false),
  price('price_lifetime_brl', 'brl', 7_000, false),
];

interface Tables {
  customer: Customer;
  price: Price;
  coupon: Coupon;
  session: CheckoutSession;
  subscription: Subscription;
  charge: Charge;
  dispute: Dispute;
  invoice: Invoice;
}

const DAY_SECONDS = 86_400;

export type StripeStore = ReturnType<typeof createStripeStore>;

/** All objects in memory, with a separate clock for each customer. */
export function createStripeStore({ onEvent }: { onEvent: (event: StripeEvent) => void }) {
  const tables: { [T in keyof Tables]: Map<string, Tables[T]> } = {
    customer: new Map(),
    price: new Map(PRICES.map((known) => [known.id, known])),
    coupon: new Map(),
    session: new Map(),
    subscription: new Map(),
    charge: new Map(),
    dispute: new Map(),
    invoice: new Map(),
  };
  const daysAhead = new Map<string, number>();
  const declining = new Set<string>();
  const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;
  const now = (customerId?: string): number =>
    Math.floor(Date.now() / 1_000) + (daysAhead.get(customerId ?? '') ?? 0) * DAY_SECONDS;

  return {
    newId,
    now,
    put: <T extends keyof Tables>(table: T, row: Tables[T]): Tables[T] => {
      tables[table].set(row.id, row);
      return row;
    },
    get: <T extends keyof Tables>(table: T, id: unknown): Tables[T] => {
      const row = tables[table].get(String(id));
      if (row) return row;
      throw new StripeRefusal(
        404,
        'invalid_request_error',
        `No such ${table}: '${String(id)}'`,
        'resource_missing',
      );
    },
    /** Newest first, as in Stripe's lists; filtered by customer if one is given. */
    list: <T extends 'session' | 'subscription' | 'charge' | 'invoice'>(
      table: T,
      customer?: unknown,
    ): Tables[T][] =>
      [...tables[table].values()]
        .filter((row) => customer === undefined || row.customer === customer)
        .toReversed(),
    listDisputes: (charge: unknown): Dispute[] =>
      [...tables.dispute.values()].filter((dispute) => dispute.charge === charge).toReversed(),
    countCustomers: (): number => tables.customer.size,
    customers: (): Customer[] => [...tables.customer.values()],
    emit: (type: string, object: object): void =>
      onEvent({
        id: newId('evt'),
        object: 'event',
        created: Math.floor(Date.now() / 1_000),
        type,
        data: { object: structuredClone(object) },
      }),
    letPass: (customerId: string, days: number): void => {
      daysAhead.set(customerId, (daysAhead.get(customerId) ?? 0) + days);
    },
    /** Whether this customer's card is declined from now on. */
    setDeclining: (customerId: string, isDeclining: boolean): void => {
      if (isDeclining) declining.add(customerId);
      else declining.delete(customerId);
    },
    isDeclining: (customerId: string): boolean => declining.has(customerId),
  };
}
