import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import * as z from 'zod/mini';
import { useProof } from '../../../features/accounts/second-factors/use-proof.tsx';
import { useSession } from '../../../features/session/session.ts';
import { UserView } from '../../../features/staff/users/user-view.tsx';
import { api } from '../../../lib/api/api.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';

/** Lazy: it brings the engine's helpers, which looking up a user does not need. */
const FirstPage = lazyPart(() =>
  import('../../../features/preview/sheet/first-page.tsx').then((module) => module.FirstPage),
);

const search = z.object({ id: z.catch(z.optional(z.uuid()), undefined) });

export const Route = createFileRoute('/_app/_private/admin/user')({
  validateSearch: (given) => search.parse(given),
  component: UserScreen,
});

function UserScreen() {
  const session = useSession();
  const navigate = Route.useNavigate();
  const proof = useProof(api);
  const { id = null } = Route.useSearch();
  if (session.status !== 'user' || session.user.staffRole === null) return null;
  return (
    <>
      <UserView
        api={api}
        afterProof={proof.after}
        role={session.user.staffRole}
        userId={id}
        leaveTo={(url) => location.assign(url)}
        onDeleted={() => void navigate({ to: '/admin/users', search: {} })}
        renderPage={(resume, label) => (
          <Suspense fallback={null}>
            <FirstPage resume={resume} label={label} />
          </Suspense>
        )}
      />
      {proof.dialog}
    </>
  );
}
