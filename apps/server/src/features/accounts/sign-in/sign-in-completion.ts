import type { ErrorCode } from '@lauda/contract';
import type { SecondFactorMethod } from '@lauda/domain/accounts/second-factors';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import { publishEvent } from '../../../platform/live-events/publish.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { Client } from '../request-client.ts';
import { enqueueSecurityNotice } from '../mails/security-notice.ts';
import { listMethods } from '../second-factors/second-factor.queries.ts';
import type { Auth } from '../sessions/auth.ts';
import type { SessionLimits } from '../sessions/session-limits.ts';
import {
  deleteSessionByToken,
  markSecondFactorVerified,
  shortenStaffSession,
  withholdProof,
} from '../sessions/session.queries.ts';
import type { TokenCookie } from '../tokens-and-keys/token-cookie.ts';
import { isToken } from '../../../platform/secrets/tokens.ts';
import { forgetDevices, seeDevice } from './known-device.queries.ts';
import { issuePendingSignIn } from './pending-sign-in.queries.ts';
import { lockWaysIn } from './ways-in.queries.ts';

const MAX_USER_AGENT_LENGTH = 300;

const shortUserAgent = (userAgent: string | null): string => userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? '';

export type SignInOutcome =
  /** `deviceToken`: for the cookie that identifies this browser; null when it already has one. */
  | { kind: 'session'; token: string; deviceToken: string | null }
  | { kind: 'second-factor'; pendingToken: string; methods: SecondFactorMethod[] };

export interface CompleteOptions {
  /** The sign-in method counts as both steps, or the second step was just passed. */
  isSecondFactorVerified?: boolean;
  /** Signed in with a code to the user's phone. */
  isByPhone?: boolean;
  /**
   * False for a sign-in method too new to be trusted with changes of other methods: the session starts without a
   * fresh proof.
   */
  isProof?: boolean;
  /** Another mail already notifies the user of this sign-in: no mail about a new device. */
  isAnnounced?: boolean;
  /**
   * Returns the reason to refuse the session, or null. Runs under the account lock: a password reset may have run
   * since the first check.
   */
  recheck?: (trx: Transaction<DB>) => Promise<ErrorCode | null>;
}

export interface SignInCompletion {
  complete(userId: string, client: Client, options?: CompleteOptions): Promise<SignInOutcome>;
  /** After a new password: every device except this one counts as new again. */
  forgetDevices(trx: Transaction<DB>, userId: string, except: Client | null): Promise<void>;
}

interface CompletionDeps {
  auth: Auth;
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  sessionLimits: SessionLimits;
  queue: Queue;
  deviceCookie: TokenCookie;
}

/** The last step of every sign-in method: creates a session, or requires the second factor. */
export function createSignInCompletion({
  auth,
  db,
  sessionLimits,
  queue,
  deviceCookie,
}: CompletionDeps): SignInCompletion {
  const deviceTokenOf = ({ cookie }: Client): string | null => {
    const token = deviceCookie.read({ cookie });
    return token !== null && isToken(token) ? token : null;
  };

  const beginSession = async (userId: string, { ip, userAgent }: Client): Promise<string> => {
    const { internalAdapter } = await auth.$context;
    const session = await internalAdapter.createSession(userId, false, {
      ipAddress: ip,
      userAgent: shortUserAgent(userAgent),
    });
    return session.token;
  };

  return {
    complete: async (
      userId,
      client,
      {
        isSecondFactorVerified = false,
        isByPhone = false,
        isProof = true,
        isAnnounced = false,
        recheck,
      } = {},
    ) => {
      const methods = isSecondFactorVerified ? [] : await listMethods(db, userId, { isByPhone });
      if (methods.length > 0) {
        const pendingToken = await db.transaction().execute(async (trx) => {
          await lockWaysIn(trx, userId);
          const refused = (await recheck?.(trx)) ?? null;
          if (refused !== null) throw new AppError(refused);
          return issuePendingSignIn(trx, userId, { isByPhone });
        });
        return { kind: 'second-factor', pendingToken, methods };
      }
      const token = await beginSession(userId, client);
      const { refusal, deviceToken } = await db.transaction().execute(async (trx) => {
        await lockWaysIn(trx, userId);
        const refused = (await recheck?.(trx)) ?? null;
        if (refused !== null) {
          await deleteSessionByToken(trx, token);
          return { refusal: refused, deviceToken: null };
        }
        await shortenStaffSession(
          trx,
          { userId, token },
          new Date(Date.now() + sessionLimits.STAFF_SESSION_HOURS * 60 * 60 * 1_000),
        );
        if (isSecondFactorVerified) await markSecondFactorVerified(trx, token);
        if (!isProof) await withholdProof(trx, token);
        const device = await seeDevice(trx, userId, deviceTokenOf(client));
        if (device.isNew && !isAnnounced)
          await enqueueSecurityNotice(trx, queue, userId, {
            kind: 'new-device',
            userAgent: client.userAgent,
          });
        await publishEvent(trx, { userId }, { type: 'session.changed' });
        return { refusal: null, deviceToken: device.newToken };
      });
      if (refusal !== null) throw new AppError(refusal);
      return { kind: 'session', token, deviceToken };
    },

    forgetDevices: (trx, userId, except) =>
      forgetDevices(trx, userId, { exceptToken: except && deviceTokenOf(except) }),
  };
}
