import type { AuditAct } from '@lauda/contract/staff/staff-search';
import type { FlagName } from '@lauda/domain/flags';
import type { StaffRole } from '@lauda/domain/permissions';
import type { PlainKey } from '@lauda/messages';

export const ROLE_TEXTS: Readonly<Record<StaffRole, PlainKey>> = {
  admin: 'staff.roleAdmin',
  support: 'staff.roleSupport',
  content_manager: 'staff.roleContentManager',
};

export const ACT_TEXTS: Readonly<Record<AuditAct, PlainKey>> = {
  userViewed: 'staff.actUserViewed',
  userEdited: 'staff.actUserEdited',
  userDeleted: 'staff.actUserDeleted',
  passwordResetSent: 'staff.actPasswordResetSent',
  profileViewed: 'staff.actProfileViewed',
  resumesViewed: 'staff.actResumesViewed',
  resumeViewed: 'staff.actResumeViewed',
  permissionsViewed: 'staff.actPermissionsViewed',
  roleGranted: 'staff.actRoleGranted',
  roleRevoked: 'staff.actRoleRevoked',
  impersonationMinted: 'staff.actImpersonationMinted',
  impersonationStarted: 'staff.actImpersonationStarted',
  impersonationStopped: 'staff.actImpersonationStopped',
  impersonationWrote: 'staff.actImpersonationWrote',
  flagSwitched: 'staff.actFlagSwitched',
  paymentRefunded: 'staff.actPaymentRefunded',
  subscriptionViewed: 'staff.actSubscriptionViewed',
  subscriptionEdited: 'staff.actSubscriptionEdited',
  subscriptionCancelled: 'staff.actSubscriptionCancelled',
  analyticsExported: 'staff.actAnalyticsExported',
  jobRetried: 'staff.actJobRetried',
  mailingSaved: 'mailings.actSaved',
  mailingDeleted: 'mailings.actDeleted',
  mailingTested: 'mailings.actTested',
  mailingScheduled: 'mailings.actScheduled',
  mailingUnscheduled: 'mailings.actUnscheduled',
};

export const FLAG_TEXTS: Readonly<Record<FlagName, { label: PlainKey; hint: PlainKey }>> = {
  coverLetter: { label: 'staff.flagCoverLetter', hint: 'staff.flagCoverLetterHint' },
};
