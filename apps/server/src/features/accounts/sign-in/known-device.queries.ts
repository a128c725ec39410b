import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { createToken, hashToken } from '../../../platform/secrets/tokens.ts';

/** Browsers limit cookies to 400 days. */
export const DEVICE_DAYS = 400;
/** Limits the rows from a script that signs in without a cookie each time. */
const DEVICES_PER_ACCOUNT = 20;

export interface DeviceSighting {
  /** Token for the browser's cookie; null when it already has one. */
  newToken: string | null;
  /** The account was used on another device before, but never on this one. */
  isNew: boolean;
}

/** Connects as lauda_auth; call it under `lockWaysIn`. */
export async function seeDevice(
  db: Kysely<DB>,
  userId: string,
  token: string | null,
): Promise<DeviceSighting> {
  if (token !== null) {
    const { numUpdatedRows } = await db
      .updateTable('known_device')
      .set({ seen_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return { newToken: null, isNew: false };
  }
  const known = await db
    .selectFrom('known_device')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .execute();
  const tooMany = known.slice(DEVICES_PER_ACCOUNT - 1).map(({ token_hash }) => token_hash);
  if (tooMany.length > 0)
    await db
      .deleteFrom('known_device')
      .where('user_id', '=', userId)
      .where('token_hash', 'in', tooMany)
      .execute();
  // Members of a household share a browser: one cookie serves all their accounts.
  const kept = token ?? createToken();
  await db
    .insertInto('known_device')
    .values({ user_id: userId, token_hash: hashToken(kept) })
    .execute();
  return { newToken: token === null ? kept : null, isNew: known.length > 0 };
}

/**
 * After a new password, a device that an attacker used counts as new again. The rows stay, without the cookie
 * hashes, because an account without any row would treat the next device as its first.
 */
export async function forgetDevices(
  db: Kysely<DB>,
  userId: string,
  { exceptToken }: { exceptToken: string | null },
): Promise<void> {
  let query = db
    .updateTable('known_device')
    .set({ token_hash: sql<string>`encode(sha256(uuid_send(gen_random_uuid())), 'hex')` })
    .where('user_id', '=', userId);
  if (exceptToken !== null) query = query.where('token_hash', '<>', hashToken(exceptToken));
  await query.execute();
}
