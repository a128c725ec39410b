import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { readDeclaredTables } from '../testing/database/declared-tables.ts';
import { createDatabase } from './client.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  is_nullable: boolean;
}

const catalogue = sql<Column>`
  select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as is_nullable
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;

/** The TypeScript type that the driver returns for each PostgreSQL type. */
const READ_AS: Record<string, RegExp> = {
  text: /\bstring\b|'/,
  _text: /\bstring\[\]/,
  varchar: /\bstring\b/,
  uuid: /\bstring\b/,
  int8: /\bstring\b|Bigint\b/,
  int2: /\bnumber\b/,
  int4: /\bnumber\b/,
  float8: /\bnumber\b/,
  bool: /\bboolean\b/,
  date: /\bDate\b/,
  timestamptz: /\bDate\b/,
  bytea: /\bBuffer\b/,
  json: /^JSONColumnType</,
  jsonb: /^JSONColumnType</,
};

let database: TestDatabase;
let columns: Column[];
const declared = readDeclaredTables(
  ['./tables.ts', './account-tables.ts', './resume-tables.ts'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  ),
);

beforeAll(async () => {
  database = await createTestDatabase();
  columns = (await catalogue.execute(database.db)).rows;
});
afterAll(() => database.drop());

const namesIn = (tables: Record<string, Record<string, unknown>>): string[] =>
  Object.entries(tables)
    .flatMap(([table, members]) => Object.keys(members).map((column) => `${table}.${column}`))
    .toSorted();

test('the declared tables are those of the database, column by column', () => {
  expect(namesIn(declared)).toEqual(columns.map(({ table, column }) => `${table}.${column}`).toSorted());
});

test('the declared types are what the driver reads, with null where the column allows it', () => {
  const wrong = columns.filter(({ table, column, type, is_nullable }) => {
    const written = declared[table]?.[column] ?? '';
    return !READ_AS[type]?.test(written) || is_nullable !== /\bnull\b/.test(written);
  });
  expect(wrong).toEqual([]);
});

test('a column that somebody added to the database alone is found', async () => {
  const owner = createDatabase({ url: database.ownerUrl, maxConnections: 1, applicationName: 'test' });
  await sql`alter table feature_flag add column reason text`.execute(owner.db);
  const { rows } = await catalogue.execute(owner.db);
  const found = rows
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !namesIn(declared).includes(name));
  expect(found).toEqual(['feature_flag.reason']);
  await owner.close();
});
