import { createFileRoute } from '@tanstack/react-router';
import { useProof } from '../../../features/accounts/second-factors/use-proof.tsx';
import { useSession } from '../../../features/session/session.ts';
import { UsersView } from '../../../features/staff/users/users-view.tsx';
import { api } from '../../../lib/api/api.ts';
import { userSearch } from './-admin-search.ts';

export const Route = createFileRoute('/_app/_private/admin/users')({
  validateSearch: userSearch,
  component: UsersScreen,
});

function UsersScreen() {
  const session = useSession();
  const navigate = Route.useNavigate();
  const proof = useProof(api);
  const { page = 1, search = '', ...filter } = Route.useSearch();
  if (session.status !== 'user' || session.user.staffRole === null) return null;
  return (
    <>
      <UsersView
        api={api}
        afterProof={proof.after}
        role={session.user.staffRole}
        search={{ page, search, ...filter }}
        onChange={(next) =>
          void navigate({
            search: {
              ...next,
              page: next.page > 1 ? next.page : undefined,
              search: next.search === '' ? undefined : next.search,
            },
            // Typing adds no history entries; changing the page does.
            replace: next.search !== search,
          })
        }
      />
      {proof.dialog}
    </>
  );
}
