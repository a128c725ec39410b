-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- What staff did. It only grows; people are named by id, so that the log outlives their accounts.
create table audit_entry (
  seq           bigint      primary key,
  at            timestamptz not null,
  -- Null for an operator at the command line.
  actor_id      uuid,
  actor_role    text        not null,
  act           text        not null,
  target_id     uuid,
  details       jsonb       not null default '{}',
  ip_address    text,
  user_agent    text,
  request_id    text,
  previous_hash text        not null,
  hash          text        not null
);
create index audit_entry_actor on audit_entry (actor_id, seq);
create index audit_entry_target on audit_entry (target_id, seq);
create index audit_entry_act on audit_entry (act, seq);

-- The end of the chain: without it, entries cut off there would not be missed.
create table audit_head (
  is_only boolean primary key default true check (is_only),
  seq     bigint  not null,
  hash    text    not null
);
insert into audit_head (seq, hash) values (0, '');

alter table audit_entry enable row level security;
alter table audit_entry force row level security;
alter table audit_head enable row level security;
alter table audit_head force row level security;

-- For the trigger below, which runs as the owner: nobody else moves the end of the chain.
create policy chain on audit_head to lauda_owner using (true) with check (true);

-- Each hash covers its entry and the hash before it. The row lock on the head keeps parallel writers in one
-- chain. What the writer gave for the chain's own columns does not count.
create function chain_audit_entry() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  v_head audit_head;
begin
  select * into strict v_head from audit_head for update;
  new.seq := v_head.seq + 1;
  new.at := clock_timestamp();
  new.previous_hash := v_head.hash;
  new.hash := encode(sha256(convert_to(
    new.previous_hash || jsonb_build_array(
      new.seq, to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), new.actor_id, new.actor_role,
      new.act, new.target_id, new.details, new.ip_address, new.user_agent, new.request_id
    )::text, 'UTF8')), 'hex');
  update audit_head set seq = new.seq, hash = new.hash;
  return new;
end $$;
create trigger chain_audit_entry before insert on audit_entry
  for each row execute function chain_audit_entry();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log only grows';
end $$;
create trigger refuse_change before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create trigger refuse_truncate before truncate on audit_entry
  for each statement execute function refuse_audit_change();

create policy write on audit_entry for insert to lauda_auth, lauda_system with check (true);
create policy read on audit_entry for select to lauda_auth, lauda_system using (true);
create policy read on audit_head for select to lauda_auth, lauda_system using (true);
grant select, insert on audit_entry to lauda_auth, lauda_system;
grant select on audit_head to lauda_auth, lauda_system;

-- Staff who see the product as a user does. First a token for one use, then a time in their browser.
-- It ends with the staff member's own session.
create table impersonation (
  user_id          uuid        not null references app_user on delete cascade,
  id               uuid        not null default gen_random_uuid(),
  staff_user_id    uuid        not null,
  staff_session_id uuid        not null,
  reason           text        not null,
  token_hash       text        unique,
  session_hash     text        unique,
  expires_at       timestamptz not null,
  created_at       timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (staff_user_id, staff_session_id) references session (user_id, id) on delete cascade,
  check (user_id <> staff_user_id)
);
create index impersonation_staff on impersonation (staff_user_id, staff_session_id);
create index impersonation_expires_at on impersonation (expires_at);
alter table impersonation enable row level security;
alter table impersonation force row level security;
create policy accounts on impersonation to lauda_auth using (true) with check (true);
grant select, insert, update, delete on impersonation to lauda_auth;

-- Who of Lauda has looked into somebody's account: theirs to read.
create table access_entry (
  user_id    uuid        not null references app_user on delete cascade,
  id         uuid        not null,
  staff_role text        not null,
  reason     text        not null,
  can_edit   boolean     not null,
  started_at timestamptz not null default now(),
  ended_at   timestamptz,
  primary key (user_id, id)
);
alter table access_entry enable row level security;
alter table access_entry force row level security;
create policy read_own on access_entry for select to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select on access_entry to lauda_app;
create policy accounts on access_entry to lauda_auth using (true) with check (true);
grant select, insert, update on access_entry to lauda_auth;

-- Roles are now taken and changed as well, by administrators.
grant update, delete on staff_role to lauda_auth;

-- Staff search by any part of an address or a name.
create extension if not exists pg_trgm;
create index app_user_search on app_user using gin (lower(email || ' ' || name) gin_trgm_ops);
create index app_user_created_at on app_user (created_at desc, id);

-- migrate:down
drop index app_user_created_at;
drop index app_user_search;
drop extension pg_trgm;
revoke update, delete on staff_role from lauda_auth;
drop table access_entry, impersonation;
drop table audit_entry, audit_head;
drop function refuse_audit_change;
drop function chain_audit_entry;
