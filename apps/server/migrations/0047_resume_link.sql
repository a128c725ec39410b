-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- That a resume is a variant of another one, its base.
create table resume_link (
  user_id              uuid        not null,
  -- The variant.
  resume_id            uuid        not null,
  -- Null once the base is purged; the variant is whole without it.
  base_id              uuid,
  -- The version that the snapshot was last brought up to, in part or in whole.
  base_version         integer     not null check (base_version > 0),
  -- The base as the variant knows it, in the form of resume_version.document.
  snapshot             json        compression lz4 not null,
  -- Keys of passages that are not proposed again.
  ignored              text[]      not null default '{}',
  -- Both before the last decisions, to take those back; null when there is nothing to take back.
  previous_snapshot    json        compression lz4,
  previous_ignored     text[],
  label                text        not null check (char_length(label) <= 120),
  kind                 text        not null default 'variant' check (kind in ('variant', 'twin')),
  created_at           timestamptz not null default now(),
  -- Counts decisions, so that a count of updates that one of them overtook is not kept.
  revision             integer     not null default 0,
  -- How many updates were open at these two versions; null when it has to be counted again.
  open_updates         integer     check (open_updates >= 0),
  counted_version      integer,
  counted_base_version integer,
  primary key (user_id, resume_id),
  check (base_id <> resume_id),
  foreign key (user_id, resume_id) references resume (user_id, id) on delete cascade,
  foreign key (user_id, base_id) references resume (user_id, id) on delete set null (base_id)
);
create index resume_link_base on resume_link (user_id, base_id) where base_id is not null;

alter table resume_link enable row level security;
alter table resume_link force row level security;

create policy own on resume_link to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert, delete on resume_link to lauda_app;
grant update (base_version, snapshot, ignored, previous_snapshot, previous_ignored, revision, open_updates, counted_version, counted_base_version)
  on resume_link to lauda_app;

-- create_resume and the link in one statement: there is no resume whose link was lost. An operation that has made its
-- resume already is answered as the first time, and its link stays as it is.
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

-- migrate:down
drop function create_linked_resume;
drop table resume_link;
