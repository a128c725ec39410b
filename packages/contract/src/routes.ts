import { accountRoutes } from './accounts.ts';
import { analyticsRoutes } from './analytics.ts';
import { auditRoutes } from './audit.ts';
import { billingRoutes } from './billing.ts';
import { documentRoutes } from './documents.ts';
import { flagRoutes } from './flags.ts';
import { impersonationRoutes } from './impersonation.ts';
import { liveEventRoutes } from './live-events.ts';
import { passkeyRoutes } from './passkeys.ts';
import { photoRoutes } from './photos.ts';
import { planRoutes } from './plans.ts';
import { referenceRoutes } from './reference.ts';
import { resumeRoutes } from './resumes.ts';
import { secondFactorRoutes } from './second-factors.ts';
import { sessionRoutes } from './session.ts';
import { sharingRoutes } from './sharing.ts';
import { siteRoutes } from './site.ts';
import { socialRoutes } from './social.ts';
import { staffRoutes } from './staff.ts';

/** Every route there is. Server, client, OpenAPI document and the tests that walk routes read it. */
export const routes = {
  ...sessionRoutes,
  ...accountRoutes,
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...socialRoutes,
  ...resumeRoutes,
  ...documentRoutes,
  ...photoRoutes,
  ...sharingRoutes,
  ...planRoutes,
  ...billingRoutes,
  ...staffRoutes,
  ...impersonationRoutes,
  ...auditRoutes,
  ...flagRoutes,
  ...siteRoutes,
  ...analyticsRoutes,
  ...liveEventRoutes,
  ...referenceRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
