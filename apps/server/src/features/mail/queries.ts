import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';

const hashOf = (address: string): Buffer => createHash('sha256').update(address.toLowerCase()).digest();

/**
 * Runs as lauda_auth. True if the address refused a mail within this many days; by now the account may have another
 * address.
 */
export async function isRefused(db: Kysely<DB>, address: string, days: number): Promise<boolean> {
  const found = await db
    .selectFrom('mail_refusal')
    .innerJoin('app_user', 'app_user.id', 'mail_refusal.user_id')
    .select('mail_refusal.user_id')
    .where(sql`lower(app_user.email)`, '=', address.toLowerCase())
    .where('address_hash', '=', hashOf(address))
    .where('refused_at', '>', sql<Date>`now() - ${days} * interval '1 day'`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Runs as lauda_auth. Does nothing for an address without an account. */
export async function saveRefusal(db: Kysely<DB>, address: string, status: string): Promise<void> {
  await db
    .insertInto('mail_refusal')
    .columns(['user_id', 'address_hash', 'status'])
    .expression((query) =>
      query
        .selectFrom('app_user')
        .select([
          'id',
          sql<Buffer>`${hashOf(address)}::bytea`.as('hash'),
          sql<string>`${status}::text`.as('status'),
        ])
        .where(sql`lower(email)`, '=', address.toLowerCase()),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        address_hash: hashOf(address),
        status,
        refused_at: new Date(),
      }),
    )
    .execute();
}

/** Runs as lauda_auth. Call after the address accepted a mail. */
export async function forgetRefusalOfAddress(db: Kysely<DB>, address: string): Promise<void> {
  await db.deleteFrom('mail_refusal').where('address_hash', '=', hashOf(address)).execute();
}

/** Runs as lauda_auth. Call when the user requests another try. */
export async function forgetRefusal(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('mail_refusal').where('user_id', '=', userId).execute();
}

/** Runs as lauda_auth. When the account's address last refused a mail. */
export async function findRefusal(
  db: Kysely<DB>,
  { userId, email }: { userId: string; email: string },
): Promise<Date | null> {
  const found = await db
    .selectFrom('mail_refusal')
    .select('refused_at')
    .where('user_id', '=', userId)
    .where('address_hash', '=', hashOf(email))
    .executeTakeFirst();
  return found?.refused_at ?? null;
}
