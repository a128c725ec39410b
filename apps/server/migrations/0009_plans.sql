-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

create table profile (
  user_id        uuid    primary key references app_user on delete cascade,
  id             uuid    not null unique default gen_random_uuid(),
  ai_usage_count integer not null default 0 check (ai_usage_count >= 0)
);

-- What the payment provider said last; its word is the truth, and this a copy.
create table subscription (
  user_id                     uuid        primary key references app_user on delete cascade,
  subscription_type           text        not null
    check (subscription_type in ('free', 'proSubscription', 'proLifetime')),
  status                      text        not null
    check (status in ('pending', 'active', 'gracePeriod', 'cancelled', 'ended')),
  valid_until                 timestamptz,
  next_payment_amount_cents   integer,
  next_payment_currency       text,
  next_payment_date           timestamptz,
  provider_subscription_id    text        unique,
  provider_customer_id        text        unique,
  cancellation_reason         text,
  cancellation_reason_details text,
  cancellation_effective_date timestamptz,
  can_reactivate_until        timestamptz,
  updated_at                  timestamptz not null default now()
);

create table billing_info (
  user_id             uuid        primary key references app_user on delete cascade,
  id                  uuid        not null unique default gen_random_uuid(),
  customer_id         text        not null,
  name                text        not null default '',
  email               text        not null default '',
  address_line1       text        not null default '',
  address_line2       text        not null default '',
  address_city        text        not null default '',
  address_state       text        not null default '',
  address_postal_code text        not null default '',
  address_country     text        not null default '',
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now()
);

-- Whoever is there has a profile. The owner is bound by row-level security as well, and would see nobody.
alter table app_user no force row level security;
insert into profile (user_id) select id from app_user;
alter table app_user force row level security;

create function make_profile() returns trigger language plpgsql as $$
begin
  insert into profile (user_id) values (new.id);
  return null;
end $$;
create trigger make_profile after insert on app_user for each row execute function make_profile();

alter table profile enable row level security;
alter table profile force row level security;
alter table subscription enable row level security;
alter table subscription force row level security;
alter table billing_info enable row level security;
alter table billing_info force row level security;

-- Nobody makes themselves pro by way of a request: requests read, and lauda_system writes.
create policy read_own on profile for select to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy read_own on subscription for select to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy read_own on billing_info for select to lauda_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
grant select on profile, subscription, billing_info to lauda_app;

create policy plans on profile to lauda_system using (true) with check (true);
create policy plans on subscription to lauda_system using (true) with check (true);
create policy plans on billing_info to lauda_system using (true) with check (true);
grant select, insert, update on profile, subscription, billing_info to lauda_system;
grant delete on subscription, billing_info to lauda_system;

-- For the trigger: whoever makes a user makes their profile with it.
create policy made_with_user on profile for insert to lauda_auth with check (true);
grant insert on profile to lauda_auth;

-- migrate:down
drop trigger make_profile on app_user;
drop function make_profile;
drop table billing_info, subscription, profile;
