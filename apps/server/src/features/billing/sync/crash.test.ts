import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { stripeEnv } from '@lauda/stand-ins/stripe/stripe-server';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../../db/client.ts';
import { type BillingTest, createBillingTest } from '../../../testing/billing/billing.ts';
import { startApiProcess } from '../../../testing/processes/start-api-process.ts';

let test: BillingTest;
beforeAll(async () => {
  test = await createBillingTest({ hasWorker: false });
});
afterAll(() => test.close());

const soon = { timeout: 10_000, interval: 50 };
type Client = Awaited<ReturnType<BillingTest['newClient']>>;

function spawnWorker() {
  const file = fileURLToPath(new URL('../../../testing/workers/billing-worker-child.ts', import.meta.url));
  const { systemUrl, authUrl } = test.database;
  const options = { systemUrl, authUrl, stripePort: test.stripe.port, smtpUrl: test.mails.url };
  const child = spawn(process.execPath, [file, JSON.stringify(options)], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  return async () => {
    child.kill('SIGKILL');
    await exited;
  };
}

/** Locks rows, so that writers block until the lock is released. */
async function lock(statement: RawBuilder<unknown>) {
  const { db, close } = createDatabase({
    url: test.database.systemUrl,
    maxConnections: 1,
    applicationName: 'lock',
  });
  const trx = await db.startTransaction().execute();
  await statement.execute(trx);
  return async () => {
    await trx.rollback().execute();
    await close();
  };
}

const countWaiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.database.systemDb);
  return rows[0]?.count ?? 0;
};

/** A user with Pro who is about to cancel it on the provider's page. */
async function prepare(): Promise<Client> {
  const client = await test.newClient();
  await client.buy('proSubscription');
  await client.sync();
  return client;
}

function cancelAtStripe(client: Client) {
  const [subscription] = test.stripe.store.list('subscription', client.customerId());
  if (!subscription) throw new Error('no subscription');
  Object.assign(subscription, {
    cancel_at_period_end: true,
    cancel_at: subscription.items.data[0].current_period_end,
  });
  test.stripe.store.emit('customer.subscription.updated', subscription);
  const word = test.stripe.events.at(-1);
  if (!word) throw new Error('no word');
  return word;
}

it('[BILL-06] a worker killed at any step of its job leaves what another brings to the provider’s state', async () => {
  const clients = await Promise.all(Array.from({ length: 5 }, prepare));
  const [asking, between, storing, closing, ending] = clients as [Client, Client, Client, Client, Client];
  const words = clients.map((client) => cancelAtStripe(client));
  const holds = [
    test.stripe.hold(new RegExp(`GET /v1/customers/${asking.customerId()}`)),
    test.stripe.hold(new RegExp(`GET /v1/charges.*${between.customerId()}`)),
    test.stripe.hold(new RegExp(`GET /v1/charges.*${ending.customerId()}`)),
  ];
  for (const word of words) await test.deliver(test.stripe.sign(word));
  const locks = [
    await lock(sql`select from subscription where user_id = ${storing.user.userId} for update`),
    await lock(sql`select from payment_event where event_id = ${words[3]?.id} for update`),
  ];

  const kill = spawnWorker();
  await Promise.all(holds.map(({ reached }) => reached));
  // Blocks the last job after its work, just before it is marked complete.
  locks.push(
    await lock(sql`select from pgboss.job
      where name = 'sync-billing' and state = 'active' and data::text like ${`%${ending.customerId()}%`} for update`),
  );
  holds[2]?.release();
  await expect.poll(countWaiting, soon).toBeGreaterThanOrEqual(3);
  expect(await asking.plan()).toMatchObject({ subscription: { status: 'active' } });
  expect(await storing.plan()).toMatchObject({ subscription: { status: 'active' } });
  expect(await closing.plan()).toMatchObject({ subscription: { status: 'cancelled' } });
  expect(await ending.plan()).toMatchObject({ subscription: { status: 'cancelled' } });
  await kill();
  for (const release of locks) await release();
  for (const hold of holds) hold.release();

  const killNext = spawnWorker();
  const isDone = async () => {
    const open = await test.database.systemDb
      .selectFrom('payment_event')
      .select('event_id')
      .where(
        'event_id',
        'in',
        words.map(({ id }) => id),
      )
      .where('processed_at', 'is', null)
      .execute();
    return open.length === 0;
  };
  await expect.poll(isDone, { timeout: 40_000, interval: 100 }).toBe(true);
  for (const client of clients)
    expect(await client.plan()).toMatchObject({ isProAccess: true, subscription: { status: 'cancelled' } });
  const mails = () =>
    test.mails.mails
      .filter(({ mail }) => mail.subject !== 'Your Pro plan is active')
      .flatMap(({ recipients }) => recipients)
      .toSorted();
  await expect
    .poll(mails, { timeout: 30_000, interval: 100 })
    .toEqual(clients.map(({ user }) => user.email).toSorted());
  await killNext();
}, 90_000);

it('[BILL-06] an API process killed before it has stored a word did not take it, and takes it when it comes again', async () => {
  const client = await prepare();
  const word = cancelAtStripe(client);
  const post = async (address: string) => {
    const { body, signature } = test.stripe.sign(word);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await fetch(`${address}/api/billing/webhook`, { method: 'POST', body, headers })).status;
  };
  const stored = () =>
    test.database.systemDb.selectFrom('payment_event').selectAll().where('event_id', '=', word.id).execute();

  const doomed = await startApiProcess(test.database, stripeEnv(test.stripe.port));
  const unlock = await lock(sql`lock table payment_event in exclusive mode`);
  const answer = post(doomed.address).catch(() => 'no answer');
  await expect.poll(countWaiting, soon).toBe(1);
  const exited = once(doomed.child, 'exit');
  doomed.child.kill('SIGKILL');
  await exited;
  expect(await answer).toBe('no answer');
  await unlock();
  expect(await stored()).toEqual([]);

  const next = await startApiProcess(test.database, stripeEnv(test.stripe.port));
  expect([await post(next.address), await post(next.address)]).toEqual([200, 200]);
  expect(await stored()).toHaveLength(1);
  const kill = spawnWorker();
  await expect.poll(client.plan, soon).toMatchObject({ subscription: { status: 'cancelled' } });
  await kill();
  await next.stop();
}, 60_000);
