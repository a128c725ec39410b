import { createListeners } from '@lauda/local-first/listeners';
import type { SessionUser } from '@lauda/contract/accounts/session';
import type { Plan } from '@lauda/contract/billing/plans';
import { FREE_PLAN_RESUMES } from '@lauda/domain/resume/limits';
import { browserClock, type Clock } from './clock.ts';
import { createPlanCache } from './plan-cache.ts';
import type { PlanCalls } from './plan-calls.ts';
import { createPlanRefresh, type PlanRefresh } from './plan-refresh.ts';

/** The signed-in user and what they may use. */
export interface AuthState {
  readonly user: SessionUser | null;
  readonly loading: boolean;
  readonly isProAccess: boolean;
  readonly subscription: Plan['subscription'];
  readonly billingInfo: Plan['billingInfo'];
  /** Null while unknown, and for visitors. */
  readonly usageLimit: Plan['usageLimit'] | null;
}

/** Why the known plan is stale. `live`: a live event from the server said so. */
export type PlanChange = 'live' | 'renewal' | 'ai-use' | 'account-deletion';

export interface AuthStateStore {
  get: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** Called with the session's user whenever the session is read. */
  setUser: (user: SessionUser | null) => void;
  /** Called on other session events. */
  noticeSession: () => void;
  noticeChange: (change: PlanChange) => void;
  /** For a plan change by the user; resolves when the state reflects it. */
  readNow: () => Promise<void>;
  /** Resolves to whether the payment provider was reached. */
  sync: () => Promise<boolean>;
}

/** The plan's resume limit. Null for unlimited, and while the plan is unknown: the server enforces the limit too. */
export const resumeLimitOf = ({ isProAccess, loading }: AuthState): number | null =>
  isProAccess || loading ? null : FREE_PLAN_RESUMES;

/** An unreadable plan is no reason to refuse anything here: the server enforces it. */
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

  /** Afterwards, nothing of the previous user is on screen, cached or in flight. */
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
