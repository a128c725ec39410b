import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import * as z from 'zod/mini';
import { CoachView } from '../../../features/coach/coach-view.tsx';
import { useAuthState } from '../../../features/plans/auth-state-context.tsx';
import { drafts } from '../../../features/resumes/drafts.ts';
import { createResumeEditor } from '../../../features/resumes/builder/resume-editor.ts';
import type { OpenResume } from '../../../features/resumes/open-resume.ts';
import { resumesQuery } from '../../../features/resumes/resumes-query.ts';
import { useOpenDocument } from '../../../lib/screen/use-open-document.ts';
import { useSession } from '../../../features/session/session.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { LoadFailure } from '../../../ui/failures/load-failure.tsx';
import { LoadingState } from '../../../ui/loading/spinner.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';

const search = z.object({ resume: z.catch(z.optional(z.uuid()), undefined) });

export const Route = createFileRoute('/_app/_private/resume-assistant')({
  validateSearch: (given) => search.parse(given),
  component: ResumeAssistantScreen,
});

// The same import as in the builder, so that both share one chunk.
const CoachTalk = lazyPart(() =>
  import('../../../features/coach/coach-talk.tsx').then((module) => module.CoachTalk),
);

function ResumeAssistantScreen() {
  const session = useSession();
  if (session.status !== 'user') return null;
  return <Assistant userId={session.user.id} />;
}

function Assistant({ userId }: { userId: string }) {
  const text = useText();
  const navigate = Route.useNavigate();
  const { isProAccess, loading } = useAuthState();
  const { resume } = Route.useSearch();
  const { data: resumes } = useQuery(resumesQuery(drafts, userId));
  if (loading) return <LoadingState label={text('app.loading')} />;
  return (
    <CoachView
      isPro={isProAccess}
      resumes={resumes}
      resumeId={resume ?? null}
      onResume={(next) => void navigate({ search: { resume: next } })}
      renderTalk={(resumeId) => <OpenTalk key={resumeId} userId={userId} resumeId={resumeId} />}
    />
  );
}

function OpenTalk({ userId, resumeId }: { userId: string; resumeId: string }) {
  const text = useText();
  const draft = useOpenDocument(drafts, userId, resumeId);
  if (draft.status === 'loading') return <LoadingState label={text('app.loading')} />;
  if (draft.status === 'failed')
    return <LoadFailure title={text('coach.openFailed')} onRetry={draft.retry} />;
  return <Talk resumeId={resumeId} openResume={draft.document} />;
}

function Talk({ resumeId, openResume }: { resumeId: string; openResume: OpenResume }) {
  const editor = useMemo(() => {
    const { getResume, edit } = createResumeEditor(openResume, drafts);
    const saveFirst = async () => {
      await openResume.write();
      if (openResume.getState().isUnsaved) await openResume.retry();
    };
    return { getResume, edit, saveFirst };
  }, [openResume]);
  return (
    <Suspense fallback={null}>
      <CoachTalk resumeId={resumeId} editor={editor} />
    </Suspense>
  );
}
