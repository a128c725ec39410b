import { can } from '@lauda/domain/permissions';
import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../../features/session/session.ts';
import { NotFoundView } from '../../../features/shell/failures/not-found-view.tsx';
import { FlagsView } from '../../../features/staff/operations/flags-view.tsx';
import { api } from '../../../lib/api/api.ts';

export const Route = createFileRoute('/_app/_private/admin/flags')({ component: FlagsScreen });

function FlagsScreen() {
  const session = useSession();
  if (session.status !== 'user') return null;
  const { staffRole } = session.user;
  if (staffRole === null || !can(staffRole, 'system', 'view')) return <NotFoundView />;
  return <FlagsView api={api} role={staffRole} />;
}
