import { pruneSignIns } from './features/accounts/sign-in/prune-sign-ins.job.ts';
import { sendAccountMail } from './features/accounts/mails/send-account-mail.job.ts';
import { sendEmailChangeMail } from './features/accounts/email-change/send-email-change-mail.job.ts';
import { sendCode } from './features/accounts/one-time-codes/send-code.job.ts';
import { aiRetention } from './features/ai/ai-retention.job.ts';
import { reconcileBilling } from './features/billing/sync/reconcile-billing.job.ts';
import { sendPlanNews } from './features/billing/plan-news/send-plan-news.job.ts';
import { syncBilling } from './features/billing/sync/sync-billing.job.ts';
import { tellEmail } from './features/billing/tell-email.job.ts';
import { analyticsRetention } from './features/analytics/analytics-retention.job.ts';
import { readImport } from './features/imports/read-import.job.ts';
import { importRetention } from './features/imports/import-retention.job.ts';
import { sendCareerPlan } from './features/applications/mails/send-career-plan.job.ts';
import { sendCareerPlans } from './features/applications/mails/send-career-plans.job.ts';
import { sendJobAlert } from './features/applications/mails/send-job-alert.job.ts';
import { sendJobAlerts } from './features/applications/mails/send-job-alerts.job.ts';
import { applicationRetention } from './features/applications/application-retention.job.ts';
import { coverLetterRetention } from './features/cover-letters/cover-letter-retention.job.ts';
import { alertOperator } from './features/operations/alert-operator.job.ts';
import { recordFigures } from './features/operations/record-figures.job.ts';
import { sendMail } from './features/mail/send-mail.job.ts';
import { sendSubscriptionMail } from './features/notifications/send-subscription-mail.job.ts';
import { sendDigest } from './features/sharing/digest/send-digest.job.ts';
import { sendDigests } from './features/sharing/digest/send-digests.job.ts';
import { sendMailingMail } from './features/mailings/send-mailing-mail.job.ts';
import { sendMailings } from './features/mailings/send-mailings.job.ts';
import { photoRetention } from './features/photos/photo-retention.job.ts';
import { deleteAccount } from './features/privacy/delete-account.job.ts';
import { makeArchive } from './features/privacy/archive/make-archive.job.ts';
import { privacyRetention } from './features/privacy/privacy-retention.job.ts';
import { resumeRetention } from './features/resumes/resume-retention.job.ts';
import { forgetViewers } from './features/sharing/forget-viewers.job.ts';
import { pruneLiveEvents } from './platform/live-events/prune-live-events.job.ts';

/** All background jobs: migrations create their queues, the worker runs them. */
export const JOBS = [
  pruneLiveEvents,
  pruneSignIns,
  sendAccountMail,
  sendEmailChangeMail,
  sendCode,
  sendMail,
  sendPlanNews,
  syncBilling,
  tellEmail,
  reconcileBilling,
  readImport,
  importRetention,
  photoRetention,
  analyticsRetention,
  recordFigures,
  alertOperator,
  resumeRetention,
  sendSubscriptionMail,
  sendMailings,
  sendMailingMail,
  sendDigests,
  sendDigest,
  sendJobAlerts,
  sendJobAlert,
  sendCareerPlans,
  sendCareerPlan,
  makeArchive,
  deleteAccount,
  privacyRetention,
  applicationRetention,
  coverLetterRetention,
  forgetViewers,
  aiRetention,
] as const;
