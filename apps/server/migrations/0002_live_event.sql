-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- The nil uuid stands for everybody: such a row is readable by all, and only lauda_system writes it.
create table live_event (
  user_id      uuid        not null,
  id           bigint      generated always as identity,
  payload      jsonb       not null,
  -- The moment of the insert, not of the transaction's start: resuming re-reads a window before an
  -- event, and that window then has to outlast only the time from insert to commit.
  created_at   timestamptz not null default clock_timestamp(),
  is_published boolean     not null default false,
  primary key (user_id, id)
);
create index live_event_unpublished on live_event (id) where not is_published;
create index live_event_created_at on live_event (created_at);

alter table live_event enable row level security;
alter table live_event force row level security;

create policy read_own_and_everyones on live_event for select to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid
      or user_id = '00000000-0000-0000-0000-000000000000');
create policy insert_own on live_event for insert to lauda_app
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid
          and user_id <> '00000000-0000-0000-0000-000000000000');
grant select, insert on live_event to lauda_app;

-- Across users: the relay reads and marks what is unpublished, jobs publish, retention deletes.
create policy relay_and_retention on live_event to lauda_system using (true) with check (true);
grant select, insert, delete, update (is_published) on live_event to lauda_system;

-- migrate:down
drop table live_event;
