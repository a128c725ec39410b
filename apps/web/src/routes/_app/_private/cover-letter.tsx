import { createFileRoute, notFound } from '@tanstack/react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import * as z from 'zod/mini';
import type { MakeLetterFile } from '../../../features/cover-letters/letter-export.tsx';
import type { LetterPreviewPlace } from '../../../features/cover-letters/letter-editor.tsx';
import { LetterListView } from '../../../features/cover-letters/letter-list-view.tsx';
import { LetterView } from '../../../features/cover-letters/letter-view.tsx';
import { letters } from '../../../features/cover-letters/letters.ts';
import { WIZARD_STEPS } from '../../../features/cover-letters/wizard/wizard-steps.ts';
import { useAuthState } from '../../../features/plans/auth-state-context.tsx';
import { drafts } from '../../../features/resumes/drafts.ts';
import { resumesQuery } from '../../../features/resumes/resumes-query.ts';
import { useSession } from '../../../features/session/session.ts';
import { PanelBoundary } from '../../../features/shell/failures/panel-boundary.tsx';
import { siteQuery } from '../../../features/site/site.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';

const search = z.object({
  letter: z.catch(z.optional(z.uuid()), undefined),
  step: z.catch(z.optional(z.enum(WIZARD_STEPS)), undefined),
});

export const Route = createFileRoute('/_app/_private/cover-letter')({
  validateSearch: (given) => search.parse(given),
  beforeLoad: async ({ context: { queryClient } }) => {
    const { flags } = await queryClient.ensureQueryData(siteQuery);
    if (!flags.coverLetter) throw notFound();
  },
  component: CoverLetterScreen,
  // The list scrolls like any page; an open letter has panes.
  staticData: { isWorkspace: ({ letter }) => letter !== undefined },
});

const PreviewPane = lazyPart(() =>
  import('../../../features/preview/preview-pane.tsx').then((module) => module.PreviewPane),
);

function Preview(place: LetterPreviewPlace) {
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        <PreviewPane {...place} />
      </Suspense>
    </PanelBoundary>
  );
}

const makeOnDevice: MakeLetterFile = async (document, format) => {
  const { deviceFile } = await import('../../../features/preview/export/device-file.ts');
  return (await deviceFile(document, format, () => Promise.resolve(null))).content;
};

const loadResume = async (resumeId: string) => (await drafts.calls.get(resumeId)).resume;

function CoverLetterScreen() {
  const session = useSession();
  if (session.status !== 'user') return null;
  const { id, name } = session.user;
  return <CoverLetters userId={id} userName={name ?? ''} />;
}

function CoverLetters({ userId, userName }: { userId: string; userName: string }) {
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  const { isProAccess } = useAuthState();
  const { letter, step } = Route.useSearch();
  const { data: resumes = [] } = useQuery(resumesQuery(drafts, userId));
  if (letter === undefined)
    return (
      <LetterListView
        letterCollection={letters}
        userId={userId}
        findLatestResumeId={async () =>
          (await queryClient.ensureQueryData(resumesQuery(drafts, userId)))[0]?.id ?? null
        }
        onOpen={(opened) => void navigate({ search: { letter: opened } })}
      />
    );
  return (
    <LetterView
      letterCollection={letters}
      userId={userId}
      userName={userName}
      letterId={letter}
      step={step ?? null}
      isPro={isProAccess}
      resumes={resumes}
      loadResume={loadResume}
      Preview={Preview}
      makeOnDevice={makeOnDevice}
      onStep={(next) => void navigate({ search: { letter, step: next ?? undefined } })}
      onList={() => void navigate({ search: {} })}
    />
  );
}
