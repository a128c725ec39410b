-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- lauda_auth alone reads password hashes, session tokens and one-time tokens. Requests as lauda_app
-- see the person's own app_user row and nothing else of what follows.
grant usage on schema public to lauda_auth;
grant select on schema_migrations to lauda_auth;

create table app_user (
  id               uuid        primary key default gen_random_uuid(),
  email            text        not null,
  email_verified   boolean     not null default false,
  name             text        not null,
  first_name       text        not null default '',
  last_name        text        not null default '',
  image            text,
  locale           text        not null default 'en-US' check (locale in ('en-US', 'pt-BR')),
  preferred_domain text        not null default '',
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now()
);
create unique index app_user_email on app_user (lower(email));

create table session (
  user_id                   uuid        not null references app_user on delete cascade,
  id                        uuid        not null default gen_random_uuid(),
  token_hash                text        not null unique,
  is_second_factor_verified boolean     not null default false,
  ip_address                text,
  user_agent                text,
  expires_at                timestamptz not null,
  created_at                timestamptz not null default now(),
  updated_at                timestamptz not null default now(),
  primary key (user_id, id)
);
create index session_expires_at on session (expires_at);

-- A way to sign in: a password (provider 'credential') or an account elsewhere.
create table connection (
  user_id                  uuid        not null references app_user on delete cascade,
  id                       uuid        not null default gen_random_uuid(),
  provider_id              text        not null,
  account_id               text        not null,
  password                 text,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  scope                    text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now(),
  primary key (user_id, id),
  unique (provider_id, account_id)
);

-- The identifier holds a hash of the token; the value says whose it is.
create table one_time_token (
  id         uuid        primary key default gen_random_uuid(),
  identifier text        not null,
  value      text        not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index one_time_token_identifier on one_time_token (identifier);
create index one_time_token_value on one_time_token (value);
create index one_time_token_expires_at on one_time_token (expires_at);

create table staff_role (
  user_id    uuid        primary key references app_user on delete cascade,
  role       text        not null check (lower(role) in ('admin', 'support', 'content_manager')),
  granted_at timestamptz not null default now(),
  granted_by uuid        references app_user on delete set null
);

alter table app_user enable row level security;
alter table app_user force row level security;
alter table session enable row level security;
alter table session force row level security;
alter table connection enable row level security;
alter table connection force row level security;
alter table one_time_token enable row level security;
alter table one_time_token force row level security;
alter table staff_role enable row level security;
alter table staff_role force row level security;

create policy read_own on app_user for select to lauda_app
  using (id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select on app_user to lauda_app;

-- Across users: whoever signs in is not known yet.
create policy accounts on app_user to lauda_auth using (true) with check (true);
create policy accounts on session to lauda_auth using (true) with check (true);
create policy accounts on connection to lauda_auth using (true) with check (true);
create policy accounts on one_time_token to lauda_auth using (true) with check (true);
create policy accounts on staff_role to lauda_auth using (true) with check (true);
grant select, insert, update, delete on app_user, session, connection, one_time_token to lauda_auth;
-- Rights of staff are given here and never changed by way of an account.
grant select, insert on staff_role to lauda_auth;

-- Sign-in, sign-out and a changed password are told to the person's other tabs and devices.
create policy tell_of_sessions on live_event for insert to lauda_auth
  with check (user_id <> '00000000-0000-0000-0000-000000000000');
grant insert on live_event to lauda_auth;

-- migrate:down
drop policy tell_of_sessions on live_event;
revoke insert on live_event from lauda_auth;
drop table staff_role, one_time_token, connection, session, app_user;
revoke select on schema_migrations from lauda_auth;
revoke usage on schema public from lauda_auth;
