import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useSession } from '../../../features/session/session.ts';
import { UsersView } from '../../../features/staff/users-view.tsx';
import { api } from '../../../lib/api.ts';

const search = z.object({
  page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
  search: z.catch(z.optional(z.coerce.string()), undefined),
});

export const Route = createFileRoute('/_app/_private/admin/')({
  validateSearch: (given) => search.parse(given),
  component: UsersScreen,
});

function UsersScreen() {
  const session = useSession();
  const navigate = Route.useNavigate();
  const { page = 1, search: wanted = '' } = Route.useSearch();
  if (session.status !== 'user' || session.user.staffRole === null) return null;
  return (
    <UsersView
      api={api}
      role={session.user.staffRole}
      page={page}
      search={wanted}
      onChange={(next) =>
        void navigate({
          search: {
            ...(next.page > 1 && { page: next.page }),
            ...(next.search !== '' && { search: next.search }),
          },
          // Typing is no place to come back to; another page is.
          replace: next.search !== wanted,
        })
      }
    />
  );
}
