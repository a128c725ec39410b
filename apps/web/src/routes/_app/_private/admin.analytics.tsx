import { can } from '@lauda/domain/permissions';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useSession } from '../../../features/session/session.ts';
import { NotFoundView } from '../../../features/shell/failures/not-found-view.tsx';
import { AnalyticsView } from '../../../features/staff/operations/analytics-view.tsx';
import { api } from '../../../lib/api/api.ts';

const day = z.catch(z.optional(z.iso.date()), undefined);
const search = z.object({ from: day, to: day });

export const Route = createFileRoute('/_app/_private/admin/analytics')({
  validateSearch: (given) => search.parse(given),
  component: AnalyticsScreen,
});

function AnalyticsScreen() {
  const session = useSession();
  const navigate = Route.useNavigate();
  const period = Route.useSearch();
  if (session.status !== 'user') return null;
  const { staffRole } = session.user;
  if (staffRole === null || !can(staffRole, 'analytics', 'view')) return <NotFoundView />;
  return (
    <AnalyticsView
      api={api}
      role={staffRole}
      search={period}
      onChange={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
