import { createFileRoute } from '@tanstack/react-router';
import { desk } from '../../../features/resumes/desk.ts';
import { ResumeListView } from '../../../features/resumes/resume-list-view.tsx';
import { useSession } from '../../../features/session/session.ts';

export const Route = createFileRoute('/_app/_private/resumes')({ component: ResumesScreen });

function ResumesScreen() {
  const session = useSession();
  const navigate = Route.useNavigate();
  if (session.status !== 'user') return null;
  const { id } = session.user;
  return <ResumeListView desk={desk} userId={id} onOpenBuilder={() => void navigate({ to: '/builder' })} />;
}
