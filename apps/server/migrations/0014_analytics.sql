-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Counts without anybody in them: no user, no session, no address, and no time finer than the hour.
create table analytics_event (
  hour       timestamptz not null default date_trunc('hour', now()),
  name       text        not null,
  properties jsonb       not null,
  value      float8
) partition by range (hour);
-- For the hours in which the job that makes partitions is late.
create table analytics_event_other partition of analytics_event default;

create table analytics_day (
  day        timestamptz not null,
  name       text        not null,
  properties jsonb       not null,
  count      bigint      not null,
  -- Three quarters of the measurements are at most this.
  value_p75  float8,
  primary key (day, name, properties)
);

alter table analytics_event enable row level security;
alter table analytics_event force row level security;
alter table analytics_event_other enable row level security;
alter table analytics_event_other force row level security;
alter table analytics_day enable row level security;
alter table analytics_day force row level security;

create policy counting on analytics_event to lauda_system using (true) with check (true);
create policy tending on analytics_event to lauda_owner using (true) with check (true);
create policy counting on analytics_day to lauda_system using (true) with check (true);
create policy tending on analytics_day to lauda_owner using (true) with check (true);
grant select, insert on analytics_event to lauda_system;
grant select on analytics_day to lauda_system;

-- Partitions are the owner's to make and to drop: this does both, sums up the days that are over, and can be
-- run again at any time. Days are those of UTC.
create function tend_analytics(moment timestamptz, kept_days integer) returns integer
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  first_day date := moment::date;
  part record;
  dropped integer := 0;
begin
  for offset_days in 0..3 loop
    declare
      day date := first_day + offset_days;
      part_name text := format('analytics_event_%s', to_char(day, 'YYYYMMDD'));
    begin
      -- What came before the partition was there stays in the other one, and is summed up all the same.
      if to_regclass(part_name) is null and not exists (
        select from analytics_event_other where hour >= day and hour < day + 1
      ) then
        execute format('create table %I partition of analytics_event for values from (%L) to (%L)',
                       part_name, day::timestamptz, (day + 1)::timestamptz);
        execute format('alter table %I enable row level security', part_name);
        execute format('alter table %I force row level security', part_name);
      end if;
    end;
  end loop;

  insert into analytics_day as known (day, name, properties, count, value_p75)
  select date_trunc('day', hour), name, properties, count(*),
         percentile_cont(0.75) within group (order by value)
  from analytics_event
  where hour >= first_day - 2 and hour < first_day
  group by 1, 2, 3
  on conflict (day, name, properties)
    do update set count = excluded.count, value_p75 = excluded.value_p75;

  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'analytics_event'::regclass
      and c.relname ~ '^analytics_event_\d{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < first_day - kept_days
  loop
    execute format('drop table %I', part.relname);
    dropped := dropped + 1;
  end loop;
  delete from analytics_event_other where hour < first_day - kept_days;
  return dropped;
end $$;
grant execute on function tend_analytics to lauda_system;
create policy tending on analytics_event_other to lauda_owner using (true) with check (true);

select tend_analytics(now(), 90);

-- migrate:down
drop function tend_analytics;
drop table analytics_day, analytics_event;
