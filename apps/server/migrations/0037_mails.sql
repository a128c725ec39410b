-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Browsers that an account has signed in with, by a random number in a cookie of theirs. A sign-in without such a
-- cookie is one from a new device, and its owner is told by mail.
create table known_device (
  user_id    uuid        not null references app_user on delete cascade,
  -- SHA-256 of the cookie's token, in hexadecimal.
  token_hash text        not null,
  seen_at    timestamptz not null default now(),
  primary key (user_id, token_hash)
);
create index known_device_seen_at on known_device (seen_at);

alter table known_device enable row level security;
alter table known_device force row level security;
create policy sign_in on known_device to lauda_auth using (true) with check (true);
grant select, insert, update, delete on known_device to lauda_auth;

-- How many payments of the customer were refunded when the provider was last read: one more is told by mail.
-- Null until then, so that refunds of the past are not told now.
alter table billing_customer add column refund_count integer;

-- migrate:down
alter table billing_customer drop column refund_count;
drop table known_device;
