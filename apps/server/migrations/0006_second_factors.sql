-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- When the person last showed who they are; what could shut them out asks for it again.
alter table session add column proved_at timestamptz not null default now();

-- The first step is done and the second is not. It opens nothing by itself.
create table pending_sign_in (
  user_id     uuid        not null references app_user on delete cascade,
  id          uuid        not null default gen_random_uuid(),
  token_hash  text        not null unique,
  -- A number that was the first step cannot be the second one too.
  is_by_phone boolean     not null default false,
  attempts    smallint    not null default 0,
  expires_at  timestamptz not null,
  created_at  timestamptz not null default now(),
  primary key (user_id, id)
);
create index pending_sign_in_expires_at on pending_sign_in (expires_at);

create table second_factor (
  user_id        uuid        not null references app_user on delete cascade,
  id             uuid        not null default gen_random_uuid(),
  kind           text        not null check (kind in ('totp', 'phone')),
  friendly_name  text        not null,
  -- Encrypted; null for a phone.
  secret         text,
  -- E.164; null for an app.
  phone          text,
  -- The newest half minute whose code was used: each works once.
  last_used_step integer     not null default 0,
  confirmed_at   timestamptz,
  created_at     timestamptz not null default now(),
  primary key (user_id, id),
  check ((kind = 'totp') = (secret is not null)),
  check ((kind = 'phone') = (phone is not null))
);
-- A number that was confirmed belongs to one account.
create unique index second_factor_phone on second_factor (phone) where confirmed_at is not null;
-- An account has one number: a code by message goes to it.
create unique index second_factor_one_phone on second_factor (user_id)
  where kind = 'phone' and confirmed_at is not null;

create table recovery_code (
  user_id    uuid        not null references app_user on delete cascade,
  code_hash  text        not null,
  used_at    timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

-- Wrong answers, counted for each client and, as client '*', for the account.
create table second_factor_guess (
  user_id uuid        not null references app_user on delete cascade,
  client  text        not null,
  count   integer     not null,
  ends_at timestamptz not null,
  primary key (user_id, client)
);
create index second_factor_guess_ends_at on second_factor_guess (ends_at);

-- Codes by mail or message. A row is there before anybody has looked whether an account is, so that
-- a try takes the same time either way; without a hash nothing fits it.
create table one_time_code (
  id           uuid        primary key default gen_random_uuid(),
  subject      text        not null,
  channel      text        not null check (channel in ('email', 'phone')),
  recipient_id uuid        references app_user on delete cascade,
  code_hash    text,
  attempts     smallint    not null default 0,
  used_at      timestamptz,
  expires_at   timestamptz not null,
  created_at   timestamptz not null default now()
);
create index one_time_code_subject on one_time_code (subject, created_at);
create index one_time_code_recipient on one_time_code (recipient_id, created_at);
create index one_time_code_created_at on one_time_code (created_at);

create table passkey (
  user_id       uuid        not null references app_user on delete cascade,
  id            uuid        not null default gen_random_uuid(),
  credential_id text        not null unique,
  public_key    text        not null,
  -- Unsigned 32 bits.
  counter       bigint      not null default 0,
  transports    text        not null default '',
  friendly_name text        not null,
  is_backed_up  boolean     not null default false,
  last_used_at  timestamptz,
  created_at    timestamptz not null default now(),
  primary key (user_id, id)
);

-- What a browser was asked to sign. Belongs to the browser, for nobody is signed in yet.
create table passkey_challenge (
  token_hash     text        primary key,
  -- For a person who is known, with their id.
  purpose        text        not null,
  challenge_hash text        not null,
  expires_at     timestamptz not null
);
create index passkey_challenge_expires_at on passkey_challenge (expires_at);

alter table pending_sign_in enable row level security;
alter table pending_sign_in force row level security;
alter table second_factor enable row level security;
alter table second_factor force row level security;
alter table recovery_code enable row level security;
alter table recovery_code force row level security;
alter table second_factor_guess enable row level security;
alter table second_factor_guess force row level security;
alter table one_time_code enable row level security;
alter table one_time_code force row level security;
alter table passkey enable row level security;
alter table passkey force row level security;
alter table passkey_challenge enable row level security;
alter table passkey_challenge force row level security;

-- Across users: whoever signs in is not known yet.
create policy accounts on pending_sign_in to lauda_auth using (true) with check (true);
create policy accounts on second_factor to lauda_auth using (true) with check (true);
create policy accounts on recovery_code to lauda_auth using (true) with check (true);
create policy accounts on second_factor_guess to lauda_auth using (true) with check (true);
create policy accounts on one_time_code to lauda_auth using (true) with check (true);
create policy accounts on passkey to lauda_auth using (true) with check (true);
create policy accounts on passkey_challenge to lauda_auth using (true) with check (true);
grant select, insert, update, delete on pending_sign_in, second_factor, recovery_code, second_factor_guess,
  one_time_code, passkey, passkey_challenge to lauda_auth;

-- migrate:down
drop table passkey_challenge, passkey, one_time_code, second_factor_guess, recovery_code, second_factor,
  pending_sign_in;
alter table session drop column proved_at;
