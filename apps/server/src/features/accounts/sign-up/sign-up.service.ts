import type { Locale } from '@lauda/domain/locale';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import { publishEvent } from '../../../platform/live-events/publish.ts';
import type { Client } from '../request-client.ts';
import type { EnqueueAccountMail } from '../mails/account-mail-queue.ts';
import { hashPassword, isPassword, refuseCommonPassword } from '../passwords.ts';
import { findPasswordHash, savePasswordHash, upsertUnconfirmedUser } from '../queries.ts';
import type { GuessLimits } from '../sign-in/guess-limits.ts';
import type { SignInCompletion, SignInOutcome } from '../sign-in/sign-in-completion.ts';
import { lockWaysIn } from '../sign-in/ways-in.queries.ts';
import { consumeToken, deleteTokens, findToken } from '../tokens-and-keys/one-time-token.queries.ts';
import { deletePendingSignUp, isSignUpBrowser, issuePendingSignUp } from './pending-sign-up.queries.ts';
import type { Welcome } from './welcome.ts';

export interface SignUp {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  preferredDomain: string;
}

export interface Confirmation {
  token: string;
  /** From the cookie set at sign-up. */
  browserToken: string | null;
  /** Required in any other browser. */
  password: string | undefined;
}

interface SignUpDeps {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  welcome: Welcome;
  limits: GuessLimits;
  completion: SignInCompletion;
  enqueueAccountMail: EnqueueAccountMail;
  afterConfirmation: () => Promise<void>;
}

export type SignUpService = ReturnType<typeof createSignUpService>;

/** Sign-up, from the form to a confirmed address. */
export function createSignUpService(deps: SignUpDeps) {
  const { db, welcome, limits, completion, enqueueAccountMail, afterConfirmation } = deps;

  /**
   * A stranger can sign up with somebody's address and wait for them to open the link. So the link confirms only a
   * password chosen in the same browser, or known to the user who opens the link.
   */
  const requireOwnPassword = async (
    trx: Transaction<DB>,
    userId: string,
    { browserToken, password }: Confirmation,
    { ip }: Client,
  ): Promise<void> => {
    if (browserToken !== null && (await isSignUpBrowser(trx, userId, browserToken))) return;
    if (password === undefined) throw new AppError('PASSWORD_NEEDED');
    await limits.admit(userId, ip);
    const stored = await findPasswordHash(trx, userId);
    if (stored === null || !(await isPassword(stored, password))) throw new AppError('CREDENTIALS_WRONG');
    await limits.forgive(userId, ip);
  };

  return {
    /** Returns a token for the browser's cookie. */
    signUp: async ({ email, password, ...person }: SignUp, { ip }: Client): Promise<string> => {
      refuseCommonPassword(password);
      await limits.admitMail('sign-up', email, ip);
      const hash = await hashPassword(password);
      return db.transaction().execute(async (trx) => {
        const userId = await upsertUnconfirmedUser(trx, { email, ...person });
        if (userId === null) throw new AppError('EMAIL_TAKEN');
        await savePasswordHash(trx, userId, hash);
        // A link sent for somebody else's sign-up must not confirm this one.
        await deleteTokens(trx, 'confirm-email', userId);
        await enqueueAccountMail(trx, 'confirm-email', email);
        return issuePendingSignUp(trx, userId);
      });
    },

    confirmEmail: async (confirmation: Confirmation, client: Client): Promise<SignInOutcome> => {
      const userId = await db.transaction().execute(async (trx) => {
        const found = await findToken(trx, 'confirm-email', confirmation.token);
        if (found === null) throw new AppError('TOKEN_INVALID');
        const { owner } = found;
        // Sign-up locks the same row first, so the password cannot change from here on.
        await lockWaysIn(trx, owner);
        if ((await consumeToken(trx, 'confirm-email', confirmation.token)) === null)
          throw new AppError('TOKEN_INVALID');
        // A refusal rolls back the use of the token: the user can retry with the password.
        await requireOwnPassword(trx, owner, confirmation, client);
        await welcome.confirmOwner(trx, owner, { isNameOwn: true });
        await deletePendingSignUp(trx, owner);
        await deleteTokens(trx, 'confirm-email', owner);
        await publishEvent(trx, { userId: owner }, { type: 'session.changed' });
        return owner;
      });
      await afterConfirmation();
      return completion.complete(userId, client, { isAnnounced: true });
    },

    /** The answer is always the same: a refusal would reveal that somebody else has requested this mail. */
    resendConfirmation: async (email: string, { ip }: Client): Promise<void> => {
      if (await limits.isMailAllowed('confirmation', email, ip))
        await db.transaction().execute((trx) => enqueueAccountMail(trx, 'confirm-email', email));
    },
  };
}
