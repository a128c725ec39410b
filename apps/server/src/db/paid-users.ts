import { type RawBuilder, sql } from 'kysely';

/**
 * SQL condition: the user's subscription gives access. For queries over many users. Implements the domain's
 * `isPaid`; a test compares the two.
 */
export const hasPaidPlan = (userId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from subscription paid
  where paid.user_id = ${userId} and paid.subscription_type <> 'free' and (
    (paid.status in ('active', 'gracePeriod') and coalesce(paid.valid_until > now(), true))
    or ((paid.status = 'cancelled' or paid.can_reactivate_until is not null) and paid.valid_until > now())
  )
)`;
