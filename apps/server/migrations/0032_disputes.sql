-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- What the customer's bank and we do not agree on, as the payment provider says; staff see it.
alter table subscription add column dispute_status text check (dispute_status in ('open', 'won', 'lost'));
grant select (dispute_status) on subscription to lauda_auth;

-- migrate:down
alter table subscription drop column dispute_status;
