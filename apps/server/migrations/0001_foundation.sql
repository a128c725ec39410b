-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Tables are granted one by one, beside their definition; there are no blanket grants to forget about.
grant usage on schema public to lauda_app, lauda_system;
alter default privileges revoke execute on functions from public;

-- /readyz compares the newest migration that the code knows with the ones applied here.
grant select on schema_migrations to lauda_app, lauda_system;

create table feature_flag (
  name       text        primary key,
  is_on      boolean     not null default false,
  updated_at timestamptz not null default now()
);
grant select on feature_flag to lauda_app;
grant select, insert, update, delete on feature_flag to lauda_system;

insert into feature_flag (name) values ('coverLetter');

-- migrate:down
drop table feature_flag;
revoke select on schema_migrations from lauda_app, lauda_system;
alter default privileges grant execute on functions to public;
revoke usage on schema public from lauda_app, lauda_system;
