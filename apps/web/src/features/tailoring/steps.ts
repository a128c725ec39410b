export const STEPS = ['choose', 'ad', 'review'] as const;
export type Step = (typeof STEPS)[number];
