import { createFileRoute } from '@tanstack/react-router';
import { desk } from '../../features/resumes/desk.ts';
import { NewResumeView } from '../../features/resumes/new-resume-view.tsx';
import { useSession } from '../../features/session/session.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadingState } from '../../ui/spinner.tsx';

export const Route = createFileRoute('/_app/new-resume')({ component: NewResumeScreen });

function NewResumeScreen() {
  const text = useText();
  const session = useSession();
  const navigate = Route.useNavigate();
  if (session.status === 'loading') return <LoadingState label={text('app.loading')} />;
  const userId = session.status === 'user' ? session.user.id : null;
  return (
    <NewResumeView desk={desk} userId={userId} onOpenBuilder={() => void navigate({ to: '/builder' })} />
  );
}
