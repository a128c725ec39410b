export const WEEK_DAYS = 7;
/** Users who were here in the seven days up to the one it stands for. */
export const ACTIVE_USERS = 'activeUsers';
