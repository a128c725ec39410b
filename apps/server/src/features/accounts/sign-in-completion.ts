import type { ErrorCode } from '@lauda/contract';
import type { SecondFactorMethod } from '@lauda/domain/second-factors';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import type { Auth } from './auth.ts';
import type { Client } from './client.ts';
import { issuePendingSignIn } from './pending-sign-in.queries.ts';
import { listMethods } from './second-factor.queries.ts';
import type { SessionLimits } from './session-limits.ts';
import {
  deleteSessionByToken,
  markSecondFactorVerified,
  shortenStaffSession,
  withholdProof,
} from './session.queries.ts';
import { lockWaysIn } from './ways-in.queries.ts';

const MAX_USER_AGENT_LENGTH = 300;

const shortUserAgent = (userAgent: string | null): string => userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? '';

export type SignInOutcome =
  | { kind: 'session'; token: string }
  | { kind: 'second-factor'; pendingToken: string; methods: SecondFactorMethod[] };

export interface CompleteOptions {
  /** The way in counts as both steps, or the second one was just done. */
  isSecondFactorVerified?: boolean;
  /** The way in was a code to the person's phone. */
  isByPhone?: boolean;
  /** False for a way in too new to trust with changes of other ways in: the session starts without fresh proof. */
  isProof?: boolean;
  /**
   * Why there is no session after all, or null. Runs under the lock of the account: a password reset may have
   * run since the first check.
   */
  recheck?: (trx: Transaction<DB>) => Promise<ErrorCode | null>;
}

export interface SignInCompletion {
  complete(userId: string, client: Client, options?: CompleteOptions): Promise<SignInOutcome>;
}

interface CompletionDeps {
  auth: Auth;
  /** As lauda_auth. */
  db: Kysely<DB>;
  sessionLimits: SessionLimits;
}

/** Where every way in ends: with a session, or with the question for the second factor. */
export function createSignInCompletion({ auth, db, sessionLimits }: CompletionDeps): SignInCompletion {
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
      { isSecondFactorVerified = false, isByPhone = false, isProof = true, recheck } = {},
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
      const refusal = await db.transaction().execute(async (trx) => {
        await lockWaysIn(trx, userId);
        const refused = (await recheck?.(trx)) ?? null;
        if (refused !== null) {
          await deleteSessionByToken(trx, token);
          return refused;
        }
        await shortenStaffSession(
          trx,
          { userId, token },
          new Date(Date.now() + sessionLimits.STAFF_SESSION_HOURS * 60 * 60 * 1_000),
        );
        if (isSecondFactorVerified) await markSecondFactorVerified(trx, token);
        if (!isProof) await withholdProof(trx, token);
        await publishEvent(trx, { userId }, { type: 'session.changed' });
        return null;
      });
      if (refusal !== null) throw new AppError(refusal);
      return { kind: 'session', token };
    },
  };
}
