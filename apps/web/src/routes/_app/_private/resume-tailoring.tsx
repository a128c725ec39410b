import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useAuthState, usePlanChange, useResumeLimit } from '../../../features/plans/auth-state-context.tsx';
import { useSession } from '../../../features/session/session.ts';
import { useSite } from '../../../features/site/site.ts';
import { STEPS } from '../../../features/tailoring/steps.ts';
import { TailoringView } from '../../../features/tailoring/tailoring-view.tsx';
import { api } from '../../../lib/api.ts';

const search = z.object({ step: z.catch(z.optional(z.enum(STEPS)), undefined) });

export const Route = createFileRoute('/_app/_private/resume-tailoring')({
  validateSearch: (given) => search.parse(given),
  component: TailoringScreen,
});

function TailoringScreen() {
  const session = useSession();
  const { isAiOn } = useSite();
  const { usageLimit } = useAuthState();
  const limit = useResumeLimit();
  const noticeChange = usePlanChange();
  const navigate = Route.useNavigate();
  const { step = 'choose' } = Route.useSearch();
  const most = usageLimit?.maxAiSuggestions ?? null;
  if (session.status !== 'user') return null;
  return (
    <TailoringView
      api={api}
      userId={session.user.id}
      limit={limit}
      isAiOn={isAiOn}
      answersLeft={most === null ? null : Math.max(0, most - (usageLimit?.aiSuggestions ?? 0))}
      step={step}
      onAnswered={() => noticeChange('ai-use')}
      onStep={(next) => void navigate({ search: next === 'choose' ? {} : { step: next } })}
      onOpenResume={(id) => void navigate({ to: '/builder', search: { resume: id } })}
    />
  );
}
