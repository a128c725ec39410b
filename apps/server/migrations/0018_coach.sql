-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- What somebody and the coach have said about a resume. Ends with the resume.
create table coach_message (
  user_id     uuid        not null,
  resume_id   uuid        not null,
  -- Of a question: made by the browser, so that one that is asked again is the same one.
  id          uuid        not null,
  -- Of an answer: the question it belongs to.
  question_id uuid,
  position    bigint      not null generated always as identity,
  role        text        not null check (role in ('user', 'assistant')),
  text        text        not null,
  proposals   json        not null default '[]',
  is_stopped  boolean     not null default false,
  created_at  timestamptz not null default now(),
  primary key (user_id, resume_id, id),
  foreign key (user_id, resume_id) references resume (user_id, id) on delete cascade,
  check ((role = 'assistant') = (question_id is not null))
);
-- A question has one answer, however often it is asked.
create unique index coach_message_answer on coach_message (user_id, resume_id, question_id)
  where question_id is not null;

alter table coach_message enable row level security;
alter table coach_message force row level security;

create policy own on coach_message to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select, insert, delete on coach_message to lauda_app;

-- migrate:down
drop table coach_message;
