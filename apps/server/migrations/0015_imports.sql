-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Files that users uploaded to make a resume of, and what was read from them. The bytes are in the object store under
-- imports/<user>/<id>. Both go when the resume is made, when the user says so, or after a day.
create table import (
  user_id    uuid        not null references app_user on delete cascade,
  id         uuid        not null,
  -- uploading: the row is there before the bytes, so that no object is without one.
  status     text        not null check (status in ('uploading', 'reading', 'ready', 'failed')),
  fault      text,
  file_name  text        not null,
  -- Whose progress is shown.
  job_id     uuid,
  result     jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  primary key (user_id, id),
  check ((status = 'failed') = (fault is not null)),
  check ((status = 'ready') = (result is not null))
);
-- One at a time, also under parallel requests.
create unique index import_under_way on import (user_id) where status in ('uploading', 'reading');
create index import_expires_at on import (expires_at);

-- As its owner: whoever may end an import, or its user, need not be able to write here.
create function note_removed_import() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into removed_object (key) values (format('imports/%s/%s', old.user_id, old.id))
    on conflict do nothing;
  return null;
end $$;
create trigger note_removed_import after delete on import for each row execute function note_removed_import();

alter table import enable row level security;
alter table import force row level security;

create policy own on import to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert, update (status, job_id), delete on import to lauda_app;

create policy reading on import to lauda_system using (true) with check (true);
grant select, update (status, fault, result, expires_at), delete on import to lauda_system;

-- migrate:down
drop table import;
drop function note_removed_import;
