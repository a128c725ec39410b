import { Link } from '@tanstack/react-router';
import { useOpenDocument as useOpenTitle } from '../../../lib/open-document.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useOpenDocument } from '../../../lib/use-open-document.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LoadingState } from '../../../ui/spinner.tsx';
import type { ApplicationCollection } from '../device/application-collection.ts';
import { useCardName } from '../use-card-name.ts';
import { ApplicationStatus } from './application-status.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { JobCard } from './job-card.tsx';
import { MatchCard } from './match-card.tsx';
import { SentCard, type SentCardProps } from './sent-card.tsx';
import { StageCard } from './stage-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useApplication } from './use-application.ts';

interface ApplicationViewProps extends Omit<SentCardProps, 'openApplication'> {
  collection: ApplicationCollection;
  userId: string;
  applicationId: string;
}

/** Everything about one application on one page. */
export function ApplicationView({ collection, userId, applicationId, ...sending }: ApplicationViewProps) {
  const text = useText();
  const opening = useOpenDocument(collection, userId, applicationId);
  if (opening.status === 'loading') return <LoadingState label={text('app.loading')} />;
  if (opening.status === 'failed')
    return (
      <section className="mx-auto w-full max-w-3xl px-4 py-8 md:px-8">
        <h1 className="font-display text-3xl tracking-display">{text('screens.applications')}</h1>
        <EmptyState
          title={text('applications.openFailed')}
          description={text('applications.openFailedDescription')}
          action={<Button render={<Link to="/applications" />}>{text('applications.all')}</Button>}
        />
      </section>
    );
  return <OpenApplicationView key={applicationId} openApplication={opening.document} {...sending} />;
}

function OpenApplicationView(props: SentCardProps) {
  const { openApplication } = props;
  const application = useApplication(openApplication);
  const name = useCardName()(application);
  useOpenTitle(name);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6 px-4 py-6 md:px-8">
      <PageHeader
        title={name}
        description={application.company.trim() === '' ? undefined : application.title}
        actions={<ApplicationStatus openApplication={openApplication} />}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6 max-lg:order-2">
          <JobCard openApplication={openApplication} />
          {application.match !== null && <MatchCard match={application.match} />}
          <TimelineCard openApplication={openApplication} />
        </div>
        <div className="grid min-w-0 gap-6">
          <StageCard openApplication={openApplication} />
          <SentCard {...props} />
          <ContactsCard openApplication={openApplication} />
        </div>
      </div>
    </div>
  );
}
