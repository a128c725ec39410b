import { createDatabase } from '../../../../apps/server/src/db/client.ts';
import type { BenchEnv } from '../bench-database.ts';

const TABLES = [
  'app_user',
  'profile',
  'session',
  'subscription',
  'staff_role',
  'audit_entry',
  'analytics_event',
  'analytics_day',
  'ai_use',
];

/** Users of one year, a third of them from this month, with plans, staff actions and analytics. */
export async function fillStaffArea(env: BenchEnv, people: number): Promise<void> {
  const owner = createDatabase({
    url: env['DATABASE_OWNER_URL'] ?? '',
    maxConnections: 1,
    applicationName: 'bench',
    statementTimeoutSeconds: 600,
  });
  const { pool } = owner;
  for (const table of TABLES) await pool.query(`alter table ${table} no force row level security`);
  await pool.query('alter table audit_entry disable trigger user');
  await pool.query(
    `insert into app_user (email, name, email_verified, created_at)
     select 'u' || n || '@example.com', 'Name ' || md5(n::text), n % 50 > 0, now() - n * interval '5 minutes'
     from generate_series(1, $1::int) n`,
    [people],
  );
  await pool.query(`
    insert into session (user_id, token_hash, expires_at, updated_at)
    select id, id::text, now() + interval '20 days', now() - random() * interval '30 days'
    from app_user tablesample bernoulli (35)`);
  await pool.query(`
    insert into subscription (user_id, subscription_type, status, valid_until)
    select id, 'proSubscription', (array['active', 'active', 'cancelled', 'ended'])[1 + floor(random() * 4)],
           now() + interval '10 days'
    from app_user tablesample bernoulli (8)`);
  await pool.query(`insert into staff_role (user_id, role) select id, 'admin' from app_user limit 20`);
  await pool.query(`
    insert into audit_entry (seq, at, actor_id, actor_role, act, target_id, previous_hash, hash)
    select n, now(), (select user_id from staff_role limit 1), 'admin',
           (array['userViewed', 'userEdited'])[1 + n % 2], (select user_id from staff_role limit 1), '', ''
    from generate_series(1, 100000) n`);
  await pool.query(`
    insert into analytics_event (hour, name, properties, value)
    select date_trunc('hour', now() - random() * interval '7 days'), 'web_vital',
           jsonb_build_object('metric', (array['LCP', 'CLS', 'FCP', 'TTFB', 'INP'])[1 + n % 5], 'rating', 'good',
                              'place', 'app'), random() * 4000
    from generate_series(1, 200000) n`);
  await pool.query(`
    insert into analytics_event (hour, name, properties)
    select date_trunc('hour', now() - random() * interval '30 days'), 'resume_downloaded', '{"format": "pdf"}'
    from generate_series(1, 100000) n`);
  // Past days are summarized, as the job leaves them.
  await pool.query(`
    insert into analytics_day (day, name, properties, count)
    select date_trunc('day', hour, 'UTC'), name, properties, count(*) from analytics_event
    where hour < date_trunc('day', now(), 'UTC') group by 1, 2, 3`);
  await pool.query(`
    insert into ai_use (user_id, purpose, allowance, state, tokens, reserved_at, expires_at)
    select id, 'suggestion', 'pro', 'settled', 800, now() - random() * interval '60 days', now()
    from app_user, generate_series(1, 2) limit 100000`);
  for (const table of TABLES) await pool.query(`alter table ${table} force row level security`);
  await pool.query('vacuum analyze');
  await owner.close();
}
