import type { Plan, Profile } from '@lauda/contract/plans';
import { type Clock, isWithin } from './clock.ts';

const CACHE_MS = 300_000;

export interface PlanData {
  readonly profile: Profile | null;
  readonly plan: Plan;
}

export type PlanCache = ReturnType<typeof createPlanCache>;

/** What was read of each user, under their id alone. */
export function createPlanCache(clock: Clock) {
  const entries = new Map<string, { readonly data: PlanData; readonly readAt: number }>();
  let clearings = 0;
  return {
    find: (userId: string): PlanData | null => {
      const entry = entries.get(userId);
      return entry && isWithin(clock, entry.readAt, CACHE_MS) ? entry.data : null;
    },
    /** To be called before reading; call what it returns with the answer. */
    expect: (userId: string) => {
      const before = clearings;
      return (data: PlanData): void => {
        // Read before something changed: older than what was cleared away.
        if (before === clearings) entries.set(userId, { data, readAt: clock.now() });
      };
    },
    clear: (userId: string): void => {
      clearings += 1;
      entries.delete(userId);
    },
  };
}
