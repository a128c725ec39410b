-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

alter table email_preference
  -- Where the person was when they chose the kind, as an IANA name; empty when that is not known.
  add column time_zone  text not null default '',
  -- The last of their own days up to which they were told what there was.
  add column told_until date not null default '1970-01-01',
  add constraint email_preference_time_zone_check check (char_length(time_zone) <= 64) not valid;
grant update (told_until) on email_preference to lauda_system;

-- The private address under which somebody's calendar program reads their applications. One for each user.
create table calendar_feed (
  user_id     uuid        not null primary key references app_user on delete cascade,
  -- Of the secret in the address, which is shown once and never stored.
  secret_hash text        not null unique,
  created_at  timestamptz not null default now()
);

alter table calendar_feed enable row level security;
alter table calendar_feed force row level security;

create policy own on calendar_feed to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert, update, delete on calendar_feed to lauda_app;

-- Calendar programs have no session: the secret says whose it is.
create policy reading on calendar_feed for select to lauda_system using (true);
grant select (user_id, secret_hash) on calendar_feed to lauda_system;
-- Closed with the account's other ways in.
create policy accounts on calendar_feed to lauda_auth using (true);
grant select, delete on calendar_feed to lauda_auth;

-- migrate:down
drop table calendar_feed;
alter table email_preference drop column time_zone, drop column told_until;
