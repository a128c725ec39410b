import { createRouter, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { LoadingState } from '../ui/spinner.tsx';
import { useText } from '../lib/i18n/i18n.tsx';
import { ErrorView } from '../features/shell/error-view.tsx';
import type { RouterContext } from '../routes/__root.tsx';
import { routeTree } from './route-tree.gen.ts';

/** A screen that fails keeps its frame: sidebar and top bar still lead elsewhere. */
function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    // What failed before anything was drawn is not asked for again by drawing.
    void router.invalidate();
  };
  return <ErrorView error={error} onRetry={retry} />;
}

/** In place of a screen whose files are late; the one before it would look as if nothing had been pressed. */
function ScreenPending() {
  return <LoadingState isTall label={useText()('app.loading')} />;
}

export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: ScreenError,
    defaultPendingComponent: ScreenPending,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** See `AppFrame`. */
    isWorkspace?: true;
  }
}
