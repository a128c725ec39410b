import { createContext, type ReactNode, use, useEffect } from 'react';
import { useLiveEvent } from '../../lib/live-events/live-events-context.tsx';
import type { SessionManager } from './session-manager.ts';

const SessionContext = createContext<SessionManager | null>(null);

interface SessionProviderProps {
  sessionManager: SessionManager;
  children: ReactNode;
}

export function SessionProvider({ sessionManager, children }: SessionProviderProps) {
  useEffect(() => sessionManager.open(), [sessionManager]);
  return <SessionContext value={sessionManager}>{children}</SessionContext>;
}

export function useSessionManager(): SessionManager {
  const sessionManager = use(SessionContext);
  if (!sessionManager) throw new Error('useSessionManager needs a SessionProvider above it');
  return sessionManager;
}

/** The server says when the session has changed elsewhere: ended on another device, or the person's data. */
export function useLiveSession(): void {
  const sessionManager = useSessionManager();
  useLiveEvent('session.changed', () => void sessionManager.refresh());
}
