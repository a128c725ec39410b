import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestUser } from '../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { listIsolationFaults } from '../testing/database/isolation-faults.ts';
import { asUser } from './as-user.ts';
import { createDatabase } from './client.ts';

let database: TestDatabase;
const ana = randomUUID();
const bia = randomUUID();
const everyone = '00000000-0000-0000-0000-000000000000';

beforeAll(async () => {
  database = await createTestDatabase();
  await database.systemDb
    .insertInto('job_progress')
    .values([ana, bia].map((user_id) => ({ user_id, job_id: randomUUID(), step: 'reading', percent: 1 })))
    .execute();
});
afterAll(() => database.drop());

test('the schema keeps the rows of users apart', async () => {
  expect(await listIsolationFaults(database.db)).toEqual([]);
});

test('the check of the schema finds a table that was left open', async () => {
  const scratch = await createTestDatabase();
  const owner = createDatabase({ url: scratch.ownerUrl, maxConnections: 1, applicationName: 'test' });
  await sql`create table draft (id uuid primary key, user_id uuid not null)`.execute(owner.db);
  await sql`create table note (user_id uuid primary key)`.execute(owner.db);
  await sql`alter table note enable row level security`.execute(owner.db);
  await sql`create policy own on note to lauda_system using (true)`.execute(owner.db);
  await sql`create table plan (name text primary key)`.execute(owner.db);
  await sql`grant select on draft, note, plan to lauda_app`.execute(owner.db);
  await sql`grant select (token_hash) on session to lauda_system`.execute(owner.db);
  expect(await listIsolationFaults(scratch.db)).toEqual([
    'draft: row-level security is off',
    'draft: row-level security is not forced on the owner',
    'draft: no policy for lauda_app',
    'draft: the primary key does not start with user_id',
    'note: row-level security is not forced on the owner',
    'note: no policy for lauda_app',
    'plan: row-level security is off',
    'plan: row-level security is not forced on the owner',
    'plan: no policy for lauda_app',
    'plan: requests reach it and it says of nobody whose it is',
    'session: lauda_system reaches what lets people in',
  ]);
  await owner.close();
  await scratch.drop();
});

test('a query without a condition sees the own rows only', async () => {
  const rows = await asUser(database.db, ana, (trx) => trx.selectFrom('job_progress').selectAll().execute());
  expect(rows.map((row) => row.user_id)).toEqual([ana]);
});

test('without a user, and on a connection that had one before, no rows are seen', async () => {
  const single = createDatabase({ url: database.appUrl, maxConnections: 1, applicationName: 'test' });
  const list = () => single.db.selectFrom('job_progress').selectAll().execute();
  expect(await list()).toEqual([]);
  await asUser(single.db, ana, (trx) => trx.selectFrom('job_progress').selectAll().execute());
  expect(await list()).toEqual([]);
  await single.close();
});

test('a row for another user is refused', async () => {
  const insert = (userId: string) =>
    asUser(database.db, ana, (trx) =>
      trx.insertInto('live_event').values({ user_id: userId, payload: '{}' }).execute(),
    );
  await expect(insert(bia)).rejects.toThrow('row-level security');
  await expect(insert(everyone)).rejects.toThrow('row-level security');
  await expect(insert(ana)).resolves.toBeDefined();
});

test('nobody speaks to everybody by naming the id that stands for it', async () => {
  const attempt = asUser(database.db, everyone, (trx) =>
    trx.insertInto('live_event').values({ user_id: everyone, payload: '{}' }).execute(),
  );
  await expect(attempt).rejects.toThrow('row-level security');
});

test('the owner of the tables is bound as well', async () => {
  const owner = createDatabase({ url: database.ownerUrl, maxConnections: 1, applicationName: 'test' });
  expect(await owner.db.selectFrom('job_progress').selectAll().execute()).toEqual([]);
  await owner.close();
});

test('requests see of the accounts only the own one, and nothing that lets people in', async () => {
  const [one, other] = [await createTestUser(database), await createTestUser(database)];
  const seen = await asUser(database.db, one.userId, (trx) =>
    trx.selectFrom('app_user').select('id').execute(),
  );
  expect(seen).toEqual([{ id: one.userId }]);
  expect(seen).not.toContainEqual({ id: other.userId });
  for (const table of ['session', 'connection', 'one_time_token', 'staff_role'] as const)
    for (const db of [database.db, database.systemDb])
      await expect(db.selectFrom(table).selectAll().execute()).rejects.toThrow('permission denied');
});

test('requests read flags and cannot change them', async () => {
  const { db, systemDb } = database;
  expect(await db.selectFrom('feature_flag').select(['name', 'is_on']).execute()).toEqual([
    { name: 'coverLetter', is_on: false },
  ]);
  await expect(db.updateTable('feature_flag').set({ is_on: true }).execute()).rejects.toThrow(
    'permission denied',
  );
  await expect(systemDb.updateTable('feature_flag').set({ is_on: false }).execute()).resolves.toBeDefined();
});
