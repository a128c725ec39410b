import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useSession } from '../../../features/session/session.ts';
import { mayOpenAdminPanel } from '../../../features/shell/navigation.ts';
import { NotFoundView } from '../../../features/shell/not-found-view.tsx';

export const Route = createFileRoute('/_app/_private/admin')({ component: StaffArea });

/** For anybody else it is not there; the server says so on every call. */
function StaffArea() {
  const session = useSession();
  return session.status === 'user' && mayOpenAdminPanel(session.user) ? <Outlet /> : <NotFoundView />;
}
