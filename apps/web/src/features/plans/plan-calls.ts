import { ApiError } from '@lauda/contract/client';
import type { Client } from '@lauda/contract/client';
import type { Plan, Profile } from '@lauda/contract/billing/plans';

export interface PlanCalls {
  /** Null when there is no profile. */
  findProfile: (userId: string) => Promise<Profile | null>;
  getPlan: (userId: string) => Promise<Plan>;
  /** Asks the payment provider again. */
  syncPlan: (userId: string) => Promise<unknown>;
}

export const planCalls = (api: Pick<Client, 'getProfile' | 'getPlan' | 'syncPlan'>): PlanCalls => ({
  findProfile: async (userId) => {
    try {
      return await api.getProfile({ params: { userId } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  },
  getPlan: (userId) => api.getPlan({ params: { userId } }),
  syncPlan: (userId) => api.syncPlan({ params: { userId } }),
});
