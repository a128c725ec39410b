import { accountRoutes } from './accounts.ts';
import { aiRoutes } from './ai.ts';
import { analyticsRoutes } from './analytics.ts';
import { applicationRoutes } from './applications.ts';
import { auditRoutes } from './audit.ts';
import { billingRoutes } from './billing.ts';
import { calendarRoutes } from './calendar.ts';
import { coachRoutes } from './coach.ts';
import { coverLetterRoutes } from './cover-letters.ts';
import { documentRoutes } from './documents.ts';
import { emailChangeRoutes } from './email-change.ts';
import { flagRoutes } from './flags.ts';
import { impersonationRoutes } from './impersonation.ts';
import { importRoutes } from './imports.ts';
import { jobAdRoutes } from './job-ads.ts';
import { legalRoutes } from './legal.ts';
import { liveEventRoutes } from './live-events.ts';
import { mailingRoutes } from './mailings.ts';
import { operationRoutes } from './operations.ts';
import { notificationRoutes } from './notifications.ts';
import { passkeyRoutes } from './passkeys.ts';
import { photoRoutes } from './photos.ts';
import { planRoutes } from './plans.ts';
import { privacyRoutes } from './privacy.ts';
import { referenceRoutes } from './reference.ts';
import { resumeRoutes } from './resumes.ts';
import { searchRoutes } from './search.ts';
import { secondFactorRoutes } from './second-factors.ts';
import { sessionRoutes } from './session.ts';
import { sharingRoutes } from './sharing.ts';
import { siteRoutes } from './site.ts';
import { socialRoutes } from './social.ts';
import { staffAnalyticsRoutes } from './staff-analytics.ts';
import { staffBillingRoutes } from './staff-billing.ts';
import { staffRoutes } from './staff.ts';
import { tailoringRoutes } from './tailoring.ts';
import { twinRoutes } from './twins.ts';
import { variantRoutes } from './variants.ts';

/** Every route. Used by the server, the client, the OpenAPI document and the tests that iterate over routes. */
export const routes = {
  ...sessionRoutes,
  ...accountRoutes,
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...socialRoutes,
  ...notificationRoutes,
  ...privacyRoutes,
  ...emailChangeRoutes,
  ...resumeRoutes,
  ...tailoringRoutes,
  ...jobAdRoutes,
  ...variantRoutes,
  ...twinRoutes,
  ...documentRoutes,
  ...photoRoutes,
  ...importRoutes,
  ...sharingRoutes,
  ...coverLetterRoutes,
  ...applicationRoutes,
  ...calendarRoutes,
  ...searchRoutes,
  ...coachRoutes,
  ...aiRoutes,
  ...planRoutes,
  ...billingRoutes,
  ...staffRoutes,
  ...staffBillingRoutes,
  ...staffAnalyticsRoutes,
  ...operationRoutes,
  ...mailingRoutes,
  ...impersonationRoutes,
  ...auditRoutes,
  ...flagRoutes,
  ...siteRoutes,
  ...legalRoutes,
  ...analyticsRoutes,
  ...liveEventRoutes,
  ...referenceRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
