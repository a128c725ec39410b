-- migrate:up transaction:false
drop index concurrently resume_version_saved_at;

-- migrate:down transaction:false
create index concurrently resume_version_saved_at on resume_version using brin (saved_at);
