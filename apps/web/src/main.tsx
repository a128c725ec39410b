import './styles/app.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { documentLocale, loadTranslator } from './lib/i18n/i18n.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { createToastStore } from './ui/toast/toast-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');

const translator = await loadTranslator(documentLocale());
const queryClient = createQueryClient();
const toasts = createToastStore();
const router = createAppRouter({
  queryClient,
  announceSignInNeeded: () =>
    toasts.show({
      title: translator.text('app.signInNeededTitle'),
      description: translator.text('app.signInNeededDescription'),
    }),
});

createRoot(root).render(
  <StrictMode>
    <Providers translator={translator} queryClient={queryClient} toasts={toasts}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
