import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import {
  hasOtherWaysIn,
  WAYS_IN_REVIEW,
  WAYS_IN_REVIEW_PATH,
} from '../../features/accounts/password/other-ways-in.ts';
import { recoveryToken } from '../../features/accounts/password/recovery-token.ts';
import {
  ChangePasswordView,
  RequestLinkView,
} from '../../features/accounts/password/reset-password-view.tsx';
import { useSessionManager } from '../../features/session/session-context.tsx';
import { api } from '../../lib/api/api.ts';

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
  const sessionManager = useSessionManager();
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
        if (user === null)
          return navigate({
            to: '/auth',
            search: { view: 'second-factor', redirect: WAYS_IN_REVIEW_PATH },
            replace: true,
          });
        await sessionManager.adopt(user);
        await navigate({
          ...((await hasOtherWaysIn(api)) ? WAYS_IN_REVIEW : { to: '/resumes' as const }),
          replace: true,
        });
      }}
    />
  );
}
