import { type Kysely, sql } from 'kysely';
import { ROLES } from '../db/roles.ts';
import type { DB } from '../db/tables.ts';

interface TableFacts {
  table: string;
  is_secured: boolean;
  is_forced: boolean;
  has_app_policy: boolean;
  leading_key_column: string | null;
}

const tablesWithUserData = sql<TableFacts>`
  select
    c.relname as "table",
    c.relrowsecurity as is_secured,
    c.relforcerowsecurity as is_forced,
    exists (
      select from pg_policy p
      where p.polrelid = c.oid and ${ROLES.app}::regrole = any (p.polroles)
    ) as has_app_policy,
    (
      select a.attname from pg_index i
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and i.indisprimary
    ) as leading_key_column
  from pg_class c
  join pg_attribute u on u.attrelid = c.oid and u.attname = 'user_id' and not u.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname`;

const exemptRoles = sql<{ rolname: string }>`
  select rolname from pg_roles
  where rolname in (${sql.join(Object.values(ROLES))}) and (rolsuper or rolbypassrls)`;

const tableFaults = ({
  table,
  is_secured,
  is_forced,
  has_app_policy,
  leading_key_column,
}: TableFacts): string[] =>
  [
    is_secured ? null : 'row-level security is off',
    is_forced ? null : 'row-level security is not forced on the owner',
    has_app_policy ? null : `no policy for ${ROLES.app}`,
    leading_key_column === 'user_id' ? null : 'the primary key does not start with user_id',
  ].flatMap((fault) => (fault === null ? [] : `${table}: ${fault}`));

/** Ways in which the schema would let one user's rows reach another. Empty is good. */
export async function listIsolationFaults(db: Kysely<DB>): Promise<string[]> {
  const tables = await tablesWithUserData.execute(db);
  const roles = await exemptRoles.execute(db);
  return [
    ...tables.rows.flatMap(tableFaults),
    ...roles.rows.map(({ rolname }) => `${rolname}: row-level security does not bind this role`),
  ];
}
