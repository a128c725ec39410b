import type { ResumeSummary } from '@lauda/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import type { DraftDesk } from './draft-desk.ts';
import { RESUMES_KEY, resumesQuery } from './resumes-query.ts';
import { UnsavedDrafts } from './unsaved-drafts.tsx';

const UNDO_MS = 8_000;

interface ResumeListViewProps {
  desk: DraftDesk;
  userId: string;
  /** How many the plan holds; null for any number. */
  limit: number | null;
  onOpenBuilder: () => void;
}

export function ResumeListView({ desk, userId, limit, onOpenBuilder }: ResumeListViewProps) {
  const text = useText();
  const list = useQuery(resumesQuery(desk, userId));
  const removal = useRemoval(desk, userId);
  const [asked, setAsked] = useState<ResumeSummary | null>(null);
  const titleOf = ({ title }: ResumeSummary) => title.trim() || text('resumes.myResume');

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:px-8">
      <PageHeader
        title={text('screens.resumes')}
        description={
          list.data &&
          (limit === null
            ? text('resumes.count', { count: list.data.length })
            : text('resumes.countOf', { count: list.data.length, limit }))
        }
        actions={
          <Button variant="primary" render={<Link to="/new-resume" />}>
            {text('resumes.createResume')}
          </Button>
        }
      />
      {list.isError && (
        <Callout
          tone="danger"
          role="alert"
          action={
            <Button size="sm" onClick={() => void list.refetch()}>
              {text('resumes.retry')}
            </Button>
          }
        >
          {text('resumes.listFailed')}
        </Callout>
      )}
      <UnsavedDrafts
        desk={desk}
        ownerId={userId}
        heading={text('resumes.unsavedHeading')}
        description={text('resumes.unsavedDescription')}
        onOpenBuilder={onOpenBuilder}
      />
      {list.isPending && <Skeleton className="h-40" />}
      {list.data?.length === 0 && (
        <Card padding="none">
          <EmptyState
            title={text('resumes.emptyTitle')}
            description={text('resumes.emptyDescription')}
            action={<Button render={<Link to="/new-resume" />}>{text('resumes.createResume')}</Button>}
          />
        </Card>
      )}
      {list.data && list.data.length > 0 && (
        <Card padding="none">
          <ul className="grid divide-y divide-border">
            {list.data.map((resume) => (
              <ResumeRow
                key={resume.id}
                resume={resume}
                title={titleOf(resume)}
                onDelete={() => setAsked(resume)}
              />
            ))}
          </ul>
        </Card>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={text('resumes.deleteTitle')}
        description={text('resumes.deleteDescription', { title: asked ? titleOf(asked) : '' })}
        confirmLabel={text('resumes.delete')}
        isDestructive
        isLoading={removal.isPending}
        onConfirm={() => {
          if (asked)
            removal.mutate({ id: asked.id, title: titleOf(asked) }, { onSettled: () => setAsked(null) });
        }}
      />
    </div>
  );
}

interface ResumeRowProps {
  resume: ResumeSummary;
  title: string;
  onDelete: () => void;
}

function ResumeRow({ resume, title, onDelete }: ResumeRowProps) {
  const text = useText();
  return (
    <li className="flex items-center justify-between gap-4 px-6 py-4 max-md:px-4">
      <div className="min-w-0">
        <Link
          to="/builder"
          search={{ resume: resume.id }}
          className="font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        <p className="text-sm text-muted">
          {text('resumes.updatedAt', { date: new Date(resume.updatedAt) })}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Button
          size="sm"
          aria-label={text('resumes.openNamed', { title })}
          render={<Link to="/builder" search={{ resume: resume.id }} />}
        >
          {text('resumes.open')}
        </Button>
        <IconButton size="sm" label={text('resumes.deleteNamed', { title })} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

/** Deletes at once; for a while it can be taken back. */
function useRemoval(desk: DraftDesk, userId: string) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: [RESUMES_KEY] });
  const fail = (title: string) => toast.show({ title, tone: 'danger' });
  const undelete = useMutation({
    mutationFn: (id: string) => desk.calls.undelete(id),
    onError: () => fail(text('resumes.undeleteFailed')),
    onSettled: readAgain,
  });
  return useMutation({
    mutationFn: async ({ id }: { id: string; title: string }) => {
      await desk.calls.remove(id);
      await desk.forgetResume(userId, id).catch(() => undefined);
    },
    onSuccess: (_, { id, title }) =>
      toast.show({
        title: text('resumes.deleted', { title }),
        action: { label: text('resumes.undo'), onSelect: () => undelete.mutate(id) },
        shownMs: UNDO_MS,
      }),
    onError: () => fail(text('resumes.deleteFailed')),
    onSettled: readAgain,
  });
}
