import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LoadFailure } from '../../../ui/failures/load-failure.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { FeedAddress } from './feed-address.tsx';

const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: () => api.getCalendarFeed(),
  staleTime: 0,
});

interface FeedDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The private calendar address: create it, see it once, replace it or turn it off. */
export function FeedDialog({ isOpen, onOpenChange }: FeedDialogProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const feed = useQuery({ ...feedQuery, enabled: isOpen });
  const [asking, setAsking] = useState<'replace' | 'revoke' | null>(null);
  const settle = () => {
    setAsking(null);
    return queryClient.invalidateQueries({ queryKey: feedQuery.queryKey });
  };
  const create = useMutation({
    mutationFn: () => api.createCalendarFeed(),
    onSettled: settle,
  });
  const revoke = useMutation({
    mutationFn: () => api.deleteCalendarFeed(),
    onSuccess: () => {
      create.reset();
      toast.show({ title: text('applications.feedRevoked') });
    },
    onSettled: settle,
  });
  const path = create.data?.path;
  const since = feed.data?.createdAt ?? null;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('applications.feedTitle')}
      description={text('applications.feedDescription')}
    >
      <div className="grid gap-4 pb-2">
        {create.isError && (
          <Callout tone="danger" role="alert">
            {text('applications.feedCreateFailed')}
          </Callout>
        )}
        {revoke.isError && (
          <Callout tone="danger" role="alert">
            {text('applications.feedRevokeFailed')}
          </Callout>
        )}
        {feed.isPending && <Skeleton className="h-24" />}
        {feed.isError && (
          <LoadFailure title={text('applications.feedLoadFailed')} onRetry={() => void feed.refetch()} />
        )}
        {path !== undefined && <FeedAddress address={new URL(path, location.origin).href} />}
        {feed.data && path === undefined && (
          <p className="text-sm text-pretty">
            {since === null
              ? text('applications.feedNone')
              : text('applications.feedSince', { date: new Date(since) })}
          </p>
        )}
        {feed.data && since === null && path === undefined && (
          <Button
            variant="primary"
            className="justify-self-start max-sm:justify-self-stretch"
            isLoading={create.isPending}
            onClick={() => create.mutate()}
          >
            {text('applications.feedCreate')}
          </Button>
        )}
        {since !== null && (
          <div className="flex flex-wrap gap-2 border-t border-border pt-4 max-sm:flex-col">
            <Button onClick={() => setAsking('replace')}>{text('applications.feedReplace')}</Button>
            <Button variant="quiet" className="text-danger!" onClick={() => setAsking('revoke')}>
              {text('applications.feedRevoke')}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        isOpen={asking === 'replace'}
        onOpenChange={() => setAsking(null)}
        title={text('applications.feedReplaceTitle')}
        description={text('applications.feedReplaceDescription')}
        confirmLabel={text('applications.feedReplace')}
        isLoading={create.isPending}
        onConfirm={() => create.mutate()}
      />
      <ConfirmDialog
        isOpen={asking === 'revoke'}
        onOpenChange={() => setAsking(null)}
        title={text('applications.feedRevokeTitle')}
        description={text('applications.feedRevokeDescription')}
        confirmLabel={text('applications.feedRevoke')}
        isDestructive
        isLoading={revoke.isPending}
        onConfirm={() => revoke.mutate()}
      />
    </Dialog>
  );
}
