import type { BetterAuthOptions } from '@better-auth/core';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@lauda/domain/password';
import { betterAuth } from 'better-auth';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { withHashedTokens } from './hashed-token-adapter.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { sessionCookieName } from './session-cookie.ts';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Written by our own routes only; what a client sends under this name is never passed on. */
const CLIENT_ADDRESS_HEADER = 'x-lauda-client-address';

export interface AuthOptions {
  /** As lauda_auth. */
  db: Kysely<DB>;
  secret: string;
  origin: string;
}

/**
 * better-auth as a library. Its HTTP handler is mounted nowhere: every way in is a route of the
 * contract, with a policy, a limit and errors of the usual shape.
 */
export const createAuth = ({ db, secret, origin }: AuthOptions) =>
  betterAuth({
    baseURL: origin,
    secret,
    // It names addresses and tokens; our own log says what happened.
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    database: (options: BetterAuthOptions) =>
      withHashedTokens(kyselyAdapter(db, { type: 'postgres', transaction: true })(options)),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => isPassword(hash, password),
      },
    },
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
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // The prefix is part of our own name for it.
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(origin) } },
    },
  });

export type Auth = ReturnType<typeof createAuth>;
