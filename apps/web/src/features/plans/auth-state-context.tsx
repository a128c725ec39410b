import type { SessionUser } from '@lauda/contract/session';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { useLiveEvent } from '../../lib/live-events/live-events-context.tsx';
import type { AuthState, AuthStateKeeper, PlanChange } from './auth-state.ts';

const AuthStateContext = createContext<AuthStateKeeper | null>(null);

interface AuthStateProviderProps {
  keeper: AuthStateKeeper;
  /** Undefined while that is not known. */
  user: SessionUser | null | undefined;
  subscribeToSession: (listener: () => void) => () => void;
  children: ReactNode;
}

export function AuthStateProvider({ keeper, user, subscribeToSession, children }: AuthStateProviderProps) {
  useEffect(() => {
    if (user !== undefined) keeper.setUser(user);
  }, [keeper, user]);
  useEffect(() => subscribeToSession(keeper.noticeSession), [keeper, subscribeToSession]);
  useLiveEvent('profile.changed', () => keeper.noticeChange('live'));
  useLiveEvent('subscription.changed', () => keeper.noticeChange('live'));
  useLiveEvent('billing.changed', () => keeper.noticeChange('live'));
  return <AuthStateContext value={keeper}>{children}</AuthStateContext>;
}

function useKeeper(): AuthStateKeeper {
  const keeper = use(AuthStateContext);
  if (!keeper) throw new Error('useAuthState needs an AuthStateProvider above it');
  return keeper;
}

export function useAuthState(): AuthState {
  const keeper = useKeeper();
  return useSyncExternalStore(keeper.subscribe, keeper.get);
}

/** For a change of the plan that the person waits for. */
export const useReadPlanNow = (): (() => Promise<void>) => useKeeper().readNow;

/** For whoever has just changed something of the plan. */
export const usePlanChange = (): ((change: PlanChange) => void) => useKeeper().noticeChange;
