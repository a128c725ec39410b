export const APPLICATION_TABS = ['overview', 'interview', 'portal'] as const;
export type ApplicationTab = (typeof APPLICATION_TABS)[number];
