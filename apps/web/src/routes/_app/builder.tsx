import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useDeferredValue } from 'react';
import * as z from 'zod/mini';
import {
  useAuthState,
  useIsPlanUnknown,
  usePlanChange,
  useResumeLimit,
} from '../../features/plans/auth-state-context.tsx';
import { BlankSheet } from '../../features/preview/sheet/blank-sheet.tsx';
import { BuilderView } from '../../features/resumes/builder/builder-view.tsx';
import { ToolsPicture } from '../../features/resumes/builder/early/tools-picture.tsx';
import { BUILDER_TABS } from '../../features/resumes/builder/builder-tab.ts';
import { photos } from '../../features/resumes/builder/photo/photos.ts';
import type {
  BuilderPanes,
  CoachPlace,
  ExportPlace,
  FilesPlace,
  PreviewPlace,
  ProposalsPlace,
} from '../../features/resumes/builder/workspace.tsx';
import { FullLimitContext, useFullLimit } from '../../features/resumes/plan-room.ts';
import { drafts } from '../../features/resumes/drafts.ts';
import { isKnownAsLinked } from '../../features/resumes/resumes-query.ts';
import {
  SuggestionsContext,
  type SuggestionsPlaceProps,
} from '../../features/resumes/builder/suggestions-place.tsx';
import { useImpersonation, useSession } from '../../features/session/session.ts';
import { SessionUnread } from '../../features/session/session-context.tsx';
import { PanelBoundary } from '../../features/shell/failures/panel-boundary.tsx';
import { useSite } from '../../features/site/site.ts';
import { SuggestButton } from '../../features/suggestions/suggest-button.tsx';
import { useText } from '../../lib/i18n/i18n.tsx';
import { LoadingState } from '../../ui/loading/spinner.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

const search = z.object({
  resume: z.catch(z.optional(z.uuid()), undefined),
  tab: z.catch(z.optional(z.enum(BUILDER_TABS)), undefined),
});

export const Route = createFileRoute('/_app/builder')({
  validateSearch: (given) => search.parse(given),
  component: BuilderScreen,
  staticData: { isWorkspace: () => true },
});

// The form does not wait for the preview: users can type their name first.
const PreviewPane = lazyPart(() =>
  import('../../features/preview/preview-pane.tsx').then((module) => module.PreviewPane),
);
const DesignTools = lazyPart(() => import('./-design-tools.tsx').then((module) => module.DesignTools));
const ExportTools = lazyPart(() => import('./-export-tools.tsx').then((module) => module.ExportTools));

const ResumeMenu = lazyPart(() => import('./-resume-menu.tsx').then((module) => module.ResumeMenu));

const CoachPanel = lazyPart(() =>
  import('../../features/coach/coach-panel.tsx').then((module) => module.CoachPanel),
);

const ProposalsPanel = lazyPart(() =>
  import('../../features/resumes/proposals/proposals-panel.tsx').then((module) => module.ProposalsPanel),
);

const PANES: BuilderPanes = { Preview, Design, Export, Coach, Proposals };

/** False during a screen's first render: requesting a chunk costs a phone more than rendering a field. */
const useIsDrawn = () => useDeferredValue(true, false);

function Preview(place: PreviewPlace) {
  const blank = <BlankSheet pageSize={place.source.getResume().pageSize} />;
  if (!useIsDrawn()) return blank;
  return (
    <PanelBoundary>
      <Suspense fallback={blank}>
        <PreviewPane {...place} />
      </Suspense>
    </PanelBoundary>
  );
}

function Design(place: FilesPlace) {
  const text = useText();
  const session = useSession();
  const { isProAccess: isPro } = useAuthState();
  return (
    <PanelBoundary>
      <Suspense fallback={<LoadingState label={text('app.loading')} />}>
        <DesignTools {...place} isPro={isPro} isVisitor={session.status !== 'user'} />
      </Suspense>
    </PanelBoundary>
  );
}

function Coach(place: CoachPlace) {
  const text = useText();
  const { isProAccess: isPro } = useAuthState();
  return (
    <PanelBoundary>
      <Suspense fallback={<LoadingState label={text('app.loading')} />}>
        <CoachPanel {...place} isPro={isPro} />
      </Suspense>
    </PanelBoundary>
  );
}

/** Loaded after everything else, since it reports the number of proposals even while hidden. */
function Proposals(place: ProposalsPlace) {
  if (!useIsDrawn()) return null;
  return (
    <PanelBoundary isTool={!place.isShown}>
      <Suspense fallback={null}>
        <ProposalsPanel {...place} />
      </Suspense>
    </PanelBoundary>
  );
}

function Export(place: ExportPlace) {
  const session = useSession();
  const navigate = Route.useNavigate();
  const { isProAccess: isPro } = useAuthState();
  const isPlanUnknown = useIsPlanUnknown();
  const isDrawn = useIsDrawn();
  const onSignIn = () => void navigate({ to: '/auth', search: { view: 'sign-up', redirect: '/builder' } });
  const isUser = session.status === 'user';
  const picture = <ToolsPicture hasMenu={isUser} />;
  if (!isDrawn) return picture;
  return (
    <PanelBoundary isTool>
      <Suspense fallback={picture}>
        {isUser && <ResumeMenu {...place} hasPdf={isPro} />}
        <ExportTools
          {...place}
          isPro={isPro}
          isPlanUnknown={isPlanUnknown}
          isVisitor={!isUser}
          onSignIn={onSignIn}
        />
      </Suspense>
    </PanelBoundary>
  );
}

function Suggestions(place: SuggestionsPlaceProps) {
  const session = useSession();
  const { isAiOn } = useSite();
  const { usageLimit } = useAuthState();
  const noticePlanChange = usePlanChange();
  return (
    <SuggestButton
      {...place}
      isOn={isAiOn}
      isVisitor={session.status !== 'user'}
      usage={usageLimit && { used: usageLimit.aiSuggestions, limit: usageLimit.maxAiSuggestions }}
      onUsed={() => noticePlanChange('ai-use')}
    />
  );
}

const SUGGESTIONS = { Button: Suggestions };

function BuilderScreen() {
  const text = useText();
  const session = useSession();
  const navigate = Route.useNavigate();
  const { resume: resumeId = null, tab = 'edit' } = Route.useSearch();
  const limit = useResumeLimit();
  const isImpersonated = useImpersonation() !== null;
  const { isAiOn } = useSite();
  const userId = session.status === 'user' ? session.user.id : null;
  const isLinked = isKnownAsLinked(useQueryClient(), userId, resumeId);
  const fullLimit = useFullLimit(drafts, { userId, limit: resumeId === null ? limit : null });
  if (session.status === 'loading') return <LoadingState isTall label={text('app.loading')} />;
  // Only for a resume in an account; without one, a visitor or user of unknown identity may write.
  if (session.status === 'unknown' && resumeId !== null) return <SessionUnread />;
  return (
    <SuggestionsContext value={SUGGESTIONS}>
      <FullLimitContext value={fullLimit}>
        <BuilderView
          drafts={drafts}
          photos={photos}
          userId={userId}
          resumeId={resumeId}
          isCoachOn={isAiOn}
          isLinked={isLinked}
          isImpersonated={isImpersonated}
          tab={tab}
          onTabChange={(next) =>
            void navigate({
              search: (now) => ({ ...now, tab: next === 'edit' ? undefined : next }),
              replace: true,
              resetScroll: false,
            })
          }
          panes={PANES}
        />
      </FullLimitContext>
    </SuggestionsContext>
  );
}
