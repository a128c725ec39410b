import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadingState } from '../../ui/spinner.tsx';
import { isAuthCallback, useCallbackWait } from './auth-callback.ts';
import { sessionQuery, useSession } from './session.ts';
import { useSessionManager } from './session-context.tsx';

interface SessionGuardProps {
  children: React.ReactNode;
  /** Says why the person is sent to sign in. */
  onSignInNeeded: (path: string) => void;
}

/** Shows its children to signed-in people only. The server decides again on each call. */
export function SessionGuard({ children, onSignInNeeded }: SessionGuardProps) {
  const text = useText();
  const session = useSession();
  const { refetch } = useQuery(sessionQuery);
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
  if (session.status === 'unknown' && !isWaiting)
    return (
      <LoadFailure title={text('app.sessionUnreadTitle')} onRetry={() => void refetch()}>
        {text('app.sessionUnreadDescription')}
      </LoadFailure>
    );
  return <LoadingState label={text(isCallback ? 'app.processingAuthentication' : 'app.loading')} />;
}
