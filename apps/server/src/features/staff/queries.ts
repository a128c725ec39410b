import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@lauda/domain/permissions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { hasPaidPlan } from '../../db/paid-users.ts';
import type { DB } from '../../db/tables.ts';

/** Must match the expression of the search index. */
const SEARCHED = sql<string>`lower(email || ' ' || name)`;
const ROLE = sql<string>`lower(staff_role.role)`;
/** Not by the join, for which the planner would sort all users. */
const HAS_NO_ROLE = sql<boolean>`not exists (select from staff_role held where held.user_id = app_user.id)`;

const likePattern = (search: string): string =>
  `%${search.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

export interface UserFilter {
  search: string;
  role?: StaffRole | 'none' | undefined;
  plan?: 'free' | 'pro' | undefined;
  isConfirmed?: boolean | undefined;
}

/** Accounts being deleted are hidden from staff, though their rows still exist. */
const isBeingDeleted = (userId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from account_deletion gone where gone.user_id = ${userId})`;

const IS_PRO = hasPaidPlan(sql`app_user.id`);

const found = (db: Kysely<DB>, { search, role, plan, isConfirmed }: UserFilter) =>
  db
    .selectFrom('app_user')
    .leftJoin('staff_role', 'staff_role.user_id', 'app_user.id')
    .where(sql<boolean>`not ${isBeingDeleted(sql`app_user.id`)}`)
    .$if(search !== '', (query) => query.where(SEARCHED, 'like', likePattern(search)))
    .$if(role === 'none', (query) => query.where(HAS_NO_ROLE))
    .$if(role !== undefined && role !== 'none', (query) => query.where(ROLE, '=', role ?? ''))
    .$if(plan === 'pro', (query) => query.where(IS_PRO))
    .$if(plan === 'free', (query) => query.where(sql<boolean>`not ${IS_PRO}`))
    .$if(isConfirmed === true, (query) => query.where(sql<boolean>`app_user.email_verified`))
    // Must match the condition of the partial index on unconfirmed users.
    .$if(isConfirmed === false, (query) => query.where(sql<boolean>`not app_user.email_verified`));

/** Newest first. */
export const selectUserRows = (
  db: Kysely<DB>,
  filter: UserFilter,
  { page, limit }: { page: number; limit: number },
) =>
  found(db, filter)
    .select(['id', 'email', 'name', 'email_verified', 'created_at', 'staff_role.role', IS_PRO.as('is_pro')])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit);

/** Filtered counts stop here: nobody pages that far, and counting every match is slow. */
const COUNTED_USERS = 10_000;

export const selectUserCount = (db: Kysely<DB>, filter: UserFilter) => {
  const isEverybody = Object.values(filter).every((value) => value === undefined || value === '');
  return db
    .selectFrom(
      found(db, filter)
        .select('app_user.id')
        .$if(!isEverybody, (query) => query.limit(COUNTED_USERS + 1))
        .as('counted'),
    )
    .select([
      sql<string>`case when ${isEverybody} then count(*) else least(count(*), ${COUNTED_USERS}) end`.as(
        'count',
      ),
      sql<boolean>`not ${isEverybody} and count(*) > ${COUNTED_USERS}`.as('is_more'),
    ]);
};

/** Users who signed up on these UTC days, both inclusive, oldest first. */
export const listSignedUpRows = (db: Kysely<DB>, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('app_user')
    .leftJoin('staff_role', 'staff_role.user_id', 'app_user.id')
    .select([
      'email',
      'name',
      'locale',
      'email_verified',
      'created_at',
      'staff_role.role',
      IS_PRO.as('is_pro'),
    ])
    .where('created_at', '>=', sql<Date>`(${from}::date)::timestamp at time zone 'UTC'`)
    .where('created_at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone 'UTC'`)
    .orderBy('created_at')
    .execute();

export async function listExisting(db: Kysely<DB>, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', 'in', [...userIds])
    .where(sql<boolean>`not ${isBeingDeleted(sql`app_user.id`)}`)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findStaffAmong(db: Kysely<DB>, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_role')
    .select('user_id')
    .where('user_id', 'in', [...userIds])
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** A user as the staff area shows them; contains no credentials. */
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
      hasPaidPlan(sql`u.id`).as('is_pro'),
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
    .where(sql<boolean>`not ${isBeingDeleted(sql`u.id`)}`)
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

/** Includes every second-step method, and passkeys, which are both steps in one. */
export async function hasAnyFactor(db: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('second_factor')
              .select('id')
              .where('user_id', '=', userId)
              .where('confirmed_at', 'is not', null),
          ),
          eb.exists(eb.selectFrom('passkey').select('id').where('user_id', '=', userId)),
        ])
        .as('has_any'),
    ])
    .executeTakeFirst();
  return row?.has_any === true;
}

export async function insertResumeAccess(
  db: Kysely<DB>,
  { userId, staffRole, reason }: { userId: string; staffRole: string; reason: string },
): Promise<void> {
  await db
    .insertInto('access_entry')
    .values({
      user_id: userId,
      id: randomUUID(),
      kind: 'resume',
      staff_role: staffRole,
      reason,
      can_edit: false,
      ended_at: new Date(),
    })
    .execute();
}

/** For an unconfirmed account: deletes the password and everything else that could still sign in to it. */
export async function deleteWaysIn(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('connection').where('user_id', '=', userId).execute();
  await db.deleteFrom('pending_sign_up').where('user_id', '=', userId).execute();
  await db.deleteFrom('pending_sign_in').where('user_id', '=', userId).execute();
  await db.deleteFrom('one_time_token').where('value', '=', userId).execute();
}

export async function deleteRole(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('staff_role').where('user_id', '=', userId).execute();
}

export async function endSessionsOf(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}
