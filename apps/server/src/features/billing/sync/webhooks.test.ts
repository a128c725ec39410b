import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BillingTest, createBillingTest } from '../../../testing/billing/billing.ts';

let test: BillingTest;
beforeAll(async () => {
  test = await createBillingTest();
});
afterAll(() => test.close());

const soon = { timeout: 10_000, interval: 25 };
type Client = Awaited<ReturnType<BillingTest['newClient']>>;

/** Everything that a webhook could change. */
async function traces(): Promise<object> {
  const { systemDb } = test.database;
  const events = await systemDb.selectFrom('payment_event').select('event_id').orderBy('event_id').execute();
  const jobs = await sql`select id from pgboss.job where name = 'sync-billing' order by id`.execute(systemDb);
  return { events, jobs: jobs.rows };
}

describe('[BILL-06] a word that is not to be believed', () => {
  let client: Client;
  let signed: ReturnType<BillingTest['stripe']['sign']>;
  beforeEach(async () => {
    client = await test.newClient();
    await client.buy('proSubscription');
    const event = test.stripe.events.at(-1);
    if (!event) throw new Error('nothing happened');
    signed = test.stripe.sign(event);
  });

  /** Also checks that nothing changed. */
  const isRefused = async (word: typeof signed): Promise<boolean> => {
    const before = await traces();
    const { statusCode } = await test.deliver(word);
    return statusCode === 400 && isDeepStrictEqual(await traces(), before);
  };

  it('is refused when it is not signed, or by somebody else', async () => {
    const time = signed.signature.split(',')[0];
    for (const signature of [
      '',
      'garbage',
      `${time},v1=${'0'.repeat(64)}`,
      `${time},v0=${'0'.repeat(64)}`,
      `${time}`,
    ])
      expect(await isRefused({ ...signed, signature })).toBe(true);
    const event = test.stripe.events.at(-1);
    const { signature } = test.stripe.sign({ ...(event as NonNullable<typeof event>), id: 'evt_other' });
    expect(await isRefused({ ...signed, signature })).toBe(true);
  });

  it('is refused when a single byte of it was altered', async () => {
    const bytes = Buffer.from(signed.body);
    for (let at = 0; at < bytes.length; at += 7) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(await isRefused({ ...signed, body: altered.toString('latin1') })).toBe(true);
    }
  });

  it('is refused when it was signed more than 300 seconds ago, and taken before', async () => {
    const event = test.stripe.events.at(-1) as NonNullable<(typeof test.stripe.events)[number]>;
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);
    expect(await isRefused(test.stripe.sign(event, ago(302)))).toBe(true);
    expect(await isRefused(test.stripe.sign(event, ago(-3_600)))).toBe(true);
    const { statusCode } = await test.deliver(test.stripe.sign(event, ago(298)));
    expect(statusCode).toBe(200);
  });

  it('that comes fifty times is taken once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => test.deliver(signed)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    await expect.poll(client.plan, soon).toMatchObject({ isProAccess: true });
    const after = await traces();
    await test.deliver(signed);
    expect(await traces()).toEqual(after);
  });

  it('about a customer whom nobody knows is taken and changes nobody’s plan', async () => {
    const event = { id: 'evt_unknown', object: 'event', created: 1, type: 'invoice.paid' } as const;
    const word = test.stripe.sign({
      ...event,
      data: { object: { object: 'invoice', customer: 'cus_unknown' } },
    });
    expect((await test.deliver(word)).statusCode).toBe(200);
    const isAnswered = async () =>
      (
        await test.database.systemDb
          .selectFrom('payment_event')
          .select('processed_at')
          .where('event_id', '=', 'evt_unknown')
          .executeTakeFirstOrThrow()
      ).processed_at !== null;
    await expect.poll(isAnswered, soon).toBe(true);
  });
});

describe('words of the provider', () => {
  it('[BILL-07] reach the pages of the user within two seconds of their arrival', async () => {
    const client = await test.newClient();
    await client.buy('proSubscription');
    const startedAt = Date.now();
    await test.deliverNews();
    const told = async () => {
      const rows = await test.database.systemDb
        .selectFrom('live_event')
        .select('payload')
        .where('user_id', '=', client.user.userId)
        .execute();
      return rows.map(({ payload }) => (payload as { type: string }).type);
    };
    await expect
      .poll(told, soon)
      .toEqual(expect.arrayContaining(['subscription.changed', 'billing.changed']));
    expect(Date.now() - startedAt).toBeLessThan(2_000);
    const waiting = async () =>
      (
        await test.database.systemDb
          .selectFrom('payment_event')
          .select('event_id')
          .where('processed_at', 'is', null)
          .execute()
      ).map(({ event_id }) => event_id);
    await expect.poll(waiting, soon).toEqual([]);
    // A sync without changes sends no notification.
    const before = await told();
    await client.sync();
    expect(await told()).toEqual(before);
  });
});
