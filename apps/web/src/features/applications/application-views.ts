export const APPLICATION_VIEWS = ['board', 'list', 'calendar', 'insights'] as const;
export type ApplicationsViewName = (typeof APPLICATION_VIEWS)[number];
