import { type Kysely, sql } from 'kysely';
import { hasPaidPlan } from '../../db/paid-users.ts';
import type { DB } from '../../db/tables.ts';

export interface DayRow {
  /** UTC day, such as 2026-11-15. */
  day: string;
  count: string;
}

const DAY = 'YYYY-MM-DD';
const TODAY = sql`(now() at time zone 'UTC')::date`;

/** One scan per table; with a hundred thousand users this takes some tens of milliseconds. */
export async function countUsers(db: Kysely<DB>) {
  const { rows } = await sql<Record<'total' | 'confirmed' | 'pro', string>>`
    select count(*) as total, count(*) filter (where email_verified) as confirmed,
           (select count(*) from subscription where ${hasPaidPlan(sql`subscription.user_id`)}) as pro
    from app_user`.execute(db);
  return rows[0];
}

/** Users with a session used within this many days; a session's updated_at lags its last use by up to an hour. */
export async function countActiveUsers(db: Kysely<DB>, days: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(distinct user_id) from session where updated_at >= now() - ${days} * interval '1 day'`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

export async function listSignUpDays(db: Kysely<DB>, days: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select to_char(date_trunc('day', created_at at time zone 'UTC'), ${DAY}) as day, count(*)
    from app_user
    where created_at >= (${TODAY} - ${days - 1}::int)::timestamp at time zone 'UTC'
    group by 1`.execute(db);
  return rows;
}

/** Runs as lauda_system. Counts delivered answers. */
export async function listAiDays(db: Kysely<DB>, days: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select to_char(date_trunc('day', reserved_at at time zone 'UTC'), ${DAY}) as day, count(*)
    from ai_use
    where state = 'settled' and allowance <> 'none' and reserved_at >= (${TODAY} - ${days - 1}::int)::timestamp at time zone 'UTC'
    group by 1`.execute(db);
  return rows;
}

/** Runs as lauda_system. Model tokens of this month, including those for unusable answers. */
export async function sumAiTokens(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ tokens: string }>`
    select tokens from ai_month where month = date_trunc('month', now() at time zone 'UTC')::date`.execute(
    db,
  );
  return Number(rows[0]?.tokens ?? 0);
}

export async function listFigureDays(db: Kysely<DB>, name: string, days: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select to_char(day, ${DAY}) as day, value as count from figure_day
    where name = ${name} and day > ${TODAY} - ${days}::int
    order by day`.execute(db);
  return rows;
}

/** A later value of the same day overwrites the earlier one. */
export async function saveFigureOfToday(db: Kysely<DB>, name: string, value: number): Promise<void> {
  await sql`
    insert into figure_day (day, name, value) values (${TODAY}, ${name}, ${value})
    on conflict (day, name) do update set value = excluded.value`.execute(db);
}

export async function askDatabase(db: Kysely<DB>): Promise<void> {
  await sql`select 1`.execute(db);
}
