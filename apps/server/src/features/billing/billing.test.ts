import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQueue } from '../../platform/queue/queue.ts';
import { createTestUser, TEST_ORIGIN } from '../../testing/accounts.ts';
import { type BillingTest, createBillingTest } from '../../testing/billing/billing.ts';
import { createRecordedLog } from '../../testing/recorded-log.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';
import { createBilling } from './billing.ts';

const soon = { timeout: 5_000, interval: 25 };
const DAY_MS = 24 * 60 * 60 * 1_000;
let test: BillingTest;
beforeAll(async () => {
  test = await createBillingTest();
});
afterAll(() => test.close());

type Client = Awaited<ReturnType<BillingTest['newClient']>>;

/** Delivers webhooks and waits until the local copy shows the expected plan. */
async function untilPlan(client: Client, expected: object): Promise<void> {
  await test.deliverNews();
  await expect.poll(client.plan, soon).toMatchObject(expected);
}

async function monthly(locale?: string): Promise<Client> {
  const client = await test.newClient(locale);
  await client.buy('proSubscription');
  await untilPlan(client, { isProAccess: true });
  return client;
}

const subjectsTo = ({ user }: Client) =>
  test.mails.mails
    .filter(({ recipients }) => recipients.includes(user.email))
    .map(({ mail }) => mail.subject ?? '');

const subscriptionOf = (client: Client) => {
  const [found] = test.stripe.store.list('subscription', client.customerId());
  if (!found) throw new Error('no subscription');
  return found;
};

describe('a month of Pro', () => {
  it.each([
    ['en-US', 'USD'],
    ['pt-BR', 'BRL'],
  ])('is bought in %s for 5 %s, and lasts a calendar month', async (locale, currency) => {
    const client = await test.newClient(locale);
    expect(await client.plan()).toMatchObject({ isProAccess: false, subscription: null });
    const session = await client.buy('proSubscription');
    expect(session).toMatchObject({
      amount_total: 500,
      currency: currency.toLowerCase(),
      mode: 'subscription',
    });
    await untilPlan(client, { isProAccess: true });
    const { subscription, billingInfo } = await client.plan();
    const [{ current_period_end: end }] = subscriptionOf(client).items.data;
    const paidTo = new Date(end * 1_000);
    expect(subscription).toMatchObject({
      subscriptionType: 'proSubscription',
      status: 'active',
      nextPaymentAmountCents: 500,
      nextPaymentCurrency: currency,
      nextPaymentDate: paidTo.toISOString(),
      validUntil: new Date(paidTo.getTime() + DAY_MS).toISOString(),
    });
    expect(billingInfo).toMatchObject({ email: client.user.email });
    expect((await client.invoices()).data).toMatchObject([{ amountCents: 500, currency, status: 'paid' }]);
  });

  it('renews by itself', async () => {
    const client = await monthly();
    const before = (await client.plan()).subscription?.nextPaymentDate;
    test.stripe.lifecycle.advance(client.customerId(), 32);
    await untilPlan(client, { isProAccess: true, subscription: { status: 'active' } });
    await expect.poll(async () => (await client.plan()).subscription?.nextPaymentDate, soon).not.toBe(before);
    expect((await client.invoices()).data).toHaveLength(2);
  });

  it('ends as it was asked to, with reason and details, and Pro lasts to the day', async () => {
    const client = await monthly();
    expect(await client.cancel('tooExpensive', 'Until I have a job')).toMatchObject({ status: 200 });
    const { subscription, isProAccess } = await client.plan();
    const end = new Date(subscriptionOf(client).items.data[0].current_period_end * 1_000).toISOString();
    expect(isProAccess).toBe(true);
    expect(subscription).toMatchObject({
      status: 'cancelled',
      validUntil: end,
      cancellationEffectiveDate: end,
      canReactivateUntil: end,
      nextPaymentDate: null,
      cancellationReason: 'tooExpensive',
      cancellationReasonDetails: 'Until I have a job',
    });
    await expect
      .poll(() => subjectsTo(client), soon)
      .toEqual(['Your Pro plan is active', 'Your Pro plan is canceled']);
    // A repeated request has no further effect.
    expect(await client.cancel()).toMatchObject({ status: 200 });
    await test.deliverNews();
    expect((await client.plan()).subscription?.cancellationReason).toBe('tooExpensive');
    expect(subjectsTo(client)).toHaveLength(2);
  });

  it('[BILL-05] goes on when the cancellation is taken back, at the provider first, and a mail says so', async () => {
    const client = await monthly();
    await client.cancel('temporaryPause', 'Holidays');
    const before = Date.now();
    expect(await client.reactivate()).toMatchObject({ status: 200 });
    expect(subscriptionOf(client)).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
      metadata: {},
    });
    const { subscription } = await client.plan();
    expect(subscription).toMatchObject({
      status: 'active',
      cancellationReason: null,
      cancellationReasonDetails: null,
      cancellationEffectiveDate: null,
      canReactivateUntil: null,
    });
    expect(Date.parse(subscription?.validUntil ?? '')).toBeGreaterThan(before + 27 * DAY_MS);
    await expect.poll(() => subjectsTo(client), soon).toContain('Your Pro plan is active again');
    test.stripe.lifecycle.advance(client.customerId(), 32);
    await untilPlan(client, { isProAccess: true, subscription: { status: 'active' } });
  });

  it('cannot be brought back when it is over, nor cancelled when there is none', async () => {
    const client = await monthly();
    await client.cancel();
    test.stripe.lifecycle.advance(client.customerId(), 32);
    await untilPlan(client, { isProAccess: false });
    expect(await client.reactivate()).toMatchObject({ status: 409 });
    expect(await client.cancel()).toMatchObject({ status: 409 });
    const stranger = await test.newClient();
    expect([(await stranger.cancel()).status, (await stranger.reactivate()).status]).toEqual([409, 409]);
    await expect.poll(() => subjectsTo(client), soon).toContain('You’re on the free plan now');
  });

  it('reverts to Free when it is over, and holds nothing of the person hostage', async () => {
    const client = await monthly();
    const resumes = resumeClient(test.app, client.user);
    const made = [await resumes.made(), await resumes.made(), await resumes.made(), await resumes.made()];
    await client.cancel();
    test.stripe.lifecycle.advance(client.customerId(), 32);
    await untilPlan(client, {
      isProAccess: false,
      subscription: { subscriptionType: 'free', status: 'ended' },
      usageLimit: { maxAiSuggestions: 3 },
    });
    expect((await resumes.list()).data).toHaveLength(4);
    for (const { id } of made) expect((await resumes.get(id)).status).toBe(200);
    const [last] = made.slice(-1);
    const text = await test.app.inject({
      url: `/api/resume/${last?.id}/export/txt`,
      headers: client.user.headers,
    });
    expect(text.statusCode).toBe(200);
    expect((await resumes.create({ locale: 'en-US' })).status).toBe(403);
    // It can be bought again.
    await client.buy('proSubscription');
    await untilPlan(client, { isProAccess: true });
  });

  it('that cannot be charged stays for a week, with a mail, and goes on with a card that works', async () => {
    const client = await monthly();
    test.stripe.store.setDeclining(client.customerId(), true);
    test.stripe.lifecycle.advance(client.customerId(), 32);
    await untilPlan(client, { isProAccess: true, subscription: { status: 'gracePeriod' } });
    const [{ current_period_start: start }] = subscriptionOf(client).items.data;
    expect((await client.plan()).subscription?.validUntil).toBe(
      new Date(start * 1_000 + 7 * DAY_MS).toISOString(),
    );
    await expect
      .poll(() => subjectsTo(client), soon)
      .toEqual(['Your Pro plan is active', 'Your payment didn’t go through']);
    test.stripe.lifecycle.mendCard(client.customerId());
    await untilPlan(client, { isProAccess: true, subscription: { status: 'active' } });
  });

  it('that is never paid ends', async () => {
    const client = await monthly();
    test.stripe.store.setDeclining(client.customerId(), true);
    test.stripe.lifecycle.advance(client.customerId(), 32);
    await untilPlan(client, { subscription: { status: 'gracePeriod' } });
    test.stripe.lifecycle.advance(client.customerId(), 22);
    await untilPlan(client, {
      isProAccess: false,
      subscription: { subscriptionType: 'free', status: 'ended' },
    });
    expect(subscriptionOf(client).status).toBe('canceled');
  });

  it('that could not be charged ends at once when it is cancelled', async () => {
    const client = await monthly();
    test.stripe.store.setDeclining(client.customerId(), true);
    test.stripe.lifecycle.advance(client.customerId(), 32);
    await untilPlan(client, { subscription: { status: 'gracePeriod' } });
    expect(await client.cancel('other')).toMatchObject({ status: 200 });
    expect(await client.plan()).toMatchObject({ isProAccess: false });
    expect(subscriptionOf(client).status).toBe('canceled');
  });
});

it('a plan ends at once with the account that has it', async () => {
  const client = await monthly();
  const { endPlan } = createBilling({
    payments: test.payments,
    systemDb: test.database.systemDb,
    queue: createQueue(),
    origins: [TEST_ORIGIN],
    hostLocales: {},
    log: createRecordedLog(),
  });
  await endPlan(client.user.userId);
  expect(subscriptionOf(client).status).toBe('canceled');
  expect(await client.plan()).toMatchObject({ isProAccess: false });
});

describe('Pro for good', () => {
  it('is bought once, for 70, and never ends', async () => {
    const client = await test.newClient();
    expect(await client.buy('proLifetime')).toMatchObject({ amount_total: 7_000, mode: 'payment' });
    await untilPlan(client, {
      isProAccess: true,
      subscription: {
        subscriptionType: 'proLifetime',
        status: 'active',
        validUntil: null,
        nextPaymentDate: null,
      },
    });
    test.stripe.lifecycle.advance(client.customerId(), 4_000);
    await client.sync();
    expect((await client.plan()).isProAccess).toBe(true);
    expect(await client.order('proLifetime')).toMatchObject({ status: 409 });
    expect(await client.order('proSubscription')).toMatchObject({ status: 409 });
  });

  it('after a month of Pro costs less by the days still to come, and the month stops', async () => {
    const client = await monthly('pt-BR');
    test.stripe.lifecycle.advance(client.customerId(), 0);
    const url = (await client.order('proLifetime')).data.url;
    const session = test.stripe.store.get('session', url.split('/').at(-1));
    // Just bought, so every day of the month is credited. Uses the subscription's currency, not the page's.
    expect(session).toMatchObject({ amount_total: 6_500, currency: 'brl' });
    client.payAt(url);
    await untilPlan(client, { isProAccess: true, subscription: { subscriptionType: 'proLifetime' } });
    await expect.poll(() => subscriptionOf(client).status, soon).toBe('canceled');
    test.stripe.lifecycle.advance(client.customerId(), 65);
    expect((await client.invoices()).data).toHaveLength(2);
    await test.deliverNews();
    await expect
      .poll(() => subjectsTo(client).toSorted(), soon)
      .toEqual(['Your Pro Lifetime plan is active', 'Your Pro plan is active']);
  });
});

describe('money back', () => {
  const newAdmin = async () =>
    test.clientOf(await createTestUser(test.database, { staffRole: 'admin', isSecondFactorVerified: true }));

  it('is given by an administrator, ends what was paid for, and is written down', async () => {
    const [client, admin] = [await monthly(), await newAdmin()];
    expect(await admin.refund(client.user.userId)).toMatchObject({
      status: 200,
      data: { amountCents: 500, currency: 'USD' },
    });
    expect(await client.plan()).toMatchObject({ isProAccess: false });
    expect(subscriptionOf(client).status).toBe('canceled');
    expect((await client.invoices()).data).toMatchObject([{ status: 'refunded' }]);
    const entries = await test.database.auth.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('target_id', '=', client.user.userId)
      .execute();
    expect(entries).toMatchObject([{ act: 'paymentRefunded', actor_id: admin.user.userId }]);
    expect(await admin.refund(client.user.userId)).toMatchObject({ status: 409 });
  });

  it.each([
    ['en-US', 'Your refund is on its way', 'We refunded $5.00.'],
    ['pt-BR', 'Seu reembolso está a caminho', 'Devolvemos R$\u00A05,00.'],
  ])('[TXT-02] is told by mail once, with the amount, in %s', async (locale, subject, words) => {
    const [client, admin] = [await monthly(locale), await newAdmin()];
    await test.database.auth.db
      .updateTable('app_user')
      .set({ locale })
      .where('id', '=', client.user.userId)
      .execute();
    await admin.refund(client.user.userId);
    await expect.poll(() => subjectsTo(client), soon).toContain(subject);
    for (let time = 0; time < 3; time += 1) {
      await test.deliverNews();
      await client.plan();
    }
    expect(subjectsTo(client).filter((found) => found === subject)).toHaveLength(1);
    const told = test.mails.mails.find(
      ({ recipients, mail }) => recipients.includes(client.user.email) && mail.subject === subject,
    );
    expect(told?.mail.text).toContain(words);
  });

  it('of a plan for good takes the plan with it', async () => {
    const [client, admin] = [await test.newClient(), await newAdmin()];
    await client.buy('proLifetime');
    await untilPlan(client, { isProAccess: true });
    expect(await admin.refund(client.user.userId)).toMatchObject({ data: { amountCents: 7_000 } });
    expect(await client.plan()).toMatchObject({
      isProAccess: false,
      subscription: { subscriptionType: 'free' },
    });
  });

  it('is refused after 14 days, for nobody, and to everybody but administrators', async () => {
    const [client, admin] = [await monthly(), await newAdmin()];
    for (const charge of test.stripe.store.list('charge', client.customerId()))
      charge.created -= 15 * 24 * 60 * 60;
    expect(await admin.refund(client.user.userId)).toMatchObject({
      status: 409,
      error: { code: 'REFUND_TOO_LATE' },
    });
    expect(await admin.refund(admin.user.userId)).toMatchObject({ status: 404 });
    expect(await client.refund(client.user.userId)).toMatchObject({ status: 404 });
    expect((await client.plan()).isProAccess).toBe(true);
  });
});

describe('[BILL-03] the portal', () => {
  it('is opened for the own customer, and leads back to the product', async () => {
    const client = await monthly();
    const { data } = await client.portal({ portalSection: 'paymentMethod' });
    expect(data.url).toContain(`/portal/${client.customerId()}?return=${encodeURIComponent(TEST_ORIGIN)}`);
  });

  it('is not there for whoever never bought anything, and not for others', async () => {
    const [client, stranger] = [await monthly(), await test.newClient()];
    expect(await stranger.portal()).toMatchObject({ status: 404 });
    expect(await stranger.portal({ userId: client.user.userId })).toMatchObject({ status: 404 });
    for (const returnUrl of ['https://evil.example/', '/subscription', `${TEST_ORIGIN}.evil.example/`])
      expect(await client.portal({ returnUrl })).toMatchObject({ status: 400 });
    expect(await client.portal({ customer: 'cus_1' })).toMatchObject({ status: 400 });
  });

  it('that comes without an address is told in so many words', async () => {
    const client = await monthly();
    test.stripe.answerNext('/v1/billing_portal/sessions', { object: 'billing_portal.session', url: null });
    expect(await client.portal()).toMatchObject({
      status: 503,
      error: { message: "No URL returned from the payment provider's portal session creation" },
    });
  });
});

describe('what is bought', () => {
  it('is not undone by a reading that began before it and ends after', async () => {
    const client = await monthly();
    const late = test.stripe.hold(new RegExp(`GET /v1/charges.*${client.customerId()}`), { isOnce: true });
    const old = client.sync();
    await late.reached;
    await client.cancel();
    expect(await client.plan()).toMatchObject({ subscription: { status: 'cancelled' } });
    late.release();
    expect(await old).toMatchObject({ status: 200 });
    expect(await client.plan()).toMatchObject({ subscription: { status: 'cancelled' } });
  });

  it('is seen by nobody else', async () => {
    const [client, stranger] = [await monthly(), await test.newClient()];
    expect((await stranger.invoices()).data).toEqual([]);
    expect(await stranger.plan()).toMatchObject({ isProAccess: false, billingInfo: null });
    expect((await client.invoices()).data).toHaveLength(1);
  });

  it('stays as it is while the provider does not answer', async () => {
    const client = await monthly();
    test.stripe.breakDown(true);
    expect(await client.cancel()).toMatchObject({ status: 503 });
    test.stripe.breakDown(false);
    expect(await client.plan()).toMatchObject({ isProAccess: true, subscription: { status: 'active' } });
  }, 20_000);
});
