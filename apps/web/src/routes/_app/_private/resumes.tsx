import { FREE_PLAN_RESUMES } from '@lauda/domain/resume/limits';
import { createFileRoute } from '@tanstack/react-router';
import { useAuthState } from '../../../features/plans/auth-state-context.tsx';
import { desk } from '../../../features/resumes/desk.ts';
import { ResumeListView } from '../../../features/resumes/resume-list-view.tsx';
import { useSession } from '../../../features/session/session.ts';

export const Route = createFileRoute('/_app/_private/resumes')({ component: ResumesScreen });

function ResumesScreen() {
  const session = useSession();
  const { isProAccess } = useAuthState();
  const navigate = Route.useNavigate();
  if (session.status !== 'user') return null;
  const { id } = session.user;
  return (
    <ResumeListView
      desk={desk}
      userId={id}
      limit={isProAccess ? null : FREE_PLAN_RESUMES}
      onOpenBuilder={() => void navigate({ to: '/builder' })}
    />
  );
}
