import type { SessionUser } from '@lauda/contract/accounts/session';
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
  /** Undefined while unknown. */
  user: SessionUser | null | undefined;
  subscribeToSession: (listener: () => void) => () => void;
  /** When nothing is sold, visitors also have all Pro features. */
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

/** Rereads the plan immediately, for a change that the user waits for. */
export const useReadPlanNow = (): (() => Promise<void>) => useOpenResume().readNow;

/** Reports a change that makes the known plan stale. */
export const usePlanChange = (): ((change: PlanChange) => void) => useOpenResume().noticeChange;
