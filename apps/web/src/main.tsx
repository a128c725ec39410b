import './styles/app.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { holdMailLink, takeMailLink } from './features/accounts/mail-link.ts';
import { recordSessionEvents } from './features/debug/session-log.ts';
import { createAuthState } from './features/plans/auth-state.ts';
import { planCalls } from './features/plans/plan-calls.ts';
import { createSessionKeeper } from './features/session/session-keeper.ts';
import { api } from './lib/api.ts';
import { documentLocale, loadTranslator } from './lib/i18n/i18n.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { createToastStore } from './ui/toast/toast-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');

// First of all, so that no request carries a token in its referrer.
const mailLink = takeMailLink(location, history);

const translator = await loadTranslator(documentLocale());
const queryClient = createQueryClient();
const toasts = createToastStore();
const sessionKeeper = createSessionKeeper({
  queryClient,
  signOut: () => api.signOut(),
  leaveTo: (path) => location.replace(path),
});
if (HAS_DEBUG_SCREENS) recordSessionEvents(sessionKeeper);
const authState = createAuthState({ calls: planCalls(api) });
const router = createAppRouter({
  queryClient,
  sessionKeeper,
  mailLink: holdMailLink(mailLink),
  announceSignInNeeded: () =>
    toasts.show({
      title: translator.text('app.signInNeededTitle'),
      description: translator.text('app.signInNeededDescription'),
    }),
});

createRoot(root).render(
  <StrictMode>
    <Providers
      translator={translator}
      queryClient={queryClient}
      sessionKeeper={sessionKeeper}
      authState={authState}
      toasts={toasts}
    >
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
