import { findScreen } from '@lauda/contract/screens';
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { useAppFrame } from '../features/shell/use-app-frame.ts';
import { AppFrame } from '../features/shell/app-frame.tsx';
import { PreferencesMenu } from '../features/shell/preferences-menu.tsx';
import { PublicFrame } from '../features/shell/public-frame.tsx';
import { useSessionManager } from '../features/session/session-context.tsx';
import { useSession } from '../features/session/session.ts';
import { useSite } from '../features/site/site.ts';

export const Route = createFileRoute('/_public')({ component: PublicLayout });

/** Pages that signed-in users read too keep the sidebar for them. */
function PublicLayout() {
  const session = useSession();
  const { logOut } = useSessionManager();
  const site = useSite();
  const { pathname } = useLocation();
  const actions = useAppFrame();
  const user = session.status === 'user' ? session.user : null;
  if (user && findScreen(pathname)?.frame === 'either')
    return (
      <AppFrame
        user={user}
        isVisitor={false}
        isFullscreen={false}
        isWorkspace={false}
        {...site}
        {...actions}
        onLogOut={() => void logOut()}
      >
        <Outlet />
      </AppFrame>
    );
  return (
    <PublicFrame
      isSignedIn={user !== null}
      isSelling={site.isSelling}
      preferences={<PreferencesMenu />}
      supportEmail={site.supportEmail}
    >
      <Outlet />
    </PublicFrame>
  );
}
