-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Derived keys of secrets that were taken away, for what must outlive them: addresses that were published or mailed, and
-- recovery codes. Sealed with a key of the newest secret. The secrets themselves cannot be found from these.
create table retained_key (
  -- What the key is for, as the code names it.
  use         text        not null,
  fingerprint text        not null,
  sealed_key  text        not null,
  created_at  timestamptz not null default now(),
  primary key (use, fingerprint)
);

alter table retained_key enable row level security;
alter table retained_key force row level security;
create policy accounts on retained_key to lauda_auth using (true) with check (true);
grant select, insert, update, delete on retained_key to lauda_auth;

-- migrate:down
drop table retained_key;
