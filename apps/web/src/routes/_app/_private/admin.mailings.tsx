import { can } from '@lauda/domain/permissions';
import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../../features/session/session.ts';
import { NotFoundView } from '../../../features/shell/failures/not-found-view.tsx';
import { MailingsView } from '../../../features/staff/mailings/mailings-view.tsx';
import { api } from '../../../lib/api/api.ts';

export const Route = createFileRoute('/_app/_private/admin/mailings')({ component: MailingsScreen });

function MailingsScreen() {
  const session = useSession();
  if (session.status !== 'user') return null;
  const { staffRole } = session.user;
  if (staffRole === null || !can(staffRole, 'content', 'view')) return <NotFoundView />;
  return <MailingsView api={api} role={staffRole} />;
}
