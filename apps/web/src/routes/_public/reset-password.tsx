import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { recoveryToken } from '../../features/accounts/recovery-token.ts';
import { ChangePasswordView, RequestLinkView } from '../../features/accounts/reset-password-view.tsx';
import { useSessionKeeper } from '../../features/session/session-context.tsx';
import { api } from '../../lib/api.ts';

const search = z.object({ step: z.catch(z.optional(z.literal('change')), undefined) });

export const Route = createFileRoute('/_public/reset-password')({
  validateSearch: (given) => search.parse(given),
  component: ResetPasswordScreen,
});

function ResetPasswordScreen() {
  const { step } = Route.useSearch();
  return step === 'change' ? <ChangeStep /> : <RequestLinkView api={api} />;
}

function ChangeStep() {
  const navigate = useNavigate();
  const keeper = useSessionKeeper();
  const [token] = useState(recoveryToken.find);

  const startOver = () => {
    recoveryToken.forget();
    void navigate({ to: '/auth', search: { error: 'reset_failed' }, replace: true });
  };
  useEffect(() => {
    if (token === null) void navigate({ to: '/auth', search: { error: 'reset_failed' }, replace: true });
  }, [token, navigate]);

  if (token === null) return null;
  return (
    <ChangePasswordView
      api={api}
      token={token}
      onTokenInvalid={startOver}
      onChanged={async ({ user }) => {
        recoveryToken.forget();
        if (user === null) return navigate({ to: '/auth', search: { view: 'second-factor' }, replace: true });
        await keeper.adopt(user);
        await navigate({ to: '/resumes', replace: true });
      }}
    />
  );
}
