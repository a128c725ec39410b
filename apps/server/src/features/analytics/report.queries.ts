import type { Vital } from '@lauda/domain/analytics';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';

export interface EventRow {
  /** As 2026-11-15, of UTC. */
  day: string;
  name: string;
  properties: Record<string, string>;
  count: string;
  value_p75: number | null;
}

const utcDay = (day: RawBuilder<unknown>) => sql`to_char(${day} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Days that are summed up already; what came after the last of them is still as it was sent. */
const SUMMED_UNTIL = sql`
  (select coalesce(max(day) + interval '1 day', '-infinity'::timestamptz) from analytics_day)`;

/** Every day is taken from one place, so that none counts twice. Both ends are included. */
export async function listEventRows(
  db: Kysely<DB>,
  { from, to, names }: { from: string; to: string; names?: readonly string[] },
): Promise<EventRow[]> {
  const start = sql`(${from}::date)::timestamp at time zone 'UTC'`;
  const end = sql`(${to}::date + 1)::timestamp at time zone 'UTC'`;
  const named = names === undefined ? sql`true` : sql`name = any(${names}::text[])`;
  const { rows } = await sql<EventRow>`
    select ${utcDay(sql`day`)} as day, name, properties, count, value_p75
    from analytics_day where day >= ${start} and day < ${end} and ${named}
    union all
    select ${utcDay(sql`date_trunc('day', hour, 'UTC')`)}, name, properties, count(*),
           percentile_cont(0.75) within group (order by value)
    from analytics_event
    where hour >= greatest(${start}, ${SUMMED_UNTIL}) and hour < ${end} and ${named}
    group by 1, 2, 3
    order by 1, 2`.execute(db);
  return rows;
}

export interface VitalRow {
  metric: Vital;
  p75: number;
  count: string;
}

/** Enough for a figure that does not move by chance, and few enough to be read at once. */
const NEWEST_VITALS = 20_000;

/** Over the newest measurements themselves: shares of a day's quarters do not add up. */
export async function listVitalRows(db: Kysely<DB>, days: number): Promise<VitalRow[]> {
  const { rows } = await sql<VitalRow>`
    select properties ->> 'metric' as metric, count(*),
           percentile_cont(0.75) within group (order by value) as p75
    from (
      select properties, value from analytics_event
      where name = 'web_vital' and hour >= now() - ${days} * interval '1 day'
      order by hour desc limit ${NEWEST_VITALS}
    ) as newest
    group by 1`.execute(db);
  return rows;
}
