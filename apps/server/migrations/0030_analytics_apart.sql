-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- tend_analytics did all of it in one transaction, and held the table it had given partitions to while it
-- summed up days. It stays for processes of the release before; these are called one by one.
create function make_analytics_partitions(moment timestamptz) returns void
language plpgsql security definer
set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '3s' as $$
declare
  day date;
  part_name text;
begin
  for offset_days in 0..3 loop
    day := moment::date + offset_days;
    part_name := format('analytics_event_%s', to_char(day, 'YYYYMMDD'));
    -- What came before the partition was there stays in the other one, and is summed up all the same.
    continue when to_regclass(part_name) is not null or exists (
      select from analytics_event_other where hour >= day and hour < day + 1
    );
    -- Attaching lets others write meanwhile; creating it as a partition would not.
    execute format('create table %I (like analytics_event including defaults)', part_name);
    execute format('alter table %I enable row level security', part_name);
    execute format('alter table %I force row level security', part_name);
    execute format('alter table analytics_event attach partition %I for values from (%L) to (%L)',
                   part_name, day::timestamptz, (day + 1)::timestamptz);
  end loop;
end $$;

create function sum_analytics_days(moment timestamptz) returns void
language sql security definer
set search_path = public, pg_temp set timezone = 'UTC' as $$
  insert into analytics_day as known (day, name, properties, count, value_p75)
  select date_trunc('day', hour), name, properties, count(*),
         percentile_cont(0.75) within group (order by value)
  from analytics_event
  where hour >= moment::date - 2 and hour < moment::date
  group by 1, 2, 3
  on conflict (day, name, properties)
    do update set count = excluded.count, value_p75 = excluded.value_p75
$$;

create function drop_old_analytics(moment timestamptz, kept_days integer) returns integer
language plpgsql security definer
set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '3s' as $$
declare
  part record;
  dropped integer := 0;
begin
  delete from analytics_event_other where hour < moment::date - kept_days;
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'analytics_event'::regclass
      and c.relname ~ '^analytics_event_\d{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < moment::date - kept_days
  loop
    execute format('drop table %I', part.relname);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

grant execute on function make_analytics_partitions, sum_analytics_days, drop_old_analytics to lauda_system;

-- migrate:down
drop function make_analytics_partitions, sum_analytics_days, drop_old_analytics;
