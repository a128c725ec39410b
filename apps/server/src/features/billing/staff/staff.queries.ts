import type { SubscriptionStatus, SubscriptionType } from '@lauda/domain/entitlement';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';

export interface SubscriberFilter {
  type?: SubscriptionType | undefined;
  status?: SubscriptionStatus | undefined;
}

const found = (db: Kysely<DB>, { type, status }: SubscriberFilter) =>
  db
    .selectFrom('subscription as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .$if(type !== undefined, (query) => query.where('s.subscription_type', '=', type ?? 'free'))
    .$if(status !== undefined, (query) => query.where('s.status', '=', status ?? 'ended'));

/** Runs as lauda_auth. Most recently changed first. */
export const selectSubscribers = (
  db: Kysely<DB>,
  filter: SubscriberFilter,
  { page, limit }: { page: number; limit: number },
) =>
  found(db, filter)
    .select([
      's.user_id',
      'u.email',
      'u.name',
      's.subscription_type',
      's.status',
      's.dispute_status',
      's.valid_until',
      's.next_payment_date',
      's.updated_at',
    ])
    .orderBy('s.updated_at', 'desc')
    .orderBy('s.user_id')
    .limit(limit)
    .offset((page - 1) * limit);

export const selectSubscriberCount = (db: Kysely<DB>, filter: SubscriberFilter) =>
  found(db, filter).select((eb) => eb.fn.countAll<string>().as('count'));

/** Runs as lauda_auth. */
export const findDispute = async (db: Kysely<DB>, userId: string) =>
  (
    await db
      .selectFrom('subscription')
      .select('dispute_status')
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.dispute_status ?? null;

export const findUser = (db: Kysely<DB>, userId: string) =>
  db.selectFrom('app_user').select('id').where('id', '=', userId).executeTakeFirst();
