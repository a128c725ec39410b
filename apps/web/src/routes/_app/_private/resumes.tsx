import type { ResumeSummary } from '@lauda/contract/resumes';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useAuthState, useResumeLimit } from '../../../features/plans/auth-state-context.tsx';
import { drafts } from '../../../features/resumes/drafts.ts';
import { ResumeListView } from '../../../features/resumes/list/resume-list-view.tsx';
import { useSession } from '../../../features/session/session.ts';
import { ShareDialog } from '../../../features/sharing/share-dialog.tsx';

export const Route = createFileRoute('/_app/_private/resumes')({ component: ResumesScreen });

function ResumesScreen() {
  const session = useSession();
  const { isProAccess } = useAuthState();
  const limit = useResumeLimit();
  const navigate = Route.useNavigate();
  const [shared, setShared] = useState<ResumeSummary | null>(null);
  const [isSharing, setSharing] = useState(false);
  const share = useCallback((resume: ResumeSummary) => {
    setShared(resume);
    setSharing(true);
  }, []);
  if (session.status !== 'user') return null;
  const { id } = session.user;
  return (
    <>
      <ResumeListView
        drafts={drafts}
        userId={id}
        limit={limit}
        onOpenBuilder={() => void navigate({ to: '/builder' })}
        onShare={share}
      />
      {shared && (
        <ShareDialog
          resumeId={shared.id}
          title={shared.title}
          hasPdf={isProAccess}
          isOpen={isSharing}
          onOpenChange={setSharing}
        />
      )}
    </>
  );
}
