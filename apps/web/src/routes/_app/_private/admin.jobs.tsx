import { can } from '@lauda/domain/permissions';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useSession } from '../../../features/session/session.ts';
import { NotFoundView } from '../../../features/shell/failures/not-found-view.tsx';
import { JobsView } from '../../../features/staff/operations/jobs-view.tsx';
import { api } from '../../../lib/api/api.ts';
import { pageParameter } from './-admin-search.ts';

const search = z.object({ page: pageParameter });

export const Route = createFileRoute('/_app/_private/admin/jobs')({
  validateSearch: (given) => search.parse(given),
  component: JobsScreen,
});

function JobsScreen() {
  const session = useSession();
  const navigate = Route.useNavigate();
  const { page = 1 } = Route.useSearch();
  if (session.status !== 'user') return null;
  const { staffRole } = session.user;
  if (staffRole === null || !can(staffRole, 'system', 'view')) return <NotFoundView />;
  return (
    <JobsView
      api={api}
      role={staffRole}
      page={page}
      onPageChange={(next) => void navigate({ search: { page: next > 1 ? next : undefined } })}
    />
  );
}
