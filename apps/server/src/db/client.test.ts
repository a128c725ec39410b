import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startFrozenProxy } from '../testing/processes/frozen-proxy.ts';
import { createDatabase } from './client.ts';
import { createListener } from './listener.ts';
import { isOutage, repeatable } from './outage.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const endConnection = (pid: number) =>
  sql`select pg_terminate_backend(${pid})`.execute(database.auth.db).catch(() => undefined);

describe('a connection', () => {
  it('compiles no queries, for that is decided by the size of tables and takes up to a second', async () => {
    const { rows } = await sql`show jit`.execute(database.systemDb);
    expect(rows).toEqual([{ jit: 'off' }]);
  });
});

describe('a connection that the server ends', () => {
  it('fails the transaction that holds it, even between two statements, and nothing else', async () => {
    const { db } = database.auth;
    const interrupted = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await endConnection(rows[0]?.pid ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await sql`select 1`.execute(trx);
    });
    await expect(interrupted).rejects.toThrow();
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
    expect(rows).toEqual([{ one: 1 }]);
  });
});

describe('a connection that falls silent', () => {
  it('fails its query in time, is given up, and the next query has a new one', async () => {
    const proxy = await startFrozenProxy(database.authUrl);
    onTestFinished(proxy.close);
    const silent = createDatabase({
      url: proxy.url,
      maxConnections: 1,
      applicationName: 'test',
      statementTimeoutSeconds: 0.5,
    });
    onTestFinished(silent.close);
    await sql`select 1`.execute(silent.db);
    proxy.freeze();
    const error: unknown = await sql`select 1`.execute(silent.db).catch((thrown: unknown) => thrown);
    expect(isOutage(error)).toBe(true);
    proxy.thaw();
    const startedAt = performance.now();
    await sql`select 1`.execute(silent.db);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it('keeps nobody who waits for what was announced longer than a few seconds', async () => {
    const proxy = await startFrozenProxy(database.authUrl);
    onTestFinished(proxy.close);
    const { pool, close } = createDatabase({ url: proxy.url, maxConnections: 2, applicationName: 'test' });
    onTestFinished(close);
    let gaps = 0;
    const listener = createListener({
      pool,
      channel: 'session_changed',
      onMessage: () => undefined,
      onGap: () => (gaps += 1),
    });
    onTestFinished(() => listener.close());
    await expect.poll(() => listener.isListening).toBe(true);
    proxy.freeze();
    const startedAt = performance.now();
    await Promise.all([listener.settle(), listener.settle(), listener.settle()]);
    expect(performance.now() - startedAt).toBeLessThan(3_500);
    expect(gaps).toBe(1);
    proxy.thaw();
    await expect.poll(() => listener.isListening, { timeout: 10_000 }).toBe(true);
  });
});

describe('a connection to a server that has become a standby', () => {
  it('[OPS-01] is given up after the first write that it refuses', async () => {
    const { db, close } = createDatabase({
      url: database.authUrl,
      maxConnections: 1,
      applicationName: 'test',
    });
    onTestFinished(close);
    const pidOf = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const before = await pidOf();
    const error: unknown = await db
      .transaction()
      .setAccessMode('read only')
      .execute((trx) => sql`create table of_a_standby (id int)`.execute(trx))
      .catch((thrown: unknown) => thrown);
    expect(isOutage(error)).toBe(true);
    expect(await pidOf()).not.toBe(before);
  });
});

describe('[OPS-01] work that may be repeated', () => {
  const failing = (error: Error, times: number) => {
    let calls = 0;
    return {
      calls: () => calls,
      work: () => {
        calls += 1;
        return calls <= times ? Promise.reject(error) : Promise.resolve('done');
      },
    };
  };
  const coded = (code: string) => Object.assign(new Error(code), { code });

  it.each([
    coded('57P01'),
    coded('25006'),
    coded('40P01'),
    coded('ECONNRESET'),
    new Error('Connection terminated unexpectedly'),
  ])('is done once more after %o', async (error) => {
    const { work, calls } = failing(error, 1);
    await expect(repeatable(work)).resolves.toBe('done');
    expect(calls()).toBe(2);
    await expect(repeatable(failing(error, 2).work)).rejects.toBe(error);
  });

  it.each([
    coded('57014'),
    coded('55P03'),
    coded('23505'),
    new Error('Query read timeout'),
    new Error('a bug'),
  ])('is not after %o', async (error) => {
    const { work, calls } = failing(error, 1);
    await expect(repeatable(work)).rejects.toBe(error);
    expect(calls()).toBe(1);
  });
});
