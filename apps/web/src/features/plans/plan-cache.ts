import type { Plan, Profile } from '@lauda/contract/billing/plans';
import { type Clock, isWithin } from './clock.ts';

const CACHE_MS = 300_000;

export interface PlanData {
  readonly profile: Profile | null;
  readonly plan: Plan;
}

export type PlanCache = ReturnType<typeof createPlanCache>;

/** Caches what was read for each user, by user id. */
export function createPlanCache(clock: Clock) {
  const entries = new Map<string, { readonly data: PlanData; readonly readAt: number }>();
  let clearings = 0;
  return {
    find: (userId: string): PlanData | null => {
      const entry = entries.get(userId);
      return entry && isWithin(clock, entry.readAt, CACHE_MS) ? entry.data : null;
    },
    /** Call before reading; pass the response to the returned function. */
    expect: (userId: string) => {
      const before = clearings;
      return (data: PlanData): void => {
        // The read started before the last clear, so its result may be stale.
        if (before === clearings) entries.set(userId, { data, readAt: clock.now() });
      };
    },
    clear: (userId: string): void => {
      clearings += 1;
      entries.delete(userId);
    },
  };
}
