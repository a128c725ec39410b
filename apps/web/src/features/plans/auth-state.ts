import { createListeners } from '@lauda/local-first/listeners';
import type { SessionUser } from '@lauda/contract/session';
import type { Plan } from '@lauda/contract/plans';
import { FREE_PLAN_RESUMES } from '@lauda/domain/resume/limits';
import { browserClock, type Clock } from './clock.ts';
import { createPlanCache } from './plan-cache.ts';
import type { PlanCalls } from './plan-calls.ts';
import { createPlanRefresh, type PlanRefresh } from './plan-refresh.ts';

/** Who is here and what they may use. */
export interface AuthState {
  readonly user: SessionUser | null;
  readonly loading: boolean;
  readonly isProAccess: boolean;
  readonly subscription: Plan['subscription'];
  readonly billingInfo: Plan['billingInfo'];
  /** Null while it is not known, and for visitors. */
  readonly usageLimit: Plan['usageLimit'] | null;
}

/** Why what is known of a plan is old. `live`: the server said so. */
export type PlanChange = 'live' | 'renewal' | 'ai-use' | 'account-deletion';

export interface AuthStateStore {
  get: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** Who the session belongs to, whenever it is read. */
  setUser: (user: SessionUser | null) => void;
  /** Something else happened to the session. */
  noticeSession: () => void;
  noticeChange: (change: PlanChange) => void;
  /** The person has changed the plan; resolves when what is shown follows. */
  readNow: () => Promise<void>;
  /** Whether the payment provider was asked. */
  sync: () => Promise<boolean>;
}

/** How many resumes the plan holds; null for any number, and while the plan is not known: the server counts too. */
export const resumeLimitOf = ({ isProAccess, loading }: AuthState): number | null =>
  isProAccess || loading ? null : FREE_PLAN_RESUMES;

/** A plan that could not be read is nobody's reason to refuse anything: the server knows it. */
export const isPlanUnknown = ({ user, usageLimit }: AuthState): boolean =>
  user !== null && usageLimit === null;

const NOBODY: AuthState = {
  user: null,
  loading: false,
  isProAccess: false,
  subscription: null,
  billingInfo: null,
  usageLimit: null,
};

interface AuthStateOptions {
  calls: PlanCalls;
  clock?: Clock;
}

export function createAuthState({ calls, clock = browserClock }: AuthStateOptions): AuthStateStore {
  const listeners = createListeners();
  const cache = createPlanCache(clock);
  let state: AuthState = { ...NOBODY, loading: true };
  let refresh: PlanRefresh | null = null;

  const show = (next: AuthState): void => {
    state = next;
    listeners.notify();
  };

  /** Nothing of the one before is on screen, in the cache or on its way when this is done. */
  const change = (user: SessionUser | null): void => {
    refresh?.end();
    if (state.user !== null) cache.clear(state.user.id);
    refresh = null;
    show({ ...NOBODY, user, loading: user !== null });
    if (user === null) return;
    refresh = createPlanRefresh({
      userId: user.id,
      calls,
      clock,
      cache,
      onPlan: (plan) => show({ user: state.user, loading: false, ...plan }),
      onFailed: () => show({ ...state, loading: false }),
    });
  };

  return {
    get: () => state,
    subscribe: listeners.subscribe,
    setUser: (user) => {
      if (state.user?.id !== user?.id || user === null) change(user);
      else show({ ...state, user });
      refresh?.request();
    },
    noticeSession: () => refresh?.request(),
    noticeChange: (why) => {
      if (why !== 'account-deletion') refresh?.requestForNews();
      else if (state.user !== null) cache.clear(state.user.id);
    },
    readNow: async () => refresh?.readNow(),
    sync: async () => (refresh === null ? false : refresh.sync()),
  };
}
