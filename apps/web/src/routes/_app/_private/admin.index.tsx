import { createFileRoute, redirect } from '@tanstack/react-router';
import { useSession } from '../../../features/session/session.ts';
import { OverviewView } from '../../../features/staff/operations/overview-view.tsx';
import { api } from '../../../lib/api/api.ts';
import { userSearch } from './-admin-search.ts';

export const Route = createFileRoute('/_app/_private/admin/')({
  validateSearch: userSearch,
  // The user list had this URL once; links to a search still work.
  beforeLoad: ({ search }) => {
    if (Object.values(search).some((value) => value !== undefined))
      throw redirect({ to: '/admin/users', search, replace: true });
  },
  component: OverviewScreen,
});

function OverviewScreen() {
  const session = useSession();
  if (session.status !== 'user' || session.user.staffRole === null) return null;
  return <OverviewView api={api} role={session.user.staffRole} />;
}
