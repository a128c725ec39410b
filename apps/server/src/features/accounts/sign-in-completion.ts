import type { SecondFactorMethod } from '@lauda/domain/second-factors';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import type { Auth } from './auth.ts';
import type { Client } from './client.ts';
import { issuePendingSignIn } from './pending-sign-in.queries.ts';
import { listMethods } from './second-factor.queries.ts';
import { markSecondFactorVerified } from './session.queries.ts';

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
}

export interface SignInCompletion {
  complete(userId: string, client: Client, options?: CompleteOptions): Promise<SignInOutcome>;
}

interface CompletionDeps {
  auth: Auth;
  /** As lauda_auth. */
  db: Kysely<DB>;
}

/** Where every way in ends: with a session, or with the question for the second factor. */
export function createSignInCompletion({ auth, db }: CompletionDeps): SignInCompletion {
  const beginSession = async (userId: string, { ip, userAgent }: Client): Promise<string> => {
    const { internalAdapter } = await auth.$context;
    const session = await internalAdapter.createSession(userId, false, {
      ipAddress: ip,
      userAgent: shortUserAgent(userAgent),
    });
    return session.token;
  };

  return {
    complete: async (userId, client, { isSecondFactorVerified = false, isByPhone = false } = {}) => {
      const methods = isSecondFactorVerified ? [] : await listMethods(db, userId, { isByPhone });
      if (methods.length > 0) {
        return {
          kind: 'second-factor',
          pendingToken: await issuePendingSignIn(db, userId, { isByPhone }),
          methods,
        };
      }
      const token = await beginSession(userId, client);
      await db.transaction().execute(async (trx) => {
        if (isSecondFactorVerified) await markSecondFactorVerified(trx, token);
        await publishEvent(trx, { userId }, { type: 'session.changed' });
      });
      return { kind: 'session', token };
    },
  };
}
