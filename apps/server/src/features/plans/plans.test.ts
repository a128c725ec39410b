import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plan, Profile } from '@lauda/contract/billing/plans';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser } from '../../db/as-user.ts';
import { createDatabase } from '../../db/client.ts';
import { migrate } from '../../db/migration/migrate.ts';
import { listMigrations, MIGRATIONS_FOLDER } from '../../db/migration/migration-files.ts';
import type { RoleKind } from '../../db/roles.ts';
import { JOBS } from '../../jobs.ts';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createBareDatabase } from '../../testing/database.ts';
import { type StripeServer, startStripeServer } from '@lauda/stand-ins/stripe/stripe-server';
import { testPayments } from '../../testing/workers/billing-worker.ts';
import { knowCustomer } from '../../testing/billing/billing.ts';
import { providerSubscription, subscribe } from '../../testing/billing/plans.ts';
import { testSettings } from '../../testing/settings.ts';
import type { ProviderBillingInfo } from './queries.ts';
import { type ProviderState, storeProviderState } from './service.ts';

const BILLING: ProviderBillingInfo = {
  customer_id: 'cus_1',
  name: 'Ana Lima',
  email: 'ana@lauda.example',
  address_line1: 'Rua A, 1',
  address_line2: 'ap. 2',
  address_city: 'Recife',
  address_state: 'PE',
  address_postal_code: '50000-000',
  address_country: 'BR',
};
const HOUR_MS = 60 * 60 * 1_000;
const inAnHour = () => new Date(Date.now() + HOUR_MS);
const anHourAgo = () => new Date(Date.now() - HOUR_MS);

let test: TestApp;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer();
  test = await createTestApp({ payments: testPayments(stripe.port) });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

const newUser = (options: Parameters<typeof createTestUser>[1] = {}) =>
  createTestUser(test.database, options);

const call = ({ headers }: TestUser, path: string, method: 'GET' | 'POST' = 'GET') =>
  test.app.inject({ method, url: `/api/${path}`, headers });
const readPlan = (user: TestUser) => call(user, `plan/${user.userId}`);
const planOf = async (user: TestUser) => (await readPlan(user)).json<{ data: Plan }>().data;
const readProfile = (user: TestUser) => call(user, `profile/user/${user.userId}`);
const profileOf = async (user: TestUser) => (await readProfile(user)).json<{ data: Profile }>().data;
const sync = (user: TestUser) => call(user, `plan/${user.userId}/sync`, 'POST');

/** Stores a state as a webhook would. */
const say = ({ userId }: TestUser, state: ProviderState) =>
  test.database.systemDb.transaction().execute((trx) => storeProviderState(trx, userId, state));

const eventsFor = async ({ userId }: TestUser) => {
  const rows = await test.database.systemDb
    .selectFrom('live_event')
    .select('payload')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => (payload as { type: string }).type);
};

async function dropProfile({ userId }: TestUser): Promise<void> {
  const owner = createDatabase({ url: test.database.ownerUrl, maxConnections: 1, applicationName: 'test' });
  await sql`alter table profile no force row level security`.execute(owner.db);
  await owner.db.deleteFrom('profile').where('user_id', '=', userId).execute();
  await sql`alter table profile force row level security`.execute(owner.db);
  await owner.close();
}

describe('a profile', () => {
  it('is made with the user', async () => {
    const ana = await newUser();
    const profile = await profileOf(ana);
    expect(profile).toEqual({ id: expect.any(String), userId: ana.userId, aiUsageCount: 0 });
    expect((await profileOf(await newUser())).id).not.toBe(profile.id);
  });

  it('is not found when it is missing, and made again by a synchronisation', async () => {
    const ana = await newUser();
    await dropProfile(ana);
    expect((await readProfile(ana)).statusCode).toBe(404);
    expect((await planOf(ana)).usageLimit).toEqual({ maxAiSuggestions: 3, aiSuggestions: 0 });
    expect((await sync(ana)).json()).toEqual({ data: { isFetched: false } });
    expect((await readProfile(ana)).statusCode).toBe(200);
    expect(await eventsFor(ana)).toEqual(['profile.changed']);
  });
});

it('a profile is made for whoever was there before profiles were', async () => {
  const { name, drop } = await createBareDatabase();
  const url = (role: RoleKind) => testSettings.databaseUrl(role, name);
  const before = mkdtempSync(join(tmpdir(), 'lauda-migrations-'));
  for (const file of listMigrations().filter((file) => file < '0009'))
    copyFileSync(join(MIGRATIONS_FOLDER, file), join(before, file));
  await migrate({ ownerUrl: url('owner'), jobs: JOBS, migrationsFolder: before });
  const auth = createDatabase({ url: url('auth'), maxConnections: 1, applicationName: 'test' });
  const { userId } = await createTestUser({ auth });
  await migrate({ ownerUrl: url('owner'), jobs: JOBS });
  const system = createDatabase({ url: url('system'), maxConnections: 1, applicationName: 'test' });
  const rows = await system.db.selectFrom('profile').select('user_id').execute();
  expect(rows).toEqual([{ user_id: userId }]);
  await Promise.all([auth.close(), system.close()]);
  rmSync(before, { recursive: true });
  await drop();
});

describe('a plan', () => {
  it('is the free one for whoever never bought anything', async () => {
    expect(await planOf(await newUser())).toEqual({
      isProAccess: false,
      subscription: null,
      billingInfo: null,
      usageLimit: { maxAiSuggestions: 3, aiSuggestions: 0 },
    });
  });

  it('[PLAN-02] is pro by subscription, with no limit, the next payment and where the bill goes', async () => {
    const ana = await newUser();
    const validUntil = inAnHour();
    await say(ana, {
      subscription: providerSubscription({
        valid_until: validUntil,
        next_payment_amount_cents: 500,
        next_payment_currency: 'USD',
        next_payment_date: validUntil,
        provider_customer_id: 'cus_1',
        provider_subscription_id: 'sub_1',
      }),
      billingInfo: BILLING,
    });
    expect(await planOf(ana)).toMatchObject({
      isProAccess: true,
      subscription: {
        subscriptionType: 'proSubscription',
        status: 'active',
        validUntil: validUntil.toISOString(),
        nextPaymentAmountCents: 500,
        nextPaymentCurrency: 'USD',
        nextPaymentDate: validUntil.toISOString(),
      },
      billingInfo: {
        name: 'Ana Lima',
        address: {
          line1: 'Rua A, 1',
          line2: 'ap. 2',
          city: 'Recife',
          state: 'PE',
          postalCode: '50000-000',
          country: 'BR',
        },
      },
      usageLimit: { maxAiSuggestions: null, aiSuggestions: 0 },
    });
    expect((await readPlan(ana)).body).not.toMatch(/cus_1|sub_1/);
    expect(await eventsFor(ana)).toEqual(['subscription.changed', 'billing.changed']);
  });

  it('[PLAN-02] that was cancelled is pro to its end, without a next payment, and then hides the bill', async () => {
    const ana = await newUser();
    const cancelled = (validUntil: Date): ProviderState => ({
      subscription: providerSubscription({
        status: 'cancelled',
        valid_until: validUntil,
        next_payment_amount_cents: 500,
        next_payment_date: validUntil,
      }),
      billingInfo: BILLING,
    });
    await say(ana, cancelled(inAnHour()));
    const before = await planOf(ana);
    expect(before).toMatchObject({ isProAccess: true, billingInfo: { name: 'Ana Lima' } });
    expect(before.subscription).toMatchObject({ nextPaymentAmountCents: null, nextPaymentDate: null });
    await say(ana, cancelled(anHourAgo()));
    expect(await planOf(ana)).toMatchObject({ isProAccess: false, billingInfo: null });
  });

  it('is pro for administrators whatever they pay, and for no other staff', async () => {
    const isPro = async (staffRole: string) => (await planOf(await newUser({ staffRole }))).isProAccess;
    expect([await isPro('Admin'), await isPro('support'), await isPro('content_manager')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("is the caller's own", async () => {
    const [ana, bruno] = [await newUser(), await newUser()];
    await subscribe(test.database, ana, {});
    expect((await planOf(ana)).isProAccess).toBe(true);
    expect(await planOf(bruno)).toMatchObject({ isProAccess: false, subscription: null });
    for (const path of ['profile/user', 'plan'])
      expect((await call(bruno, `${path}/${ana.userId}`)).statusCode).toBe(404);
  });

  it('stays as it was when the provider does not answer', async () => {
    const ana = await newUser();
    await subscribe(test.database, ana, {});
    await knowCustomer(test.database, ana, 'cus_nobody');
    expect((await sync(ana)).statusCode).toBe(503);
    expect((await planOf(ana)).isProAccess).toBe(true);
    expect(await eventsFor(ana)).toEqual([]);
  });

  it('is written by no request: the role that they have may only read', async () => {
    const { userId } = await newUser();
    const subscription = { user_id: userId, ...providerSubscription() };
    const writes: Parameters<typeof asUser<unknown>>[2][] = [
      (trx) => trx.insertInto('subscription').values(subscription).execute(),
      (trx) => trx.updateTable('subscription').set({ status: 'active' }).execute(),
      (trx) => trx.updateTable('profile').set({ ai_usage_count: 0 }).execute(),
      (trx) =>
        trx
          .insertInto('billing_info')
          .values({ user_id: userId, ...BILLING })
          .execute(),
    ];
    for (const write of writes)
      await expect(asUser(test.database.db, userId, write)).rejects.toThrow('permission denied');
  });
});

describe('[OPS-06] an installation without a payment provider', () => {
  it('gives everyone Pro, without a limit on resumes, and says that nothing is sold', async () => {
    const open = await createTestApp({ isSelling: false });
    const user = await createTestUser(open.database);
    const ask = async <T>(path: string) =>
      (await open.app.inject({ method: 'GET', url: `/api/${path}`, headers: user.headers })).json<{
        data: T;
      }>().data;
    expect(await ask<Plan>(`plan/${user.userId}`)).toMatchObject({
      isProAccess: true,
      subscription: null,
      usageLimit: { maxAiSuggestions: null },
    });
    expect(await ask<{ isSelling: boolean }>('site')).toMatchObject({ isSelling: false });
    await open.close();
  });
});
