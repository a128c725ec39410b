-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- A twin begins with a snapshot of its own: the base without its words. Calls with nine values go on as before.
drop function create_linked_resume(uuid, uuid, uuid, text, json, integer, uuid, integer, text);
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

-- A change of a resume that is not its owner's own, until the owner decides. Updates of a base are not stored: they
-- follow from its link.
create table proposal (
  user_id          uuid        not null,
  id               uuid        not null default gen_random_uuid(),
  resume_id        uuid        not null,
  source           text        not null check (source in ('translation', 'reviewer', 'agent', 'coach', 'ai')),
  -- The key of the passage; which texts of it are proposed stands in `fields`.
  passage          text        not null check (char_length(passage) <= 200),
  -- A list of { path, against, text }: the words that it was made against, and the proposed ones.
  fields           json        compression lz4 not null,
  -- What in it is not grounded, in the form of its source; each has to be confirmed before it is accepted.
  claims           json        compression lz4 not null,
  state            text        not null default 'open' check (state in ('open', 'accepted', 'edited', 'rejected')),
  created_at       timestamptz not null default now(),
  -- The revision of the resume's link that the decision made, so that undoing that one opens it again.
  decided_revision integer,
  decided_at       timestamptz,
  primary key (user_id, id),
  check ((state = 'open') = (decided_at is null)),
  foreign key (user_id, resume_id) references resume (user_id, id) on delete cascade
);
-- One source has one proposal a passage, the last one it made.
create unique index proposal_passage on proposal (user_id, resume_id, source, passage);

alter table proposal enable row level security;
alter table proposal force row level security;
create policy own on proposal to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert, delete on proposal to lauda_app;
grant update (state, decided_revision, decided_at) on proposal to lauda_app;

alter table ai_use
  drop constraint ai_use_purpose_check,
  add constraint ai_use_purpose_check
    check (purpose in ('suggestion', 'tailoring', 'coach', 'letter', 'import', 'check', 'translation')) not valid;

-- migrate:down
delete from ai_use where purpose = 'translation';
alter table ai_use
  drop constraint ai_use_purpose_check,
  add constraint ai_use_purpose_check
    check (purpose in ('suggestion', 'tailoring', 'coach', 'letter', 'import', 'check')) not valid;
drop table proposal;
drop function create_linked_resume;
create function create_linked_resume(
  p_user_id uuid, p_resume_id uuid, p_operation_id uuid, p_title text, p_document json, p_limit integer,
  p_base_id uuid, p_base_version integer, p_label text
) returns table (outcome text, resume_id uuid, version integer, saved_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  v_made record;
begin
  select made.outcome, made.resume_id, made.version, made.saved_at into v_made
    from create_resume(p_user_id, p_resume_id, p_operation_id, p_title, p_document, p_limit) made;
  if v_made.outcome = 'created' then
    insert into resume_link (user_id, resume_id, base_id, base_version, snapshot, label)
    select p_user_id, p_resume_id, p_base_id, p_base_version, base.document, p_label
      from resume_version base
     where base.user_id = p_user_id and base.resume_id = p_base_id and base.version = p_base_version
       and base.document is not null;
    if not found then raise exception 'the base has no such version'; end if;
  end if;
  return query select v_made.outcome, v_made.resume_id, v_made.version, v_made.saved_at;
end $$;
grant execute on function create_linked_resume to lauda_app;
