-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

create table job_progress (
  user_id    uuid        not null,
  job_id     uuid        not null,
  step       text        not null,
  percent    smallint    not null check (percent between 0 and 100),
  updated_at timestamptz not null default now(),
  primary key (user_id, job_id)
);
create index job_progress_updated_at on job_progress (updated_at);

alter table job_progress enable row level security;
alter table job_progress force row level security;

create policy read_own on job_progress for select to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select on job_progress to lauda_app;

-- Across users: workers report for whoever a job belongs to, retention deletes.
create policy workers_and_retention on job_progress to lauda_system using (true) with check (true);
grant select, insert, update, delete on job_progress to lauda_system;

-- migrate:down
drop table job_progress;
