import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import { SOCIAL_ERRORS } from '@lauda/contract/accounts/social-names';
import { safeReturnPath } from '@lauda/domain/accounts/return-path';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { AuthView } from '../../features/accounts/sign-in/auth-view.tsx';
import { LINK_ERRORS } from '../../features/accounts/mail-links/link-error.ts';
import { OneTimeCodeView } from '../../features/accounts/sign-in/one-time-code-view.tsx';
import { PasskeySignIn } from '../../features/accounts/passkeys/passkey-sign-in.tsx';
import { SecondFactorView } from '../../features/accounts/second-factors/second-factor-view.tsx';
import { SocialSignIn } from '../../features/accounts/social/social-sign-in.tsx';
import { useSocialFailure } from '../../features/accounts/social/use-social-failure.ts';
import { useSession } from '../../features/session/session.ts';
import { useSessionManager } from '../../features/session/session-context.tsx';
import { useSite } from '../../features/site/site.ts';
import { api } from '../../lib/api/api.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadingState } from '../../ui/loading/spinner.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';

const STEPS = ['sign-in', 'sign-up', 'code', 'second-factor'] as const;
type AuthStep = (typeof STEPS)[number];

/** An invalid parameter is dropped and never causes an error page: users arrive here from emails. */
const search = z.object({
  view: z.catch(z.optional(z.enum(STEPS)), undefined),
  redirect: z.catch(z.optional(z.string()), undefined),
  error: z.catch(z.optional(z.enum([...LINK_ERRORS, ...SOCIAL_ERRORS])), undefined),
});

export const Route = createFileRoute('/_public/auth')({
  validateSearch: (given) => search.parse(given),
  component: AuthScreen,
});

// Lazy: most users come to sign in.
const findContact = async () =>
  (await import('../../features/resumes/drafts.ts')).drafts.findVisitorContact();

function AuthScreen() {
  const text = useText();
  const { view = 'sign-in', redirect, error = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const { status } = useSession();
  const sessionManager = useSessionManager();
  const toast = useToast();
  const { socialProviders, isPhoneOn } = useSite();
  useSocialFailure({
    error: SOCIAL_ERRORS.find((known) => known === error) ?? null,
    title: text('accounts.signInFailed'),
    onTold: (code) => {
      sessionManager.announceError(code);
      void navigate({ search: ({ error: _told, ...rest }) => rest, replace: true });
    },
  });

  useEffect(() => {
    if (status === 'user') history.replace(safeReturnPath(redirect, location.origin));
  }, [status, redirect, history]);

  const show = (next: AuthStep) =>
    void navigate({ search: (current) => ({ ...current, view: next }), replace: next !== 'second-factor' });
  const settle = async ({ user }: SignInAnswer) => {
    if (user === null) show('second-factor');
    else await sessionManager.adopt(user);
  };

  if (status === 'loading' || status === 'user') return <LoadingState label={text('app.loading')} />;
  if (view === 'second-factor')
    return <SecondFactorView api={api} onAnswer={settle} onStartAgain={() => show('sign-in')} />;
  if (view === 'code')
    return (
      <OneTimeCodeView api={api} isPhoneOn={isPhoneOn} onAnswer={settle} onBack={() => show('sign-in')} />
    );
  return (
    <AuthView
      api={api}
      tab={view === 'sign-up' ? 'sign-up' : 'sign-in'}
      onTabChange={show}
      findContact={findContact}
      linkError={LINK_ERRORS.find((known) => known === error) ?? null}
      onSignInFailed={({ code, reason }) => {
        sessionManager.announceError(code ?? 'connection_failed');
        toast.show({ title: text('accounts.signInFailed'), description: text(reason), tone: 'danger' });
      }}
      otherWays={
        <div className="grid gap-3">
          <SocialSignIn
            api={api}
            providers={socialProviders}
            redirect={redirect}
            leaveTo={async (url) => {
              await sessionManager.expectReturn('sign-in');
              location.assign(url);
            }}
            onFailed={() => sessionManager.announceError('social_unavailable')}
          />
          {view === 'sign-in' && <PasskeySignIn api={api} onAnswer={settle} onCode={() => show('code')} />}
        </div>
      }
      onAnswer={settle}
    />
  );
}
