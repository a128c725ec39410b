import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useAuthState, usePlanChange, useResumeLimit } from '../../../features/plans/auth-state-context.tsx';
import { useSession } from '../../../features/session/session.ts';
import { useSite } from '../../../features/site/site.ts';
import { STEPS } from '../../../features/tailoring/steps.ts';
import { type TrackedJob, TailoringView } from '../../../features/tailoring/tailoring-view.tsx';
import { api } from '../../../lib/api/api.ts';

const search = z.object({
  step: z.catch(z.optional(z.enum(STEPS)), undefined),
  /** A variant to open with the ad it was tailored for. */
  resume: z.catch(z.optional(z.uuid()), undefined),
});

export const Route = createFileRoute('/_app/_private/resume-tailoring')({
  validateSearch: (given) => search.parse(given),
  component: TailoringScreen,
});

/** Loaded on demand: the wizard works without applications. */
async function trackJob(userId: string, job: TrackedJob): Promise<void> {
  const [{ applications }, { applicationForJob }] = await Promise.all([
    import('../../../features/applications/device/applications.ts'),
    import('../../../features/applications/application-for-job.ts'),
  ]);
  await applications.start(userId, applicationForJob(job));
}

function TailoringScreen() {
  const session = useSession();
  const { isAiOn, isJobAdOn } = useSite();
  const { usageLimit } = useAuthState();
  const limit = useResumeLimit();
  const noticeChange = usePlanChange();
  const navigate = Route.useNavigate();
  const { step = 'choose', resume: variantId = null } = Route.useSearch();
  const most = usageLimit?.maxAiSuggestions ?? null;
  if (session.status !== 'user') return null;
  return (
    <TailoringView
      api={api}
      userId={session.user.id}
      limit={limit}
      isAiOn={isAiOn}
      isJobAdOn={isJobAdOn}
      answersLeft={most === null ? null : Math.max(0, most - (usageLimit?.aiSuggestions ?? 0))}
      step={step}
      variantId={variantId}
      onAnswered={() => noticeChange('ai-use')}
      onStep={(next, { isReplacing } = { isReplacing: false }) =>
        void navigate({ search: next === 'choose' ? {} : { step: next }, replace: isReplacing })
      }
      onTrackJob={(job) => trackJob(session.user.id, job)}
      onOpenResume={(id) => void navigate({ to: '/builder', search: { resume: id } })}
    />
  );
}
