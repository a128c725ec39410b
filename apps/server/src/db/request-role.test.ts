import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createDatabase, type Database } from './client.ts';
import { ROLES } from './roles.ts';

/**
 * Tables that requests reach outside the rows of one user, and what happens to each when users are sharded over
 * databases.
 */
const NAMED: Readonly<Record<string, string>> = {
  feature_flag: 'the same in every database',
  schema_migrations: 'of each database',
  'pgboss.queue': 'names and settings of the queues, of each database',
  'pgboss.version': 'of each database',
  'pgboss.job_common': 'jobs are put in and never read; the row stays with the user who caused it',
};
/** Matches the policy that limits a query to rows of the transaction's user. */
const OWN =
  /^\(*(?:user_id|id) = \(NULLIF\(current_setting\('app\.user_id'::text, true\), ''::text\)\)::uuid\)*/;
/** Events for all users belong to a dedicated owner id, and only the system writes them. */
const EVERYONES = "OR (user_id = '00000000-0000-0000-0000-000000000000'::uuid))";

let database: TestDatabase;
let owner: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = createDatabase({ url: database.ownerUrl, maxConnections: 1, applicationName: 'test' });
});
afterAll(async () => {
  await owner.close();
  await database.drop();
});

interface Reached {
  relation: string;
  conditions: string[] | null;
}

async function crossings({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const { rows } = await sql<Reached>`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as relation,
           case when c.relrowsecurity and c.relforcerowsecurity
             then array_remove(array_agg(p.qual) || array_agg(p.with_check), null) end as conditions
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_policies p on p.schemaname = n.nspname and p.tablename = c.relname
      and p.roles && array[${ROLES.app}, 'public']::name[]
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
      and has_schema_privilege(${ROLES.app}, n.oid, 'usage')
      and (has_table_privilege(${ROLES.app}, c.oid, 'select, insert, update, delete')
        or has_any_column_privilege(${ROLES.app}, c.oid, 'select, insert, update'))
    group by n.nspname, c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity order by 1`.execute(db);
  expect(rows.length).toBeGreaterThan(20);
  return rows
    .filter(
      ({ conditions }) =>
        conditions === null ||
        conditions.length === 0 ||
        conditions.some(
          (condition) => !OWN.test(condition) || (/ OR /.test(condition) && !condition.endsWith(EVERYONES)),
        ),
    )
    .map(({ relation }) => relation);
}

it('requests reach the rows of one user and what is named, whatever they ask [OPS-09]', async () => {
  expect(await crossings(owner)).toEqual(Object.keys(NAMED).toSorted());
});

it('no function lets requests out of that: each runs with their rights, and those that write take the user [OPS-09]', async () => {
  const { rows } = await sql<{ name: string; arguments: string; is_definer: boolean }>`
    select p.proname as name, pg_get_function_identity_arguments(p.oid) as arguments, p.prosecdef as is_definer
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and has_function_privilege(${ROLES.app}, p.oid, 'execute')
      and p.prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`.execute(owner.db);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['create_resume', 'save_resume']));
  expect(rows.filter((row) => row.is_definer || !row.arguments.startsWith('p_user_id uuid'))).toEqual([]);
});

it('finds a table that somebody opened to requests [OPS-09]', async () => {
  const scratch = await createTestDatabase();
  const { pool, db, close } = createDatabase({
    url: scratch.ownerUrl,
    maxConnections: 1,
    applicationName: 'test',
  });
  try {
    await pool.query(`
      create table note (user_id uuid primary key);
      alter table note enable row level security;
      alter table note force row level security;
      create policy all_of_them on note to lauda_app using (user_id is not null);
      grant select on note to lauda_app;
      create table public_note (id uuid primary key);
      grant select (id) on public_note to lauda_app`);
    expect(await crossings({ db })).toEqual([...Object.keys(NAMED), 'note', 'public_note'].toSorted());
  } finally {
    await close();
    await scratch.drop();
  }
});
