import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { createToken, hashToken } from '../../../platform/secrets/tokens.ts';

export const PENDING_SECONDS = 10 * 60;
/** After this many attempts the sign-in must restart with the first step. */
const MAX_ATTEMPTS = 10;

export interface PendingSignIn {
  id: string;
  user_id: string;
  is_by_phone: boolean;
}

/** Stores a new token's hash and returns the token. */
export async function issuePendingSignIn(
  db: Kysely<DB>,
  userId: string,
  { isByPhone }: { isByPhone: boolean },
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('pending_sign_in')
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      is_by_phone: isByPhone,
      expires_at: new Date(Date.now() + PENDING_SECONDS * 1_000),
    })
    .execute();
  return token;
}

export const findPendingSignIn = (db: Kysely<DB>, token: string): Promise<PendingSignIn | undefined> =>
  db
    .selectFrom('pending_sign_in')
    .select(['id', 'user_id', 'is_by_phone'])
    .where('token_hash', '=', hashToken(token))
    .where('attempts', '<', MAX_ATTEMPTS)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();

/**
 * Counts an attempt before it is checked, so that parallel attempts count too; false when the limit is exceeded.
 */
export async function countPendingAttempt(db: Kysely<DB>, { id, user_id }: PendingSignIn): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pending_sign_in')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('attempts', '<', MAX_ATTEMPTS)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True if it still existed. Of two concurrent callers, one gets false. */
export async function consumePendingSignIn(db: Kysely<DB>, { id, user_id }: PendingSignIn): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_sign_in')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePendingSignIns(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('pending_sign_in').where('user_id', '=', userId).execute();
}
