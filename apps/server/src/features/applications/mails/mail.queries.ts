import type { EmailKind } from '@lauda/domain/email-kinds';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';

export interface Claim {
  kind: EmailKind;
  /** Readers already marked for this local day, or a later one, are skipped. */
  day: string;
  /** Null for all time zones. */
  timeZones: readonly string[] | null;
}

export interface ClaimedReader {
  user_id: string;
  /** The day until which they had been notified before. */
  told_until: string;
  has_applications: boolean;
}

/**
 * Runs as lauda_system. Marks the next subscribers of this kind as notified; rows locked by another run are
 * skipped.
 */
export async function claimReaders(
  db: Kysely<DB>,
  { kind, day, timeZones }: Claim,
  limit: number,
): Promise<ClaimedReader[]> {
  const { rows } = await sql<ClaimedReader>`
    with due as (
      select user_id, told_until from email_preference
      where kind = ${kind} and is_on and told_until < ${day}::date
        and (${timeZones}::text[] is null or time_zone = any (${timeZones}::text[]))
      limit ${limit} for no key update skip locked
    )
    update email_preference set told_until = ${day}::date from due
    where email_preference.user_id = due.user_id and email_preference.kind = ${kind}
    returning due.user_id, due.told_until::text as told_until,
      exists (
        select from application
        where application.user_id = due.user_id and application.deleted_at is null
      ) as has_applications`.execute(db);
  return rows;
}

/** Runs as the user, under row-level security: the most recently changed applications. */
export const listRecentApplications = (
  db: Kysely<DB>,
  userId: string,
  { since, limit }: { since: Date; limit: number },
) =>
  db
    .selectFrom('application')
    .select('document')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('updated_at', '>=', since)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
