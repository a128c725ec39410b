import './styles/app.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './app/router.tsx';
import { documentLocale, I18nProvider, loadTranslator } from './lib/i18n/i18n.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');
const translator = await loadTranslator(documentLocale());

createRoot(root).render(
  <StrictMode>
    <I18nProvider translator={translator}>
      <RouterProvider router={createAppRouter()} />
    </I18nProvider>
  </StrictMode>,
);
