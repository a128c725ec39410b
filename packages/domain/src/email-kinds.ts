/** Mails that one can do without. All are off until the person has chosen them. */
export const EMAIL_KINDS = ['updates', 'resumeAnalytics', 'tips', 'careerPlans', 'jobAlerts'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** What an address in a mail ends: its kind, or, in a mail about the account itself, all kinds there are. */
export const EMAIL_ENDS = [...EMAIL_KINDS, 'all'] as const;
export type EmailEnd = (typeof EMAIL_ENDS)[number];

export const isEmailEnd = (value: string): value is EmailEnd => EMAIL_ENDS.some((known) => known === value);
