import type { Kysely } from 'kysely';
import { asUser } from '../../../db/as-user.ts';
import type { DB } from '../../../db/tables.ts';
import { listRowsOf, listUserTables, type Reader, type UserTable } from '../catalogue.queries.ts';

/** Tables with user data that the archive omits, each with the reason stated in the archive. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  account_archive: 'the archives themselves',
  account_deletion: 'there is none while you can ask for an archive',
  impersonation: 'lasts an hour; access_entry has the same for good',
  job_progress: 'how far a task is, for a day',
  live_event: 'word to open pages that something changed, for a day; what changed is in its own table',
  pending_sign_in: 'a sign-in under way, for ten minutes',
  pending_sign_up: 'a hash, until an address is confirmed',
  recovery_code: 'hashes only',
  second_factor_guess: 'a count of wrong codes, for minutes',
  share_viewer: 'hashes of other people, for a day',
};

/**
 * Columns omitted in every table: a hash or a key is useless to its owner, but useful to anyone who finds the file.
 */
const SECRET = /(?:^|_)(?:hash|key|password|secret|token)(?:_|$)/;

export interface TablePlan {
  table: string;
  columns: string[];
  reader: Reader;
  /** The column with the owner's id. */
  owner: string;
}

/** Tables without user_id: the account itself, and what staff did about it. */
const MORE: readonly TablePlan[] = [
  {
    table: 'app_user',
    columns: [
      'id',
      'email',
      'email_verified',
      'name',
      'first_name',
      'last_name',
      'image',
      'locale',
      'preferred_domain',
      'created_at',
      'updated_at',
    ],
    reader: 'auth',
    owner: 'id',
  },
  {
    table: 'audit_entry',
    columns: ['at', 'actor_role', 'act', 'details'],
    reader: 'auth',
    owner: 'target_id',
  },
];

/** Throws for a table that no role may read: it would be silently missing otherwise. */
export function planTables(tables: readonly UserTable[]): TablePlan[] {
  const plans = tables
    .filter(({ table }) => !Object.hasOwn(LEFT_OUT, table))
    .map(({ table, columns, reader }) => {
      if (reader === null) throw new Error(`${table} is neither in the archive nor left out for a reason`);
      return {
        table,
        columns: columns.filter((column) => column !== 'user_id' && !SECRET.test(column)),
        reader,
        owner: 'user_id',
      };
    });
  return [...MORE, ...plans];
}

export interface ArchiveSources {
  /** Subject to row-level security. */
  db: Kysely<DB>;
  systemDb: Kysely<DB>;
  /** Connects as lauda_auth. */
  authDb: Kysely<DB>;
}

/** All rows of this user, by table. */
export async function collectRows(
  { db, systemDb, authDb }: ArchiveSources,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const collected: Record<string, Record<string, unknown>[]> = {};
  for (const plan of planTables(await listUserTables(systemDb))) {
    const read = (source: Kysely<DB>) => listRowsOf(source, plan, userId);
    collected[plan.table] =
      plan.reader === 'app'
        ? await asUser(db, userId, read)
        : await read(plan.reader === 'auth' ? authDb : systemDb);
  }
  return collected;
}
