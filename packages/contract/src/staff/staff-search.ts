import { STAFF_ROLES } from '@lauda/domain/permissions';

// Filter values in the addresses of staff screens. The app parses every address in its first bundle, which must not
// pull in the routes behind these lists, because only staff call them.

export const ROLE_FILTERS = [...STAFF_ROLES, 'none'] as const;
export const PLAN_FILTERS = ['free', 'pro'] as const;
export const CONFIRMED_FILTERS = ['yes', 'no'] as const;

/** Every staff action that the audit log records. */
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
