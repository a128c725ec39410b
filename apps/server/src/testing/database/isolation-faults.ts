import { type Kysely, sql } from 'kysely';
import { ROLES } from '../../db/roles.ts';
import type { DB } from '../../db/tables.ts';

/** Without an owner or private data; every other table must have row-level security. */
const OPEN_TABLES = ['feature_flag', 'schema_migrations'];
/** Tables with credentials (hashes of passwords and tokens) and rights. */
const SECRET_TABLES = new Set([
  'connection',
  'impersonation',
  'one_time_code',
  'one_time_token',
  'passkey',
  'passkey_challenge',
  'pending_sign_in',
  'pending_sign_up',
  'recovery_code',
  'retained_key',
  'second_factor',
  'second_factor_guess',
  'session',
  'social_flow',
  'staff_role',
]);
/** Its primary key is the user's id. */
const USER_TABLE = 'app_user';

interface TableFacts {
  table: string;
  is_secured: boolean;
  is_forced: boolean;
  has_user_id: boolean;
  has_app_policy: boolean;
  /** Roles other than the owner that may read or write at least one of its columns. */
  users: string[];
  leading_key_column: string | null;
}

const OTHER_ROLES = [ROLES.app, ROLES.auth, ROLES.system];

const closedTables = sql<TableFacts>`
  select
    c.relname as "table",
    c.relrowsecurity as is_secured,
    c.relforcerowsecurity as is_forced,
    exists (
      select from pg_attribute u
      where u.attrelid = c.oid and u.attname = 'user_id' and not u.attisdropped
    ) as has_user_id,
    exists (
      select from pg_policy p
      where p.polrelid = c.oid and ${ROLES.app}::regrole = any (p.polroles)
    ) as has_app_policy,
    array(
      select role from unnest(array[${sql.join(OTHER_ROLES)}]) as role
      where has_any_column_privilege(role, c.oid, 'select, insert, update')
         or has_table_privilege(role, c.oid, 'delete')
    ) as users,
    (
      select a.attname from pg_index i
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and i.indisprimary
    ) as leading_key_column
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and c.relname not in (${sql.join(OPEN_TABLES)})
  order by c.relname`;

const exemptRoles = sql<{ rolname: string }>`
  select rolname from pg_roles
  where rolname in (${sql.join(Object.values(ROLES))}) and (rolsuper or rolbypassrls)`;

function tableFaults(facts: TableFacts): string[] {
  const { table, users } = facts;
  const isOpenToRequests = users.includes(ROLES.app);
  const keyColumn = table === USER_TABLE ? 'id' : facts.has_user_id ? 'user_id' : null;
  const strangers = SECRET_TABLES.has(table) ? users.filter((role) => role !== ROLES.auth) : [];
  return [
    facts.is_secured ? null : 'row-level security is off',
    facts.is_forced ? null : 'row-level security is not forced on the owner',
    isOpenToRequests && !facts.has_app_policy ? `no policy for ${ROLES.app}` : null,
    isOpenToRequests && keyColumn === null ? 'requests reach it and it says of nobody whose it is' : null,
    keyColumn === null || facts.leading_key_column === keyColumn
      ? null
      : `the primary key does not start with ${keyColumn}`,
    ...strangers.map((role) => `${role} reaches what lets people in`),
  ].flatMap((fault) => (fault === null ? [] : `${table}: ${fault}`));
}

/** Lists schema faults through which one user's rows could reach another. Empty means correct. */
export async function listIsolationFaults(db: Kysely<DB>): Promise<string[]> {
  const tables = await closedTables.execute(db);
  const roles = await exemptRoles.execute(db);
  return [
    ...tables.rows.flatMap(tableFaults),
    ...roles.rows.map(({ rolname }) => `${rolname}: row-level security does not bind this role`),
  ];
}
