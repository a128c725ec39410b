-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Accounts whose address refused mail for good. Nothing is sent there for a week; the account's settings say so.
create table mail_refusal (
  user_id      uuid        primary key references app_user on delete cascade,
  -- Of the address that refused: another one is tried.
  address_hash bytea       not null,
  -- What the mail server answered, as '550 5.1.1'.
  status       text        not null,
  refused_at   timestamptz not null default now()
);
create index mail_refusal_address_hash on mail_refusal (address_hash);

alter table mail_refusal enable row level security;
alter table mail_refusal force row level security;
create policy mailing on mail_refusal to lauda_auth using (true) with check (true);
grant select, insert, update, delete on mail_refusal to lauda_auth;

-- migrate:down
drop table mail_refusal;
