import type { ProviderSubscription } from '../../features/plans/queries.ts';
import { upsertSubscription } from '../../features/plans/queries.ts';
import type { TestUser } from '../accounts.ts';
import type { TestDatabase } from '../database.ts';

export const providerSubscription = (changes: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  subscription_type: 'proSubscription',
  status: 'active',
  valid_until: null,
  ...changes,
});

/** Stores a subscription as a webhook would. */
export const subscribe = (
  { systemDb }: Pick<TestDatabase, 'systemDb'>,
  { userId }: Pick<TestUser, 'userId'>,
  changes: Partial<ProviderSubscription>,
): Promise<void> => upsertSubscription(systemDb, userId, providerSubscription(changes));
