import { safeReturnPath } from '@lauda/domain/return-path';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { AuthView } from '../../features/accounts/auth-view.tsx';
import { useSession } from '../../features/session/session.ts';
import { useSessionKeeper } from '../../features/session/session-context.tsx';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadingState } from '../../ui/spinner.tsx';

/** A parameter that makes no sense is dropped, never an error page: people arrive here from mails. */
const search = z.object({
  view: z.catch(z.optional(z.enum(['sign-in', 'sign-up'])), undefined),
  redirect: z.catch(z.optional(z.string()), undefined),
  error: z.catch(z.optional(z.enum(['verification_failed', 'reset_failed'])), undefined),
});

export const Route = createFileRoute('/_public/auth')({
  validateSearch: (given) => search.parse(given),
  component: AuthScreen,
});

function AuthScreen() {
  const text = useText();
  const { view = 'sign-in', redirect, error = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const { status } = useSession();
  const keeper = useSessionKeeper();

  useEffect(() => {
    if (status === 'user') history.replace(safeReturnPath(redirect, location.origin));
  }, [status, redirect, history]);

  if (status !== 'visitor') return <LoadingState label={text('app.loading')} />;
  return (
    <AuthView
      api={api}
      tab={view}
      onTabChange={(tab) =>
        void navigate({ search: (current) => ({ ...current, view: tab }), replace: true })
      }
      linkError={error}
      onSignedIn={keeper.adopt}
    />
  );
}
