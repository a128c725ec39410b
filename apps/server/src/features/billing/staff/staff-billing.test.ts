import type { Subscriber, UserSubscription } from '@lauda/contract/staff/staff-billing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser } from '../../../testing/accounts.ts';
import { createTestApp } from '../../../testing/app.ts';
import { testPayments } from '../../../testing/workers/billing-worker.ts';
import { type BillingTest, createBillingTest, knowCustomer } from '../../../testing/billing/billing.ts';
import { staffClient, TEST_REASON } from '../../../testing/clients/staff.ts';

let test: BillingTest;
let staff: ReturnType<typeof staffClient>;
beforeAll(async () => {
  test = await createBillingTest({ hasWorker: false });
  staff = staffClient(test);
});
afterAll(() => test.close());

async function monthly() {
  const client = await test.newClient();
  await client.buy('proSubscription');
  await client.sync();
  return client;
}
const get = async (by: Parameters<typeof staff.call>[0], userId: string) =>
  staff.dataOf<UserSubscription>(staff.call(by, 'GET', `/subscriptions/${userId}`));

describe('plans of users', () => {
  it('[ADM-07] are listed, the last changed first, and filtered', async () => {
    const writer = await staff.staffOf('content_manager');
    const [first, second] = [await monthly(), await monthly()];
    await second.cancel();
    const list = (query: string) =>
      staff.dataOf<{ subscriptions: Subscriber[]; total: number }>(
        staff.call(writer, 'GET', `/subscriptions${query}`),
      );
    const all = await list('');
    expect(all.subscriptions.slice(0, 2).map(({ userId, status }) => [userId, status])).toEqual([
      [second.user.userId, 'cancelled'],
      [first.user.userId, 'active'],
    ]);
    expect(all.subscriptions[0]).toMatchObject({
      email: second.user.email,
      subscriptionType: 'proSubscription',
    });
    expect((await list('?status=cancelled')).subscriptions.map(({ userId }) => userId)).toEqual([
      second.user.userId,
    ]);
    expect(await list('?type=proLifetime')).toMatchObject({ subscriptions: [], total: 0 });
    expect((await list('?limit=1&page=2')).subscriptions).toMatchObject([{ userId: first.user.userId }]);
    expect(JSON.stringify(all)).not.toContain('cus_');
  });

  it('[ADM-07] are shown with what was paid and what can be given back', async () => {
    const [support, client] = [await staff.staffOf('support'), await monthly()];
    expect(await get(support, client.user.userId)).toMatchObject({
      isProAccess: true,
      subscription: { status: 'active', nextPaymentAmountCents: 500 },
      invoices: [{ status: 'paid', amountCents: 500 }],
      refundable: { amountCents: 500, currency: 'USD' },
    });
    const shown = await get(support, client.user.userId);
    expect(JSON.stringify(shown)).not.toContain('http');
    for (const charge of test.stripe.store.list('charge', client.customerId()))
      charge.created -= 15 * 24 * 60 * 60;
    expect(await get(support, client.user.userId)).toMatchObject({ refundable: null });
    const stranger = await createTestUser(test.database);
    expect(await get(support, stranger.userId)).toEqual({
      isProAccess: false,
      subscription: null,
      disputeStatus: null,
      invoices: [],
      refundable: null,
    });
    expect((await staff.call(support, 'GET', `/subscriptions/${crypto.randomUUID()}`)).statusCode).toBe(404);
  });

  it('[ADM-07] are cancelled and taken up again by admin and support, and that is written down', async () => {
    const [support, writer, client] = [
      await staff.staffOf('support'),
      await staff.staffOf('content_manager'),
      await monthly(),
    ];
    const path = `/subscriptions/${client.user.userId}`;
    const why = { reason: 'tooExpensive', details: 'Asked by mail.' };
    expect((await staff.call(writer, 'POST', `${path}/cancel`, why)).statusCode).toBe(404);
    expect((await staff.call(writer, 'PUT', path, { change: 'renew' })).statusCode).toBe(404);
    expect((await client.plan()).subscription?.status).toBe('active');

    expect((await staff.call(support, 'POST', `${path}/cancel`, why)).statusCode).toBe(200);
    expect((await client.plan()).subscription).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'tooExpensive',
    });
    expect((await staff.call(support, 'PUT', path, { change: 'renew' })).statusCode).toBe(200);
    expect((await client.plan()).subscription?.status).toBe('active');
    expect(await staff.actsOn(client.user.userId)).toMatchObject([
      { act: 'subscriptionCancelled', actor_id: support.userId, details: { reason: 'tooExpensive' } },
      { act: 'subscriptionEdited', actor_id: support.userId, details: { change: 'renew' } },
    ]);
  });

  it('[ADM-07] are read again from the provider, whose word they are', async () => {
    const [admin, client] = [await staff.staffOf('admin'), await monthly()];
    const path = `/subscriptions/${client.user.userId}`;
    await test.database.systemDb
      .updateTable('subscription')
      .set({ status: 'ended', subscription_type: 'free' })
      .where('user_id', '=', client.user.userId)
      .execute();
    expect((await staff.call(admin, 'PUT', path, { change: 'readAgain' })).statusCode).toBe(200);
    expect((await client.plan()).subscription?.status).toBe('active');
    const stranger = await createTestUser(test.database);
    for (const [method, end, body] of [
      ['PUT', '', { change: 'readAgain' }],
      ['PUT', '', { change: 'renew' }],
      ['POST', '/cancel', { reason: null, details: '' }],
    ] as const)
      expect(
        await staff.codeOf(staff.call(admin, method, `/subscriptions/${stranger.userId}${end}`, body)),
      ).toBe('CONFLICT');
    expect((await staff.call(admin, 'PUT', path, { status: 'active' })).statusCode).toBe(400);
  });

  it('[ADM-07] are refunded within 14 days, by administrators', async () => {
    const [admin, support, client] = [
      await staff.staffOf('admin'),
      await staff.staffOf('support'),
      await monthly(),
    ];
    const body = { userId: client.user.userId, reason: TEST_REASON };
    expect((await staff.call(support, 'POST', '/refund', body)).statusCode).toBe(404);
    expect((await staff.call(admin, 'POST', '/refund', body)).statusCode).toBe(200);
    expect(await get(admin, client.user.userId)).toMatchObject({
      isProAccess: false,
      invoices: [{ status: 'refunded' }],
      refundable: null,
    });
    expect(await staff.codeOf(staff.call(admin, 'POST', '/refund', body))).toBe('REFUND_TOO_LATE');
  });

  it('are shown also while the payment provider does not answer', async () => {
    const alone = await createTestApp({ payments: testPayments(1) });
    const { call, dataOf, staffOf } = staffClient(alone);
    const person = await createTestUser(alone.database);
    await knowCustomer(alone.database, person, 'cus_unreachable');
    await alone.database.systemDb
      .insertInto('subscription')
      .values({ user_id: person.userId, subscription_type: 'proLifetime', status: 'active' })
      .execute();
    expect(
      await dataOf(call(await staffOf('admin'), 'GET', `/subscriptions/${person.userId}`)),
    ).toMatchObject({
      isProAccess: true,
      invoices: null,
      refundable: null,
    });
    await alone.close();
  }, 30_000);
});
