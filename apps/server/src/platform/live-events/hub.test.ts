import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asUser } from '../../db/as-user.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestLiveEvents, progressEvent, readEvents } from '../../testing/live-events.ts';
import { publishEvent } from './publish.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const soon = { timeout: 5_000, interval: 20 };

test('an event reaches the open pages of its user in every process, and nobody else', async () => {
  const [ana, bia] = [randomUUID(), randomUUID()];
  const { createHub, createRelay, publish } = createTestLiveEvents(database);
  const [first, second, relay] = [createHub(), createHub(), createRelay()];
  const [onFirst, onSecond] = [await readEvents(first, ana), await readEvents(second, ana)];
  const [others, visitor] = [await readEvents(first, bia), await readEvents(second, null)];
  relay.start();
  await publish(ana, progressEvent('for ana'));
  relay.kick();
  await vi.waitFor(
    () => expect([onFirst.steps(), onSecond.steps()]).toEqual([['for ana'], ['for ana']]),
    soon,
  );
  await publish(bia, progressEvent('for bia'));
  relay.kick();
  await vi.waitFor(() => expect(others.steps()).toEqual(['for bia']), soon);
  expect(onFirst.steps()).toEqual(['for ana']);
  expect(visitor.steps()).toEqual([]);
});

test('an event for everybody reaches users and visitors', async () => {
  const { createHub, createRelay, publishToEveryone } = createTestLiveEvents(database);
  const hub = createHub();
  const relay = createRelay();
  relay.start();
  const readers = [await readEvents(hub, randomUUID()), await readEvents(hub, null)];
  await publishToEveryone({ type: 'flags.changed' });
  await vi.waitFor(
    () => expect(readers.map((reader) => reader.steps())).toEqual([['flags.changed'], ['flags.changed']]),
    soon,
  );
});

test('a reader that starts now gets no old events; one that resumes gets those after its last, once', async () => {
  const [ana, bia] = [randomUUID(), randomUUID()];
  const { createHub, publish } = createTestLiveEvents(database);
  const hub = createHub();
  await publish(ana, progressEvent('1'));
  const fresh = await readEvents(hub, ana);
  expect(fresh.steps()).toEqual([]);

  await publish(bia, progressEvent('for bia'));
  for (const step of ['2', '3']) await publish(ana, progressEvent(step));
  const all = await readEvents(hub, ana, '0');
  expect(all.steps()).toEqual(['1', '2', '3']);
  const resumed = await readEvents(hub, ana, all.received[0]?.id);
  expect(resumed.steps()).toEqual(expect.arrayContaining(['2', '3']));
  expect(resumed.steps()).not.toContain('for bia');
  expect(new Set(resumed.received.map(({ id }) => id)).size).toBe(resumed.received.length);
});

test('a reader that was away for long gets everything that is kept, page by page and in order', async () => {
  const ana = randomUUID();
  const { createHub } = createTestLiveEvents(database);
  const rows = Array.from({ length: 450 }, (_, index) => ({
    user_id: ana,
    payload: JSON.stringify(progressEvent(`${index}`)),
  }));
  await database.systemDb.insertInto('live_event').values(rows).execute();
  const reader = await readEvents(createHub(), ana, '0');
  expect(reader.steps()).toEqual(rows.map((_, index) => `${index}`));
});

test('an event that commits behind a later one is not missed by a reader that resumes', async () => {
  const ana = randomUUID();
  const { createHub, publish } = createTestLiveEvents(database);
  const hub = createHub();
  let commit = () => undefined as void;
  const mayCommit = new Promise<void>((resolve) => (commit = resolve));
  let inserted = () => undefined as void;
  const isInserted = new Promise<void>((resolve) => (inserted = resolve));
  const slow = asUser(database.db, ana, async (trx) => {
    await publishEvent(trx, { userId: ana }, progressEvent('slow'));
    inserted();
    await mayCommit;
  });
  await isInserted;
  await publish(ana, progressEvent('fast'));
  const before = await readEvents(hub, ana, '0');
  expect(before.steps()).toContain('fast');
  expect(before.steps()).not.toContain('slow');
  before.close();
  commit();
  await slow;
  const resumed = await readEvents(hub, ana, before.lastId());
  expect(resumed.steps()).toContain('slow');
});

test('a reader whose process lost Redis for a while catches up', async () => {
  const ana = randomUUID();
  const { createHub, createRelay, connect, publish } = createTestLiveEvents(database);
  const relay = createRelay();
  relay.start();
  const subscriber = connect('hub');
  // Long enough for the event to be published while nobody is subscribed.
  subscriber.options.retryStrategy = () => 700;
  await vi.waitFor(() => expect(subscriber.status).toBe('ready'));
  const connectionId = await subscriber.client('ID');
  const reader = await readEvents(
    createHub(() => subscriber),
    ana,
  );
  await publish(ana, progressEvent('before'));
  relay.kick();
  await vi.waitFor(() => expect(reader.steps()).toEqual(['before']), soon);

  const admin = connect('admin');
  await vi.waitFor(() => expect(admin.status).toBe('ready'));
  await admin.call('CLIENT', 'KILL', 'ID', connectionId);
  await vi.waitFor(() => expect(subscriber.status).not.toBe('ready'));
  await publish(ana, progressEvent('meanwhile'));
  relay.kick();
  await vi.waitFor(async () => expect(await unpublished(ana)).toEqual([]), soon);
  expect(subscriber.status).not.toBe('ready');
  expect(reader.steps()).toEqual(['before']);
  await vi.waitFor(() => expect(reader.steps()).toEqual(['before', 'meanwhile']), soon);
  await publish(ana, progressEvent('after'));
  relay.kick();
  await vi.waitFor(() => expect(reader.steps()).toEqual(['before', 'meanwhile', 'after']), soon);
});

test('a reader can connect while Redis is away', async () => {
  const ana = randomUUID();
  const { createHub, createRelay, connect, publish } = createTestLiveEvents(database);
  const subscriber = connect('hub');
  await vi.waitFor(() => expect(subscriber.status).toBe('ready'));
  subscriber.disconnect();
  await vi.waitFor(() => expect(subscriber.status).toBe('end'));
  await publish(ana, progressEvent('old'));
  const reader = await readEvents(
    createHub(() => subscriber),
    ana,
    '0',
  );
  expect(reader.steps()).toContain('old');
  await subscriber.connect();
  createRelay().start();
  await publish(ana, progressEvent('new'));
  await vi.waitFor(() => expect(reader.steps()).toContain('new'), soon);
});

test('a closed subscription receives nothing, and its channel is left', async () => {
  const ana = randomUUID();
  const { createHub, createRelay, connect, publish } = createTestLiveEvents(database);
  const relay = createRelay();
  const hub = createHub();
  const [closed, open] = [await readEvents(hub, ana), await readEvents(hub, ana)];
  closed.close();
  await publish(ana, progressEvent('1'));
  relay.start();
  await vi.waitFor(() => expect(open.steps()).toEqual(['1']), soon);
  expect(closed.steps()).toEqual([]);
  open.close();
  const admin = connect('admin');
  await vi.waitFor(() => expect(admin.status).toBe('ready'));
  await vi.waitFor(async () => expect(await admin.pubsub('CHANNELS', `*${ana}`)).toEqual([]), soon);
});

function unpublished(userId: string) {
  return database.systemDb
    .selectFrom('live_event')
    .select('id')
    .where('user_id', '=', userId)
    .where('is_published', '=', false)
    .execute();
}
