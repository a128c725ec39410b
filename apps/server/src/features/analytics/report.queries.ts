import type { Vital } from '@lauda/domain/analytics';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';

export interface EventRow {
  /** UTC day, such as 2026-11-15. */
  day: string;
  name: string;
  properties: Record<string, string>;
  count: string;
  value_p75: number | null;
}

const utcDay = (day: RawBuilder<unknown>) => sql`to_char(${day} at time zone 'UTC', 'YYYY-MM-DD')`;

/** The end of the last summarized day; later events are still stored raw. */
const SUMMED_UNTIL = sql`
  (select coalesce(max(day) + interval '1 day', '-infinity'::timestamptz) from analytics_day)`;

/** Reads each day from a single source, so that nothing is counted twice. Both ends are inclusive. */
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

/** Enough for a statistically stable figure, and few enough to read in one query. */
const NEWEST_VITALS = 20_000;

/** Computed over the newest raw measurements: daily percentiles cannot be combined. */
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
