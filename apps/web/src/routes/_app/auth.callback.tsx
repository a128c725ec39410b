import { createFileRoute, redirect } from '@tanstack/react-router';
import { ConfirmWithPasswordView } from '../../features/accounts/sign-up/confirm-with-password-view.tsx';
import {
  ConfirmEmailChangeView,
  RestoreEmailView,
} from '../../features/accounts/email-change/email-link-view.tsx';
import { type CallbackOutcome, finishCallback } from '../../features/accounts/mail-links/finish-callback.ts';
import { recoveryToken } from '../../features/accounts/password/recovery-token.ts';
import { sessionQuery } from '../../features/session/session.ts';
import { useSessionManager } from '../../features/session/session-context.tsx';
import { api } from '../../lib/api/api.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadingState } from '../../ui/loading/spinner.tsx';

/** Outcomes that stay on this page. */
type Stay = 'password-needed' | 'asks';
const isStay = (outcome: CallbackOutcome): outcome is Stay =>
  outcome === 'password-needed' || outcome === 'asks';

const WAYS_ON: Record<Exclude<CallbackOutcome, Stay>, () => unknown> = {
  'signed-in': () => redirect({ to: '/resumes', replace: true }),
  'second-factor': () => redirect({ to: '/auth', search: { view: 'second-factor' }, replace: true }),
  visitor: () => redirect({ to: '/auth', replace: true }),
  recovery: () => redirect({ to: '/reset-password', search: { step: 'change' }, replace: true }),
  'verification-failed': () =>
    redirect({ to: '/auth', search: { error: 'verification_failed' }, replace: true }),
  'session-unreadable': () => redirect({ to: '/error', replace: true }),
};

export const Route = createFileRoute('/_app/auth/callback')({
  pendingMs: 0,
  pendingComponent: CallbackScreen,
  // Not an effect: effects run twice in development, and a token works once.
  loader: async ({ context: { mailLink, queryClient, sessionManager } }) => {
    const link = mailLink.take();
    const outcome = await finishCallback(link, {
      confirmEmail: async (token) => {
        // Lazy: only visits from an email link need it, but everyone loads this file.
        const { api: lateApi } = await import('../../lib/api/api.ts');
        const { user } = await lateApi.confirmEmail({ body: { token } });
        if (user === null) return 'second-factor';
        await sessionManager.adopt(user);
        return 'signed-in';
      },
      beginRecovery: (token) => {
        recoveryToken.keep(token);
        sessionManager.announceRecovery();
      },
      hasSession: async () => (await queryClient.fetchQuery(sessionQuery)).user !== null,
    });
    if (isStay(outcome) && link.kind !== 'none') return link;
    throw WAYS_ON[isStay(outcome) ? 'verification-failed' : outcome]();
  },
  component: LinkScreen,
});

function LinkScreen() {
  const { kind } = Route.useLoaderData();
  if (kind === 'email-change') return <EmailChangeScreen />;
  return kind === 'email-restore' ? <EmailRestoreScreen /> : <PasswordScreen />;
}

function EmailChangeScreen() {
  const { token } = Route.useLoaderData();
  const sessionManager = useSessionManager();
  // This browser may be signed in to the account.
  return <ConfirmEmailChangeView api={api} token={token} onDone={() => void sessionManager.refresh()} />;
}

function EmailRestoreScreen() {
  const { token } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const sessionManager = useSessionManager();
  return (
    <RestoreEmailView
      api={api}
      token={token}
      onRestored={(resetToken) => {
        recoveryToken.keep(resetToken);
        sessionManager.announceRecovery();
      }}
      onChoosePassword={() =>
        void navigate({ to: '/reset-password', search: { step: 'change' }, replace: true })
      }
    />
  );
}

function PasswordScreen() {
  const { token } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const sessionManager = useSessionManager();
  return (
    <ConfirmWithPasswordView
      api={api}
      token={token}
      onTokenInvalid={() =>
        void navigate({ to: '/auth', search: { error: 'verification_failed' }, replace: true })
      }
      onAnswer={async ({ user }) => {
        if (user === null) return navigate({ to: '/auth', search: { view: 'second-factor' }, replace: true });
        await sessionManager.adopt(user);
        await navigate({ to: '/resumes', replace: true });
      }}
    />
  );
}

function CallbackScreen() {
  const text = useText();
  return <LoadingState label={text('app.processingAuthentication')} />;
}
