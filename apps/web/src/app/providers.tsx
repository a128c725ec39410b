import type { Translator } from '@lauda/messages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nProvider } from '../lib/i18n/i18n.tsx';
import { LiveEventsProvider } from '../lib/live-events/live-events-context.tsx';
import { ToastContext } from '../ui/toast/toast-context.ts';
import type { ToastStore } from '../ui/toast/toast-store.ts';

interface ProvidersProps {
  translator: Translator;
  queryClient: QueryClient;
  toasts: ToastStore;
  children: ReactNode;
}

export function Providers({ translator, queryClient, toasts, children }: ProvidersProps) {
  return (
    <I18nProvider translator={translator}>
      <QueryClientProvider client={queryClient}>
        <ToastContext value={toasts}>
          <LiveEventsProvider>{children}</LiveEventsProvider>
        </ToastContext>
      </QueryClientProvider>
    </I18nProvider>
  );
}
