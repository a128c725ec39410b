import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JOBS } from '../../jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const text = readFileSync(new URL('../../../../../docs/privacy.md', import.meta.url), 'utf8');
const rows = [...text.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)];

it('the document says of every table what is in it, why, and for how long', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`.execute(
    database.systemDb,
  );
  expect(new Set(rows.map(([, name]) => name))).toEqual(new Set(tables.map(({ name }) => name)));
  expect(rows).toHaveLength(tables.length);
});

it('the document names only jobs that there are', () => {
  const named = rows.map(([, , , , howLong = '']) => /`([a-z-]+)`/.exec(howLong)?.[1] ?? '');
  const known = new Set<string>(JOBS.map(({ name }) => name));
  expect(named.filter((name) => known.has(name)).length).toBeGreaterThan(20);
  expect(named.filter((name) => name !== '' && !known.has(name))).toEqual([]);
});
