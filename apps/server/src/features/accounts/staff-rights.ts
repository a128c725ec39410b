import type { Transaction } from 'kysely';
import { lockAdmins } from '../../db/admins.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { type ActOrigin, recordAct } from '../audit/service.ts';
import { hasPasskey } from './connection.queries.ts';
import { findStaffRole } from './queries.ts';
import { deleteStaffRole, listFactors } from './second-factor.queries.ts';
import { unverifySessions } from './session.queries.ts';

/**
 * To be called in the transaction that took a factor or passkey away. Without any, no session has passed a second
 * factor, and a staff role goes: whoever has the password could enrol a factor of their own and have its rights.
 */
export async function endRightsWithLastFactor(
  trx: Transaction<DB>,
  userId: string,
  by: ActOrigin,
): Promise<void> {
  if ((await listFactors(trx, userId)).length > 0 || (await hasPasskey(trx, userId))) return;
  await unverifySessions(trx, userId);
  const admins = await lockAdmins(trx);
  const role = await findStaffRole(trx, userId);
  if (role === null) return;
  if (admins.length === 1 && admins[0] === userId) throw new AppError('LAST_ADMIN');
  await deleteStaffRole(trx, userId);
  await recordAct(trx, by, {
    act: 'roleRevoked',
    targetId: userId,
    details: { before: role, reason: 'The last second factor was removed.' },
  });
}
