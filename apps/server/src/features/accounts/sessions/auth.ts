import type { BetterAuthOptions } from '@better-auth/core';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { betterAuth } from 'better-auth';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { withHashedTokens } from './hashed-token-adapter.ts';
import { sessionCookieName } from './session-cookie.ts';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;

export interface AuthOptions {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  secret: string;
  origin: string;
}

/**
 * better-auth as a library. Its HTTP handler is not mounted: every sign-in method is a route of the API contract,
 * with a policy, a rate limit and the standard errors.
 */
export const createAuth = ({ db, secret, origin }: AuthOptions) =>
  betterAuth({
    baseURL: origin,
    secret,
    // It logs addresses and tokens; our own log records what happened.
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    database: (options: BetterAuthOptions) =>
      withHashedTokens(kyselyAdapter(db, { type: 'postgres', transaction: true })(options)),
    session: {
      modelName: 'session',
      expiresIn: SESSION_SECONDS,
      fields: {
        userId: 'user_id',
        token: 'token_hash',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    user: {
      modelName: 'app_user',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    account: {
      modelName: 'connection',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'one_time_token',
      storeIdentifier: 'hashed',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    advanced: {
      database: { generateId: 'uuid' },
      // Our own cookie name already contains the prefix.
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(origin) } },
    },
  });

export type Auth = ReturnType<typeof createAuth>;
