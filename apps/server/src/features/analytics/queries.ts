import type { AnalyticsEvent } from '@lauda/domain/analytics';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';

export async function insertEvents(db: Kysely<DB>, events: readonly AnalyticsEvent[]): Promise<void> {
  await db
    .insertInto('analytics_event')
    .values(
      events.map(({ name, properties, value }) => ({
        name,
        properties: JSON.stringify(properties),
        value: value ?? null,
      })),
    )
    .execute();
}

/**
 * Creates partitions for the coming days, summarizes past days and deletes data past its retention. One transaction
 * each: creating and dropping partitions locks the table, and summarizing takes time.
 */
export async function partitionAndSumEvents(db: Kysely<DB>, moment: Date, keptDays: number): Promise<number> {
  await sql`select make_analytics_partitions(${moment})`.execute(db);
  await sql`select sum_analytics_days(${moment})`.execute(db);
  const { rows } = await sql<{ dropped: number }>`
    select drop_old_analytics(${moment}, ${keptDays}) as dropped`.execute(db);
  return rows[0]?.dropped ?? 0;
}
