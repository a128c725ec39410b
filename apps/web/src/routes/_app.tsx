import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { AppFrame } from '../features/shell/app-frame.tsx';
import { useAppFrame } from '../features/shell/use-app-frame.ts';
import { useSessionManager } from '../features/session/session-context.tsx';
import { useSession } from '../features/session/session.ts';
import { useSite } from '../features/site/site.ts';

const search = z.object({ fullscreen: z.catch(z.optional(z.literal(true)), undefined) });

export const Route = createFileRoute('/_app')({
  validateSearch: (given) => search.parse(given),
  component: AppLayout,
});

function AppLayout() {
  const session = useSession();
  const { logOut } = useSessionManager();
  const { fullscreen: isFullscreen = false } = Route.useSearch();
  const isWorkspace = useMatches({
    select: (matches) =>
      matches.some(({ staticData, search: given }) => staticData.isWorkspace?.(given) === true),
  });
  return (
    <AppFrame
      user={session.status === 'user' ? session.user : null}
      isVisitor={session.status === 'visitor'}
      isFullscreen={isFullscreen}
      isWorkspace={isWorkspace}
      {...useSite()}
      {...useAppFrame()}
      onLogOut={() => void logOut()}
    >
      <Outlet />
    </AppFrame>
  );
}
