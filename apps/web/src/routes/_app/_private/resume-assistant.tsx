import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import * as z from 'zod/mini';
import { CoachView } from '../../../features/coach/coach-view.tsx';
import { useAuthState } from '../../../features/plans/auth-state-context.tsx';
import { desk } from '../../../features/resumes/desk.ts';
import { createResumeEditor } from '../../../features/resumes/builder/resume-editor.ts';
import type { ResumeKeeper } from '../../../features/resumes/resume-keeper.ts';
import { resumesQuery } from '../../../features/resumes/resumes-query.ts';
import { useDraft } from '../../../features/resumes/use-draft.ts';
import { useSession } from '../../../features/session/session.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LoadingState } from '../../../ui/spinner.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';

const search = z.object({ resume: z.catch(z.optional(z.uuid()), undefined) });

export const Route = createFileRoute('/_app/_private/resume-assistant')({
  validateSearch: (given) => search.parse(given),
  component: ResumeAssistantScreen,
});

// As the builder loads it, so that both share one file.
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
  const { data: resumes } = useQuery(resumesQuery(desk, userId));
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
  const draft = useDraft(desk, userId, resumeId);
  if (draft.status === 'loading') return <LoadingState label={text('app.loading')} />;
  if (draft.status === 'failed')
    return (
      <Callout tone="danger" role="alert">
        {text('coach.openFailed')}
      </Callout>
    );
  return <Talk resumeId={resumeId} keeper={draft.keeper} />;
}

function Talk({ resumeId, keeper }: { resumeId: string; keeper: ResumeKeeper }) {
  const coachDesk = useMemo(() => {
    const { getResume, edit } = createResumeEditor(keeper);
    const saveFirst = async () => {
      await keeper.write();
      if (keeper.getState().isUnsaved) await keeper.retry();
    };
    return { getResume, edit, saveFirst };
  }, [keeper]);
  return (
    <Suspense fallback={null}>
      <CoachTalk resumeId={resumeId} desk={coachDesk} />
    </Suspense>
  );
}
