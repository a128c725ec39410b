import { afterAll, beforeAll, expect, it } from 'vitest';
import { createQueue } from '../../../platform/queue/queue.ts';
import { type BillingTest, createBillingTest } from '../../../testing/billing/billing.ts';
import { createRecordedLog } from '../../../testing/recorded-log.ts';
import { run } from './reconcile-billing.run.ts';

let test: BillingTest;
beforeAll(async () => {
  test = await createBillingTest({ hasWorker: false });
});
afterAll(() => test.close());

async function reconcile() {
  const log = createRecordedLog();
  const deps = { payments: test.payments, systemDb: test.database.systemDb, queue: createQueue() };
  const context = { deps, log, signal: new AbortController().signal };
  await run({}, context as unknown as Parameters<typeof run>[1]);
  return log;
}

it('every night lists who differs from the provider, though no word came, and repairs it', async () => {
  const clients = await Promise.all(Array.from({ length: 12 }, () => test.newClient()));
  for (const client of clients) {
    await client.buy('proSubscription');
    await client.sync();
  }
  const [lapsed, tampered, stranger] = clients;
  if (!lapsed || !tampered || !stranger) throw new Error('nobody');
  expect((await reconcile()).lines.map(({ event }) => event)).toEqual(['billing.reconciled']);

  await lapsed.cancel();
  test.stripe.lifecycle.advance(lapsed.customerId(), 32);
  await test.database.systemDb
    .updateTable('subscription')
    .set({ valid_until: new Date('2099-01-01'), status: 'active', next_payment_amount_cents: 1 })
    .where('user_id', '=', tampered.user.userId)
    .execute();
  await test.database.systemDb
    .deleteFrom('billing_customer')
    .where('user_id', '=', stranger.user.userId)
    .execute();
  const { lines } = await reconcile();
  const drifted = lines.filter(({ event }) => event === 'billing.drift').map(({ fields }) => fields.userId);
  expect(new Set(drifted)).toEqual(new Set([lapsed.user.userId, tampered.user.userId]));
  expect(lines).toContainEqual({
    event: 'billing.unknown-customer',
    fields: { reason: stranger.customerId() },
  });
  expect(await lapsed.plan()).toMatchObject({ isProAccess: false });
  expect(await tampered.plan()).toMatchObject({ subscription: { nextPaymentAmountCents: 500 } });
  expect((await reconcile()).lines.filter(({ event }) => event === 'billing.drift')).toEqual([]);
});

it('does not end with a customer whom the provider cannot tell of', async () => {
  const clients = await Promise.all(Array.from({ length: 7 }, () => test.newClient()));
  for (const client of clients) {
    await client.buy('proSubscription');
    await client.sync();
  }
  const [broken, ...others] = clients.toSorted((one, other) =>
    one.user.userId.localeCompare(other.user.userId),
  );
  if (!broken) throw new Error('nobody');
  await test.database.systemDb
    .updateTable('billing_customer')
    .set({ customer_id: 'cus_that_is_gone' })
    .where('user_id', '=', broken.user.userId)
    .execute();
  await test.database.systemDb
    .updateTable('subscription')
    .set({ next_payment_amount_cents: 1 })
    .where(
      'user_id',
      'in',
      others.map(({ user }) => user.userId),
    )
    .execute();
  const { lines } = await reconcile();
  const usersOf = (name: string) =>
    lines.filter(({ event }) => event === name).map(({ fields }) => fields.userId);
  expect(usersOf('billing.not-reconciled')).toEqual([broken.user.userId]);
  expect(new Set(usersOf('billing.drift'))).toEqual(new Set(others.map(({ user }) => user.userId)));
  expect(lines.at(-1)?.event).toBe('billing.reconciled');
});

it('forgets words that are older than a month', async () => {
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1_000);
  await test.database.systemDb
    .insertInto('payment_event')
    .values([
      { event_id: 'evt_old', type: 'x', received_at: days(31) },
      { event_id: 'evt_new', type: 'x', received_at: days(29) },
    ])
    .execute();
  await reconcile();
  const left = await test.database.systemDb.selectFrom('payment_event').select('event_id').execute();
  expect(left.map(({ event_id }) => event_id).filter((id) => ['evt_old', 'evt_new'].includes(id))).toEqual([
    'evt_new',
  ]);
});
