import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Resume } from '@lauda/domain/resume/resume';
import { useEffect } from 'react';
import { api } from '../../lib/api/api.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useLiveEvent } from '../../lib/live-events/live-events-context.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { LoadingState } from '../../ui/loading/spinner.tsx';
import { FailureCallout } from './failure-callout.tsx';
import { failureOf, type ImportFailure } from './import-failure.ts';
import { importQuery, IMPORTS_KEY } from './import-queries.ts';
import { ProgressCard } from './progress-card.tsx';
import type { Review } from './review/review-context.ts';
import { ReviewView } from './review/review-view.tsx';
import { countEnd } from './use-upload.ts';

interface ImportViewProps {
  importId: string;
  userId: string;
  /** Goes back to choosing a file. */
  onLeave: () => void;
  /** Creates the resume, idempotent per operation id, and returns its id. */
  makeResume: (resume: Resume, operationId: string) => Promise<string>;
  onMade: (resumeId: string) => void;
  isAiOn: boolean;
  RichTextBox: Review['RichTextBox'];
}

/** One import: being read, refused, or ready for review. */
export function ImportView({ importId, userId, onLeave, ...review }: ImportViewProps) {
  const text = useText();
  const queryClient = useQueryClient();
  const found = useQuery(importQuery(importId));
  const { data } = found;
  useLiveEvent('job.progressed', () => {
    if (data?.status === 'reading') void found.refetch();
  });
  const status = data?.status;
  const fileName = data?.fileName ?? '';
  useEffect(() => {
    if (status === 'ready' || status === 'failed') countEnd(importId, fileName, status === 'failed');
  }, [importId, status, fileName]);
  const remove = useMutation({
    mutationFn: () => api.deleteImport({ params: { id: importId } }),
    // Whether or not the delete succeeded, another file can be chosen; the list shows what remains.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [IMPORTS_KEY] });
      onLeave();
    },
  });

  if (data?.status === 'ready' && data.reading)
    return (
      <ReviewView
        key={importId}
        importId={importId}
        fileName={fileName}
        reading={data.reading}
        userId={userId}
        onDiscard={() => remove.mutate()}
        {...review}
      />
    );
  const failure: ImportFailure | null = found.isError
    ? failureOf(found.error)
    : data?.status === 'failed'
      ? { kind: 'fault', fault: data.fault ?? 'broken' }
      : null;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:px-8">
      <PageHeader title={text('screens.uploadResume')} description={text('imports.description')} />
      {failure ? (
        <>
          <FailureCallout
            failure={failure}
            fileName={fileName}
            action={
              found.isError && (
                <Button size="sm" isLoading={found.isFetching} onClick={() => void found.refetch()}>
                  {text('errors.retry')}
                </Button>
              )
            }
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" isLoading={remove.isPending} onClick={() => remove.mutate()}>
              {text('imports.tryAnother')}
            </Button>
            <Button render={<Link to="/builder" />}>{text('imports.startBlank')}</Button>
          </div>
        </>
      ) : data ? (
        <ProgressCard
          fileName={fileName}
          step={data.step}
          percent={data.percent}
          isCancelling={remove.isPending}
          onCancel={() => remove.mutate()}
        />
      ) : (
        <LoadingState label={text('app.loading')} />
      )}
    </div>
  );
}
