import { accountRoutes } from './accounts.ts';
import { liveEventRoutes } from './live-events.ts';
import { referenceRoutes } from './reference.ts';
import { sessionRoutes } from './session.ts';
import { siteRoutes } from './site.ts';

/** Every route there is. Server, client, OpenAPI document and the tests that walk routes read it. */
export const routes = {
  ...sessionRoutes,
  ...accountRoutes,
  ...siteRoutes,
  ...liveEventRoutes,
  ...referenceRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
