import './styles/app.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { holdMailLink, takeMailLink } from './features/accounts/mail-links/mail-link.ts';
import { recordSessionEvents } from './features/debug/session-log.ts';
import {
  followImpersonationLink,
  takeImpersonationLink,
} from './features/impersonation/impersonation-link.ts';
import { createAuthState } from './features/plans/auth-state.ts';
import { planCalls } from './features/plans/plan-calls.ts';
import { sessionQuery } from './features/session/session.ts';
import { createSessionManager } from './features/session/session-manager.ts';
import { siteQuery } from './features/site/site.ts';
import { track } from './lib/analytics.ts';
import { keepForOffline } from './lib/device/offline.ts';
import { shellApi } from './lib/api/shell-api.ts';
import { loadTranslator } from './lib/i18n/i18n.tsx';
import { documentLocale } from './lib/i18n/texts.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { untilIdle } from './lib/until-idle.ts';
import { createToastStore } from './ui/toast/toast-store.ts';

/** After this, render with at least the frame. */
const DRAWN_WITHIN_MS = 500;

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');

// First, so that no request carries a token in its referrer.
const mailLink = takeMailLink(location, history);
const impersonationLink = takeImpersonationLink(location, history);

const translator = await loadTranslator(documentLocale());
const queryClient = createQueryClient();
const toasts = createToastStore();
const sessionManager = createSessionManager({
  queryClient,
  signOut: () => shellApi.signOut(),
  leaveTo: (path) => location.replace(path),
  onSignedInElsewhere: () => track('sign_in', { method: 'social' }),
});
// Before the session is read. Other tabs are notified once it has been.
if (impersonationLink && (await followImpersonationLink(shellApi, impersonationLink)))
  await sessionManager.expectReturn('other');
if (HAS_DEBUG_SCREENS) recordSessionEvents(sessionManager);
const authState = createAuthState({ calls: planCalls(shellApi) });
const router = createAppRouter({
  queryClient,
  sessionManager,
  mailLink: holdMailLink(mailLink),
  announceSignInNeeded: (path) =>
    toasts.show({
      title: translator.text('app.signInNeededTitle'),
      description: translator.text(
        path === '/upload-resume' ? 'app.signInToUpload' : 'app.signInNeededDescription',
      ),
    }),
});

sessionManager.subscribe(({ type }) => {
  if (type === 'ERROR') track('error', { source: 'sign_in' });
});
addEventListener('error', () => track('error', { source: 'script' }));
addEventListener('unhandledrejection', () => track('error', { source: 'promise' }));
// Before the first render: otherwise an empty frame appears, then a loading one, and only then the screen. Slower
// loads, such as signing in by an email link, show a loading state meanwhile.
void queryClient.prefetchQuery(sessionQuery);
void queryClient.prefetchQuery(siteQuery);
const isLoaded = router.load().catch(() => undefined);
await Promise.race([isLoaded, new Promise((goOn) => setTimeout(goOn, DRAWN_WITHIN_MS))]);

createRoot(root).render(
  <StrictMode>
    <Providers
      translator={translator}
      queryClient={queryClient}
      sessionManager={sessionManager}
      authState={authState}
      toasts={toasts}
    >
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);

// Browsers buffer these metrics, so this can wait.
void untilIdle()
  .then(() => import('./lib/web-vitals.ts'))
  .then(
    ({ trackWebVitals }) => trackWebVitals('app'),
    () => undefined,
  );
if (import.meta.env.PROD) void keepForOffline();
