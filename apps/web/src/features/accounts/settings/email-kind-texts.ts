import type { EmailKind } from '@lauda/domain/email-kinds';
import type { PlainKey } from '@lauda/messages';

export const EMAIL_KIND_TEXTS: Readonly<Record<EmailKind, { label: PlainKey; hint: PlainKey }>> = {
  updates: { label: 'privacy.kindUpdates', hint: 'privacy.kindUpdatesHint' },
  resumeAnalytics: { label: 'privacy.kindResumeAnalytics', hint: 'privacy.kindResumeAnalyticsHint' },
  tips: { label: 'privacy.kindTips', hint: 'privacy.kindTipsHint' },
  careerPlans: { label: 'privacy.kindCareerPlans', hint: 'privacy.kindCareerPlansHint' },
  jobAlerts: { label: 'privacy.kindJobAlerts', hint: 'privacy.kindJobAlertsHint' },
};
