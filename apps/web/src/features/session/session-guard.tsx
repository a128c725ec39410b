import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadingState } from '../../ui/loading/spinner.tsx';
import { isAuthCallback, useCallbackWait } from './auth-callback.ts';
import { useSession } from './session.ts';
import { SessionUnread, useSessionManager } from './session-context.tsx';

interface SessionGuardProps {
  children: React.ReactNode;
  /** Called with the current path when the user must sign in. */
  onSignInNeeded: (path: string) => void;
}

/** Shows its children to signed-in users only. The server checks again on each call. */
export function SessionGuard({ children, onSignInNeeded }: SessionGuardProps) {
  const text = useText();
  const session = useSession();
  const sessionManager = useSessionManager();
  const navigate = useNavigate();
  const { pathname, searchStr, hash } = useLocation();
  const [isCallback] = useState(() => isAuthCallback(hash));
  const isWaiting = useCallbackWait(isCallback && session.status !== 'user');
  const mustSignIn = session.status === 'visitor' && !isWaiting;

  const sendToSignIn = useEffectEvent(() => {
    onSignInNeeded(pathname);
    const search = sessionManager.hasLoggedOut() ? {} : { redirect: pathname + searchStr };
    void navigate({ to: '/auth', search, replace: true });
  });
  useEffect(() => {
    if (mustSignIn) sendToSignIn();
  }, [mustSignIn]);

  if (session.status === 'user') return children;
  if (session.status === 'unknown' && !isWaiting) return <SessionUnread />;
  return <LoadingState label={text(isCallback ? 'app.processingAuthentication' : 'app.loading')} />;
}
