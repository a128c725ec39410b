import {
  IMPERSONATE_PARAMETER,
  type ImpersonationType,
  TARGET_PARAMETER,
} from '@lauda/contract/staff/impersonation';
import { can, staffRole } from '@lauda/domain/permissions';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import type { UserActor } from '../../../platform/http/actor.ts';
import { publishEvent } from '../../../platform/live-events/publish.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { type ActOrigin, recordAct } from '../../audit/service.ts';
import { enqueueSecurityNotice } from '../mails/security-notice.ts';
import { findAccount, findStaffRole } from '../queries.ts';
import {
  beginImpersonation,
  endImpersonation,
  insertAccessEntry,
  issueImpersonation,
} from './impersonation.queries.ts';

interface ImpersonationDeps {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  queue: Queue;
  origin: string;
}

interface Target {
  targetId: string;
  reason: string;
  type: ImpersonationType;
  resumeId: string | undefined;
}

const startPath = ({ type, resumeId }: Target): string => {
  if (type === 'account') return '/account-settings';
  return type === 'resume' && resumeId !== undefined ? `/builder?resume=${resumeId}` : '/resumes';
};

const sessionOf = ({ userId, sessionId }: UserActor) => ({
  staffUserId: userId,
  staffSessionId: sessionId,
});

export type ImpersonationService = ReturnType<typeof createImpersonationService>;

/**
 * Impersonation: staff see the product as a user does, with a stated reason, for one hour, and the user is
 * notified.
 */
export function createImpersonationService({ db, queue, origin }: ImpersonationDeps) {
  return {
    /** The URL that starts the impersonation. Its token is stored in no table and no log. */
    mint: (actor: UserActor, target: Target, by: ActOrigin) =>
      db.transaction().execute(async (trx) => {
        const { targetId, reason, type, resumeId } = target;
        if (!(await findAccount(trx, targetId))) throw new AppError('NOT_FOUND');
        if (staffRole(await findStaffRole(trx, targetId)) !== null) throw new AppError('TARGET_IS_STAFF');
        const { token, expiresAt } = await issueImpersonation(trx, sessionOf(actor), { targetId, reason });
        await recordAct(trx, by, {
          act: 'impersonationMinted',
          targetId,
          details: { reason, type, ...(resumeId !== undefined && { resumeId }) },
        });
        const url = new URL(startPath(target), origin);
        url.searchParams.set(IMPERSONATE_PARAMETER, token);
        url.searchParams.set(TARGET_PARAMETER, targetId);
        return { url: url.href, expiresAt: expiresAt.toISOString() };
      }),

    /** Returns the token of the impersonation that starts now. */
    start: (actor: UserActor, given: { token: string; targetId: string }, by: ActOrigin): Promise<string> =>
      db.transaction().execute(async (trx) => {
        const begun = await beginImpersonation(trx, sessionOf(actor), given);
        if (begun === null || actor.staffRole === null) throw new AppError('TOKEN_INVALID');
        const { id, reason, sessionToken } = begun;
        const userId = given.targetId;
        const canEdit = can(actor.staffRole, 'users', 'edit');
        await insertAccessEntry(trx, { userId, id, staffRole: actor.staffRole, reason, canEdit });
        await enqueueSecurityNotice(trx, queue, userId, { kind: 'seen-by-staff', reason });
        await recordAct(trx, by, {
          act: 'impersonationStarted',
          targetId: userId,
          details: { reason, canEdit },
        });
        await publishEvent(trx, { userId: actor.userId }, { type: 'session.changed' });
        return sessionToken;
      }),

    stop: (actor: UserActor, by: ActOrigin): Promise<void> =>
      db.transaction().execute(async (trx) => {
        if (!(await endImpersonation(trx, { userId: actor.userId, id: actor.sessionId }))) return;
        await recordAct(trx, by, { act: 'impersonationStopped', targetId: actor.userId });
      }),
  };
}
