import type { SessionUser } from '@lauda/contract/session';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { useLiveEvent } from '../../lib/live-events/live-events-context.tsx';
import { type AuthState, type AuthStateKeeper, type PlanChange, resumeLimitOf } from './auth-state.ts';

const AuthStateContext = createContext<AuthStateKeeper | null>(null);
const IsSellingContext = createContext(true);

interface AuthStateProviderProps {
  keeper: AuthStateKeeper;
  /** Undefined while that is not known. */
  user: SessionUser | null | undefined;
  subscribeToSession: (listener: () => void) => () => void;
  /** Where nothing is sold, visitors have what Pro has too. */
  isSelling: boolean;
  children: ReactNode;
}

export function AuthStateProvider(props: AuthStateProviderProps) {
  const { keeper, user, subscribeToSession, isSelling, children } = props;
  useEffect(() => {
    if (user !== undefined) keeper.setUser(user);
  }, [keeper, user]);
  useEffect(() => subscribeToSession(keeper.noticeSession), [keeper, subscribeToSession]);
  useLiveEvent('profile.changed', () => keeper.noticeChange('live'));
  useLiveEvent('subscription.changed', () => keeper.noticeChange('live'));
  useLiveEvent('billing.changed', () => keeper.noticeChange('live'));
  return (
    <AuthStateContext value={keeper}>
      <IsSellingContext value={isSelling}>{children}</IsSellingContext>
    </AuthStateContext>
  );
}

function useKeeper(): AuthStateKeeper {
  const keeper = use(AuthStateContext);
  if (!keeper) throw new Error('useAuthState needs an AuthStateProvider above it');
  return keeper;
}

export function useAuthState(): AuthState {
  const keeper = useKeeper();
  const isSelling = use(IsSellingContext);
  const state = useSyncExternalStore(keeper.subscribe, keeper.get);
  return isSelling ? state : { ...state, isProAccess: true };
}

export const useResumeLimit = (): number | null => resumeLimitOf(useAuthState());

/** For a change of the plan that the person waits for. */
export const useReadPlanNow = (): (() => Promise<void>) => useKeeper().readNow;

/** For whoever has just changed something of the plan. */
export const usePlanChange = (): ((change: PlanChange) => void) => useKeeper().noticeChange;
