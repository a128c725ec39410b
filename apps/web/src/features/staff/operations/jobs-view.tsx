import { ApiError, type Client } from '@lauda/contract/client';
import type { DeadJob } from '@lauda/contract/staff/operations';
import { can, type StaffRole } from '@lauda/domain/permissions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/table/table.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { StaffLoadFailure } from '../staff-load-failure.tsx';
import { deadJobsQuery } from '../operations-calls.ts';
import { Pager } from '../pager.tsx';
import { PhoneLines, WIDE_ONLY } from '../../../ui/table/phone-lines.tsx';
import { STAFF_KEY, staffFailure } from '../staff-calls.ts';
import { StaffFrame } from '../staff-frame.tsx';

type JobsApi = Pick<Client, 'listDeadJobs' | 'retryDeadJob'>;

interface JobsViewProps {
  api: JobsApi;
  role: StaffRole;
  page: number;
  onPageChange: (page: number) => void;
}

export function JobsView({ api, role, page, onPageChange }: JobsViewProps) {
  const text = useText();
  const list = useQuery(deadJobsQuery(api, page));
  const { data } = list;
  return (
    <StaffFrame role={role} title={text('operations.jobs')} description={text('operations.jobsAdvice')}>
      {list.isError && (
        <StaffLoadFailure
          title={text('operations.jobsFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton className="h-60" />}
      {data?.jobs.length === 0 && (
        <Card padding="none">
          <EmptyState title={text('operations.jobsNone')} />
        </Card>
      )}
      {data && data.jobs.length > 0 && (
        <JobTable api={api} jobs={data.jobs} canRetry={can(role, 'system', 'edit')} />
      )}
      {data && <Pager {...data} onPageChange={onPageChange} />}
    </StaffFrame>
  );
}

function JobTable({ api, jobs, canRetry }: { api: JobsApi; jobs: readonly DeadJob[]; canRetry: boolean }) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: ({ name, id }: DeadJob) => api.retryDeadJob({ params: { name, id } }),
    onSuccess: () => toast.show({ title: text('operations.jobRetried'), tone: 'success' }),
    onError: (error) => {
      const isUnreadable = error instanceof ApiError && error.code === 'CONFLICT';
      toast.show({
        title: isUnreadable ? text('operations.jobUnreadable') : staffFailure(text, error),
        tone: 'danger',
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [STAFF_KEY] }),
  });
  const retryButton = (job: DeadJob) => (
    <Button
      size="sm"
      className="whitespace-nowrap"
      aria-label={text('operations.jobRetryNamed', { name: job.name })}
      isLoading={retry.isPending && retry.variables.id === job.id}
      onClick={() => retry.mutate(job)}
    >
      {text('operations.jobRetry')}
    </Button>
  );
  return (
    <Table label={text('operations.jobs')}>
      <thead>
        <tr>
          <TableHeaderCell>{text('operations.job')}</TableHeaderCell>
          <TableHeaderCell className={WIDE_ONLY}>{text('operations.jobError')}</TableHeaderCell>
          <TableHeaderCell align="end" className={WIDE_ONLY}>
            {text('operations.jobAttempts')}
          </TableHeaderCell>
          <TableHeaderCell className={WIDE_ONLY}>{text('operations.jobFailedAt')}</TableHeaderCell>
          {canRetry && (
            <TableHeaderCell className={WIDE_ONLY}>
              <span className="sr-only">{text('operations.jobRetry')}</span>
            </TableHeaderCell>
          )}
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <TableRow key={job.id} className="align-top">
            <TableCell>
              <code className="text-sm whitespace-nowrap">{job.name}</code>
              <PhoneLines>
                <p className="w-full wrap-anywhere">{job.error || '–'}</p>
                <p className="tabular-nums">{text('staff.moment', { date: new Date(job.failedAt) })}</p>
                <p className="tabular-nums">{text('operations.jobTried', { count: job.attempts })}</p>
                {canRetry && retryButton(job)}
              </PhoneLines>
            </TableCell>
            <TableCell className="min-w-60 wrap-anywhere text-muted max-md:hidden">
              {job.error || '–'}
            </TableCell>
            <TableCell align="end" className="tabular-nums max-md:hidden">
              {job.attempts}
            </TableCell>
            <TableCell className="whitespace-nowrap tabular-nums max-md:hidden">
              {text('staff.moment', { date: new Date(job.failedAt) })}
            </TableCell>
            {canRetry && (
              <TableCell align="end" className={WIDE_ONLY}>
                {retryButton(job)}
              </TableCell>
            )}
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
