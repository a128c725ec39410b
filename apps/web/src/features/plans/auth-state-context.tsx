import type { SessionUser } from '@lauda/contract/session';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { useLiveEvent } from '../../lib/live-events/live-events-context.tsx';
import {
  type AuthState,
  type AuthStateStore,
  isPlanUnknown,
  type PlanChange,
  resumeLimitOf,
} from './auth-state.ts';

const AuthStateContext = createContext<AuthStateStore | null>(null);
const IsSellingContext = createContext(true);

interface AuthStateProviderProps {
  store: AuthStateStore;
  /** Undefined while that is not known. */
  user: SessionUser | null | undefined;
  subscribeToSession: (listener: () => void) => () => void;
  /** Where nothing is sold, visitors have what Pro has too. */
  isSelling: boolean;
  children: ReactNode;
}

export function AuthStateProvider(props: AuthStateProviderProps) {
  const { store, user, subscribeToSession, isSelling, children } = props;
  useEffect(() => {
    if (user !== undefined) store.setUser(user);
  }, [store, user]);
  useEffect(() => subscribeToSession(store.noticeSession), [store, subscribeToSession]);
  useLiveEvent('profile.changed', () => store.noticeChange('live'));
  useLiveEvent('subscription.changed', () => store.noticeChange('live'));
  useLiveEvent('billing.changed', () => store.noticeChange('live'));
  return (
    <AuthStateContext value={store}>
      <IsSellingContext value={isSelling}>{children}</IsSellingContext>
    </AuthStateContext>
  );
}

function useOpenResume(): AuthStateStore {
  const store = use(AuthStateContext);
  if (!store) throw new Error('useAuthState needs an AuthStateProvider above it');
  return store;
}

export function useAuthState(): AuthState {
  const store = useOpenResume();
  const isSelling = use(IsSellingContext);
  const state = useSyncExternalStore(store.subscribe, store.get);
  return isSelling ? state : { ...state, isProAccess: true };
}

export const useResumeLimit = (): number | null => resumeLimitOf(useAuthState());

export const useIsPlanUnknown = (): boolean => isPlanUnknown(useAuthState());

/** For a change of the plan that the person waits for. */
export const useReadPlanNow = (): (() => Promise<void>) => useOpenResume().readNow;

/** For whoever has just changed something of the plan. */
export const usePlanChange = (): ((change: PlanChange) => void) => useOpenResume().noticeChange;
