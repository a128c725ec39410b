import { STAFF_ROLES } from '@lauda/domain/permissions';

// What addresses of staff screens may say. The app reads every address with its first files, and the routes behind
// these lists, which only staff ever call, must not come along.

export const ROLE_FILTERS = [...STAFF_ROLES, 'none'] as const;
export const PLAN_FILTERS = ['free', 'pro'] as const;
export const CONFIRMED_FILTERS = ['yes', 'no'] as const;

/** Everything that staff do and that is written down. */
export const AUDIT_ACTS = [
  'userViewed',
  'userEdited',
  'userDeleted',
  'passwordResetSent',
  'profileViewed',
  'resumesViewed',
  'resumeViewed',
  'permissionsViewed',
  'roleGranted',
  'roleRevoked',
  'impersonationMinted',
  'impersonationStarted',
  'impersonationStopped',
  'impersonationWrote',
  'flagSwitched',
  'paymentRefunded',
  'subscriptionViewed',
  'subscriptionEdited',
  'subscriptionCancelled',
  'analyticsExported',
  'jobRetried',
  'mailingSaved',
  'mailingDeleted',
  'mailingTested',
  'mailingScheduled',
  'mailingUnscheduled',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];
