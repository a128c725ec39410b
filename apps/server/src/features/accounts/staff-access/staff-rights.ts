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
 * Call after a former address was restored and doubtful factors were removed. Unlike a removal by the user, this
 * also revokes the role of the last administrator: refusing would leave the account to an attacker. The configured
 * first administrator's address restores one.
 */
export async function endDoubtfulRights(trx: Transaction<DB>, userId: string, by: ActOrigin): Promise<void> {
  const hasFactors = (await listFactors(trx, userId)).length > 0;
  // An attacker with access may have read them.
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
 * Call in the transaction that removed a factor or passkey. Without any left, no session counts as second-factor
 * verified, and a staff role is revoked: otherwise anyone with the password could enroll their own factor and gain
 * the role.
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
