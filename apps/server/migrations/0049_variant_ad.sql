-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

alter table resume_link
  -- The ad that a variant was tailored for; null without one.
  add column ad              text compression lz4,
  -- How the variant matched it at this version and in this month ('YYYY-MM'): jobs that go on get longer by themselves.
  add column match_score     integer,
  add column matched_version integer,
  add column matched_month   text,
  add constraint resume_link_ad_check check (char_length(ad) <= 20000) not valid,
  add constraint resume_link_match_score_check check (match_score between 0 and 100) not valid;
grant update (match_score, matched_version, matched_month) on resume_link to lauda_app;

-- Calls with eleven values go on as before.
drop function create_linked_resume(uuid, uuid, uuid, text, json, integer, uuid, integer, text, text, json);
create function create_linked_resume(
  p_user_id uuid, p_resume_id uuid, p_operation_id uuid, p_title text, p_document json, p_limit integer,
  p_base_id uuid, p_base_version integer, p_label text, p_kind text default 'variant', p_snapshot json default null,
  p_ad text default null
) returns table (outcome text, resume_id uuid, version integer, saved_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  v_made record;
begin
  select made.outcome, made.resume_id, made.version, made.saved_at into v_made
    from create_resume(p_user_id, p_resume_id, p_operation_id, p_title, p_document, p_limit) made;
  if v_made.outcome = 'created' then
    insert into resume_link (user_id, resume_id, base_id, base_version, snapshot, label, kind, ad)
    select p_user_id, p_resume_id, p_base_id, p_base_version, coalesce(p_snapshot, base.document), p_label, p_kind, p_ad
      from resume_version base
     where base.user_id = p_user_id and base.resume_id = p_base_id and base.version = p_base_version
       and base.document is not null;
    if not found then raise exception 'the base has no such version'; end if;
  end if;
  return query select v_made.outcome, v_made.resume_id, v_made.version, v_made.saved_at;
end $$;
grant execute on function create_linked_resume to lauda_app;

-- migrate:down
drop function create_linked_resume;
create function create_linked_resume(
  p_user_id uuid, p_resume_id uuid, p_operation_id uuid, p_title text, p_document json, p_limit integer,
  p_base_id uuid, p_base_version integer, p_label text, p_kind text default 'variant', p_snapshot json default null
) returns table (outcome text, resume_id uuid, version integer, saved_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  v_made record;
begin
  select made.outcome, made.resume_id, made.version, made.saved_at into v_made
    from create_resume(p_user_id, p_resume_id, p_operation_id, p_title, p_document, p_limit) made;
  if v_made.outcome = 'created' then
    insert into resume_link (user_id, resume_id, base_id, base_version, snapshot, label, kind)
    select p_user_id, p_resume_id, p_base_id, p_base_version, coalesce(p_snapshot, base.document), p_label, p_kind
      from resume_version base
     where base.user_id = p_user_id and base.resume_id = p_base_id and base.version = p_base_version
       and base.document is not null;
    if not found then raise exception 'the base has no such version'; end if;
  end if;
  return query select v_made.outcome, v_made.resume_id, v_made.version, v_made.saved_at;
end $$;
grant execute on function create_linked_resume to lauda_app;
alter table resume_link drop column ad, drop column match_score, drop column matched_version, drop column matched_month;
