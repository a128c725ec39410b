-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Which mails somebody wants beside those about their account. No row is no.
create table email_preference (
  user_id         uuid        not null references app_user on delete cascade,
  kind            text        not null
    check (kind in ('updates', 'resumeAnalytics', 'tips', 'careerPlans', 'jobAlerts')),
  is_on           boolean     not null,
  -- Part of what is signed into the addresses that end these mails: a new one makes the old addresses void.
  unsubscribe_key uuid        not null default gen_random_uuid(),
  updated_at      timestamptz not null default now(),
  primary key (user_id, kind)
);

-- Everything known about somebody, as a file under archives/<user>/<id>.zip. Taking it ends the row.
create table account_archive (
  user_id      uuid        not null references app_user on delete cascade,
  id           uuid        not null default gen_random_uuid(),
  requested_at timestamptz not null default now(),
  -- Both null until it is made.
  size_bytes   integer,
  expires_at   timestamptz,
  primary key (user_id, id),
  check ((size_bytes is null) = (expires_at is null))
);
-- One at a time is being made.
create unique index account_archive_unmade on account_archive (user_id) where expires_at is null;
create index account_archive_expires_at on account_archive (expires_at);

create function note_removed_archive() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into removed_object (key) values (format('archives/%s/%s.zip', old.user_id, old.id))
    on conflict do nothing;
  return null;
end $$;
create trigger note_removed_archive after delete on account_archive
  for each row execute function note_removed_archive();

-- An account on its way out. No foreign key: this has to outlive the account until its last step.
create table account_deletion (
  user_id        uuid        primary key,
  id             uuid        not null unique default gen_random_uuid(),
  origin         text        not null check (origin in ('person', 'staff')),
  -- For the last mail; gone with this row.
  email          text        not null,
  locale         text        not null,
  requested_at   timestamptz not null default now(),
  -- The steps that are done, each with how much there was to do.
  report         jsonb       not null default '{}',
  last_failed_at timestamptz
);

-- That there was an account, and that it is gone: nothing here says whose. A backup that is restored is
-- compared with it, and what had been deleted is deleted again.
create table deletion_tombstone (
  id           uuid        primary key,
  account_hash bytea       not null unique,
  origin       text        not null,
  requested_at timestamptz not null,
  finished_at  timestamptz not null default now(),
  report       jsonb       not null
);
create index deletion_tombstone_finished_at on deletion_tombstone (finished_at);

-- What the provider called them when they were connected: shown to the person, used for nothing.
alter table connection add column provider_email text, add column provider_name text;

alter table email_preference enable row level security;
alter table email_preference force row level security;
alter table account_archive enable row level security;
alter table account_archive force row level security;
alter table account_deletion enable row level security;
alter table account_deletion force row level security;
alter table deletion_tombstone enable row level security;
alter table deletion_tombstone force row level security;

create policy own on email_preference to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert, update on email_preference to lauda_app;
-- Jobs look whether a mail is still wanted when they send it.
create policy mailing on email_preference to lauda_system using (true);
grant select, delete on email_preference to lauda_system;

create policy own on account_archive to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert, delete on account_archive to lauda_app;
create policy making on account_archive to lauda_system using (true) with check (true);
grant select, update, delete on account_archive to lauda_system;

-- Asked for as lauda_auth, which closes the account in the same transaction; carried out as lauda_system.
create policy asking on account_deletion to lauda_auth using (true) with check (true);
grant select, insert on account_deletion to lauda_auth;
create policy deleting on account_deletion to lauda_system using (true) with check (true);
grant select, update, delete on account_deletion to lauda_system;
create policy deleting on deletion_tombstone to lauda_system using (true) with check (true);
grant select, insert, delete on deletion_tombstone to lauda_system;

-- migrate:down
alter table connection drop column provider_name, drop column provider_email;
drop table deletion_tombstone, account_deletion, account_archive, email_preference;
drop function note_removed_archive;
