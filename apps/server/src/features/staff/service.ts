import { type Locale, toLocale } from '@lauda/domain/locale';
import {
  can,
  canEditUserField,
  RIGHTS,
  type StaffRole,
  staffRole,
  USER_FIELDS,
} from '@lauda/domain/permissions';
import type { UserDetails } from '@lauda/contract/staff/staff';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import { type ActOrigin, recordAct, recordReading } from '../audit/service.ts';
import type { PlanService } from '../plans/service.ts';
import type { ResumeService } from '../resumes/service.ts';
import {
  deleteWaysIn,
  findUserRow,
  insertResumeAccess,
  selectUserCount,
  selectUserRows,
  updateUserRow,
  type UserFilter,
} from './queries.ts';

export interface StaffServiceDeps {
  /** Connects as lauda_auth: staff see users across row-level security. */
  db: Kysely<DB>;
  mailPasswordReset: (trx: Transaction<DB>, email: string) => Promise<unknown>;
  resumes: Pick<ResumeService, 'list' | 'get'>;
  plans: Pick<PlanService, 'getProfile'>;
}

interface GivenChanges {
  firstName?: string | undefined;
  lastName?: string | undefined;
  locale?: Locale | undefined;
  isConfirmed?: true | undefined;
}

type UserRow = NonNullable<Awaited<ReturnType<typeof findUserRow>>>;

const present = (row: UserRow): UserDetails => ({
  id: row.id,
  email: row.email,
  name: row.name,
  isConfirmed: row.email_verified,
  staffRole: staffRole(row.role),
  isPro: row.is_pro,
  createdAt: row.created_at.toISOString(),
  firstName: row.first_name,
  lastName: row.last_name,
  locale: toLocale(row.locale),
  hasPassword: Boolean(row.has_password),
  hasSecondFactor: Boolean(row.has_second_factor),
  sessionCount: Number(row.session_count ?? 0),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});

export type StaffService = ReturnType<typeof createStaffService>;

/** Staff operations on users. Everything that concerns a user is audited before the response. */
export function createStaffService({ db, mailPasswordReset, resumes, plans }: StaffServiceDeps) {
  const find = async (trx: Kysely<DB>, userId: string): Promise<UserDetails> => {
    const row = await findUserRow(trx, userId);
    if (!row) throw new AppError('NOT_FOUND');
    return present(row);
  };

  /** Reads user data; fails if the audit entry cannot be written. */
  const view = async <T>(
    by: ActOrigin,
    userId: string,
    read: (trx: Transaction<DB>, user: UserDetails) => Promise<T>,
  ): Promise<T> =>
    db.transaction().execute(async (trx) => {
      const answer = await read(trx, await find(trx, userId));
      await recordReading(trx, by, userId);
      return answer;
    });

  return {
    list: async (filter: UserFilter, paging: { page: number; limit: number }) => {
      const [rows, counted] = await Promise.all([
        selectUserRows(db, filter, paging).execute(),
        selectUserCount(db, filter).executeTakeFirstOrThrow(),
      ]);
      const users = rows.map((row) => ({
        id: row.id,
        email: row.email,
        name: row.name,
        isConfirmed: row.email_verified,
        staffRole: staffRole(row.role),
        isPro: row.is_pro,
        createdAt: row.created_at.toISOString(),
      }));
      return { users, ...paging, total: Number(counted.count), isMore: counted.is_more };
    },

    get: (by: ActOrigin, userId: string) => view(by, userId, (_trx, user) => Promise.resolve(user)),

    update: (by: ActOrigin, role: StaffRole | null, userId: string, given: GivenChanges) =>
      db.transaction().execute(async (trx) => {
        const before = await find(trx, userId);
        const named = USER_FIELDS.filter((field) => given[field] !== undefined);
        if (!named.every((field) => canEditUserField(role, field, before))) throw new AppError('FORBIDDEN');
        const changed = named.filter((field) => given[field] !== before[field]);
        if (changed.length === 0) return before;
        await updateUserRow(trx, userId, {
          firstName: given.firstName ?? before.firstName,
          lastName: given.lastName ?? before.lastName,
          locale: given.locale ?? before.locale,
          isConfirmed: given.isConfirmed ?? before.isConfirmed,
        });
        // Nobody has proved ownership of the address: credentials set earlier would give the account to the person
        // who signed up with it.
        if (changed.includes('isConfirmed')) {
          await deleteWaysIn(trx, userId);
          await mailPasswordReset(trx, before.email);
        }
        // Field names only: the values are personal data, and the log is permanent.
        await recordAct(trx, by, {
          act: 'userEdited',
          targetId: userId,
          details: { fields: changed.join(', ') },
        });
        await publishEvent(trx, { userId }, { type: 'session.changed' });
        return find(trx, userId);
      }),

    sendPasswordReset: (by: ActOrigin, userId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { email } = await find(trx, userId);
        await mailPasswordReset(trx, email);
        await recordAct(trx, by, { act: 'passwordResetSent', targetId: userId });
      }),

    listResumes: (by: ActOrigin, userId: string) =>
      view(by, userId, () => resumes.list(userId, { isDeleted: false })),

    getResume: (by: ActOrigin, userId: string, { resumeId, reason }: { resumeId: string; reason: string }) =>
      db.transaction().execute(async (trx) => {
        await find(trx, userId);
        const resume = await resumes.get({ userId, resumeId }, 'current');
        // A resume's content is more sensitive than its existence, so every reading gets its own entry.
        await insertResumeAccess(trx, { userId, staffRole: by.actorRole, reason });
        await recordAct(trx, by, { act: 'resumeViewed', targetId: userId, details: { resumeId, reason } });
        return resume;
      }),

    getProfile: (by: ActOrigin, userId: string) => view(by, userId, () => plans.getProfile(userId)),

    getPermissions: (by: ActOrigin, userId: string) =>
      view(by, userId, async (_trx, { staffRole: role }) => ({
        role,
        rights: RIGHTS.filter(({ area, act }) => can(role, area, act as never)),
      })),
  };
}

/** Area and act come from a client; the combination may not exist. */
export const isRightOf = (role: StaffRole | null, area: string, act: string): boolean =>
  RIGHTS.some(
    (right) => right.area === area && right.act === act && can(role, right.area, right.act as never),
  );
