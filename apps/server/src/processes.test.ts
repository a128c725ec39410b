import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sql } from 'kysely';
import { asUser } from './db/as-user.ts';
import { createDatabase } from './db/client.ts';
import { OPERATOR } from './features/audit/service.ts';
import { setFlag } from './features/flags/service.ts';
import { publishEvent } from './platform/live-events/publish.ts';
import { cookiePair, createTestUser, type TestUser } from './testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { readEvents } from './testing/readers/event-reader.ts';
import { type ApiProcess, PROCESS_ORIGIN, startApiProcess } from './testing/processes/start-api-process.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** One second for the relay's next poll, and some slack for a busy machine. */
const soon = { timeout: 5_000 };
const JOB = '11111111-1111-4111-8111-111111111111';

let database: TestDatabase;
let first: ApiProcess;
let second: ApiProcess;
let ana: TestUser;
let bia: TestUser;

beforeAll(async () => {
  database = await createTestDatabase();
  ana = await createTestUser(database, { origin: PROCESS_ORIGIN });
  bia = await createTestUser(database, { origin: PROCESS_ORIGIN });
  [first, second] = await Promise.all([startApiProcess(database), startApiProcess(database)]);
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await database.drop();
});

const progress = (step: string) => ({ type: 'job.progressed', jobId: JOB, step, percent: 10 }) as const;
const tell = ({ userId }: TestUser, step: string) =>
  asUser(database.db, userId, (trx) => publishEvent(trx, { userId }, progress(step)));

describe('two API processes', () => {
  it('push a change to streams of both, to the right people only', async () => {
    const anas = await readEvents(first.address, { headers: ana.headers });
    const bias = await readEvents(second.address, { headers: bia.headers });
    const visitor = await readEvents(second.address);
    await tell(ana, 'parsing');
    await setFlag(database.systemDb, OPERATOR, { name: 'coverLetter', isOn: true });
    await expect.poll(() => anas.events, soon).toEqual([progress('parsing'), { type: 'flags.changed' }]);
    await expect.poll(() => bias.events, soon).toEqual([{ type: 'flags.changed' }]);
    await expect.poll(() => visitor.events, soon).toEqual([{ type: 'flags.changed' }]);
    for (const reader of [anas, bias, visitor]) reader.close();
  });

  it('let a stream that was cut go on at the other process, missing nothing', async () => {
    const before = await readEvents(first.address, { headers: ana.headers });
    await tell(ana, 'one');
    await expect.poll(() => before.events, soon).toEqual([progress('one')]);
    before.close();
    await tell(ana, 'two');
    const after = await readEvents(second.address, { headers: ana.headers, afterId: before.lastId() });
    await tell(ana, 'three');
    // The event before the disconnect may be delivered again; a reader drops ids it has seen.
    await expect
      .poll(() => after.events, soon)
      .toEqual(expect.arrayContaining([progress('two'), progress('three')]));
    after.close();
  });

  it('resume also for a stream that was cut before its first event', async () => {
    const before = await readEvents(first.address, { headers: bia.headers });
    await expect.poll(() => before.lastId(), soon).not.toBeNull();
    // The tab that holds the stream listens for this event name.
    expect(before.named).toEqual(['position']);
    before.close();
    await tell(bia, 'meanwhile');
    const after = await readEvents(second.address, { headers: bia.headers, afterId: before.lastId() });
    await expect.poll(() => after.events, soon).toContainEqual(progress('meanwhile'));
    after.close();
  });
});

describe('a session that ends', () => {
  it('ends its streams in every process, and no others; all of the person hear of it', async () => {
    const phone = await createTestUser(database, { origin: PROCESS_ORIGIN, password: 'a quiet river' });
    const signIn = await fetch(`${second.address}/api/account/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: phone.email, password: 'a quiet river' }),
    });
    const laptop = { cookie: cookiePair(signIn.headers.get('set-cookie') ?? ''), origin: PROCESS_ORIGIN };
    const onPhone = await readEvents(first.address, { headers: phone.headers });
    const onLaptop = await readEvents(second.address, { headers: laptop });
    const answer = await fetch(`${second.address}/api/account/sessions/${phone.sessionId}`, {
      method: 'DELETE',
      headers: laptop,
    });
    expect(answer.status).toBe(200);
    await expect.poll(() => onPhone.events, soon).toContainEqual({ type: 'session.changed' });
    await expect.poll(() => onPhone.hasEnded(), soon).toBe(true);
    await expect.poll(() => onLaptop.events, soon).toContainEqual({ type: 'session.changed' });
    expect(onLaptop.hasEnded()).toBe(false);
    onLaptop.close();
  });
});

// Each test starts a process of its own, which takes long on a busy machine.
describe('an API process that is told to stop', { timeout: 60_000 }, () => {
  it('[OPS-03] drains first: not ready, but answering, with each answer as the last of its connection', async () => {
    const internalPort = await freePort();
    const leaving = await startApiProcess(database, {
      DRAIN_SECONDS: '2',
      INTERNAL_PORT: String(internalPort),
    });
    onTestFinished(async () => void (await leaving.stop()));
    const isReady = () =>
      fetch(`http://127.0.0.1:${internalPort}/readyz`, { headers: { connection: 'close' } }).then(
        ({ ok }) => ok,
      );
    const connectionOf = async () => {
      const answer = await fetch(`${leaving.address}/api/site`);
      return [answer.status, answer.headers.get('connection')];
    };
    expect(await isReady()).toBe(true);
    expect(await connectionOf()).toEqual([200, 'keep-alive']);
    const stream = await readEvents(leaving.address);
    const stoppedAt = performance.now();
    const stopped = leaving.stop();
    await expect.poll(isReady, soon).toBe(false);
    expect(await connectionOf()).toEqual([200, 'close']);
    expect(stream.hasEnded()).toBe(false);
    expect(await stopped).toBe(0);
    expect(performance.now() - stoppedAt).toBeGreaterThan(1_900);
    expect(stream.hasEnded()).toBe(true);
  });

  it('[OPS-03] finishes the requests it has, ends its streams, and takes no new ones', async () => {
    const leaving = await startApiProcess(database);
    const stream = await readEvents(leaving.address);
    // Blocks the request inside the database until the lock is released.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let lockTaken = () => {};
    const locked = new Promise<void>((resolve) => (lockTaken = resolve));
    const owner = createDatabase({
      url: database.ownerUrl,
      maxConnections: 1,
      applicationName: 'test-owner',
    });
    const lock = owner.db.transaction().execute(async (trx) => {
      await sql`lock table feature_flag in access exclusive mode`.execute(trx);
      lockTaken();
      await held;
    });
    await locked;
    const running = fetch(`${leaving.address}/api/site`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stopped = leaving.stop();
    await expect.poll(() => stream.hasEnded(), soon).toBe(true);
    const late = await fetch(`${leaving.address}/api/session`).then(
      ({ status }) => status,
      () => 'refused',
    );
    expect([503, 'refused']).toContain(late);
    letGo();
    await lock;
    await owner.close();
    expect((await running).status).toBe(200);
    expect(await stopped).toBe(0);
  });
});
