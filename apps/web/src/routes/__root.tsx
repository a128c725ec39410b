import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DocumentHead } from '../features/shell/document-head.tsx';
import type { MailLink } from '../features/accounts/mail-links/mail-link.ts';
import type { SessionManager } from '../features/session/session-manager.ts';
import { NotFoundView } from '../features/shell/failures/not-found-view.tsx';
import { PreferencesMenu } from '../features/shell/preferences-menu.tsx';
import { PublicFrame } from '../features/shell/public-frame.tsx';
import { SkipLink } from '../features/shell/skip-link.tsx';
import { useLiveSession } from '../features/session/session-context.tsx';
import { useImpersonation, useSession } from '../features/session/session.ts';
import { useSite } from '../features/site/site.ts';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { ResumeWork } from './-resume-work.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';

export interface RouterContext {
  queryClient: QueryClient;
  /** Tells a visitor why they were sent to sign in. */
  announceSignInNeeded: (path: string) => void;
  sessionManager: SessionManager;
  /** The email link the page was opened with, for the first taker. */
  mailLink: { take: () => MailLink };
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
});

/** Lazy, since only staff need it. */
const ImpersonationBar = lazyPart(() =>
  import('./-impersonation-bar.tsx').then((module) => module.ImpersonationBar),
);

function RootLayout() {
  const isImpersonated = useImpersonation() !== null;
  useLiveSession();
  return (
    <>
      <DocumentHead />
      <SkipLink />
      {isImpersonated && (
        <Suspense fallback={null}>
          <ImpersonationBar />
        </Suspense>
      )}
      <Outlet />
      <ToastRegion />
      <ResumeWork />
    </>
  );
}

function NotFoundScreen() {
  const session = useSession();
  const { supportEmail, isSelling } = useSite();
  return (
    <PublicFrame
      isSignedIn={session.status === 'user'}
      isSelling={isSelling}
      preferences={<PreferencesMenu />}
      supportEmail={supportEmail}
    >
      <NotFoundView />
    </PublicFrame>
  );
}
