-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- Whom the payment provider knows a user as: made once, never changed.
create table billing_customer (
  user_id           uuid        primary key references app_user on delete cascade,
  customer_id       text        not null unique,
  -- Readings of the provider's state are numbered when they begin. One that ends after a later one has
  -- been stored is older than what is there, and dropped.
  reading_begun     bigint      not null default 0,
  reading_stored    bigint      not null default 0,
  -- The checkout that is open: parallel and repeated requests lead to the same one.
  checkout_attempt  jsonb,
  created_at        timestamptz not null default now()
);

-- Words of the payment provider, each taken once. Only who they are about is kept: what happened is
-- read from the provider again.
create table payment_event (
  event_id     text        primary key,
  type         text        not null,
  customer_id  text,
  received_at  timestamptz not null default now(),
  processed_at timestamptz
);
create index payment_event_open on payment_event (customer_id) where processed_at is null;
create index payment_event_received on payment_event (received_at);

alter table billing_customer enable row level security;
alter table billing_customer force row level security;
alter table payment_event enable row level security;
alter table payment_event force row level security;

-- Requests reach neither: who pays for whom is for lauda_system alone.
create policy billing on billing_customer to lauda_system using (true) with check (true);
create policy billing on payment_event to lauda_system using (true) with check (true);
grant select, insert, update, delete on billing_customer, payment_event to lauda_system;

-- migrate:down
drop table payment_event, billing_customer;
