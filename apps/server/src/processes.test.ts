import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { asUser } from './db/as-user.ts';
import { createDatabase } from './db/client.ts';
import { setFlag } from './features/flags/service.ts';
import { publishEvent } from './platform/live-events/publish.ts';
import { asTestUser } from './testing/app.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { readEvents } from './testing/event-reader.ts';
import { type ApiProcess, startApiProcess } from './testing/start-api-process.ts';

/** A second for the relay's next look, and some for a busy machine. */
const soon = { timeout: 5_000 };
const ANA = '11111111-1111-4111-8111-111111111111';
const BIA = '22222222-2222-4222-8222-222222222222';

let database: TestDatabase;
let first: ApiProcess;
let second: ApiProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  [first, second] = await Promise.all([startApiProcess(database), startApiProcess(database)]);
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await database.drop();
});

const progress = (step: string) => ({ type: 'job.progressed', jobId: ANA, step, percent: 10 }) as const;
const tell = (userId: string, step: string) =>
  asUser(database.db, userId, (trx) => publishEvent(trx, { userId }, progress(step)));

describe('two API processes', () => {
  it('push a change to streams of both, to the right people only', async () => {
    const ana = await readEvents(first.address, { headers: asTestUser(ANA) });
    const bia = await readEvents(second.address, { headers: asTestUser(BIA) });
    const visitor = await readEvents(second.address);
    await tell(ANA, 'parsing');
    await setFlag(database.systemDb, 'coverLetter', true);
    await expect.poll(() => ana.events, soon).toEqual([progress('parsing'), { type: 'flags.changed' }]);
    await expect.poll(() => bia.events, soon).toEqual([{ type: 'flags.changed' }]);
    await expect.poll(() => visitor.events, soon).toEqual([{ type: 'flags.changed' }]);
    for (const reader of [ana, bia, visitor]) reader.close();
  });

  it('let a stream that was cut go on at the other process, missing nothing', async () => {
    const before = await readEvents(first.address, { headers: asTestUser(ANA) });
    await tell(ANA, 'one');
    await expect.poll(() => before.events, soon).toEqual([progress('one')]);
    before.close();
    await tell(ANA, 'two');
    const after = await readEvents(second.address, { headers: asTestUser(ANA), afterId: before.lastId() });
    await tell(ANA, 'three');
    // The one before the cut may come again; a reader drops ids it knows.
    await expect
      .poll(() => after.events, soon)
      .toEqual(expect.arrayContaining([progress('two'), progress('three')]));
    after.close();
  });

  it('resume also for a stream that was cut before its first event', async () => {
    const before = await readEvents(first.address, { headers: asTestUser(BIA) });
    await expect.poll(() => before.lastId(), soon).not.toBeNull();
    before.close();
    await tell(BIA, 'meanwhile');
    const after = await readEvents(second.address, { headers: asTestUser(BIA), afterId: before.lastId() });
    await expect.poll(() => after.events, soon).toContainEqual(progress('meanwhile'));
    after.close();
  });
});

describe('an API process that is told to stop', () => {
  it('finishes the requests it has, ends its streams, and takes no new ones', async () => {
    const leaving = await startApiProcess(database);
    const stream = await readEvents(leaving.address);
    // Holds the request inside the database until the lock is let go.
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
