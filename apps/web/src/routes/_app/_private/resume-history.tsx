import { createFileRoute, Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { FirstPage } from '../../../features/preview/sheet/first-page.tsx';
import { drafts } from '../../../features/resumes/drafts.ts';
import { HistoryView } from '../../../features/resumes/history/history-view.tsx';
import { useSession } from '../../../features/session/session.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';

const search = z.object({
  resume: z.catch(z.optional(z.uuid()), undefined),
  version: z.catch(z.optional(z.number().check(z.int())), undefined),
});

export const Route = createFileRoute('/_app/_private/resume-history')({
  validateSearch: (given) => search.parse(given),
  component: ResumeHistoryScreen,
});

function ResumeHistoryScreen() {
  const session = useSession();
  const navigate = Route.useNavigate();
  const { resume, version } = Route.useSearch();
  if (session.status !== 'user') return null;
  if (resume === undefined) return <NoResume />;
  return (
    <HistoryView
      drafts={drafts}
      userId={session.user.id}
      resumeId={resume}
      version={version ?? null}
      onShowNewest={() => void navigate({ search: { resume } })}
      renderPage={(shown, label) => <FirstPage resume={shown} label={label} />}
    />
  );
}

function NoResume() {
  const text = useText();
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8 md:px-8">
      <PageHeader
        title={text('screens.resumeHistory')}
        description={text('history.choose')}
        actions={<Button render={<Link to="/resumes" />}>{text('resumes.backToResumes')}</Button>}
      />
    </div>
  );
}
