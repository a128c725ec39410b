import { createFileRoute } from '@tanstack/react-router';
import { useAuthState, useResumeLimit } from '../../features/plans/auth-state-context.tsx';
import { TemplateGallery } from '../../features/preview/gallery/template-gallery.tsx';
import { drafts } from '../../features/resumes/drafts.ts';
import { NewResumeView } from '../../features/resumes/list/new-resume/new-resume-view.tsx';
import { useSession } from '../../features/session/session.ts';
import { useSite } from '../../features/site/site.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadingState } from '../../ui/loading/spinner.tsx';

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
      limit={limit}
      onOpenBuilder={() => void navigate({ to: '/builder' })}
      renderGallery={(place) => <TemplateGallery {...place} isPro={isProAccess} isSelling={isSelling} />}
    />
  );
}
