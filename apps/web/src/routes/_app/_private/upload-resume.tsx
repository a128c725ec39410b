import { FREE_PLAN_RESUMES } from '@lauda/domain/resume/limits';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ImportView } from '../../../features/imports/import-view.tsx';
import { UploadView } from '../../../features/imports/upload-view.tsx';
import { useAuthState } from '../../../features/plans/auth-state-context.tsx';
import { desk } from '../../../features/resumes/desk.ts';
import { makeResume } from '../../../features/resumes/list/change-resume.ts';
import { useSession } from '../../../features/session/session.ts';
import { useSite } from '../../../features/site/site.ts';

const search = z.object({ import: z.catch(z.optional(z.uuid()), undefined) });

export const Route = createFileRoute('/_app/_private/upload-resume')({
  validateSearch: (given) => search.parse(given),
  component: UploadResumeScreen,
});

function UploadResumeScreen() {
  const session = useSession();
  const { isProAccess } = useAuthState();
  const { isAiOn } = useSite();
  const navigate = Route.useNavigate();
  const { import: importId } = Route.useSearch();
  if (session.status !== 'user') return null;
  const { id: userId } = session.user;
  if (importId === undefined)
    return (
      <UploadView
        userId={userId}
        limit={isProAccess ? null : FREE_PLAN_RESUMES}
        onSent={(id) => void navigate({ search: { import: id } })}
      />
    );
  return (
    <ImportView
      importId={importId}
      userId={userId}
      isAiOn={isAiOn}
      onLeave={() => void navigate({ search: {}, replace: true })}
      makeResume={(resume, operationId) => makeResume(desk.calls, { resume, operationId, userId })}
      onMade={(resume) => void navigate({ to: '/builder', search: { resume }, replace: true })}
    />
  );
}
