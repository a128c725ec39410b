import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillingTest, createBillingTest } from '../../../testing/billing/billing.ts';

let test: BillingTest;
beforeAll(async () => {
  test = await createBillingTest();
});
afterAll(() => test.close());

const soon = { timeout: 10_000 };

/** A lifetime purchase in reais with a payment code that is paid later. */
async function buyLater() {
  const client = await test.newClient('pt-BR');
  const { data } = await client.order('proLifetime');
  const id = data.url.split('/').at(-1) ?? '';
  test.stripe.checkouts.complete(id, { isLater: true });
  await test.deliverNews();
  const terms = async () => {
    const { isProAccess, subscription } = await client.plan();
    return [isProAccess, subscription?.subscriptionType, subscription?.status];
  };
  await expect.poll(terms, soon).toEqual([false, 'proLifetime', 'pending']);
  return { client, id, terms };
}

describe('a payment that completes later', () => {
  it('waits, and gives Pro when the money has come', async () => {
    const { id, terms } = await buyLater();
    test.stripe.checkouts.settle(id, true);
    await test.deliverNews();
    await expect.poll(terms, soon).toEqual([true, 'proLifetime', 'active']);
  });

  it('that fails is told of, costs nothing, and can be made again', async () => {
    const { client, id, terms } = await buyLater();
    test.stripe.checkouts.settle(id, false);
    await test.deliverNews();
    await expect.poll(terms, soon).toEqual([false, 'proLifetime', 'ended']);
    expect(await client.invoices()).toMatchObject({ data: [] });
    await client.buy('proLifetime');
    await test.deliverNews();
    await expect.poll(terms, soon).toEqual([true, 'proLifetime', 'active']);
  });

  it('cannot be paid for a second time while it waits', async () => {
    const { client } = await buyLater();
    expect(await client.order('proLifetime')).toMatchObject({ status: 409 });
  });
});
