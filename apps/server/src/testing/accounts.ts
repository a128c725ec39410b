import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@lauda/domain/permissions';
import { hashPassword } from '../features/accounts/passwords.ts';
import { createSessionCookie } from '../features/accounts/sessions/session-cookie.ts';
import { createTokenCookie } from '../features/accounts/tokens-and-keys/token-cookie.ts';
import { createToken, hashToken } from '../platform/secrets/tokens.ts';
import { keyringFrom } from '../platform/secrets/keyring.ts';
import type { TestDatabase } from './database.ts';

export const TEST_SECRET = 'a secret of the tests, long enough for the product';
export const TEST_KEYRING = keyringFrom([TEST_SECRET]);
export const TEST_ORIGIN = 'https://lauda.example';

const HOUR_MS = 60 * 60 * 1_000;

interface TestUserOptions {
  email?: string;
  /** Needed only to sign in by password; hashing it takes time. */
  password?: string;
  isConfirmed?: boolean;
  /** In upper or lower case. */
  staffRole?: string;
  isSecondFactorVerified?: boolean;
  expiresAt?: Date;
  /** Determines the cookie's name. */
  origin?: string;
}

export interface TestUser {
  userId: string;
  sessionId: string;
  email: string;
  token: string;
  /** The headers that the user's browser sends from our own pages. */
  headers: { cookie: string; origin: string };
  /** The header that an API client sends. */
  bearer: { authorization: string };
}

/** The name=value pair of a Set-Cookie header, as a browser sends it back. */
export const cookiePair = (setCookie: string): string => setCookie.split(';')[0] ?? '';

/** A user with a session, inserted directly into the tables as a sign-in would leave them. */
export async function createTestUser(
  { auth: { db } }: Pick<TestDatabase, 'auth'>,
  options: TestUserOptions = {},
): Promise<TestUser> {
  const { origin = TEST_ORIGIN, email = `${randomUUID()}@lauda.example` } = options;
  const { id: userId } = await db
    .insertInto('app_user')
    .values({ email, name: 'Ana Lima', email_verified: options.isConfirmed ?? true })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (options.password !== undefined)
    await db
      .insertInto('connection')
      .values({
        user_id: userId,
        provider_id: 'credential',
        account_id: userId,
        password: await hashPassword(options.password),
      })
      .execute();
  if (options.staffRole !== undefined)
    await db.insertInto('staff_role').values({ user_id: userId, role: options.staffRole }).execute();
  const token = createToken();
  const { id: sessionId } = await db
    .insertInto('session')
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      expires_at: options.expiresAt ?? new Date(Date.now() + HOUR_MS),
      is_second_factor_verified: options.isSecondFactorVerified ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cookie = cookiePair(createSessionCookie({ origin, keyring: TEST_KEYRING }).write(token, 60));
  return {
    userId,
    sessionId,
    email,
    token,
    headers: { cookie, origin },
    bearer: { authorization: `Bearer ${cookie.slice(cookie.indexOf('=') + 1)}` },
  };
}

interface TestImpersonator {
  staff: TestUser;
  target: TestUser;
  headers: { cookie: string; origin: string };
}

/** A staff member who impersonates a user, with the rows that the token exchange leaves. */
export async function createTestImpersonator(
  database: Pick<TestDatabase, 'auth'>,
  staffRole: StaffRole = 'admin',
): Promise<TestImpersonator> {
  const staff = await createTestUser(database, { staffRole, isSecondFactorVerified: true });
  const target = await createTestUser(database);
  const token = createToken();
  await database.auth.db
    .insertInto('impersonation')
    .values({
      user_id: target.userId,
      staff_user_id: staff.userId,
      staff_session_id: staff.sessionId,
      reason: 'A test wants to see it.',
      session_hash: hashToken(token),
      expires_at: new Date(Date.now() + HOUR_MS),
    })
    .execute();
  const cookie = cookiePair(createTokenCookie(TEST_ORIGIN, 'impersonation').write(token, 60));
  return { staff, target, headers: { ...staff.headers, cookie: `${staff.headers.cookie}; ${cookie}` } };
}

/** Sets what passing a second factor sets. */
export async function passSecondFactor({ auth: { db } }: TestDatabase, sessionId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ is_second_factor_verified: true })
    .where('id', '=', sessionId)
    .execute();
}
