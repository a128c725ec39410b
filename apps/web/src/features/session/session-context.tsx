import { createContext, type ReactNode, use, useEffect } from 'react';
import { useLiveEvent } from '../../lib/live-events/live-events-context.tsx';
import type { SessionKeeper } from './session-keeper.ts';

const SessionContext = createContext<SessionKeeper | null>(null);

interface SessionProviderProps {
  keeper: SessionKeeper;
  children: ReactNode;
}

export function SessionProvider({ keeper, children }: SessionProviderProps) {
  useEffect(() => keeper.open(), [keeper]);
  return <SessionContext value={keeper}>{children}</SessionContext>;
}

export function useSessionKeeper(): SessionKeeper {
  const keeper = use(SessionContext);
  if (!keeper) throw new Error('useSessionKeeper needs a SessionProvider above it');
  return keeper;
}

/** The server says when the session has changed elsewhere: ended on another device, or the person's data. */
export function useLiveSession(): void {
  const keeper = useSessionKeeper();
  useLiveEvent('session.changed', () => void keeper.refresh());
}
