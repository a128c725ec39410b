import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useLiveEvent } from '../../lib/live-events/live-events-context.tsx';
import { LoadFailure } from '../../ui/failures/load-failure.tsx';
import type { SessionManager } from './session-manager.ts';
import { sessionQuery } from './session.ts';

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

/**
 * Reacts to live events that the session has changed elsewhere: ended on another device, or the user's data changed.
 */
export function useLiveSession(): void {
  const sessionManager = useSessionManager();
  useLiveEvent('session.changed', () => void sessionManager.refresh());
}

/** Replaces content that needs an account while the session cannot be read. Disappears by itself once it is read. */
export function SessionUnread() {
  const text = useText();
  const { refetch } = useQuery(sessionQuery);
  return (
    <LoadFailure title={text('app.sessionUnreadTitle')} onRetry={() => void refetch()}>
      {text('app.sessionUnreadDescription')}
    </LoadFailure>
  );
}
