import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useShowInTopBar } from '../../../lib/screen/top-bar-title.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useOpenDocument } from '../../../lib/screen/use-open-document.ts';
import { Button } from '../../../ui/button.tsx';
import { OpenFailure } from '../../../ui/failures/load-failure.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { LoadingState } from '../../../ui/loading/spinner.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import type { ApplicationCollection } from '../device/application-collection.ts';
import type { SheetProps } from '../sheets/sheet-frame.tsx';
import { useCardName } from '../use-card-name.ts';
import { ApplicationStatus } from './application-status.tsx';
import { APPLICATION_TABS, type ApplicationTab } from './application-tabs.ts';
import { ContactsCard } from './contacts-card.tsx';
import { JobCard } from './job-card.tsx';
import { MatchCard } from './match-card.tsx';
import { SentCard, type SentCardProps } from './sent-card.tsx';
import { StageCard } from './stage-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useApplication } from './use-application.ts';

const InterviewSheet = lazyPart(() =>
  import('../sheets/interview-sheet.tsx').then((module) => module.InterviewSheet),
);
const PortalSheet = lazyPart(() => import('../sheets/portal-sheet.tsx').then((module) => module.PortalSheet));

interface TabProps {
  tab: ApplicationTab;
  onTab: (tab: ApplicationTab) => void;
  loadResume: SheetProps['loadResume'];
  loadSent: SheetProps['loadSent'];
}

interface ApplicationViewProps extends Omit<SentCardProps, 'openApplication'>, TabProps {
  collection: ApplicationCollection;
  userId: string;
  applicationId: string;
}

/** Everything about one application on one page. */
export function ApplicationView({ collection, userId, applicationId, ...shown }: ApplicationViewProps) {
  const text = useText();
  const opening = useOpenDocument(collection, userId, applicationId);
  if (opening.status === 'loading') return <LoadingState label={text('app.loading')} />;
  if (opening.status === 'failed')
    return (
      <OpenFailure
        heading={text('screens.applications')}
        title={text('applications.openFailed')}
        description={text('applications.openFailedDescription')}
        onRetry={opening.retry}
        back={<Button render={<Link to="/applications" />}>{text('applications.all')}</Button>}
      />
    );
  return <OpenApplicationView key={applicationId} openApplication={opening.document} {...shown} />;
}

function OpenApplicationView({ tab, onTab, loadResume, loadSent, ...sending }: SentCardProps & TabProps) {
  const text = useText();
  const { openApplication, tools } = sending;
  const application = useApplication(openApplication);
  const name = useCardName()(application);
  useShowInTopBar(name);
  const sheet = { openApplication, resumes: tools.resumes, loadResume, loadSent };
  const content = {
    overview: <Overview {...sending} />,
    interview: <InterviewSheet {...sheet} />,
    portal: <PortalSheet {...sheet} />,
  };
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6 px-4 py-6 md:px-8">
      <PageHeader
        title={name}
        description={application.company.trim() === '' ? undefined : application.title}
        actions={<ApplicationStatus openApplication={openApplication} />}
      />
      <Tabs
        label={text('sheets.tabs')}
        value={tab}
        onValueChange={onTab}
        items={APPLICATION_TABS.map((value) => ({
          value,
          label: text('sheets.tab', { tab: value }),
          content: (
            <Suspense fallback={<LoadingState label={text('app.loading')} />}>{content[value]}</Suspense>
          ),
        }))}
      />
    </div>
  );
}

function Overview(props: SentCardProps) {
  const { openApplication } = props;
  const { match } = useApplication(openApplication);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6 max-lg:order-2">
        <JobCard openApplication={openApplication} />
        {match !== null && <MatchCard match={match} />}
        <TimelineCard openApplication={openApplication} />
      </div>
      <div className="grid min-w-0 gap-6">
        <StageCard openApplication={openApplication} />
        <SentCard {...props} />
        <ContactsCard openApplication={openApplication} />
      </div>
    </div>
  );
}
