import { accountRoutes } from './accounts.ts';
import { flagRoutes } from './flags.ts';
import { liveEventRoutes } from './live-events.ts';
import { passkeyRoutes } from './passkeys.ts';
import { planRoutes } from './plans.ts';
import { referenceRoutes } from './reference.ts';
import { resumeRoutes } from './resumes.ts';
import { secondFactorRoutes } from './second-factors.ts';
import { sessionRoutes } from './session.ts';
import { siteRoutes } from './site.ts';
import { socialRoutes } from './social.ts';

/** Every route there is. Server, client, OpenAPI document and the tests that walk routes read it. */
export const routes = {
  ...sessionRoutes,
  ...accountRoutes,
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...socialRoutes,
  ...resumeRoutes,
  ...planRoutes,
  ...flagRoutes,
  ...siteRoutes,
  ...liveEventRoutes,
  ...referenceRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
