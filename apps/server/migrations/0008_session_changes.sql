-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- API processes remember for a moment whose a session is. Whatever ends a session or changes what it
-- stands for is told to them from here, so that no way of changing it can forget to.
create function tell_session_changed() returns trigger language plpgsql as $$
declare
  v_user_id uuid := case when tg_op = 'DELETE' then (to_jsonb(old) ->> tg_argv[0])::uuid
                         else (to_jsonb(new) ->> tg_argv[0])::uuid end;
begin
  perform pg_notify('session_changed', v_user_id::text);
  return null;
end $$;
grant execute on function tell_session_changed to lauda_auth;

create trigger tell_session_changed after update or delete on session
  for each row execute function tell_session_changed('user_id');
create trigger tell_session_changed after insert or update or delete on staff_role
  for each row execute function tell_session_changed('user_id');
create trigger tell_session_changed after update or delete on app_user
  for each row execute function tell_session_changed('id');

-- migrate:down
drop trigger tell_session_changed on app_user;
drop trigger tell_session_changed on staff_role;
drop trigger tell_session_changed on session;
drop function tell_session_changed;
