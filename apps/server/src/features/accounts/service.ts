import { APIError } from 'better-auth/api';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import type { EnqueueAccountMail } from './account-mail-queue.ts';
import { type Auth, CLIENT_ADDRESS_HEADER } from './auth.ts';
import type { Client } from './client.ts';
import type { GuessLimits } from './guess-limits.ts';
import { consumeToken, deleteTokens } from './one-time-token.queries.ts';
import { hashPassword, isPassword, refuseCommonPassword } from './passwords.ts';
import { deletePendingSignIns } from './pending-sign-in.queries.ts';
import { deletePendingSignUp } from './pending-sign-up.queries.ts';
import { findPasswordHash, markConfirmed, savePasswordHash } from './queries.ts';
import { deleteSession, deleteSessions, listSessions } from './session.queries.ts';
import { shortUserAgent, type SignInCompletion, type SignInOutcome } from './sign-in-completion.ts';

export interface AccountServiceDeps {
  auth: Auth;
  /** As lauda_auth. */
  db: Kysely<DB>;
  enqueueAccountMail: EnqueueAccountMail;
  limits: GuessLimits;
  completion: SignInCompletion;
  /** From here on the person is known to own the address. */
  afterConfirmation: () => Promise<void>;
}

const REFUSED_CREDENTIALS = new Set(['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL', 'PASSWORD_TOO_LONG']);

export type AccountService = ReturnType<typeof createAccountService>;

/** Rules of accounts. Every way in answers with what it ended in, for the cookies. */
export function createAccountService({
  auth,
  db,
  enqueueAccountMail,
  limits,
  completion,
  afterConfirmation,
}: AccountServiceDeps) {
  return {
    signIn: async (email: string, password: string, client: Client): Promise<SignInOutcome> => {
      const { ip, userAgent } = client;
      await limits.admit(email, ip);
      const headers = new Headers({
        [CLIENT_ADDRESS_HEADER]: ip,
        'user-agent': shortUserAgent(userAgent),
      });
      try {
        const { token, user } = await auth.api.signInEmail({ body: { email, password }, headers });
        await limits.forgive(email, ip);
        return await completion.complete(user.id, client, { sessionToken: token });
      } catch (error) {
        if (!(error instanceof APIError)) throw error;
        const code = error.body?.code ?? '';
        if (code === 'EMAIL_NOT_VERIFIED') {
          await limits.forgive(email, ip);
          if (await limits.isMailAllowed('confirmation', email))
            await db.transaction().execute((trx) => enqueueAccountMail(trx, 'confirm-email', email));
          throw new AppError('EMAIL_UNCONFIRMED');
        }
        if (REFUSED_CREDENTIALS.has(code)) throw new AppError('CREDENTIALS_WRONG');
        throw error;
      }
    },

    requestPasswordReset: async (email: string): Promise<void> => {
      // The answer is the same: a refusal would tell that somebody else has asked for this address.
      if (await limits.isMailAllowed('password-reset', email))
        await db.transaction().execute((trx) => enqueueAccountMail(trx, 'reset-password', email));
    },

    resetPassword: async (token: string, password: string, client: Client): Promise<SignInOutcome> => {
      refuseCommonPassword(password);
      const hash = await hashPassword(password);
      const userId = await db.transaction().execute(async (trx) => {
        const owner = await consumeToken(trx, 'reset-password', token);
        if (owner === null) throw new AppError('TOKEN_INVALID');
        await savePasswordHash(trx, owner, hash);
        // The link came by mail, which proves the address as well as the other link does.
        await markConfirmed(trx, owner);
        await deletePendingSignUp(trx, owner);
        await deleteTokens(trx, 'reset-password', owner);
        await deleteTokens(trx, 'confirm-email', owner);
        await deleteSessions(trx, owner, { exceptId: null });
        await deletePendingSignIns(trx, owner);
        await publishEvent(trx, { userId: owner }, { type: 'session.changed' });
        return owner;
      });
      await afterConfirmation();
      return completion.complete(userId, client);
    },

    changePassword: async (
      { userId, sessionId }: UserActor,
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
      ip: string,
    ): Promise<void> => {
      await limits.admit(userId, ip);
      const stored = await findPasswordHash(db, userId);
      if (stored === null || !(await isPassword(stored, currentPassword)))
        throw new AppError('CREDENTIALS_WRONG');
      await limits.forgive(userId, ip);
      refuseCommonPassword(newPassword);
      const hash = await hashPassword(newPassword);
      await db.transaction().execute(async (trx) => {
        await savePasswordHash(trx, userId, hash);
        await deleteTokens(trx, 'reset-password', userId);
        await deleteSessions(trx, userId, { exceptId: sessionId });
        await deletePendingSignIns(trx, userId);
        await publishEvent(trx, { userId }, { type: 'session.changed' });
      });
    },

    listSessions: (userId: string) => listSessions(db, userId),

    /** Ends one of the user's own sessions; whether there was one. */
    endSession: (userId: string, sessionId: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const wasThere = await deleteSession(trx, { userId, sessionId });
        if (wasThere) await publishEvent(trx, { userId }, { type: 'session.changed' });
        return wasThere;
      }),
  };
}
