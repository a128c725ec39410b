-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

create table application (
  user_id    uuid        not null references app_user on delete cascade,
  -- Chosen by the client, so that a repeated create is the same application.
  id         uuid        not null,
  version    integer     not null default 1 check (version > 0),
  -- What boards and lists show; derived from the document with every save.
  card       json        compression lz4 not null,
  -- Of a share link that may be revoked meanwhile: no foreign key.
  link_id    uuid,
  -- Json and not jsonb: it is read whole. Resumes and letters are named without a foreign key: it outlives them.
  document   json        compression lz4 not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index application_deleted on application (deleted_at) where deleted_at is not null;

-- The resume as it was sent. A copy, because retention removes old versions and resumes get deleted.
create table application_sent (
  user_id        uuid        not null,
  application_id uuid        not null,
  resume_id      uuid        not null,
  resume_version integer     not null,
  document       json        compression lz4 not null,
  created_at     timestamptz not null default now(),
  primary key (user_id, application_id),
  foreign key (user_id, application_id) references application (user_id, id) on delete cascade
);

alter table application enable row level security;
alter table application force row level security;
alter table application_sent enable row level security;
alter table application_sent force row level security;

create policy own on application to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert on application to lauda_app;
grant update (version, card, link_id, document, updated_at, deleted_at) on application to lauda_app;

create policy own on application_sent to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert, delete on application_sent to lauda_app;

create policy tending on application to lauda_system using (true);
grant select (user_id, id, deleted_at), delete on application to lauda_system;
-- Photos that a sent resume shows are not removed.
create policy tending on application_sent to lauda_system using (true);
grant select (user_id, document) on application_sent to lauda_system;

-- migrate:down
drop table application_sent;
drop table application;
