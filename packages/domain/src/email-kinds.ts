/** Mails that one can do without. All are off until the person has chosen them. */
export const EMAIL_KINDS = ['updates', 'resumeAnalytics', 'tips', 'careerPlans', 'jobAlerts'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

export const isEmailKind = (value: string): value is EmailKind =>
  EMAIL_KINDS.some((known) => known === value);
