import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderUi } from './render-ui.tsx';

/** For components with links: a router with one screen, the component itself. */
export async function renderScreen(children: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => children, notFoundComponent: () => children }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await act(() => router.load());
  // The app registers its own router's type; this one only needs to resolve links.
  const rendered = renderUi(<RouterProvider router={router as never} />);
  return { router, ...rendered };
}
