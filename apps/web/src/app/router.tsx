import { createRouter, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { LoadingState } from '../ui/loading/spinner.tsx';
import { useText } from '../lib/i18n/i18n.tsx';
import { ErrorView } from '../features/shell/failures/error-view.tsx';
import type { RouterContext } from '../routes/__root.tsx';
import { routeTree } from './route-tree.gen.ts';

/** A failed screen keeps its frame, so the sidebar and top bar still work. */
function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    // Rendering again does not repeat a load that failed before the first render, so invalidate the router.
    void router.invalidate();
  };
  return <ErrorView error={error} onRetry={retry} />;
}

/**
 * Shown while a screen's files are still loading: leaving the previous screen up would look as if the click did
 * nothing.
 */
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
    isWorkspace?: (search: Readonly<Record<string, unknown>>) => boolean;
  }
}
