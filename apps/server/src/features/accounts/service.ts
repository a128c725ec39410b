import type { Locale } from '@lauda/domain/locale';
import { APIError } from 'better-auth/api';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { type Auth, CLIENT_ADDRESS_HEADER } from './auth.ts';
import type { GuessLimits } from './guess-limits.ts';
import { consumeToken, deleteTokens, type TokenPurpose } from './one-time-token.queries.ts';
import { hashPassword, isPassword, refuseCommonPassword } from './passwords.ts';
import {
  findPasswordHash,
  grantFirstAdmin,
  markConfirmed,
  savePasswordHash,
  upsertUnconfirmedUser,
} from './queries.ts';
import { sendAccountMail } from './send-account-mail.job.ts';
import { deleteSession, deleteSessions, listSessions } from './session.queries.ts';

export interface Client {
  ip: string;
  userAgent: string | null;
}

export interface SignUp {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  preferredDomain: string;
}

export interface AccountServiceDeps {
  auth: Auth;
  /** As lauda_auth. */
  db: Kysely<DB>;
  queue: Queue;
  limits: GuessLimits;
  adminEmail: string | undefined;
}

const REFUSED_CREDENTIALS = new Set(['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL', 'PASSWORD_TOO_LONG']);
const MAX_USER_AGENT_LENGTH = 300;

export type AccountService = ReturnType<typeof createAccountService>;

/** Rules of accounts. Whatever begins a session answers with its token, for the cookie. */
export function createAccountService({ auth, db, queue, limits, adminEmail }: AccountServiceDeps) {
  /** One waiting mail is enough: its token is made when it is sent, and is good for whoever asked last. */
  const enqueueAccountMail = (trx: Transaction<DB>, purpose: TokenPurpose, email: string) =>
    queue.enqueue(trx, sendAccountMail, { purpose, email }, { key: `${purpose}:${email}` });

  const tellSessionChanged = (userId: string): Promise<void> =>
    db.transaction().execute((trx) => publishEvent(trx, { userId }, { type: 'session.changed' }));

  const beginSession = async (userId: string, { ip, userAgent }: Client): Promise<string> => {
    const { internalAdapter } = await auth.$context;
    const session = await internalAdapter.createSession(userId, false, {
      ipAddress: ip,
      userAgent: userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? '',
    });
    return session.token;
  };

  /** From here on the person is known to own the address. */
  const afterConfirmation = async (): Promise<void> => {
    if (adminEmail !== undefined) await grantFirstAdmin(db, adminEmail);
  };

  return {
    signUp: async ({ email, password, ...person }: SignUp): Promise<void> => {
      refuseCommonPassword(password);
      if (!(await limits.isMailAllowed('sign-up', email))) throw new AppError('RATE_LIMITED');
      const hash = await hashPassword(password);
      await db.transaction().execute(async (trx) => {
        const userId = await upsertUnconfirmedUser(trx, { email, ...person });
        if (userId === null) throw new AppError('EMAIL_TAKEN');
        await savePasswordHash(trx, userId, hash);
        // A link that was sent for somebody else's sign-up must not confirm this one.
        await deleteTokens(trx, 'confirm-email', userId);
        await enqueueAccountMail(trx, 'confirm-email', email);
      });
    },

    confirmEmail: async (token: string, client: Client): Promise<string> => {
      const userId = await db.transaction().execute(async (trx) => {
        const owner = await consumeToken(trx, 'confirm-email', token);
        if (owner === null) throw new AppError('TOKEN_INVALID');
        await markConfirmed(trx, owner);
        await deleteTokens(trx, 'confirm-email', owner);
        await publishEvent(trx, { userId: owner }, { type: 'session.changed' });
        return owner;
      });
      await afterConfirmation();
      return beginSession(userId, client);
    },

    signIn: async (email: string, password: string, { ip, userAgent }: Client): Promise<string> => {
      await limits.admit(email, ip);
      const headers = new Headers({
        [CLIENT_ADDRESS_HEADER]: ip,
        'user-agent': userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? '',
      });
      try {
        const { token, user } = await auth.api.signInEmail({ body: { email, password }, headers });
        await limits.forgive(email, ip);
        await tellSessionChanged(user.id);
        return token;
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

    resetPassword: async (token: string, password: string, client: Client): Promise<string> => {
      refuseCommonPassword(password);
      const hash = await hashPassword(password);
      const userId = await db.transaction().execute(async (trx) => {
        const owner = await consumeToken(trx, 'reset-password', token);
        if (owner === null) throw new AppError('TOKEN_INVALID');
        await savePasswordHash(trx, owner, hash);
        // The link came by mail, which proves the address as well as the other link does.
        await markConfirmed(trx, owner);
        await deleteTokens(trx, 'reset-password', owner);
        await deleteTokens(trx, 'confirm-email', owner);
        await deleteSessions(trx, owner, { exceptId: null });
        await publishEvent(trx, { userId: owner }, { type: 'session.changed' });
        return owner;
      });
      await afterConfirmation();
      return beginSession(userId, client);
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
