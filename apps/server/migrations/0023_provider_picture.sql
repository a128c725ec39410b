-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Where the provider shows the person's picture. Nobody is sent there: it is fetched once they start a resume with it.
alter table connection add column provider_picture text;

-- migrate:down
alter table connection drop column provider_picture;
