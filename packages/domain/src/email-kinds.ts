/** Optional mails. All are off until the user opts in. */
export const EMAIL_KINDS = ['updates', 'resumeAnalytics', 'tips', 'careerPlans', 'jobAlerts'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** What an unsubscribe link turns off: one kind, or all kinds when it is in a mail about the account itself. */
export const EMAIL_ENDS = [...EMAIL_KINDS, 'all'] as const;
export type EmailEnd = (typeof EMAIL_ENDS)[number];

export const isEmailEnd = (value: string): value is EmailEnd => EMAIL_ENDS.some((known) => known === value);
