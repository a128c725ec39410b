-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Somebody is away at a provider and will be back within minutes. The row is used up by coming back.
create table social_flow (
  state_hash       text        primary key,
  -- Of a cookie: only the browser that left may come back.
  browser_hash     text        not null,
  provider         text        not null check (provider in ('google', 'linkedin')),
  code_verifier    text        not null,
  nonce            text        not null,
  return_path      text        not null,
  -- Who connects the account to theirs; null when somebody signs in.
  linking_user_id  uuid        references app_user on delete cascade,
  locale           text        not null check (locale in ('en-US', 'pt-BR')),
  preferred_domain text        not null,
  expires_at       timestamptz not null
);
create index social_flow_expires_at on social_flow (expires_at);
create index social_flow_linking_user on social_flow (linking_user_id);

-- Which browser chose the password of an account whose address nobody has confirmed yet.
create table pending_sign_up (
  user_id      uuid primary key references app_user on delete cascade,
  browser_hash text not null
);

-- Of each provider one account: it is disconnected by the provider's name.
create unique index connection_user_provider on connection (user_id, provider_id);
create index app_user_unconfirmed on app_user (updated_at) where not email_verified;

alter table social_flow enable row level security;
alter table social_flow force row level security;
alter table pending_sign_up enable row level security;
alter table pending_sign_up force row level security;

-- Across users: whoever signs in is not known yet.
create policy accounts on social_flow to lauda_auth using (true) with check (true);
create policy accounts on pending_sign_up to lauda_auth using (true) with check (true);
grant select, insert, update, delete on social_flow, pending_sign_up to lauda_auth;

-- migrate:down
drop index app_user_unconfirmed, connection_user_provider;
drop table pending_sign_up, social_flow;
