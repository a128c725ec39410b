-- migrate:up transaction:false
-- Retention takes the oldest uses first, in whatever state they ended.
create index concurrently ai_use_age on ai_use (reserved_at);

-- migrate:down transaction:false
drop index concurrently ai_use_age;
