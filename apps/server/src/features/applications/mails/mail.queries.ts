import type { EmailKind } from '@lauda/domain/email-kinds';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';

export interface Claim {
  kind: EmailKind;
  /** People who were told on this day of theirs, or later, are left alone. */
  day: string;
  /** Null for all. */
  timeZones: readonly string[] | null;
}

export interface ClaimedReader {
  user_id: string;
  /** Until when they had been told before. */
  told_until: string;
  has_applications: boolean;
}

/** As lauda_system. Marks the next people who want the kind as told; whoever is being marked elsewhere is left out. */
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

/** In the person's own name: the documents of the applications that were changed last. */
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
