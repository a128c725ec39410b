import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy } from 'react';
import { useSession } from '../../../features/session/session.ts';

const AdminTest = HAS_DEBUG_SCREENS
  ? lazy(async () => ({
      default: (await import('../../../features/debug/admin-test-view.tsx')).AdminTestView,
    }))
  : null;

export const Route = createFileRoute('/_app/_private/admin-test')({
  beforeLoad: () => {
    if (!AdminTest) throw notFound();
  },
  component: AdminTestScreen,
});

function AdminTestScreen() {
  const session = useSession();
  return AdminTest && <AdminTest role={session.status === 'user' ? session.user.staffRole : null} />;
}
