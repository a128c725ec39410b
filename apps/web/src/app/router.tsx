import { createRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorView } from '../features/shell/error-view.tsx';
import type { RouterContext } from '../routes/__root.tsx';
import { routeTree } from './route-tree.gen.ts';

/** A screen that fails keeps its frame: sidebar and top bar still lead elsewhere. */
const ScreenError = ({ error, reset }: ErrorComponentProps) => <ErrorView error={error} onRetry={reset} />;

export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: ScreenError,
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
