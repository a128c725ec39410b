import { createFileRoute } from '@tanstack/react-router';
import { useAuthState, useResumeLimit } from '../../features/plans/auth-state-context.tsx';
import { FirstPage } from '../../features/preview/first-page.tsx';
import { drafts } from '../../features/resumes/drafts.ts';
import { NewResumeView } from '../../features/resumes/list/new-resume-view.tsx';
import { useSession } from '../../features/session/session.ts';
import { useSite } from '../../features/site/site.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadingState } from '../../ui/spinner.tsx';

export const Route = createFileRoute('/_app/new-resume')({ component: NewResumeScreen });

function NewResumeScreen() {
  const text = useText();
  const session = useSession();
  const { isProAccess } = useAuthState();
  const { isSelling } = useSite();
  const limit = useResumeLimit();
  const navigate = Route.useNavigate();
  if (session.status === 'loading') return <LoadingState label={text('app.loading')} />;
  return (
    <NewResumeView
      drafts={drafts}
      userId={session.status === 'user' ? session.user.id : null}
      isPro={isProAccess}
      isSelling={isSelling}
      limit={limit}
      onOpenBuilder={() => void navigate({ to: '/builder' })}
      renderPage={(resume, label) => <FirstPage resume={resume} label={label} />}
    />
  );
}
