-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

create table cover_letter (
  user_id    uuid        not null references app_user on delete cascade,
  -- Made by whoever wrote the first word, so that a create that is sent again is the same one.
  id         uuid        not null,
  version    integer     not null default 1 check (version > 0),
  company    text        not null,
  position   text        not null,
  -- Json and not jsonb: it is read whole, and comes back as it was sent. Without a reference to the resume:
  -- a letter outlives it.
  document   json        compression lz4 not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index cover_letter_deleted on cover_letter (deleted_at) where deleted_at is not null;

alter table cover_letter enable row level security;
alter table cover_letter force row level security;

create policy own on cover_letter to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert on cover_letter to lauda_app;
grant update (version, company, position, document, updated_at, deleted_at) on cover_letter to lauda_app;

create policy tending on cover_letter to lauda_system using (true);
grant select (user_id, id, deleted_at), delete on cover_letter to lauda_system;

-- migrate:down
drop table cover_letter;
