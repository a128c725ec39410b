-- migrate:up transaction:false
-- Who is still to be told today, by where it is morning.
create index concurrently email_preference_due on email_preference (kind, time_zone, told_until) where is_on;

-- migrate:down transaction:false
drop index concurrently email_preference_due;
