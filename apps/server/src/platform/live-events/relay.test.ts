import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startFrozenProxy } from '../../testing/processes/frozen-proxy.ts';
import { createTestLiveEvents, progressEvent, readEvents } from '../../testing/live-events.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const soon = { timeout: 5_000, interval: 20 };
const ana = randomUUID();

const countUnpublished = async (): Promise<number> => {
  const rows = await database.systemDb
    .selectFrom('live_event')
    .select('id')
    .where('is_published', '=', false)
    .execute();
  return rows.length;
};

test('an event that was committed and never kicked gets out with the next tick of another process', async () => {
  const { createHub, createRelay, publish } = createTestLiveEvents(database);
  const reader = await readEvents(createHub(), ana);
  await publish(ana, progressEvent('1'));
  createRelay().start();
  await vi.waitFor(() => expect(reader.steps()).toEqual(['1']), soon);
  await vi.waitFor(async () => expect(await countUnpublished()).toBe(0), soon);
});

test('a kick spares the wait, and kicks during a round are not lost', async () => {
  const { createHub, createRelay, publish, connect } = createTestLiveEvents(database);
  const redis = connect('relay');
  await vi.waitFor(() => expect(redis.status).toBe('ready'));
  const relay = createRelay({ redis, tickMilliseconds: 60_000 });
  const reader = await readEvents(createHub(), ana);
  const publishing = Array.from({ length: 30 }, async (_, index) => {
    await publish(ana, progressEvent(`${index}`));
    relay.kick();
  });
  await Promise.all(publishing);
  await vi.waitFor(() => expect(reader.received).toHaveLength(30), soon);
});

test('an event of a transaction that is rolled back is never sent', async () => {
  const { createHub, createRelay, publish } = createTestLiveEvents(database);
  const reader = await readEvents(createHub(), ana);
  createRelay({ tickMilliseconds: 20 }).start();
  await expect(publish('not a user id', progressEvent('0'))).rejects.toThrow();
  await publish(ana, progressEvent('1'));
  await vi.waitFor(() => expect(reader.steps()).toEqual(['1']), soon);
});

test('several relays share the work and send each event once', async () => {
  const { createHub, createRelay } = createTestLiveEvents(database);
  const reader = await readEvents(createHub(), ana);
  const rows = Array.from({ length: 1_000 }, (_, index) => ({
    user_id: ana,
    payload: JSON.stringify(progressEvent(`${index}`)),
  }));
  await database.systemDb.insertInto('live_event').values(rows).execute();
  for (let index = 0; index < 3; index++) createRelay({ tickMilliseconds: 10 }).start();
  await vi.waitFor(() => expect(reader.received).toHaveLength(1_000), soon);
  expect(new Set(reader.steps()).size).toBe(1_000);
});

test('an event that another relay is busy with does not hold up the next', async () => {
  const { createRelay, publish } = createTestLiveEvents(database);
  // Read from the table: a hub that loses Redis for a moment catches up with unpublished events as well.
  const publishedSteps = async () => {
    const { rows } = await sql<{ step: string }>`
      select payload ->> 'step' as step from live_event where is_published order by id`.execute(
      database.systemDb,
    );
    return rows.map(({ step }) => step);
  };
  await publish(ana, progressEvent('held'));
  await database.systemDb.transaction().execute(async (trx) => {
    await trx.selectFrom('live_event').select('id').forUpdate().execute();
    await publish(ana, progressEvent('free'));
    createRelay({ tickMilliseconds: 10 }).start();
    await vi.waitFor(async () => expect(await publishedSteps()).toEqual(['free']), soon);
  });
  await vi.waitFor(async () => expect(await publishedSteps()).toEqual(['held', 'free']), soon);
});

test('while Redis is away events wait, one line tells of it, and they go out when it is back', async () => {
  const { createHub, createRelay, connect, publish, log } = createTestLiveEvents(database);
  const redis = connect('relay');
  await vi.waitFor(() => expect(redis.status).toBe('ready'));
  const reader = await readEvents(createHub(), ana);
  redis.disconnect();
  createRelay({ redis, tickMilliseconds: 10 }).start();
  await publish(ana, progressEvent('1'));
  const linesOf = (name: string) => log.lines.filter(({ event }) => event === name);
  await vi.waitFor(() => expect(linesOf('live-events.relay-failed')).toHaveLength(1), soon);
  // Many ticks later it is still the same outage, logged once.
  await delay(200);
  expect(linesOf('live-events.relay-failed')).toHaveLength(1);
  expect(await countUnpublished()).toBe(1);
  await redis.connect();
  await vi.waitFor(() => expect(reader.steps()).toEqual(['1']), soon);
  await vi.waitFor(() => expect(linesOf('live-events.relay-resumed')).toHaveLength(1), soon);
});

test('an event that Redis did not take stays unpublished', async () => {
  const { createRelay, connect, publish } = createTestLiveEvents(database);
  const redis = connect('relay');
  await vi.waitFor(() => expect(redis.status).toBe('ready'));
  // Makes the command fail while the connection looks healthy.
  const user = `test-${randomUUID()}`;
  await redis.acl('SETUSER', user, 'on', 'nopass', '+@all', '-publish');
  onTestFinished(() => void redis.acl('DELUSER', user));
  await redis.auth(user, 'any');
  const relay = createRelay({ redis });
  await publish(ana, progressEvent('1'));
  relay.kick();
  await relay.stop();
  expect(await countUnpublished()).toBe(1);
});

test('[OPS-01] goes on by itself when the database was away, and misses nothing of the meantime', async () => {
  const { createHub, createRelay, publish, log } = createTestLiveEvents(database);
  const proxy = await startFrozenProxy(database.systemUrl);
  const far = createDatabase({ url: proxy.url, maxConnections: 2, applicationName: 'test' });
  const reader = await readEvents(createHub(), ana);
  const relay = createRelay({ systemDb: far.db, tickMilliseconds: 20 });
  relay.start();
  await publish(ana, progressEvent('before'));
  await vi.waitFor(() => expect(reader.steps()).toEqual(['before']), soon);
  proxy.cut();
  await publish(ana, progressEvent('meanwhile'));
  await vi.waitFor(
    () => expect(log.lines.map(({ event }) => event)).toContain('live-events.relay-failed'),
    soon,
  );
  expect(reader.steps()).toEqual(['before']);
  proxy.mend();
  await vi.waitFor(() => expect(reader.steps()).toEqual(['before', 'meanwhile']), soon);
  // Must stop before the database is dropped.
  await relay.stop();
  await far.close();
  await proxy.close();
});
