import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { DB } from '../../db/tables.ts';
import { createDatabase } from '../../db/client.ts';
import { partitionAndSumEvents } from './queries.ts';

let test: TestApp;
let db: Kysely<DB>;
let closeOwner: () => Promise<void>;
beforeAll(async () => {
  test = await createTestApp();
  const owner = createDatabase({ url: test.database.ownerUrl, maxConnections: 1, applicationName: 'test' });
  db = owner.db;
  closeOwner = owner.close;
});
afterAll(async () => {
  await closeOwner();
  await test.close();
});
beforeEach(async () => {
  await sql`truncate analytics_event, analytics_day`.execute(db);
});

const CREATED = { name: 'resume_created', properties: {} };
const vital = (value: number) => ({
  name: 'web_vital',
  properties: { metric: 'LCP', rating: 'good', place: 'page' },
  value,
});
const record = (events: object[], headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/api/events', headers, payload: { events } });
const stored = () => db.selectFrom('analytics_event').selectAll().execute();

describe('analytics', () => {
  it('keeps batches of events, for visitors and users alike', async () => {
    const { headers } = await createTestUser(test.database);
    expect((await record([CREATED, vital(812.5)])).json()).toEqual({ data: { isKept: true } });
    expect((await record([CREATED], headers)).statusCode).toBe(200);
    const rows = await stored();
    expect(rows.map(({ name, value }) => [name, value])).toEqual([
      ['resume_created', null],
      ['web_vital', 812.5],
      ['resume_created', null],
    ]);
  });

  it('[ANA-03] keeps nothing for whoever asked not to be counted', async () => {
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }] as Record<string, string>[])
      expect((await record([CREATED], headers)).json()).toEqual({ data: { isKept: false } });
    expect(await stored()).toEqual([]);
    expect((await record([CREATED], { dnt: '0' })).json()).toEqual({ data: { isKept: true } });
  });

  it('[ANA-03] refuses what could hold a word about a person, and has no column for one', async () => {
    const canary = 'ana.lima@lauda.example';
    for (const hostile of [
      { name: canary, properties: {} },
      { name: 'resume_created', properties: { email: canary } },
      { name: 'sign_in', properties: { method: canary } },
      { ...CREATED, userId: canary },
      { ...vital(1), value: canary },
    ])
      expect((await record([hostile])).statusCode, JSON.stringify(hostile)).toBe(400);
    const { headers } = await createTestUser(test.database, { email: canary });
    await record([CREATED, vital(1)], {
      ...headers,
      'user-agent': canary,
      referer: `https://lauda.example/?q=${canary}`,
      'x-forwarded-for': '203.0.113.77',
    });
    const dump = JSON.stringify([await stored(), await db.selectFrom('analytics_day').selectAll().execute()]);
    expect(dump).toContain('resume_created');
    expect(dump).not.toMatch(/ana|203\.0|[0-9a-f]{8}-[0-9a-f]{4}/);
    const columns = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'analytics_event'
      order by ordinal_position`.execute(db);
    expect(columns.rows.map(({ name }) => name)).toEqual(['hour', 'name', 'properties', 'value']);
    expect((await stored()).every(({ hour }) => hour.getUTCMinutes() + hour.getUTCSeconds() === 0)).toBe(
      true,
    );
  });

  it('has a limit for a batch, and takes no empty one', async () => {
    expect((await record(Array.from({ length: 51 }, () => CREATED))).statusCode).toBe(400);
    expect((await record([])).statusCode).toBe(400);
  });

  it('sums up the days that are over, once, and ends what is older than is kept', async () => {
    const { systemDb } = test.database;
    const today = new Date();
    const daysOn = (days: number) => new Date(today.getTime() + days * 24 * 3600 * 1000);
    await record([CREATED, CREATED, vital(100), vital(200), vital(300), vital(400)]);
    await partitionAndSumEvents(systemDb, daysOn(1), 90);
    await partitionAndSumEvents(systemDb, daysOn(1), 90);
    const days = await db.selectFrom('analytics_day').selectAll().orderBy('name').execute();
    expect(days.map(({ name, count, value_p75 }) => [name, Number(count), value_p75])).toEqual([
      ['resume_created', 2, null],
      ['web_vital', 4, 325],
    ]);
    await partitionAndSumEvents(systemDb, daysOn(90), 90);
    expect(await stored()).toHaveLength(6);
    expect(await partitionAndSumEvents(systemDb, daysOn(91), 90)).toBeGreaterThan(0);
    expect(await stored()).toEqual([]);
    expect(await db.selectFrom('analytics_day').selectAll().execute()).toHaveLength(2);
  });

  it('keeps events apart by day', async () => {
    await partitionAndSumEvents(test.database.systemDb, new Date(), 90);
    await record([CREATED]);
    const { rows } = await sql<{ place: string }>`
      select tableoid::regclass::text as place from analytics_event`.execute(db);
    expect(rows[0]?.place).toMatch(/^analytics_event_\d{8}$/);
  });

  it('takes events while days are summed up', async () => {
    const sums = createDatabase({ url: test.database.ownerUrl, maxConnections: 1, applicationName: 'test' });
    const daysOn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
    let retention: Promise<unknown> = Promise.resolve();
    await sums.db.transaction().execute(async (trx) => {
      await sql`lock table analytics_day in exclusive mode`.execute(trx);
      retention = partitionAndSumEvents(test.database.systemDb, daysOn(200), 400);
      await expect
        .poll(async () => {
          const { rows } = await sql`
            select from pg_locks where relation = 'analytics_day'::regclass and not granted`.execute(db);
          return rows.length;
        })
        .toBe(1);
      expect((await record([CREATED])).json()).toEqual({ data: { isKept: true } });
    });
    await retention;
    await sums.close();
  });
});
