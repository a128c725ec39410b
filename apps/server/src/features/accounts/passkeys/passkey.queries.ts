import { expressionBuilder, type Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { hasAnotherWayIn } from '../sign-in/ways-in.queries.ts';
import { hashToken } from '../../../platform/secrets/tokens.ts';

export const CHALLENGE_SECONDS = 5 * 60;

/** Replaces the browser's previous challenge. */
export async function saveChallenge(
  db: Kysely<DB>,
  { token, purpose, challenge }: { token: string; purpose: string; challenge: string },
): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({
      token_hash: hashToken(token),
      purpose,
      challenge_hash: hashToken(challenge),
      expires_at: new Date(Date.now() + CHALLENGE_SECONDS * 1_000),
    })
    .execute();
}

/** Returns and deletes the hash of the challenge. Of two concurrent callers, one gets null. */
export async function consumeChallenge(
  db: Kysely<DB>,
  { token, purpose }: { token: string; purpose: string },
): Promise<string | null> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .returning('challenge_hash')
    .executeTakeFirst();
  return row?.challenge_hash ?? null;
}

export interface NewPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
  friendlyName: string;
  isBackedUp: boolean;
}

/** False when the credential is known already. */
export async function insertPasskey(db: Kysely<DB>, userId: string, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('passkey')
    .values({
      user_id: userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(','),
      friendly_name: passkey.friendlyName,
      is_backed_up: passkey.isBackedUp,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Searches all users: the user who signs in with it is not known yet. */
export const findPasskeyByCredential = (db: Kysely<DB>, credentialId: string) =>
  db
    .selectFrom('passkey')
    .select(['user_id', 'id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

export const listPasskeys = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('passkey')
    .select([
      'id',
      'credential_id',
      'transports',
      'friendly_name',
      'is_backed_up',
      'created_at',
      'last_used_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

interface PasskeyKey {
  userId: string;
  passkeyId: string;
}

/**
 * True if the counter grew, or stayed 0 for authenticators that do not count. A counter that went back indicates a
 * cloned key.
 */
export async function markPasskeyUsed(
  db: Kysely<DB>,
  { userId, passkeyId }: PasskeyKey,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: new Date() })
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .where((eb) =>
      eb.or([eb('counter', '<', String(counter)), eb.and([eb('counter', '=', '0'), eb.lit(counter === 0)])]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function renamePasskey(
  db: Kysely<DB>,
  { userId, passkeyId }: PasskeyKey,
  friendlyName: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ friendly_name: friendlyName })
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function hasOwnPasskey(db: Kysely<DB>, { userId, passkeyId }: PasskeyKey): Promise<boolean> {
  const row = await db
    .selectFrom('passkey')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it is the only sign-in method; call it after `lockWaysIn` in the same transaction. */
export async function deletePasskey(db: Kysely<DB>, { userId, passkeyId }: PasskeyKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .where(() => hasAnotherWayIn(userId, { passkeyId })(expressionBuilder()))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
