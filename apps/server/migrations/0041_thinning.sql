-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- How far each rule of thinning has come: an hour's run reads what has come of age since the last one, not the month.
create table thinning (
  span          text        primary key,
  thinned_until timestamptz not null
);

alter table thinning enable row level security;
alter table thinning force row level security;
create policy thinning on thinning to lauda_system using (true) with check (true);
grant select, insert, update on thinning to lauda_system;

-- migrate:down
drop table thinning;
