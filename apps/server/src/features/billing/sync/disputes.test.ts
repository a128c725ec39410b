import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillingTest, createBillingTest } from '../../../testing/billing/billing.ts';
import { staffClient } from '../../../testing/clients/staff.ts';

let test: BillingTest;
beforeAll(async () => {
  test = await createBillingTest();
});
afterAll(() => test.close());

const soon = { timeout: 10_000 };

async function buyAndDispute(outcome?: 'won' | 'lost') {
  const client = await test.newClient();
  await client.buy('proLifetime');
  await test.deliverNews();
  await expect.poll(async () => (await client.plan()).isProAccess, soon).toBe(true);
  const [charge] = test.stripe.store.list('charge', client.customerId());
  const dispute = test.stripe.lifecycle.dispute(charge?.id ?? '');
  await test.deliverNews();
  if (outcome) {
    test.stripe.lifecycle.closeDispute(dispute.id, outcome);
    await test.deliverNews();
  }
  return client;
}

const seenByStaff = async (userId: string) => {
  const support = await staffClient(test).staffOf('support');
  const list = await test.app.inject({
    method: 'GET',
    url: '/api/admin/subscriptions',
    headers: support.headers,
  });
  const { subscriptions } = list.json<{
    data: { subscriptions: { userId: string; disputeStatus: string | null }[] };
  }>().data;
  return subscriptions.find((row) => row.userId === userId)?.disputeStatus;
};

describe('a dispute, whose words name no customer', () => {
  it('is seen by staff while it is open, and takes nothing from anybody', async () => {
    const client = await buyAndDispute();
    await expect.poll(() => seenByStaff(client.user.userId), soon).toBe('open');
    expect((await client.plan()).isProAccess).toBe(true);
  });

  it('that is lost ends what was paid for, as a refund does', async () => {
    const client = await buyAndDispute('lost');
    await expect.poll(async () => (await client.plan()).isProAccess, soon).toBe(false);
    expect(await seenByStaff(client.user.userId)).toBe('lost');
  });

  it('that is won changes nothing', async () => {
    const client = await buyAndDispute('won');
    await expect.poll(() => seenByStaff(client.user.userId), soon).toBe('won');
    expect((await client.plan()).isProAccess).toBe(true);
  });

  it('comes again when the provider does not say whose the charge is', async () => {
    const client = await test.newClient();
    await client.buy('proLifetime');
    const [charge] = test.stripe.store.list('charge', client.customerId());
    test.stripe.lifecycle.dispute(charge?.id ?? '');
    const event = test.stripe.events.at(-1);
    if (!event) throw new Error('no event');
    test.stripe.breakDown(true);
    expect((await test.deliver(test.stripe.sign(event))).statusCode).toBe(503);
    test.stripe.breakDown(false);
    expect((await test.deliver(test.stripe.sign(event))).statusCode).toBe(200);
    await expect.poll(() => seenByStaff(client.user.userId), soon).toBe('open');
  }, 60_000);
});
