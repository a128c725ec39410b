import { createFileRoute } from '@tanstack/react-router';
import { useAuthState, useResumeLimit } from '../../features/plans/auth-state-context.tsx';
import { FirstPage } from '../../features/preview/first-page.tsx';
import { desk } from '../../features/resumes/desk.ts';
import { NewResumeView } from '../../features/resumes/list/new-resume-view.tsx';
import { useSession } from '../../features/session/session.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadingState } from '../../ui/spinner.tsx';

export const Route = createFileRoute('/_app/new-resume')({ component: NewResumeScreen });

function NewResumeScreen() {
  const text = useText();
  const session = useSession();
  const { isProAccess } = useAuthState();
  const limit = useResumeLimit();
  const navigate = Route.useNavigate();
  if (session.status === 'loading') return <LoadingState label={text('app.loading')} />;
  return (
    <NewResumeView
      desk={desk}
      userId={session.status === 'user' ? session.user.id : null}
      isPro={isProAccess}
      limit={limit}
      onOpenBuilder={() => void navigate({ to: '/builder' })}
      renderPage={(resume, label) => <FirstPage resume={resume} label={label} />}
    />
  );
}
