import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { ActOrigin } from '../audit/service.ts';
import type { DeletionService } from '../privacy/service.ts';
import { findStaffAmong, listExisting } from './queries.ts';

export interface StaffDeletionDeps {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  /** Audits the act in the transaction that performs it. */
  requestDeletion: DeletionService['requestDeletion'];
}

export type StaffDeletion = ReturnType<typeof createStaffDeletion>;

/** Deletes users the same way as their own request; a staff member must lose the role first. */
export function createStaffDeletion({ db, requestDeletion }: StaffDeletionDeps) {
  const refuseStaff = async (userIds: readonly string[]) => {
    if ((await findStaffAmong(db, userIds)).length > 0) throw new AppError('TARGET_IS_STAFF');
  };

  return {
    deleteUser: async (by: ActOrigin, userId: string, reason: string): Promise<void> => {
      if ((await listExisting(db, [userId])).length === 0) throw new AppError('NOT_FOUND');
      await refuseStaff([userId]);
      await requestDeletion(userId, by, reason);
    },

    /** Returns the number of deleted users; a staff member among them aborts before any deletion. */
    deleteUsers: async (by: ActOrigin, userIds: readonly string[], reason: string): Promise<number> => {
      await refuseStaff(userIds);
      const existing = await listExisting(db, userIds);
      for (const userId of existing) await requestDeletion(userId, by, reason);
      return existing.length;
    },
  };
}
