import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';

/** Counts in the database instead of Redis: these limits must hold during a Redis outage. */
export async function countGuess(
  db: Kysely<DB>,
  { userId, client, windowSeconds }: { userId: string; client: string; windowSeconds: number },
): Promise<{ count: number; secondsLeft: number }> {
  const now = new Date();
  const endsAt = new Date(now.getTime() + windowSeconds * 1_000);
  const row = await db
    .insertInto('second_factor_guess')
    .values({ user_id: userId, client, count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'client']).doUpdateSet({
        count: sql<number>`case when second_factor_guess.ends_at > ${now} then second_factor_guess.count + 1 else 1 end`,
        ends_at: sql<Date>`case when second_factor_guess.ends_at > ${now} then second_factor_guess.ends_at else ${endsAt} end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  const leftMs = row.ends_at.getTime() - now.getTime();
  return { count: row.count, secondsLeft: Math.max(1, Math.ceil(leftMs / 1_000)) };
}

export async function forgetGuesses(db: Kysely<DB>, userId: string, clients: string[]): Promise<void> {
  await db
    .deleteFrom('second_factor_guess')
    .where('user_id', '=', userId)
    .where('client', 'in', clients)
    .execute();
}
