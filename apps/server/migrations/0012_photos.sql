-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Pictures that users uploaded. The bytes are in the object store under photos/<user>/<id>.jpg; a picture never
-- changes, so that copies of it may be kept for good.
create table photo (
  user_id     uuid        not null references app_user on delete cascade,
  id          uuid        not null,
  -- Of what was sent: sending it again changes nothing, and another picture under the same id is refused.
  source_hash bytea       not null,
  created_at  timestamptz not null default now(),
  -- When to look next whether any resume still shows it. Not before its first save can be 30 days old.
  check_at    timestamptz not null default now() + interval '31 days',
  primary key (user_id, id)
);
create index photo_check_at on photo (check_at);

-- Objects that nothing names any more. They end with their row in whatever way that ends, also by cascade.
create table removed_object (
  key        text        primary key,
  removed_at timestamptz not null default now()
);

-- As its owner: whoever may end a picture, or its user, need not be able to write here.
create function note_removed_photo() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into removed_object (key) values (format('photos/%s/%s.jpg', old.user_id, old.id))
    on conflict do nothing;
  return null;
end $$;
create trigger note_removed_photo after delete on photo for each row execute function note_removed_photo();

alter table photo enable row level security;
alter table photo force row level security;
alter table removed_object enable row level security;
alter table removed_object force row level security;

create policy own on photo to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert on photo to lauda_app;

create policy tending on photo to lauda_system using (true) with check (true);
grant select, update (check_at), delete on photo to lauda_system;

create policy noting on removed_object for insert to current_user with check (true);
create policy tending on removed_object to lauda_system using (true);
grant select, delete on removed_object to lauda_system;

-- migrate:down
drop table photo, removed_object;
drop function note_removed_photo;
