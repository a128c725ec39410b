-- migrate:up transaction:false
-- Thinning walks this by time. A block index told times apart only until freed room in old pages was used again.
create index concurrently resume_version_text_saved_at on resume_version (saved_at) where document is not null;

-- migrate:down transaction:false
drop index concurrently resume_version_text_saved_at;
