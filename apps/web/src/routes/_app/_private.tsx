import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SessionGuard } from '../../features/session/session-guard.tsx';

export const Route = createFileRoute('/_app/_private')({ component: PrivateLayout });

function PrivateLayout() {
  const { announceSignInNeeded } = Route.useRouteContext();
  return (
    <SessionGuard onSignInNeeded={announceSignInNeeded}>
      <Outlet />
    </SessionGuard>
  );
}
