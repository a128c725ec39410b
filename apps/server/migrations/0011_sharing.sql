-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- A way for others to see one resume. Its address is not here: it carries a proof made with a secret that
-- the database does not hold, so whoever reads this table cannot open a link.
create table share_link (
  user_id         uuid        not null,
  id              uuid        not null unique default gen_random_uuid(),
  resume_id       uuid        not null,
  label           text        not null,
  password_hash   text,
  expires_at      timestamptz,
  allows_download boolean     not null default false,
  -- Null shows the resume as it is now. A copy, because thinning takes old versions away.
  frozen_version  integer,
  frozen_document json        compression lz4,
  view_count      integer     not null default 0,
  last_viewed_at  timestamptz,
  created_at      timestamptz not null default now(),
  primary key (user_id, id),
  -- A link ends with its resume for good.
  foreign key (user_id, resume_id) references resume (user_id, id) on delete cascade,
  check ((frozen_version is null) = (frozen_document is null))
);
create index share_link_resume on share_link (user_id, resume_id);

-- Who has seen a link today, as hashes that lose their meaning with the day's salt.
create table share_viewer (
  user_id     uuid  not null,
  link_id     uuid  not null,
  day         date  not null,
  viewer_hash bytea not null,
  primary key (user_id, link_id, day, viewer_hash),
  foreign key (user_id, link_id) references share_link (user_id, id) on delete cascade
);
create index share_viewer_day on share_viewer (day);

-- One row: today's. With an older one, addresses could be tried against the hashes of its day.
create table share_salt (
  day  date  primary key,
  salt bytea not null
);

alter table share_link enable row level security;
alter table share_link force row level security;
alter table share_viewer enable row level security;
alter table share_viewer force row level security;
alter table share_salt enable row level security;
alter table share_salt force row level security;

create policy own on share_link to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert, delete on share_link to lauda_app;

-- A reader is nobody's user: the server finds the link by its proven address, and counts.
create policy readers on share_link to lauda_system using (true) with check (true);
create policy readers on share_viewer to lauda_system using (true) with check (true);
create policy readers on share_salt to lauda_system using (true) with check (true);
grant select, update (view_count, last_viewed_at) on share_link to lauda_system;
grant select, insert, delete on share_viewer, share_salt to lauda_system;

-- migrate:down
drop table share_salt, share_viewer, share_link;
