-- migrate:up
set local lock_timeout = '5s';
set local statement_timeout = '60s';

-- A second reader of answers: it costs tokens, and none of what a user may have.
alter table ai_use
  drop constraint ai_use_purpose_check,
  drop constraint ai_use_allowance_check,
  add constraint ai_use_purpose_check
    check (purpose in ('suggestion', 'tailoring', 'coach', 'letter', 'import', 'check')) not valid,
  add constraint ai_use_allowance_check check (allowance in ('suggestion', 'letter', 'pro', 'none')) not valid;

-- migrate:down
delete from ai_use where purpose = 'check' or allowance = 'none';
alter table ai_use
  drop constraint ai_use_purpose_check,
  drop constraint ai_use_allowance_check,
  add constraint ai_use_purpose_check
    check (purpose in ('suggestion', 'tailoring', 'coach', 'letter', 'import')),
  add constraint ai_use_allowance_check check (allowance in ('suggestion', 'letter', 'pro'));
