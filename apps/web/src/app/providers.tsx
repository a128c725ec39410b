import type { Translator } from '@lauda/messages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AuthStateStore } from '../features/plans/auth-state.ts';
import { AuthStateProvider } from '../features/plans/auth-state-context.tsx';
import { useSession } from '../features/session/session.ts';
import { useSite } from '../features/site/site.ts';
import { SessionProvider, useSessionManager } from '../features/session/session-context.tsx';
import type { SessionManager } from '../features/session/session-manager.ts';
import { I18nProvider } from '../lib/i18n/i18n.tsx';
import { LiveEventsProvider } from '../lib/live-events/live-events-context.tsx';
import { ToastContext } from '../ui/toast/toast-context.ts';
import type { ToastStore } from '../ui/toast/toast-store.ts';

interface ProvidersProps {
  translator: Translator;
  queryClient: QueryClient;
  sessionManager: SessionManager;
  authState: AuthStateStore;
  toasts: ToastStore;
  children: ReactNode;
}

export function Providers({
  translator,
  queryClient,
  sessionManager,
  authState,
  toasts,
  children,
}: ProvidersProps) {
  return (
    <I18nProvider translator={translator}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider sessionManager={sessionManager}>
          <ToastContext value={toasts}>
            <OwnLiveEvents>
              <OwnAuthState store={authState}>{children}</OwnAuthState>
            </OwnLiveEvents>
          </ToastContext>
        </SessionProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** The stream belongs to one user: it opens when the user is known and reopens when the user changes. */
function OwnLiveEvents({ children }: { children: ReactNode }) {
  const session = useSession();
  const isKnown = session.status === 'user' || session.status === 'visitor';
  const userId = session.status === 'user' ? session.user.id : null;
  return (
    <LiveEventsProvider listener={isKnown ? (userId ?? 'visitor') : null}>{children}</LiveEventsProvider>
  );
}

/** The session tells who is signed in; what they may use follows from that. */
function OwnAuthState({ store, children }: { store: AuthStateStore; children: ReactNode }) {
  const session = useSession();
  const { subscribe } = useSessionManager();
  const { isSelling } = useSite();
  const known = session.status === 'user' ? session.user : null;
  return (
    <AuthStateProvider
      store={store}
      user={session.status === 'loading' ? undefined : known}
      subscribeToSession={subscribe}
      isSelling={isSelling}
    >
      {children}
    </AuthStateProvider>
  );
}
