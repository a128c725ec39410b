-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Staff list users by plan and plans by user. What the payment provider calls them stays with lauda_system.
create policy staff_read on subscription for select to lauda_auth using (true);
grant select (
  user_id, subscription_type, status, valid_until, next_payment_amount_cents, next_payment_currency,
  next_payment_date, cancellation_reason, cancellation_reason_details, cancellation_effective_date,
  can_reactivate_until, updated_at
) on subscription to lauda_auth;
create index subscription_updated_at on subscription (updated_at desc, user_id);

-- Whoever was here of late.
create index session_updated_at on session (updated_at) include (user_id);
create index analytics_event_name on analytics_event (name, hour);
create index ai_use_by_time on ai_use (reserved_at) where state = 'settled';

-- Figures of days that cannot be counted afterwards: sessions of former days are gone.
create table figure_day (
  day   date   not null,
  name  text   not null,
  value bigint not null,
  primary key (day, name)
);
alter table figure_day enable row level security;
alter table figure_day force row level security;
create policy figures on figure_day to lauda_auth using (true) with check (true);
grant select, insert, update on figure_day to lauda_auth;

-- migrate:down
drop table figure_day;
drop index ai_use_by_time;
drop index analytics_event_name;
drop index session_updated_at;
drop index subscription_updated_at;
revoke select (
  user_id, subscription_type, status, valid_until, next_payment_amount_cents, next_payment_currency,
  next_payment_date, cancellation_reason, cancellation_reason_details, cancellation_effective_date,
  can_reactivate_until, updated_at
) on subscription from lauda_auth;
drop policy staff_read on subscription;
