import { type StaffRole, staffRole } from '@lauda/domain/permissions';
import type { Kysely, Transaction } from 'kysely';
import { lockAdmins } from '../../db/admins.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import { type ActOrigin, recordAct } from '../audit/service.ts';
import { deleteRole, endSessionsOf, findUserRow, hasAnyFactor, upsertRole } from './queries.ts';

export type RoleService = ReturnType<typeof createRoleService>;

/**
 * Grants and revokes staff roles. Every change ends the user's sessions, so that a token leaked earlier gains
 * nothing.
 */
export function createRoleService({ db }: { /** Connects as lauda_auth. */ db: Kysely<DB> }) {
  const holdAdmins = async (trx: Transaction<DB>, userId: string) => {
    const admins = await lockAdmins(trx);
    const row = await findUserRow(trx, userId);
    if (!row) throw new AppError('NOT_FOUND');
    return { row, role: staffRole(row.role), isLastAdmin: admins.length === 1 && admins[0] === userId };
  };
  /** Before the act is recorded: the audit log's lock must be taken last, or two transactions could deadlock. */
  const endSessions = async (trx: Transaction<DB>, userId: string) => {
    await endSessionsOf(trx, userId);
    await publishEvent(trx, { userId }, { type: 'session.changed' });
  };

  return {
    grant: (
      by: ActOrigin & { actorId: string },
      userId: string,
      { granted, reason }: { granted: StaffRole; reason: string },
    ): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { row, role, isLastAdmin } = await holdAdmins(trx, userId);
        if (role === granted) return;
        if (isLastAdmin) throw new AppError('LAST_ADMIN');
        if (!row.email_verified) throw new AppError('EMAIL_UNCONFIRMED');
        // Otherwise anyone with the password could enroll the first factor and gain the role.
        if (!(await hasAnyFactor(trx, userId))) throw new AppError('SECOND_FACTOR_MISSING');
        await endSessions(trx, userId);
        await upsertRole(trx, { userId, role: granted, grantedBy: by.actorId });
        await recordAct(trx, by, {
          act: 'roleGranted',
          targetId: userId,
          details: { role: granted, before: role, reason },
        });
      }),

    revoke: (by: ActOrigin, userId: string, reason: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { role, isLastAdmin } = await holdAdmins(trx, userId);
        if (role === null) return;
        if (isLastAdmin) throw new AppError('LAST_ADMIN');
        await endSessions(trx, userId);
        await deleteRole(trx, userId);
        await recordAct(trx, by, { act: 'roleRevoked', targetId: userId, details: { before: role, reason } });
      }),
  };
}
