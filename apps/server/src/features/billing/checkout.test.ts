import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_ORIGIN } from '../../testing/accounts.ts';
import { type BillingTest, createBillingTest } from '../../testing/billing/billing.ts';

let test: BillingTest;
beforeAll(async () => {
  // Long enough for parallel requests to meet idempotency keys in use.
  test = await createBillingTest({ delayMs: 20 });
});
afterAll(() => test.close());

const soon = { timeout: 10_000, interval: 25 };
const sessionAt = (url: string) => test.stripe.store.get('session', url.split('/').at(-1));

describe('[BILL-01] a checkout', () => {
  it('is for the own customer, at the product’s price, with the product’s own return addresses', async () => {
    const client = await test.newClient();
    const { status, data } = await client.order('proSubscription');
    expect(status).toBe(200);
    expect(sessionAt(data.url)).toMatchObject({
      customer: client.customerId(),
      amount_total: 500,
      currency: 'usd',
      success_url: `${TEST_ORIGIN}/subscription?checkSubscription=true`,
      cancel_url: `${TEST_ORIGIN}/pricing`,
      metadata: { userId: client.user.userId, planType: 'proSubscription' },
    });
  });

  it('is for the same customer when the first attempt broke off and the name has changed since', async () => {
    const client = await test.newClient();
    const { userId } = client.user;
    const broken = { userId, email: client.user.email, name: 'Ana', locale: 'en-US' } as const;
    const customerId = await test.payments.createCustomer(broken);
    expect((await client.order('proSubscription')).status).toBe(200);
    expect(client.customerId()).toBe(customerId);
  });

  it('is refused with a plan, price, customer, user, address or return address that was tampered with', async () => {
    const [client, other] = [await test.newClient(), await test.newClient()];
    const before = test.stripe.store.list('session').length;
    const refusals: readonly (readonly [object, number])[] = [
      [{ planType: 'free' }, 400],
      [{ planType: 'proForever' }, 400],
      [{ planType: ['proLifetime'] }, 400],
      [{ price: 'price_1' }, 400],
      [{ amount: 1 }, 400],
      [{ currency: 'BRL' }, 400],
      [{ customer: 'cus_1' }, 400],
      [{ line_items: [] }, 400],
      [{ userId: other.user.userId }, 404],
      [{ userId: 'nobody' }, 400],
      [{ email: other.user.email }, 404],
      ...['successUrl', 'cancelUrl'].flatMap((name) =>
        [
          'https://evil.example/',
          `${TEST_ORIGIN}.evil.example/`,
          `${TEST_ORIGIN}@evil.example/`,
          `https://user:password@${new URL(TEST_ORIGIN).host}/`,
          '//evil.example/',
          '/pricing',
          'javascript:alert(1)',
          `http://${new URL(TEST_ORIGIN).host}/`,
          '',
        ].map((address) => [{ [name]: address }, 400] as const),
      ),
    ];
    for (const [changes, status] of refusals)
      expect([changes, (await client.order('proSubscription', changes)).status]).toEqual([changes, status]);
    expect(test.stripe.store.list('session')).toHaveLength(before);
  });

  it('is not for visitors', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/billing/create-checkout-session',
      headers: { origin: TEST_ORIGIN },
      payload: {},
    });
    expect(answer.statusCode).toBe(401);
  });

  it('that is asked for fifty times at once is one, of one customer, and one subscription when all are paid', async () => {
    const client = await test.newClient();
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.order('proSubscription')));
    const urls = new Set(answers.map(({ data }) => data.url));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(urls.size).toBe(1);
    const mine = test.stripe.store.customers().filter(({ email }) => email === client.user.email);
    expect(mine).toHaveLength(1);
    for (const { data } of answers) client.payAt(data.url);
    expect(test.stripe.store.list('subscription', client.customerId())).toHaveLength(1);
    expect(test.stripe.store.list('charge', client.customerId())).toHaveLength(1);
    await test.deliverNews();
    await expect.poll(client.plan, soon).toMatchObject({ isProAccess: true });
    expect(await client.order('proSubscription')).toMatchObject({ status: 409 });
  }, 30_000);

  it('for another plan closes the one before it: nobody pays for both', async () => {
    const client = await test.newClient();
    const monthly = (await client.order('proSubscription')).data.url;
    const lifetime = (await client.order('proLifetime')).data.url;
    expect(sessionAt(monthly).status).toBe('expired');
    client.payAt(monthly);
    client.payAt(lifetime);
    expect(test.stripe.store.list('charge', client.customerId())).toMatchObject([{ amount: 7_000 }]);
  });

  it('for both plans at once leaves at most one that can be paid', async () => {
    const client = await test.newClient();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.order(index % 2 === 0 ? 'proSubscription' : 'proLifetime'),
      ),
    );
    const open = test.stripe.store
      .list('session', client.customerId())
      .filter(({ status }) => status === 'open');
    expect(open.length).toBeLessThanOrEqual(1);
  }, 30_000);

  it('that was paid before the word of it arrived is not sold again', async () => {
    const client = await test.newClient();
    await client.buy('proSubscription');
    expect(await client.order('proSubscription')).toMatchObject({ status: 409 });
    expect(await client.plan()).toMatchObject({ isProAccess: true });
  });

  it('at another price than people are shown is closed', async () => {
    const client = await test.newClient();
    const price = test.stripe.store.get('price', 'price_monthly_usd');
    price.unit_amount = 900;
    expect(await client.order('proSubscription')).toMatchObject({ status: 503 });
    price.unit_amount = 500;
    const [session] = test.stripe.store.list('session', client.customerId());
    expect(session?.status).toBe('expired');
    expect(test.logLines()).toContainEqual(expect.objectContaining({ event: 'billing.price-mismatch' }));
  });
});
