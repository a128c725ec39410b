import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const endConnection = (pid: number) =>
  sql`select pg_terminate_backend(${pid})`.execute(database.auth.db).catch(() => undefined);

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
