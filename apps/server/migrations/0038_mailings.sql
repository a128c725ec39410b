-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Newsletters and updates that content managers write. Nothing of a user's is in it.
create table mailing (
  id           uuid        primary key default gen_random_uuid(),
  kind         text        not null check (kind in ('tips', 'updates')),
  subject_en   text        not null,
  body_en      text        not null,
  subject_pt   text        not null,
  body_pt      text        not null,
  status       text        not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent')),
  send_at      timestamptz,
  -- Readers are taken in the order of their ids; this is the last one taken.
  last_user_id uuid        not null default '00000000-0000-0000-0000-000000000000',
  finished_at  timestamptz,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  check ((status = 'draft') = (send_at is null))
);
create index mailing_due on mailing (send_at) where status in ('scheduled', 'sending');

-- Who gets a mailing: a row is made once, with the job that sends it.
create table mailing_delivery (
  user_id    uuid        not null references app_user on delete cascade,
  mailing_id uuid        not null references mailing on delete cascade,
  sent_at    timestamptz,
  primary key (user_id, mailing_id)
);
create index mailing_delivery_mailing on mailing_delivery (mailing_id);

alter table mailing enable row level security;
alter table mailing force row level security;
alter table mailing_delivery enable row level security;
alter table mailing_delivery force row level security;
create policy mailing on mailing to lauda_system using (true) with check (true);
create policy mailing on mailing_delivery to lauda_system using (true) with check (true);
grant select, insert, update, delete on mailing, mailing_delivery to lauda_system;

-- For the weekly summary: what was told last, so that the next one tells what is new.
alter table share_link
  add column download_count integer not null default 0,
  add column told_views     integer not null default 0,
  add column told_downloads integer not null default 0;
grant update (download_count, told_views, told_downloads) on share_link to lauda_system;
alter table email_preference add column last_sent_at timestamptz;
grant update (last_sent_at) on email_preference to lauda_system;

-- migrate:down
alter table email_preference drop column last_sent_at;
alter table share_link drop column told_downloads, drop column told_views, drop column download_count;
drop table mailing_delivery, mailing;
