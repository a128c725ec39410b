-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- The trace that an event belongs to, for the relay to go on with. Null unless the save was recorded.
alter table live_event add column trace_parent text;
alter table live_event alter column trace_parent set default nullif(current_setting('app.trace_parent', true), '');

-- migrate:down
alter table live_event drop column trace_parent;
