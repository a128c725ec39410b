import { queryOptions, useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { tailoringReadiness } from '@lauda/domain/tailoring/readiness';
import { MIN_AD_CHARACTERS } from '@lauda/domain/tailoring/limits';
import * as z from 'zod/mini';
import type { SendingTools } from '../../../features/applications/detail/applied-dialog.tsx';
import { APPLICATION_TABS } from '../../../features/applications/detail/application-tabs.ts';
import { ApplicationView } from '../../../features/applications/detail/application-view.tsx';
import { applications } from '../../../features/applications/device/applications.ts';
import { matchSnapshot } from '../../../features/applications/match-snapshot.ts';
import { letters } from '../../../features/cover-letters/letters.ts';
import { lettersQuery } from '../../../features/cover-letters/letters-query.ts';
import { useAuthState } from '../../../features/plans/auth-state-context.tsx';
import { resumeChoicesQuery } from '../../../features/applications/resume-choices-query.ts';
import { useSession } from '../../../features/session/session.ts';
import { useSite } from '../../../features/site/site.ts';
import { api } from '../../../lib/api/api.ts';
import { useIsOnline } from '../../../lib/device/use-is-online.ts';
import { MAX_LINK_LABEL } from '@lauda/contract/resumes/sharing';

const search = z.object({ tab: z.catch(z.optional(z.enum(APPLICATION_TABS)), undefined) });

export const Route = createFileRoute('/_app/_private/applications/$id')({
  validateSearch: (given) => search.parse(given),
  beforeLoad: ({ params }) => {
    if (!z.uuid().safeParse(params.id).success) throw notFound();
  },
  component: ApplicationScreen,
});

function ApplicationScreen() {
  const session = useSession();
  if (session.status !== 'user') return null;
  return <OneApplication userId={session.user.id} />;
}

// Lazy: it brings the code for resumes, which the rest of the page does not need.
const sheetResumes = () => import('../-sheet-resumes.ts');

/** The account's resumes that are stored on this device, for when the server cannot be reached. */
const resumesHereQuery = (userId: string) =>
  queryOptions({
    queryKey: ['resumes', userId, 'device-choices'],
    queryFn: async () => (await sheetResumes()).listResumesHere(userId),
    networkMode: 'always',
    staleTime: 0,
  });

const freeze = async (userId: string, resumeId: string, ad: string) => {
  const { version, resume } = await (await sheetResumes()).loadStored(userId, resumeId);
  const isMatched = ad.trim().length >= MIN_AD_CHARACTERS && tailoringReadiness(resume).ok;
  const match = isMatched
    ? await api.matchResume({ params: { id: resumeId }, body: { ad } }).then(
        ({ original }) => matchSnapshot(original),
        () => null,
      )
    : null;
  return { version, match };
};

const createLink: SendingTools['createLink'] = async (resumeId, label) => {
  const body = { label: label.slice(0, MAX_LINK_LABEL).toWellFormed(), isFrozen: true };
  return (await api.createShareLink({ params: { id: resumeId }, body })).id;
};

function OneApplication({ userId }: { userId: string }) {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const { tab = 'overview' } = Route.useSearch();
  const { flags } = useSite();
  const { isProAccess } = useAuthState();
  const choices = useQuery(resumeChoicesQuery(api, userId));
  const isOnline = useIsOnline();
  const isUnanswered = choices.data === undefined && (choices.isError || !isOnline);
  const { data: here } = useQuery({ ...resumesHereQuery(userId), enabled: isUnanswered });
  const resumes = choices.data ?? here ?? [];
  const { data: stored } = useQuery({ ...lettersQuery(letters, userId), enabled: flags.coverLetter });
  const tools: SendingTools = {
    resumes,
    freeze: (resumeId, ad) => freeze(userId, resumeId, ad),
    createLink,
  };
  return (
    <ApplicationView
      collection={applications}
      userId={userId}
      applicationId={id}
      tab={tab}
      onTab={(next) =>
        void navigate({ search: next === 'overview' ? {} : { tab: next }, replace: true, resetScroll: false })
      }
      loadResume={async (resumeId) => (await sheetResumes()).loadResume(userId, resumeId)}
      loadSent={async (applicationId, sent) => (await sheetResumes()).loadSent(userId, applicationId, sent)}
      tools={tools}
      hasPdf={isProAccess}
      loadLinks={(resumeId) => api.listShareLinks({ params: { id: resumeId } })}
      letters={
        flags.coverLetter
          ? (stored ?? []).map(({ id: letterId, company, position }) => ({
              id: letterId,
              name: [company, position].filter((part) => part.trim() !== '').join(' · '),
            }))
          : null
      }
    />
  );
}
