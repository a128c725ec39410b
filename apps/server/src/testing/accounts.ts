import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@lauda/domain/permissions';
import { hashPassword } from '../features/accounts/passwords.ts';
import { createSessionCookie } from '../features/accounts/sessions/session-cookie.ts';
import { createTokenCookie } from '../features/accounts/tokens-and-keys/token-cookie.ts';
import { createToken, hashToken } from '../platform/tokens.ts';
import { keyringFrom } from '../platform/keyring.ts';
import type { TestDatabase } from './database.ts';

export const TEST_SECRET = 'a secret of the tests, long enough for the product';
export const TEST_KEYRING = keyringFrom([TEST_SECRET]);
export const TEST_ORIGIN = 'https://lauda.example';

const HOUR_MS = 60 * 60 * 1_000;

interface TestUserOptions {
  email?: string;
  /** A user that signs in by password needs one; making its hash takes time. */
  password?: string;
  isConfirmed?: boolean;
  /** In any case. */
  staffRole?: string;
  isSecondFactorVerified?: boolean;
  expiresAt?: Date;
  /** The cookie's name depends on it. */
  origin?: string;
}

export interface TestUser {
  userId: string;
  sessionId: string;
  email: string;
  token: string;
  /** As the person's browser sends them from our own pages. */
  headers: { cookie: string; origin: string };
  /** As an API client sends it. */
  bearer: { authorization: string };
}

/** The name and value of a Set-Cookie header, as a browser sends them back. */
export const cookiePair = (setCookie: string): string => setCookie.split(';')[0] ?? '';

/** A user with a session, put straight into the tables: what signing in would leave there. */
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

/** A member of staff who sees the product as somebody else, as the exchange of a token leaves it. */
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

/** What passing a second factor leaves behind. */
export async function passSecondFactor({ auth: { db } }: TestDatabase, sessionId: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ is_second_factor_verified: true })
    .where('id', '=', sessionId)
    .execute();
}
