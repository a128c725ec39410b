-- Roles and database that must exist before the first migration. prepare-database.ts runs this through psql as an
-- administrator of the server. Idempotent, except that it sets the passwords again.
--   psql variables: database_name, owner_password, app_password, system_password, auth_password

-- Without the lock, parallel runs would both find a role missing and one would fail to create it.
select pg_advisory_lock(hashtext('lauda bootstrap')) \g (format=unaligned) /dev/null

select format('create role %I', name)
from unnest(array['lauda_owner', 'lauda_app', 'lauda_system', 'lauda_auth']) as name
where not exists (select from pg_roles where rolname = name)
\gexec

-- Superusers and roles with BYPASSRLS bypass row-level security.
select format('alter role %I nosuperuser nobypassrls', rolname)
from pg_roles
where rolname in ('lauda_owner', 'lauda_app', 'lauda_system', 'lauda_auth') and (rolsuper or rolbypassrls)
\gexec

-- Owns the schema and runs migrations; CREATEDB lets tests clone a migrated template.
alter role lauda_owner with login createdb password :'owner_password';
-- Serves requests.
alter role lauda_app with login nocreatedb nocreaterole password :'app_password';
-- Runs background jobs. It is subject to row-level security too: the migrations grant access across users
-- table by table.
alter role lauda_system with login nocreatedb nocreaterole password :'system_password';
-- Signs users in. The only role that reads password hashes, session tokens and one-time tokens.
alter role lauda_auth with login nocreatedb nocreaterole password :'auth_password';

-- An administrator without superuser rights (managed databases) can create a database only for a
-- role that it is a member of.
select format('grant lauda_owner to %I', current_user)
from pg_roles
where rolname = current_user and not rolsuper and not pg_has_role(current_user, 'lauda_owner', 'member')
\gexec

select format('create database %I owner lauda_owner encoding ''UTF8'' template template0', :'database_name')
where not exists (select from pg_database where datname = :'database_name')
\gexec

select format('revoke connect, temporary on database %I from public', :'database_name')
\gexec
select format('grant connect on database %I to lauda_app, lauda_system, lauda_auth', :'database_name')
\gexec
