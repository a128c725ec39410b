import { accountRoutes } from './accounts/accounts.ts';
import { aiRoutes } from './ai.ts';
import { analyticsRoutes } from './site/analytics.ts';
import { applicationRoutes } from './applications/applications.ts';
import { auditRoutes } from './staff/audit.ts';
import { billingRoutes } from './billing/billing.ts';
import { calendarRoutes } from './applications/calendar.ts';
import { coachRoutes } from './coach.ts';
import { coverLetterRoutes } from './applications/cover-letters.ts';
import { documentRoutes } from './resumes/documents.ts';
import { emailChangeRoutes } from './accounts/email-change.ts';
import { flagRoutes } from './staff/flags.ts';
import { impersonationRoutes } from './staff/impersonation.ts';
import { importRoutes } from './resumes/imports.ts';
import { jobAdRoutes } from './applications/job-ads.ts';
import { legalRoutes } from './site/legal.ts';
import { liveEventRoutes } from './live-events.ts';
import { mailingRoutes } from './staff/mailings.ts';
import { operationRoutes } from './staff/operations.ts';
import { notificationRoutes } from './accounts/notifications.ts';
import { passkeyRoutes } from './accounts/passkeys.ts';
import { photoRoutes } from './resumes/photos.ts';
import { planRoutes } from './billing/plans.ts';
import { privacyRoutes } from './accounts/privacy.ts';
import { referenceRoutes } from './reference.ts';
import { resumeRoutes } from './resumes/resumes.ts';
import { searchRoutes } from './search.ts';
import { secondFactorRoutes } from './accounts/second-factors.ts';
import { sessionRoutes } from './accounts/session.ts';
import { sharingRoutes } from './resumes/sharing.ts';
import { siteRoutes } from './site/site.ts';
import { socialRoutes } from './accounts/social.ts';
import { staffAnalyticsRoutes } from './staff/staff-analytics.ts';
import { staffBillingRoutes } from './staff/staff-billing.ts';
import { staffRoutes } from './staff/staff.ts';
import { tailoringRoutes } from './resumes/tailoring.ts';
import { twinRoutes } from './resumes/twins.ts';
import { variantRoutes } from './resumes/variants.ts';

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
