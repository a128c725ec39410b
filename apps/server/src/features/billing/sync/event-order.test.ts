import type { StripeEvent } from '@lauda/stand-ins/stripe/stripe-types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createQueue } from '../../../platform/queue/queue.ts';
import { type BillingTest, createBillingTest } from '../../../testing/billing/billing.ts';
import { createRecordedLog } from '../../../testing/recorded-log.ts';
import { createPaymentInbox } from './inbox.ts';
import { run } from './sync-billing.run.ts';

const LIFE = [
  'customer.subscription.created',
  'invoice.paid',
  'checkout.session.completed',
  'customer.subscription.updated',
  'customer.subscription.updated',
  'invoice.payment_failed',
  'customer.subscription.deleted',
] as const;

let test: BillingTest;
beforeAll(async () => {
  test = await createBillingTest();
});
afterAll(() => test.close());

/** A subscription that is bought, canceled, resumed, unpaid and ended, with the events Stripe sends for it. */
async function liveThrough() {
  const client = await test.newClient();
  const first = test.stripe.events.length;
  await client.buy('proSubscription');
  await client.cancel('other');
  await client.reactivate();
  const customerId = client.customerId();
  test.stripe.store.setDeclining(customerId, true);
  test.stripe.lifecycle.advance(customerId, 32);
  test.stripe.lifecycle.advance(customerId, 22);
  const told = test.stripe.events
    .slice(first)
    .filter(({ data }) => (data.object as { customer?: string }).customer === customerId);
  const words: StripeEvent[] = [];
  for (const type of LIFE) {
    const word = told.find((event) => event.type === type && !words.includes(event));
    if (!word) throw new Error(`Stripe did not say ${type}`);
    words.push(word);
  }
  return { client, customerId, words };
}

const copyOf = (userId: string) =>
  test.database.systemDb
    .selectFrom('subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

/**
 * The stored state depends only on which events have arrived: 128 sets. From each set every event is delivered, new
 * or repeated, and must lead to the set that includes it and to the provider's state. Every order of the seven is a
 * path through these sets, so all 5,040 orders end in the same state, and so do orders with repetitions.
 */
it('[BILL-06] all 5,040 orders of the seven words of a life, with repetitions, end in the provider’s state', async () => {
  const { client, customerId, words } = await liveThrough();
  const { userId } = client.user;
  const { systemDb } = test.database;
  const deps = { payments: test.payments, systemDb, queue: createQueue() };
  const receive = createPaymentInbox(deps);
  const work = () =>
    run({ customerId }, { deps, log: createRecordedLog() } as unknown as Parameters<typeof run>[1]);
  const stored = async () => {
    const rows = await systemDb
      .selectFrom('payment_event')
      .select(['event_id', 'processed_at'])
      .where('customer_id', '=', customerId)
      .execute();
    const { updated_at: _time, ...copy } = await copyOf(userId);
    const isOpen = rows.some(({ processed_at }) => processed_at === null);
    return { ids: rows.map(({ event_id }) => event_id).toSorted(), isOpen, copy };
  };
  const setTo = async (ids: readonly string[]) => {
    await systemDb.deleteFrom('payment_event').where('customer_id', '=', customerId).execute();
    if (ids.length > 0)
      await systemDb
        .insertInto('payment_event')
        .values(
          ids.map((event_id) => ({ event_id, type: 'x', customer_id: customerId, processed_at: new Date() })),
        )
        .execute();
    else await systemDb.deleteFrom('subscription').where('user_id', '=', userId).execute();
  };

  await client.sync();
  const { copy: truth } = await stored();
  expect(truth).toMatchObject({ subscription_type: 'free', status: 'ended' });

  const idsOf = (arrived: number) => words.filter((_, at) => (arrived >> at) % 2 === 1).map(({ id }) => id);
  const tell = async (word: StripeEvent) => {
    const { body, signature } = test.stripe.sign(word);
    await receive(body, signature);
  };
  const ways = new Map<number, number>([[0, 1]]);
  for (let arrived = 0; arrived < 2 ** words.length; arrived += 1) {
    const before = idsOf(arrived);
    for (const [index, word] of words.entries()) {
      if (before.includes(word.id)) continue;
      const next = arrived + 2 ** index;
      await setTo(before);
      await tell(word);
      await work();
      expect(await stored()).toEqual({ ids: idsOf(next).toSorted(), isOpen: false, copy: truth });
      ways.set(next, (ways.get(next) ?? 0) + (ways.get(arrived) ?? 0));
    }
    if (before.length === 0) continue;
    await setTo(before);
    for (const word of words.filter(({ id }) => before.includes(id))) await tell(word);
    expect(await stored()).toEqual({ ids: before.toSorted(), isOpen: false, copy: truth });
  }
  expect(ways.get(2 ** words.length - 1)).toBe(5_040);
}, 90_000);

it('[BILL-06] words in any order, some of them twice, go through the real inbox and worker to the same end', async () => {
  const lives = await Promise.all(Array.from({ length: 12 }, liveThrough));
  await Promise.all(
    lives.map(async ({ words }, round) => {
      // Shuffled deterministically, so that a failure can be reproduced.
      const order = words
        .flatMap((word, index) => (index % 3 === round % 3 ? [word, word] : [word]))
        .map((word, index) => ({ word, rank: (index * 7919 + round * 104_729) % 31 }))
        .toSorted((one, other) => one.rank - other.rank);
      for (const { word } of order) await test.deliver(test.stripe.sign(word));
    }),
  );
  for (const { client } of lives) {
    const isOpen = async () => {
      const rows = await test.database.systemDb
        .selectFrom('payment_event')
        .select('event_id')
        .where('customer_id', '=', client.customerId())
        .where('processed_at', 'is', null)
        .execute();
      return rows.length > 0;
    };
    await expect.poll(isOpen, { timeout: 15_000, interval: 50 }).toBe(false);
    expect(await client.plan()).toMatchObject({ isProAccess: false, subscription: { status: 'ended' } });
  }
}, 30_000);
