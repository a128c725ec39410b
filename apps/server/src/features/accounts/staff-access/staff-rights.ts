import type { Transaction } from 'kysely';
import { lockAdmins } from '../../../db/admins.ts';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import { type ActOrigin, recordAct } from '../../audit/service.ts';
import { findStaffRole } from '../queries.ts';
import { replaceRecoveryCodes } from '../second-factors/recovery-code.queries.ts';
import { deleteStaffRole, listFactors } from '../second-factors/second-factor.queries.ts';
import { unverifySessions } from '../sessions/session.queries.ts';
import { hasPasskey } from '../social/connection.queries.ts';

/**
 * After a former address was put back and doubtful factors were taken away. Unlike a removal by the person, it takes
 * the rights of the last administrator too: refusing would leave the account to whoever took it over. The
 * configured first administrator's address makes one again.
 */
export async function endDoubtfulRights(trx: Transaction<DB>, userId: string, by: ActOrigin): Promise<void> {
  const hasFactors = (await listFactors(trx, userId)).length > 0;
  // Whoever was in may have read them.
  if (!hasFactors) await replaceRecoveryCodes(trx, userId, []);
  if (hasFactors || (await hasPasskey(trx, userId))) return;
  const role = await findStaffRole(trx, userId);
  if (role === null) return;
  await deleteStaffRole(trx, userId);
  await recordAct(trx, by, {
    act: 'roleRevoked',
    targetId: userId,
    details: { before: role, reason: 'A former email address was put back, and no second factor was left.' },
  });
}

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
