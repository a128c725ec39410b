import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { createToken, hashToken } from '../../../platform/secrets/tokens.ts';

/** Stores a new token's hash, replacing the previous one, and returns the token for a cookie. */
export async function issuePendingSignUp(db: Kysely<DB>, userId: string): Promise<string> {
  const token = createToken();
  const changes = { browser_hash: hashToken(token) };
  await db
    .insertInto('pending_sign_up')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
  return token;
}

/** Whether this is the browser in which the account's password was chosen. */
export async function isSignUpBrowser(db: Kysely<DB>, userId: string, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('pending_sign_up')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('browser_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePendingSignUp(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('pending_sign_up').where('user_id', '=', userId).execute();
}
