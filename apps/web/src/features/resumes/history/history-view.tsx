import type { Resume } from '@lauda/domain/resume/resume';
import { resumeTitle } from '@lauda/domain/resume/title';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/failures/load-failure.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import type { DraftCollection } from '../draft-collection.ts';
import { versionQuery, versionsQuery } from './history-query.ts';
import { Timeline } from './timeline.tsx';
import { useRestore } from './use-restore.ts';
import { VersionDetail } from './version-detail.tsx';

interface HistoryViewProps {
  drafts: DraftCollection;
  userId: string;
  resumeId: string;
  /** Null until one is chosen; a wide window then shows the newest. */
  version: number | null;
  onShowNewest: () => void;
  renderPage: (resume: Resume, label: string) => ReactNode;
}

/** Every save of the last 30 days: view, compare and restore. */
export function HistoryView({
  drafts,
  userId,
  resumeId,
  version,
  onShowNewest,
  renderPage,
}: HistoryViewProps) {
  const text = useText();
  const list = useInfiniteQuery(versionsQuery(resumeId));
  const restore = useRestore(drafts, { userId, resumeId });
  const versions = list.data?.pages.flat() ?? [];
  const [newest] = versions;
  const current = useQuery({
    ...versionQuery(resumeId, newest?.version ?? 0),
    enabled: newest !== undefined,
  });
  const title = current.data && resumeTitle(current.data.resume);
  const index = Math.max(
    0,
    versions.findIndex((saved) => saved.version === version),
  );
  const shown = versions[index];
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  // The changes of the oldest version shown need the version before it, so load more.
  const isEndShown = shown !== undefined && index === versions.length - 1;
  useEffect(() => {
    if (isEndShown && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isEndShown, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8 md:px-8">
      <PageHeader
        eyebrow={
          <Button variant="link" size="sm" render={<Link to="/resumes" />}>
            <ArrowLeft aria-hidden />
            {text('resumes.backToResumes')}
          </Button>
        }
        title={title === undefined ? text('screens.resumeHistory') : text('history.titleOf', { title })}
        description={text('history.description')}
        actions={
          <Button render={<Link to="/builder" search={{ resume: resumeId }} />}>
            {text('history.openInBuilder')}
          </Button>
        }
      />
      {list.isError && <LoadFailure title={text('history.listFailed')} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="h-96" />}
      {shown && newest && (
        <div className="grid gap-8 md:grid-cols-[14rem_minmax(0,1fr)]">
          <div className={cx(version !== null && 'max-md:hidden')}>
            <Timeline
              resumeId={resumeId}
              versions={versions}
              shown={shown.version}
              hasMore={hasNextPage}
              isLoadingMore={isFetchingNextPage}
              onMore={() => void fetchNextPage()}
            />
          </div>
          <div className={cx('grid content-start gap-4', version === null && 'max-md:hidden')}>
            <Button
              variant="link"
              className="justify-self-start md:hidden"
              render={<Link to="/resume-history" search={{ resume: resumeId }} />}
            >
              <ArrowLeft aria-hidden />
              {text('history.allVersions')}
            </Button>
            <VersionDetail
              key={shown.version}
              resumeId={resumeId}
              shown={shown}
              previous={versions[index + 1] ?? null}
              isOldest={isEndShown && !hasNextPage}
              newest={newest}
              isRestoring={restore.isPending}
              onRestore={() =>
                restore.mutate({ version: shown.version, over: newest.version }, { onSuccess: onShowNewest })
              }
              renderPage={renderPage}
            />
          </div>
        </div>
      )}
    </div>
  );
}
