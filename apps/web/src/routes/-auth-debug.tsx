import { useQuery } from '@tanstack/react-query';
import { AuthDebugView } from '../features/debug/auth-debug-view.tsx';
import { useSessionLog } from '../features/debug/session-log.ts';
import { useAuthState } from '../features/plans/auth-state-context.tsx';
import { sessionQuery } from '../features/session/session.ts';
import { useSessionManager } from '../features/session/session-context.tsx';
import { useSite } from '../features/site/site.ts';
import { api } from '../lib/api/api.ts';
import { documentLocale } from '../lib/i18n/texts.ts';

export function AuthDebugScreen() {
  const { data: session } = useQuery(sessionQuery);
  const sessionManager = useSessionManager();
  const { socialProviders } = useSite();
  const signIn = async () => {
    try {
      const { url } = await api.startSocialSignIn({
        body: {
          provider: 'google',
          redirect: '/auth-debug',
          language: documentLocale(),
          preferred_domain: location.hostname,
        },
      });
      await sessionManager.expectReturn('sign-in');
      location.assign(url);
    } catch {
      sessionManager.announceError('social_unavailable');
    }
  };
  return (
    <AuthDebugView
      session={session}
      plan={useAuthState()}
      events={useSessionLog()}
      onSignInWithGoogle={socialProviders.includes('google') ? () => void signIn() : null}
      onSignOut={() => void sessionManager.logOut()}
    />
  );
}
