import type { StaffRole } from '@lauda/domain/permissions';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';

/** The expression that the search index is made of. */
const SEARCHED = sql<string>`lower(email || ' ' || name)`;

const likePattern = (search: string): string =>
  `%${search.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const found = (db: Kysely<DB>, search: string) =>
  db.selectFrom('app_user').$if(search !== '', (query) => query.where(SEARCHED, 'like', likePattern(search)));

/** The newest first. */
export const listUserRows = (
  db: Kysely<DB>,
  search: string,
  { page, limit }: { page: number; limit: number },
) =>
  found(db, search)
    .leftJoin('staff_role', 'staff_role.user_id', 'app_user.id')
    .select(['id', 'email', 'name', 'email_verified', 'created_at', 'staff_role.role'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export async function countUserRows(db: Kysely<DB>, search: string): Promise<number> {
  const row = await found(db, search)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** As the staff area shows a user; nothing that lets anybody in leaves from here. */
export const findUserRow = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('app_user as u')
    .leftJoin('staff_role as r', 'r.user_id', 'u.id')
    .select([
      'u.id',
      'u.email',
      'u.name',
      'u.first_name',
      'u.last_name',
      'u.locale',
      'u.email_verified',
      'u.created_at',
      'r.role',
    ])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('connection')
            .select('id')
            .whereRef('user_id', '=', 'u.id')
            .where('password', 'is not', null),
        )
        .as('has_password'),
      eb
        .exists(
          eb
            .selectFrom('second_factor')
            .select('id')
            .whereRef('user_id', '=', 'u.id')
            .where('confirmed_at', 'is not', null),
        )
        .as('has_second_factor'),
      eb
        .selectFrom('session')
        .select((inner) => inner.fn.countAll<string>().as('count'))
        .whereRef('user_id', '=', 'u.id')
        .where('expires_at', '>', new Date())
        .as('session_count'),
      eb
        .selectFrom('session')
        .select((inner) => inner.fn.max('updated_at').as('at'))
        .whereRef('user_id', '=', 'u.id')
        .as('last_seen_at'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();

export interface UserChanges {
  firstName: string;
  lastName: string;
  locale: string;
  isConfirmed: boolean;
}

export async function updateUserRow(db: Kysely<DB>, userId: string, changes: UserChanges): Promise<void> {
  await db
    .updateTable('app_user')
    .set({
      first_name: changes.firstName,
      last_name: changes.lastName,
      name: `${changes.firstName} ${changes.lastName}`.trim(),
      locale: changes.locale,
      email_verified: changes.isConfirmed,
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .execute();
}

/**
 * Everybody who is administrator, held until the transaction ends: of two who would take the last two
 * administrators' roles at once, the second sees what the first has left.
 */
export async function lockAdmins(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_role')
    .select('user_id')
    .where(sql`lower(role)`, '=', 'admin')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function upsertRole(
  db: Kysely<DB>,
  { userId, role, grantedBy }: { userId: string; role: StaffRole; grantedBy: string },
): Promise<void> {
  const changes = { role, granted_by: grantedBy, granted_at: new Date() };
  await db
    .insertInto('staff_role')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}

export async function deleteRole(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('staff_role').where('user_id', '=', userId).execute();
}

export async function endSessionsOf(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}
