import type { Kysely } from 'kysely';
import { lockAdmins } from '../../db/admins.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { type ActOrigin, recordAct } from '../audit/service.ts';
import { deleteAccount } from './delete-account.job.ts';
import {
  closeAccount,
  findDeletion,
  findDeletionIdOf,
  findTombstone,
  insertDeletion,
  lockAccount,
} from './queries.ts';

export interface DeletionServiceDeps {
  /** Connects as lauda_auth. */
  authDb: Kysely<DB>;
  /** Connects as lauda_system. */
  systemDb: Kysely<DB>;
  queue: Queue;
}

/** Gives open pages time to receive the sign-out event before its data is deleted. */
const DELAY_SECONDS = 2;

export type DeletionState = 'running' | 'partial' | 'done';
export type DeletionService = ReturnType<typeof createDeletionService>;

export function createDeletionService({ authDb, systemDb, queue }: DeletionServiceDeps) {
  return {
    /**
     * Closes the account immediately and leaves the rest to a job. Returns a receipt for checking the progress
     * without an account. A deletion by staff is audited in the same transaction. Idempotent.
     */
    requestDeletion: (userId: string, origin: ActOrigin, reason?: string): Promise<string> =>
      authDb.transaction().execute(async (trx) => {
        const admins = await lockAdmins(trx);
        const account = await lockAccount(trx, userId);
        if (!account) throw new AppError('NOT_FOUND');
        const known = await findDeletionIdOf(trx, userId);
        if (known !== null) return known;
        if (admins.length === 1 && admins[0] === userId) throw new AppError('LAST_ADMIN');
        const isOwn = origin.actorId === userId;
        const id = await insertDeletion(trx, { userId, origin: isOwn ? 'person' : 'staff', ...account });
        await closeAccount(trx, userId, id);
        await publishEvent(trx, { userId }, { type: 'session.changed' });
        await queue.enqueue(trx, deleteAccount, { deletionId: id }, { startAfterSeconds: DELAY_SECONDS });
        // Last, because the audit log's lock is global.
        if (!isOwn)
          await recordAct(trx, origin, {
            act: 'userDeleted',
            targetId: userId,
            details: reason === undefined ? {} : { reason },
          });
        return id;
      }),

    getState: async (receipt: string): Promise<DeletionState> => {
      const deletion = await findDeletion(systemDb, receipt);
      if (deletion) return deletion.last_failed_at === null ? 'running' : 'partial';
      if (await findTombstone(systemDb, receipt)) return 'done';
      throw new AppError('NOT_FOUND');
    },
  };
}
