import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import { requireFreshProof } from '../../platform/http/fresh-proof.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Client } from './request-client.ts';
import type { EnqueueAccountMail } from './mails/account-mail-queue.ts';
import { enqueueSecurityNotice } from './mails/security-notice.ts';
import { hashPassword, isPassword, refuseCommonPassword } from './passwords.ts';
import { findCredentials, findPasswordHash, savePasswordHash } from './queries.ts';
import { deleteSession, deleteSessions, listSessions } from './sessions/session.queries.ts';
import type { GuessLimits } from './sign-in/guess-limits.ts';
import { deletePendingSignIns } from './sign-in/pending-sign-in.queries.ts';
import type { SignInCompletion, SignInOutcome } from './sign-in/sign-in-completion.ts';
import { lockWaysIn } from './sign-in/ways-in.queries.ts';
import { deletePendingSignUp } from './sign-up/pending-sign-up.queries.ts';
import type { Welcome } from './sign-up/welcome.ts';
import { consumeToken, deleteTokens } from './tokens-and-keys/one-time-token.queries.ts';

export interface AccountServiceDeps {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  queue: Queue;
  welcome: Welcome;
  enqueueAccountMail: EnqueueAccountMail;
  limits: GuessLimits;
  completion: SignInCompletion;
  /** Called once the user has proved ownership of the address. */
  afterConfirmation: () => Promise<void>;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** Account rules. Every sign-in method returns its outcome, from which the cookies are set. */
export function createAccountService({
  db,
  queue,
  welcome,
  enqueueAccountMail,
  limits,
  completion,
  afterConfirmation,
}: AccountServiceDeps) {
  /** Checked for addresses without an account; never matches. */
  const nobodysHash = hashPassword(randomUUID());

  return {
    /** Every refusal follows one query and one hash check, so its timing does not reveal what was wrong. */
    signIn: async (email: string, password: string, client: Client): Promise<SignInOutcome> => {
      await limits.admit(email, client.ip);
      const account = await findCredentials(db, email);
      const isRight = await isPassword(account?.password ?? (await nobodysHash), password);
      if (!account || !isRight) throw new AppError('CREDENTIALS_WRONG');
      await limits.forgive(email, client.ip);
      if (!account.email_verified) {
        if (await limits.isMailAllowed('confirmation', email, client.ip))
          await db.transaction().execute((trx) => enqueueAccountMail(trx, 'confirm-email', email));
        throw new AppError('EMAIL_UNCONFIRMED');
      }
      const { id, password: checked } = account;
      return completion.complete(id, client, {
        recheck: async (trx) => ((await findPasswordHash(trx, id)) === checked ? null : 'CREDENTIALS_WRONG'),
      });
    },

    requestPasswordReset: async (email: string, { ip }: Client): Promise<void> => {
      // The answer stays the same: a refusal would reveal that somebody else has requested this mail.
      if (await limits.isMailAllowed('password-reset', email, ip))
        await db.transaction().execute((trx) => enqueueAccountMail(trx, 'reset-password', email));
    },

    resetPassword: async (token: string, password: string, client: Client): Promise<SignInOutcome> => {
      refuseCommonPassword(password);
      const hash = await hashPassword(password);
      const userId = await db.transaction().execute(async (trx) => {
        const owner = await consumeToken(trx, 'reset-password', token);
        if (owner === null) throw new AppError('TOKEN_INVALID');
        await lockWaysIn(trx, owner);
        await savePasswordHash(trx, owner, hash);
        // The link came by mail, so it proves the address just like the confirmation link. The sign-up may have
        // been made by a stranger, who chose the name.
        await welcome.confirmOwner(trx, owner, { isNameOwn: false });
        await deletePendingSignUp(trx, owner);
        await deleteTokens(trx, 'reset-password', owner);
        await deleteTokens(trx, 'confirm-email', owner);
        await deleteSessions(trx, owner, { exceptId: null });
        await deletePendingSignIns(trx, owner);
        await completion.forgetDevices(trx, owner, null);
        await enqueueSecurityNotice(trx, queue, owner, { kind: 'password-reset' });
        await publishEvent(trx, { userId: owner }, { type: 'session.changed' });
        return owner;
      });
      await afterConfirmation();
      return completion.complete(userId, client, { isAnnounced: true });
    },

    changePassword: async (
      { userId, sessionId }: UserActor,
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
      client: Client,
    ): Promise<void> => {
      await limits.admit(userId, client.ip);
      const stored = await findPasswordHash(db, userId);
      if (stored === null || !(await isPassword(stored, currentPassword)))
        throw new AppError('CREDENTIALS_WRONG');
      await limits.forgive(userId, client.ip);
      refuseCommonPassword(newPassword);
      const hash = await hashPassword(newPassword);
      await db.transaction().execute(async (trx) => {
        await lockWaysIn(trx, userId);
        await savePasswordHash(trx, userId, hash);
        await deleteTokens(trx, 'reset-password', userId);
        await deleteSessions(trx, userId, { exceptId: sessionId });
        await deletePendingSignIns(trx, userId);
        await completion.forgetDevices(trx, userId, client);
        await enqueueSecurityNotice(trx, queue, userId, { kind: 'password-changed' });
        await publishEvent(trx, { userId }, { type: 'session.changed' });
      });
    },

    /** Required before irreversible actions. A user without a password needs a fresh proof of another kind. */
    requirePassword: async (actor: UserActor, password: string | undefined, ip: string): Promise<void> => {
      const stored = await findPasswordHash(db, actor.userId);
      if (stored === null) return requireFreshProof(actor);
      if (password === undefined || password === '') throw new AppError('PASSWORD_NEEDED');
      await limits.admit(actor.userId, ip);
      if (!(await isPassword(stored, password))) throw new AppError('CREDENTIALS_WRONG');
      await limits.forgive(actor.userId, ip);
    },

    listSessions: (userId: string) => listSessions(db, userId),

    /** Ends one of the user's own sessions; false if there was none. */
    endSession: (userId: string, sessionId: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const wasThere = await deleteSession(trx, { userId, sessionId });
        if (wasThere) await publishEvent(trx, { userId }, { type: 'session.changed' });
        return wasThere;
      }),
  };
}
