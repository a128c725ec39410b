import { createFileRoute, Outlet } from '@tanstack/react-router';
import { StaffGate } from '../../../features/accounts/second-factors/staff-gate.tsx';
import { useSessionManager } from '../../../features/session/session-context.tsx';
import { useSession } from '../../../features/session/session.ts';
import { mayOpenAdminPanel } from '../../../features/shell/navigation.ts';
import { NotFoundView } from '../../../features/shell/failures/not-found-view.tsx';
import { api } from '../../../lib/api/api.ts';

export const Route = createFileRoute('/_app/_private/admin')({ component: StaffArea });

/** Users who are not staff get "not found"; the server checks every call too. */
function StaffArea() {
  const session = useSession();
  const { refresh } = useSessionManager();
  if (session.status !== 'user') return <NotFoundView />;
  const { id, email } = session.user;
  return (
    <StaffGate
      key={id}
      api={api}
      email={email}
      isOpen={mayOpenAdminPanel(session.user)}
      onChanged={() => void refresh()}
      notFound={<NotFoundView />}
    >
      <Outlet />
    </StaffGate>
  );
}
