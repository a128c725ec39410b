import { flagRoutes } from './flags.ts';
import { liveEventRoutes } from './live-events.ts';
import { referenceRoutes } from './reference.ts';
import { sessionRoutes } from './session.ts';

/** Every route there is. Server, client, OpenAPI document and the tests that walk routes read it. */
export const routes = {
  ...sessionRoutes,
  ...flagRoutes,
  ...liveEventRoutes,
  ...referenceRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
