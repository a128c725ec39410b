import type { Plan, Profile } from '@lauda/contract/billing/plans';
import {
  hasNextPayment,
  hasProAccess,
  isPaid,
  planLimits,
  type SubscriptionTerms,
} from '@lauda/domain/entitlement';
import type { StaffRole } from '@lauda/domain/permissions';
import type { Kysely } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import { presentBillingInfo, presentSubscription, type SubscriptionRow } from './present.ts';
import { ensureProfile, findBillingInfo, findProfile, findSubscription } from './queries.ts';

export type { SubscriptionRow } from './present.ts';
export { type ProviderState, storeProviderState } from './provider-state.ts';

/** Fetches and stores the payment provider's state; false when the provider does not know this user. */
export type RefreshFromProvider = (userId: string) => Promise<boolean>;

export interface PlanServiceDeps {
  db: Kysely<DB>;
  /** Writes tables that requests may only read. */
  systemDb: Kysely<DB>;
  staffRoleOf: (userId: string) => Promise<StaffRole | null>;
  refreshFromProvider: RefreshFromProvider;
  /** Whether a payment provider is configured. */
  isSelling: boolean;
}

const termsOf = (row: SubscriptionRow | null): SubscriptionTerms | null =>
  row && {
    subscriptionType: row.subscription_type,
    status: row.status,
    validUntil: row.valid_until,
    canReactivateUntil: row.can_reactivate_until,
  };

export type PlanService = ReturnType<typeof createPlanService>;

export function createPlanService(deps: PlanServiceDeps) {
  const { db, systemDb, staffRoleOf, refreshFromProvider, isSelling } = deps;
  const entitle = async (userId: string, row: SubscriptionRow | null) => ({
    subscription: termsOf(row),
    role: await staffRoleOf(userId),
    isSelling,
    now: new Date(),
  });

  const getPlan = async (userId: string): Promise<Plan> => {
    const rows = await asUser(db, userId, async (trx) => ({
      profile: await findProfile(trx, userId),
      subscription: await findSubscription(trx, userId),
      billingInfo: await findBillingInfo(trx, userId),
    }));
    const entitlement = await entitle(userId, rows.subscription);
    const isProAccess = hasProAccess(entitlement);
    return {
      isProAccess,
      subscription:
        rows.subscription &&
        presentSubscription(rows.subscription, { isNextPaymentShown: hasNextPayment(entitlement) }),
      billingInfo: rows.billingInfo && isPaid(entitlement) ? presentBillingInfo(rows.billingInfo) : null,
      usageLimit: {
        maxAiSuggestions: planLimits(isProAccess).aiSuggestions,
        aiSuggestions: rows.profile?.ai_usage_count ?? 0,
      },
    };
  };

  return {
    getPlan,

    getProfile: async (userId: string): Promise<Profile> => {
      const row = await asUser(db, userId, (trx) => findProfile(trx, userId));
      if (row === null) throw new AppError('NOT_FOUND');
      return { id: row.id, userId: row.user_id, aiUsageCount: row.ai_usage_count };
    },

    /** The plan's resume limit; null for unlimited. */
    resumeLimitOf: async (userId: string): Promise<number | null> => {
      const row = await asUser(db, userId, (trx) => findSubscription(trx, userId));
      return planLimits(hasProAccess(await entitle(userId, row))).resumes;
    },

    /** Whether the provider knew the user; a missing profile is created in any case. */
    sync: async (userId: string): Promise<boolean> => {
      const isFetched = await refreshFromProvider(userId);
      await systemDb.transaction().execute(async (trx) => {
        if (await ensureProfile(trx, userId))
          await publishEvent(trx, { userId }, { type: 'profile.changed' });
      });
      return isFetched;
    },
  };
}
