import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { useI18n } from '../../../lib/i18n/i18n.tsx';
import { useIsOnline } from '../../../lib/device/use-is-online.ts';
import { UnreadableDocuments } from '../../../ui/failures/unreadable-documents.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { LoadFailure } from '../../../ui/failures/load-failure.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { DraftCollection } from '../draft-collection.ts';
import { resumesQuery } from '../resumes-query.ts';
import { UnsavedDrafts } from '../saving/unsaved-drafts.tsx';
import { deviceResumesQuery } from './device-resumes-query.ts';
import { EmptyList } from './empty-list.tsx';
import { arrangeFamilies, familiesQuery } from './families.ts';
import { LimitNotice } from './limit-notice.tsx';
import { ListControls } from './list-controls.tsx';
import { arrangeResumes, type ListOrder } from './list-order.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { RecentlyDeleted } from './recently-deleted.tsx';
import { ResumeGrid } from './resume-grid.tsx';
import { useResumeActions } from './use-resume-actions.ts';
import { VariantDialog } from './variant-dialog.tsx';

interface ResumeListViewProps {
  drafts: DraftCollection;
  userId: string;
  /** The plan's resume limit; null for unlimited. */
  limit: number | null;
  onOpenBuilder: () => void;
  onShare: (resume: ResumeSummary) => void;
  /** Rendered above the list. */
  lead: ReactNode;
  /** The list waits for this: content inserted above it later would push it down. */
  isLeadReady: boolean;
  /** False when the limit became known too late for its notice. */
  hasLimitNotice: boolean;
}

export function ResumeListView({
  drafts,
  userId,
  limit,
  onOpenBuilder,
  onShare,
  lead,
  isLeadReady,
  hasLimitNotice,
}: ResumeListViewProps) {
  const { text, locale } = useI18n();
  const list = useQuery(resumesQuery(drafts, userId));
  const isOnline = useIsOnline();
  const isUnanswered = list.data === undefined && (!isOnline || list.isError);
  const onDevice = useQuery({ ...deviceResumesQuery(drafts, userId), enabled: isUnanswered }).data;
  const isPartial = isUnanswered && onDevice !== undefined && onDevice.length > 0;
  const askAgain = useEffectEvent(() => {
    if (list.isError) void list.refetch();
  });
  useEffect(() => {
    if (isOnline) askAgain();
  }, [isOnline]);
  const families = useQuery(familiesQuery(userId)).data;
  const { remove, undelete, rename, duplicate, makeVariant, makeTwin } = useResumeActions(
    drafts,
    userId,
    limit,
  );
  const [asked, setAsked] = useState<ResumeSummary | null>(null);
  const [base, setBase] = useState<ResumeSummary | null>(null);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ListOrder>('updated');
  const wanted = useDeferredValue(search);
  const resumes = isLeadReady ? (isPartial ? onDevice : list.data) : undefined;
  const shown = useMemo(
    () => arrangeFamilies(arrangeResumes(resumes ?? [], { search: wanted, order, locale }), families ?? []),
    [resumes, families, wanted, order, locale],
  );
  const count = resumes?.length ?? 0;
  const titleOf = ({ title }: ResumeSummary) => title.trim() || text('resumes.myResume');
  const startRename = rename.mutate;
  const startDuplicate = duplicate.mutate;
  const onRename = useCallback(
    ({ id }: ResumeSummary, title: string) => startRename({ id, title }),
    [startRename],
  );
  const startTwin = makeTwin.mutate;
  const onMakeTwin = useCallback(({ id }: ResumeSummary) => startTwin(id), [startTwin]);
  const onDuplicate = useCallback(({ id }: ResumeSummary) => startDuplicate(id), [startDuplicate]);

  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6 px-4 py-8 md:px-8">
      <PageHeader
        title={text('screens.resumes')}
        description={
          resumes &&
          !isPartial &&
          (limit === null ? text('resumes.count', { count }) : text('resumes.countOf', { count, limit }))
        }
        actions={
          count > 0 && (
            <Button variant="primary" render={<Link to="/new-resume" />}>
              {text('resumes.createResume')}
            </Button>
          )
        }
      />
      {lead}
      {list.isError && isOnline && (
        <LoadFailure title={text('resumes.listFailed')} onRetry={() => void list.refetch()} />
      )}
      {isPartial && !isOnline && <Callout tone="info">{text('resumeList.partial')}</Callout>}
      {resumes && !isPartial && hasLimitNotice && <LimitNotice count={count} limit={limit} />}
      <UnreadableDocuments type="resumes" ownerId={userId} load={drafts.listUnreadable} />
      <UnsavedDrafts
        drafts={drafts}
        ownerId={userId}
        heading={text('resumes.unsavedHeading')}
        description={text('resumes.unsavedDescription')}
        onOpenBuilder={onOpenBuilder}
      />
      {((list.isPending && isOnline) || (list.isSuccess && !isLeadReady)) && <ListSkeleton />}
      {!isOnline && isUnanswered && onDevice?.length === 0 && (
        <Callout tone="info">{text('resumeList.noneHere')}</Callout>
      )}
      {resumes && count === 0 && <EmptyList />}
      {count > 1 && <ListControls search={search} onSearch={setSearch} order={order} onOrder={setOrder} />}
      <p role="status" className="sr-only">
        {wanted === '' ? '' : text('resumeList.found', { count: shown.length })}
      </p>
      {shown.length > 0 && (
        <ResumeGrid
          resumes={shown}
          label={text('screens.resumes')}
          canDuplicate={limit === null || count < limit}
          onRename={onRename}
          onDuplicate={onDuplicate}
          onMakeVariant={setBase}
          onMakeTwin={onMakeTwin}
          onShare={onShare}
          onDelete={setAsked}
        />
      )}
      {count > 0 && shown.length === 0 && (
        <EmptyState
          title={text('resumeList.nothingFound', { search: wanted })}
          action={<Button onClick={() => setSearch('')}>{text('resumeList.showAll')}</Button>}
        />
      )}
      {resumes && !isPartial && <RecentlyDeleted userId={userId} onUndelete={undelete.mutate} />}
      <VariantDialog
        base={base}
        room={limit === null ? null : { count, limit }}
        isLoading={makeVariant.isPending}
        onCancel={() => setBase(null)}
        onCreate={({ id }, label) => makeVariant.mutate({ id, label }, { onSuccess: () => setBase(null) })}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={text('resumes.deleteTitle')}
        description={text('resumes.deleteDescription', { title: asked ? titleOf(asked) : '' })}
        confirmLabel={text('resumes.delete')}
        isDestructive
        isLoading={remove.isPending}
        onConfirm={() => {
          if (asked)
            remove.mutate({ id: asked.id, title: titleOf(asked) }, { onSettled: () => setAsked(null) });
        }}
      />
    </div>
  );
}
