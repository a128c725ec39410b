import { type Kysely, sql } from 'kysely';
import { deleteBatch } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';
import type { AiAllowance, AiPurpose, CountedAllowance } from './call.ts';

const LIVE = sql<boolean>`state = 'reserved' and expires_at > now()`;
const MONTH = sql<Date>`date_trunc('month', now(), 'UTC')`;

/** Locks and returns the delivered counts. Only the holder of this row lock changes the user's reservations. */
export const lockCounts = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('profile')
    .select(['ai_usage_count as suggestion', 'letter_usage_count as letter'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export async function lockMonth(db: Kysely<DB>): Promise<number> {
  await db
    .insertInto('ai_month')
    .values({ month: MONTH, tokens: 0 })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .execute();
  const { tokens } = await db
    .selectFrom('ai_month')
    .select('tokens')
    .where('month', '=', MONTH)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return Number(tokens);
}

/** Current reservations: this user's for this allowance, and the tokens of all users. */
export async function countHeld(db: Kysely<DB>, userId: string, allowance: AiAllowance) {
  const [own, all] = [
    await db
      .selectFrom('ai_use')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .where('allowance', '=', allowance)
      .where(LIVE)
      .executeTakeFirstOrThrow(),
    await db
      .selectFrom('ai_use')
      .select(({ fn }) => fn.coalesce(fn.sum<string>('tokens'), sql<string>`0`).as('tokens'))
      .where(LIVE)
      .executeTakeFirstOrThrow(),
  ];
  return { ownUses: Number(own.count), tokens: Number(all.tokens) };
}

/** Tokens of the last 24 hours, whether or not the answer was delivered. */
export async function sumDay(db: Kysely<DB>, userId: string): Promise<number> {
  const { tokens } = await db
    .selectFrom('ai_use')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('tokens'), sql<string>`0`).as('tokens'))
    .where('user_id', '=', userId)
    .where('reserved_at', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return Number(tokens);
}

interface Hold {
  userId: string;
  purpose: AiPurpose;
  allowance: AiAllowance;
  tokens: number;
  seconds: number;
}

export async function insertUse(db: Kysely<DB>, hold: Hold): Promise<string> {
  const { id } = await db
    .insertInto('ai_use')
    .values({
      user_id: hold.userId,
      purpose: hold.purpose,
      allowance: hold.allowance,
      tokens: hold.tokens,
      expires_at: sql`now() + make_interval(secs => ${hold.seconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when the reservation has expired or ended. */
export async function endUse(
  db: Kysely<DB>,
  {
    userId,
    id,
    state,
    tokens,
  }: { userId: string; id: string; state: 'settled' | 'released'; tokens: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ai_use')
    .set({ state, tokens })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where(LIVE)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countDelivered(
  db: Kysely<DB>,
  userId: string,
  allowance: CountedAllowance,
): Promise<void> {
  if (allowance === 'suggestion') await sql`select increment_ai_usage(${userId})`.execute(db);
  else
    await db
      .updateTable('profile')
      .set((eb) => ({ letter_usage_count: eb('letter_usage_count', '+', 1) }))
      .where('user_id', '=', userId)
      .execute();
}

export async function addToMonth(db: Kysely<DB>, tokens: number): Promise<void> {
  await db
    .insertInto('ai_month')
    .values({ month: MONTH, tokens })
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet({ tokens: sql`ai_month.tokens + excluded.tokens` }),
    )
    .execute();
}

export const findCounts = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('profile')
    .select(['ai_usage_count as suggestion', 'letter_usage_count as letter'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Older rows are unused: the counts are in the profile, the sums in the months. */
export const FORGET_USES = deleteBatch(
  'ai_use',
  'reserved_at',
  sql`reserved_at < now() - interval '90 days'`,
);
