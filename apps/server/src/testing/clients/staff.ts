import type { InjectOptions } from 'fastify';
import { createTestUser, type TestUser } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import type { TestDatabase } from '../database.ts';

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** Calls the staff area's API like its screens. */
export function staffClient(test: Pick<TestApp, 'app' | 'database'>) {
  const call = ({ headers }: Pick<TestUser, 'headers'>, method: Method, path: string, payload?: object) => {
    const options: InjectOptions = { method, url: `/api/admin${path}`, headers };
    return test.app.inject(payload === undefined ? options : { ...options, payload });
  };
  return {
    call,
    staffOf: (staffRole: string) =>
      createTestUser(test.database, { staffRole, isSecondFactorVerified: true }),
    dataOf: async <T>(answer: ReturnType<typeof call>) => (await answer).json<{ data: T }>().data,
    codeOf: async (answer: ReturnType<typeof call>) =>
      (await answer).json<{ error?: { code: string } }>().error?.code,
    actsOn: async (userId: string | null) => {
      const rows = await test.database.auth.db
        .selectFrom('audit_entry')
        .select(['act', 'actor_id', 'target_id', 'details'])
        .where('target_id', userId === null ? 'is' : '=', userId)
        .orderBy('seq')
        .execute();
      return rows;
    },
  };
}

export const TEST_REASON = 'The person asked for it by mail.';

/** As a query string, for calls without a body. */
export const REASON_QUERY = `?reason=${encodeURIComponent(TEST_REASON)}`;

/** Inserts what adding an authenticator app leaves. */
export async function giveFactor(
  { auth: { db } }: Pick<TestDatabase, 'auth'>,
  { userId }: Pick<TestUser, 'userId'>,
): Promise<void> {
  await db
    .insertInto('second_factor')
    .values({
      user_id: userId,
      kind: 'totp',
      friendly_name: 'Phone',
      secret: 'sealed',
      confirmed_at: new Date(),
    })
    .execute();
}
