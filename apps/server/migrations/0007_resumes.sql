-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- What is true of a resume now. Its text is in resume_version, in the row of its current version, so that
-- a save writes the text once and touches only this small row beside it.
create table resume (
  user_id             uuid        not null references app_user on delete cascade,
  id                  uuid        not null default gen_random_uuid(),
  version             integer     not null default 1,
  title               text        not null,
  -- Of the request that made it: sent again, it finds this resume instead of making a second one.
  create_operation_id uuid        not null,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  deleted_at          timestamptz,
  primary key (user_id, id),
  unique (user_id, create_operation_id)
) with (fillfactor = 80);
create index resume_deleted_at on resume (deleted_at) where deleted_at is not null;

-- Every save there was. Thinning takes the document of an old one away and leaves the row, so that a save
-- that is sent again weeks later is still recognised. No foreign keys: rows come only from the functions
-- below, while they hold the resume's row, and checking again would cost a tenth of every save.
create table resume_version (
  user_id      uuid        not null,
  resume_id    uuid        not null,
  version      integer     not null,
  operation_id uuid        not null,
  saved_at     timestamptz not null,
  document     json        compression lz4,
  primary key (user_id, resume_id, version),
  unique (user_id, operation_id)
  -- A usual resume, compressed, stays in its row and out of the TOAST table.
) with (toast_tuple_target = 8160);
create index resume_version_saved_at on resume_version using brin (saved_at);

-- How many resumes a person has that are not deleted. The limit of a plan is a condition on the one
-- statement that counts up, so parallel requests cannot pass it together.
create table resume_tally (
  user_id    uuid    primary key references app_user on delete cascade,
  live_count integer not null check (live_count >= 0)
);

alter table resume enable row level security;
alter table resume force row level security;
alter table resume_version enable row level security;
alter table resume_version force row level security;
alter table resume_tally enable row level security;
alter table resume_tally force row level security;

create policy own on resume to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy own on resume_version to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy own on resume_tally to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert, update on resume, resume_tally to lauda_app;
-- What was saved is never changed by way of a request.
grant select, insert on resume_version to lauda_app;

-- Across users: thinning of old versions, and the end of what was deleted 30 days ago.
create policy retention on resume to lauda_system using (true) with check (true);
create policy retention on resume_version to lauda_system using (true) with check (true);
grant select, delete on resume, resume_version to lauda_system;
grant update (document) on resume_version to lauda_system;

-- One round trip a save, all or nothing: the new version, its text, the memory of the operation and the
-- event for other tabs. No row comes back if there is no such resume; 'repeated' answers as the first
-- time; 'stale' brings what the resume is now.
create function save_resume(
  p_user_id uuid, p_resume_id uuid, p_base_version integer, p_operation_id uuid, p_title text, p_document json
) returns table (outcome text, version integer, saved_at timestamptz, document json)
language plpgsql as $$
#variable_conflict use_column
declare
  v_saved_at timestamptz := clock_timestamp();
  v_version  integer;
begin
  perform set_config('app.user_id', p_user_id::text, true);
  update resume
     set version = resume.version + 1, title = p_title, updated_at = v_saved_at
   where user_id = p_user_id and id = p_resume_id and resume.version = p_base_version and deleted_at is null
   returning resume.version into v_version;
  if found then
    insert into resume_version (user_id, resume_id, version, operation_id, saved_at, document)
    values (p_user_id, p_resume_id, v_version, p_operation_id, v_saved_at, p_document);
    insert into live_event (user_id, payload) values (p_user_id, jsonb_build_object(
      'type', 'resume.changed', 'resumeId', p_resume_id, 'version', v_version));
    return query select 'saved', v_version, v_saved_at, null::json;
    return;
  end if;
  -- The statement above waited for a save under way; each statement from here on sees what it left.
  return query
    select 'repeated', v.version, v.saved_at, null::json
      from resume_version v
     where v.user_id = p_user_id and v.operation_id = p_operation_id and v.resume_id = p_resume_id;
  if found then return; end if;
  return query
    select 'stale', r.version, r.updated_at, v.document
      from resume r
      join resume_version v on v.user_id = r.user_id and v.resume_id = r.id and v.version = r.version
     where r.user_id = p_user_id and r.id = p_resume_id and r.deleted_at is null;
end $$;

-- 'repeated' for an operation that has made its resume already; 'limit' when the plan holds no more.
-- A null limit is no limit.
create function create_resume(
  p_user_id uuid, p_resume_id uuid, p_operation_id uuid, p_title text, p_document json, p_limit integer
) returns table (outcome text, resume_id uuid, version integer, saved_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  v_saved_at timestamptz := clock_timestamp();
begin
  perform set_config('app.user_id', p_user_id::text, true);
  -- Counting up takes the row's lock: from here on one create after the other of this user.
  insert into resume_tally as tally (user_id, live_count) values (p_user_id, 0)
    on conflict (user_id) do update set live_count = tally.live_count;
  return query
    select 'repeated', r.id, 1, r.created_at
      from resume r
     where r.user_id = p_user_id and r.create_operation_id = p_operation_id;
  if found then return; end if;
  update resume_tally set live_count = live_count + 1
   where user_id = p_user_id and (p_limit is null or live_count < p_limit);
  if not found then
    return query select 'limit', null::uuid, null::integer, null::timestamptz;
    return;
  end if;
  insert into resume (user_id, id, title, create_operation_id, created_at, updated_at)
  values (p_user_id, p_resume_id, p_title, p_operation_id, v_saved_at, v_saved_at);
  insert into resume_version (user_id, resume_id, version, operation_id, saved_at, document)
  values (p_user_id, p_resume_id, 1, p_operation_id, v_saved_at, p_document);
  insert into live_event (user_id, payload) values (p_user_id, jsonb_build_object(
    'type', 'resume.changed', 'resumeId', p_resume_id, 'version', 1));
  return query select 'created', p_resume_id, 1, v_saved_at;
end $$;

grant execute on function save_resume, create_resume to lauda_app;

-- migrate:down
drop function create_resume, save_resume;
drop table resume_tally, resume_version, resume;
