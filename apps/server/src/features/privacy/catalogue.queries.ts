import { type Kysely, sql } from 'kysely';
import { ROLES } from '../../db/roles.ts';
import type { DB } from '../../db/tables.ts';

export type Reader = 'app' | 'auth' | 'system';

export interface UserTable {
  table: string;
  columns: string[];
  /** The most restricted role that may read the whole table; null if none may. */
  reader: Reader | null;
  /** The role that may delete from it. */
  deleter: Reader | null;
  /** Rows are deleted by cascade with the account row. */
  isCascading: boolean;
}

const first = (privilege: 'select' | 'delete', roles: readonly Reader[]) =>
  sql`case ${sql.join(
    roles.map(
      (role) => sql`when has_table_privilege(${sql.lit(ROLES[role])}, c.oid, ${sql.lit(privilege)})
        then ${sql.lit(role)}`,
    ),
    sql` `,
  )} end`;

/** Every table with user data, read from the database catalog, so that a new table cannot be forgotten. */
export async function listUserTables(db: Kysely<DB>): Promise<UserTable[]> {
  const { rows } = await sql<UserTable>`
    with recursive cascading as (
      select 'public.app_user'::regclass::oid as oid
      union
      select f.conrelid from pg_constraint f join cascading on f.confrelid = cascading.oid
      where f.contype = 'f' and f.confdeltype = 'c'
    )
    select
      c.relname as "table",
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum
      ) as columns,
      ${first('select', ['app', 'auth', 'system'])} as reader,
      ${first('delete', ['auth', 'system', 'app'])} as deleter,
      c.oid in (select oid from cascading) as "isCascading"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and exists (
        select from pg_attribute u
        where u.attrelid = c.oid and u.attname = 'user_id' and not u.attisdropped)
    order by c.relname`.execute(db);
  return rows;
}

/** Uses the connection of the table's reader role. */
export async function listRowsOf(
  db: Kysely<DB>,
  { table, columns, owner = 'user_id' }: { table: string; columns: readonly string[]; owner?: string },
  userId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.ref(owner)} = ${userId}`.execute(db);
  return rows;
}

/** Uses the connection of the table's deleter role; returns the row count. */
export async function deleteRowsOf(db: Kysely<DB>, table: string, userId: string): Promise<number> {
  const { numAffectedRows = 0n } =
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  return Number(numAffectedRows);
}
