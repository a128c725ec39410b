import { SHARE_OUTCOMES } from '@lauda/contract/site/share-target';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { APPLICATION_VIEWS } from '../../../features/applications/application-views.ts';
import { ApplicationsView } from '../../../features/applications/applications-view.tsx';
import { applications } from '../../../features/applications/device/applications.ts';
import { resumeChoicesQuery } from '../../../features/applications/resume-choices-query.ts';
import { sessionQuery, useSession } from '../../../features/session/session.ts';
import { useSite } from '../../../features/site/site.ts';
import { api } from '../../../lib/api/api.ts';

const search = z.object({
  view: z.catch(z.optional(z.enum(APPLICATION_VIEWS)), undefined),
  /** A job shared by another app through the system's share sheet. */
  shared: z.catch(z.optional(z.enum(SHARE_OUTCOMES)), undefined),
});

export const Route = createFileRoute('/_app/_private/applications/')({
  validateSearch: (given) => search.parse(given),
  // Not awaited: the cards load while the screen is being prepared.
  loader: ({ context: { queryClient } }) => void prefetchCards(queryClient).catch(() => undefined),
  component: ApplicationsScreen,
});

async function prefetchCards(queryClient: QueryClient): Promise<void> {
  const [{ user }, { applications }, { applicationsQuery }] = await Promise.all([
    queryClient.ensureQueryData(sessionQuery),
    import('../../../features/applications/device/applications.ts'),
    import('../../../features/applications/device/applications-query.ts'),
  ]);
  if (user) await queryClient.prefetchQuery(applicationsQuery(applications, user.id));
}

function ApplicationsScreen() {
  const session = useSession();
  if (session.status !== 'user') return null;
  return <Applications userId={session.user.id} />;
}

function Applications({ userId }: { userId: string }) {
  const navigate = Route.useNavigate();
  const { view = 'board', shared } = Route.useSearch();
  const { isJobAdOn } = useSite();
  const { data: resumes } = useQuery(resumeChoicesQuery(api, userId));
  const resumeTitles = useMemo(() => new Map((resumes ?? []).map(({ id, title }) => [id, title])), [resumes]);
  return (
    <ApplicationsView
      collection={applications}
      userId={userId}
      view={view}
      resumeTitles={resumeTitles}
      isJobAdOn={isJobAdOn}
      shared={shared}
      onSharedDecided={() =>
        void navigate({ search: { view: view === 'board' ? undefined : view }, replace: true })
      }
      onView={(next) =>
        void navigate({ search: next === 'board' ? {} : { view: next }, replace: true, resetScroll: false })
      }
      onOpen={(id) => void navigate({ to: '/applications/$id', params: { id } })}
    />
  );
}
