-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- When the oldest version that was followed by another is 30 days old; null when there is none. Retention looks
-- at nothing else. It is set by the first save after a pause, so the usual save changes no index.
alter table resume add column versions_due_at timestamptz;
create index resume_versions_due_at on resume (versions_due_at) where versions_due_at is not null;
grant update (versions_due_at) on resume to lauda_system;

-- The owner is bound by row-level security as well, and would see nothing. Spread over some hours.
alter table resume no force row level security;
update resume set versions_due_at = now() + random() * interval '6 hours' where version > 1;
alter table resume force row level security;

-- As before, and the version that is followed now is remembered.
create or replace function save_resume(
  p_user_id uuid, p_resume_id uuid, p_base_version integer, p_operation_id uuid, p_title text, p_document json
) returns table (outcome text, version integer, saved_at timestamptz, document json)
language plpgsql as $$
#variable_conflict use_column
declare
  v_saved_at timestamptz := clock_timestamp();
  v_version  integer;
  v_used_by  uuid;
begin
  -- Others share this transaction: a row that is locked elsewhere must not hold them for long.
  perform set_config('app.user_id', p_user_id::text, true), set_config('lock_timeout', '1s', true);
  select v.resume_id, v.version, v.saved_at into v_used_by, v_version, v_saved_at
    from resume_version v
   where v.user_id = p_user_id and v.operation_id = p_operation_id;
  if found then
    return query select case when v_used_by = p_resume_id and v_version > p_base_version then 'repeated' else 'reused' end,
      v_version, v_saved_at, null::json;
    return;
  end if;
  v_saved_at := clock_timestamp();
  update resume
     set version = resume.version + 1, title = p_title, updated_at = v_saved_at,
         versions_due_at = coalesce(versions_due_at, updated_at + interval '30 days')
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

-- migrate:down
create or replace function save_resume(
  p_user_id uuid, p_resume_id uuid, p_base_version integer, p_operation_id uuid, p_title text, p_document json
) returns table (outcome text, version integer, saved_at timestamptz, document json)
language plpgsql as $$
#variable_conflict use_column
declare
  v_saved_at timestamptz := clock_timestamp();
  v_version  integer;
  v_used_by  uuid;
begin
  -- Others share this transaction: a row that is locked elsewhere must not hold them for long.
  perform set_config('app.user_id', p_user_id::text, true), set_config('lock_timeout', '1s', true);
  select v.resume_id, v.version, v.saved_at into v_used_by, v_version, v_saved_at
    from resume_version v
   where v.user_id = p_user_id and v.operation_id = p_operation_id;
  if found then
    return query select case when v_used_by = p_resume_id and v_version > p_base_version then 'repeated' else 'reused' end,
      v_version, v_saved_at, null::json;
    return;
  end if;
  v_saved_at := clock_timestamp();
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
drop index resume_versions_due_at;
alter table resume drop column versions_due_at;
