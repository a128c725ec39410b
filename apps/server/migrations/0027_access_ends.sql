-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- What staff did in the account: saw the product as its owner, or read one resume.
alter table access_entry add column kind text not null default 'impersonation'
  check (kind in ('impersonation', 'resume'));

-- As its owner: an impersonation also ends by cascade, when the session of the member of staff does.
create function end_access_entry() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update access_entry set ended_at = least(now(), old.expires_at)
    where user_id = old.user_id and id = old.id and ended_at is null;
  return null;
end $$;
create trigger end_access_entry after delete on impersonation
  for each row execute function end_access_entry();
create policy ending on access_entry for update to current_user using (true) with check (true);
create policy finding on access_entry for select to current_user using (true);

-- Those that ended without it lasted an hour at most.
update access_entry set ended_at = started_at + interval '1 hour'
  where ended_at is null and started_at < now() - interval '1 hour';

-- migrate:down
drop policy finding on access_entry;
drop policy ending on access_entry;
drop trigger end_access_entry on impersonation;
drop function end_access_entry;
alter table access_entry drop column kind;
