import { normalizePhone } from '@lauda/domain/accounts/phone';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import { publishEvent } from '../../../platform/live-events/publish.ts';
import type { Client } from '../request-client.ts';
import { findAccount } from '../queries.ts';
import type { GuessLimits } from '../sign-in/guess-limits.ts';
import type { SignInCompletion, SignInOutcome } from '../sign-in/sign-in-completion.ts';
import { lockWaysIn } from '../sign-in/ways-in.queries.ts';
import { deletePendingSignUp } from '../sign-up/pending-sign-up.queries.ts';
import type { Welcome } from '../sign-up/welcome.ts';
import { deleteConnections } from '../social/connection.queries.ts';
import { deleteTokens } from '../tokens-and-keys/one-time-token.queries.ts';
import { createToken, hashToken } from '../../../platform/secrets/tokens.ts';
import type { OneTimeCodes } from './one-time-codes.ts';

interface OneTimeCodeDeps {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  welcome: Welcome;
  codes: OneTimeCodes;
  limits: GuessLimits;
  completion: SignInCompletion;
  afterConfirmation: () => Promise<void>;
  /** Whether text messages (SMS) can be sent. */
  hasSms: boolean;
}

export const SIGN_IN_CODE_SECONDS = 15 * 60;

const subjectOf = (browserToken: string): string => `sign-in:${hashToken(browserToken)}`;

export type OneTimeCodeService = ReturnType<typeof createOneTimeCodeService>;

/** Sign-in with a code by mail or text message. */
export function createOneTimeCodeService(deps: OneTimeCodeDeps) {
  const { db, welcome, codes, limits, completion, afterConfirmation, hasSms } = deps;

  const addressOf = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }) => {
    if (email !== undefined) return { channel: 'email', address: email } as const;
    if (phone === undefined) throw new AppError('EMAIL_OR_PHONE_MISSING');
    if (!hasSms) throw new AppError('UNAVAILABLE', 'Messages to phones are off here.');
    const address = normalizePhone(phone);
    if (address === null) throw new AppError('PHONE_INVALID');
    return { channel: 'phone', address } as const;
  };

  /**
   * The mailed code proves the address. Any other credential of an unconfirmed account may belong to a stranger.
   */
  const confirmByCode = async (userId: string): Promise<void> => {
    await db.transaction().execute(async (trx) => {
      await lockWaysIn(trx, userId);
      const account = await findAccount(trx, userId);
      if (account?.email_verified !== false) return;
      await deleteConnections(trx, userId);
      await deletePendingSignUp(trx, userId);
      await deleteTokens(trx, 'confirm-email', userId);
      await deleteTokens(trx, 'reset-password', userId);
      await welcome.confirmOwner(trx, userId, { isNameOwn: false });
      await publishEvent(trx, { userId }, { type: 'session.changed' });
    });
    await afterConfirmation();
  };

  return {
    /**
     * Returns a token for the browser's cookie. Only that browser can use the code: a stranger who knows the
     * address cannot use up the owner's attempts, and gains nothing by requesting a code.
     */
    request: async (
      given: { email?: string | undefined; phone?: string | undefined },
      { ip }: Client,
    ): Promise<string> => {
      const { channel, address } = addressOf(given);
      const browserToken = createToken();
      // Never refused: a refusal would reveal that somebody else has requested a code for this address.
      const isAllowed = await limits.isMailAllowed('sign-in-code', address, ip);
      await codes.send(subjectOf(browserToken), channel, isAllowed ? { kind: 'address', address } : null);
      return browserToken;
    },

    signIn: async (browserToken: string | null, code: string, client: Client): Promise<SignInOutcome> => {
      const owner = await codes.use(subjectOf(browserToken ?? ''), code);
      if (owner === null) throw new AppError('CODE_INVALID');
      const isByPhone = owner.channel === 'phone';
      if (!isByPhone) await confirmByCode(owner.userId);
      return completion.complete(owner.userId, client, { isByPhone });
    },
  };
}
