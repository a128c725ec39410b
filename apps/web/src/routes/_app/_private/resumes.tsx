import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { applications } from '../../../features/applications/device/applications.ts';
import { useWhatsNext } from '../../../features/applications/next/use-whats-next.ts';
import { WhatsNextStrip } from '../../../features/applications/next/whats-next.tsx';
import { useAuthState, useResumeLimit } from '../../../features/plans/auth-state-context.tsx';
import { drafts } from '../../../features/resumes/drafts.ts';
import { familiesQuery, waitingUpdates } from '../../../features/resumes/list/families.ts';
import { ResumeListView } from '../../../features/resumes/list/resume-list-view.tsx';
import { resumesQuery } from '../../../features/resumes/resumes-query.ts';
import { useSession } from '../../../features/session/session.ts';
import { ShareDialog } from '../../../features/sharing/share-dialog.tsx';
import { useText } from '../../../lib/i18n/i18n.tsx';

export const Route = createFileRoute('/_app/_private/resumes')({ component: ResumesScreen });

function ResumesScreen() {
  const session = useSession();
  return session.status === 'user' ? <Resumes userId={session.user.id} /> : null;
}

/** Null while unknown. */
function useProposals(userId: string) {
  const text = useText();
  const resumes = useQuery(resumesQuery(drafts, userId));
  const families = useQuery(familiesQuery(userId));
  return useMemo(() => {
    if (resumes.isPending || families.isPending) return null;
    return waitingUpdates(resumes.data ?? [], families.data ?? []).map(({ resume, count }) => ({
      resumeId: resume.id,
      title: resume.title.trim() || text('resumes.myResume'),
      count,
    }));
  }, [resumes.isPending, resumes.data, families.isPending, families.data, text]);
}

function Resumes({ userId }: { userId: string }) {
  const { isProAccess, loading: isPlanLoading } = useAuthState();
  const limit = useResumeLimit();
  const navigate = Route.useNavigate();
  const [shared, setShared] = useState<ResumeSummary | null>(null);
  const [isSharing, setSharing] = useState(false);
  const share = useCallback((resume: ResumeSummary) => {
    setShared(resume);
    setSharing(true);
  }, []);
  const next = useWhatsNext(applications, userId, {
    proposals: useProposals(userId),
    isPlanKnown: !isPlanLoading,
  });
  return (
    <>
      <ResumeListView
        drafts={drafts}
        userId={userId}
        limit={limit}
        lead={<WhatsNextStrip next={next} />}
        isLeadReady={next.isReady}
        hasLimitNotice={next.hasPlanNotice}
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
