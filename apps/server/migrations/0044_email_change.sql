-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- A new address that waits for the link sent to it. An account has one at a time.
create table email_change (
  user_id    uuid        primary key references app_user on delete cascade,
  new_email  text        not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index email_change_expires_at on email_change (expires_at);

-- Addresses that an account had until a moment ago. The link that was mailed there puts the address back.
create table former_email (
  user_id    uuid        not null references app_user on delete cascade,
  id         uuid        not null default gen_random_uuid(),
  email      text        not null,
  changed_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  primary key (user_id, id)
);
create index former_email_expires_at on former_email (expires_at);

-- What a link is for, beside whose it is: the new address, or the id of the former one.
alter table one_time_token add column about text;

alter table email_change enable row level security;
alter table email_change force row level security;
alter table former_email enable row level security;
alter table former_email force row level security;
create policy accounts on email_change to lauda_auth using (true) with check (true);
create policy accounts on former_email to lauda_auth using (true) with check (true);
grant select, insert, update, delete on email_change, former_email to lauda_auth;

-- migrate:down
alter table one_time_token drop column about;
drop table former_email, email_change;
