import { createFileRoute, redirect } from '@tanstack/react-router';
import { type CallbackOutcome, finishCallback } from '../../features/accounts/finish-callback.ts';
import { recoveryToken } from '../../features/accounts/recovery-token.ts';
import { sessionQuery } from '../../features/session/session.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadingState } from '../../ui/spinner.tsx';

const WAYS_ON: Record<CallbackOutcome, () => unknown> = {
  'signed-in': () => redirect({ to: '/resumes', replace: true }),
  visitor: () => redirect({ to: '/auth', replace: true }),
  recovery: () => redirect({ to: '/reset-password', search: { step: 'change' }, replace: true }),
  'verification-failed': () =>
    redirect({ to: '/auth', search: { error: 'verification_failed' }, replace: true }),
  'session-unreadable': () => redirect({ to: '/error', replace: true }),
};

export const Route = createFileRoute('/_app/auth/callback')({
  pendingMs: 0,
  pendingComponent: CallbackScreen,
  // Not an effect: those run twice in development, and a token works once.
  loader: async ({ context: { mailLink, queryClient, sessionKeeper } }) => {
    const outcome = await finishCallback(mailLink.take(), {
      confirmEmail: async (token) => {
        const { user } = await api.confirmEmail({ body: { token } });
        await sessionKeeper.adopt(user);
      },
      beginRecovery: (token) => {
        recoveryToken.keep(token);
        sessionKeeper.announceRecovery();
      },
      hasSession: async () => (await queryClient.fetchQuery(sessionQuery)).user !== null,
    });
    throw WAYS_ON[outcome]();
  },
});

function CallbackScreen() {
  const text = useText();
  return <LoadingState label={text('app.processingAuthentication')} />;
}
