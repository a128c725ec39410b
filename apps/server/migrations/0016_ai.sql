-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Every call of the model: held before it, settled when its answer was delivered, released when it was not.
-- What a process that died has held ends by itself at expires_at.
create table ai_use (
  user_id     uuid        not null references app_user on delete cascade,
  id          uuid        not null default gen_random_uuid(),
  purpose     text        not null check (purpose in ('suggestion', 'tailoring', 'coach', 'letter', 'import')),
  allowance   text        not null check (allowance in ('suggestion', 'letter', 'pro')),
  state       text        not null default 'reserved' check (state in ('reserved', 'settled', 'released')),
  -- The most it can take while it is held; what it took afterwards, also when nothing was delivered.
  tokens      integer     not null check (tokens >= 0),
  reserved_at timestamptz not null default now(),
  expires_at  timestamptz not null,
  primary key (user_id, id)
);
create index ai_use_reserved_at on ai_use (user_id, reserved_at);
create index ai_use_held on ai_use (expires_at) where state = 'reserved';

-- What all users together took in a month of UTC; of whom, nothing is said.
create table ai_month (
  month  timestamptz primary key,
  tokens bigint      not null default 0
);

alter table profile add column letter_usage_count integer not null default 0 check (letter_usage_count >= 0);

alter table ai_use enable row level security;
alter table ai_use force row level security;
alter table ai_month enable row level security;
alter table ai_month force row level security;

-- Nobody gives themselves answers by way of a request: requests read, and lauda_system writes.
create policy read_own on ai_use for select to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select on ai_use to lauda_app;
create policy counting on ai_use to lauda_system using (true) with check (true);
grant select, insert, update, delete on ai_use to lauda_system;
create policy counting on ai_month to lauda_system using (true) with check (true);
grant select, insert, update on ai_month to lauda_system;

-- Counts one delivered suggestion and answers with how many there were; 0 without a user.
create function increment_ai_usage(counted_user uuid) returns integer language plpgsql as $$
declare
  counted integer;
begin
  update profile set ai_usage_count = ai_usage_count + 1 where user_id = counted_user
    returning ai_usage_count into counted;
  return coalesce(counted, 0);
end $$;
revoke execute on function increment_ai_usage from public;
grant execute on function increment_ai_usage to lauda_system;

-- migrate:down
drop function increment_ai_usage;
alter table profile drop column letter_usage_count;
drop table ai_use, ai_month;
