export const WEEK_DAYS = 7;
/** Users active in the seven days up to the recorded day. */
export const ACTIVE_USERS = 'activeUsers';
