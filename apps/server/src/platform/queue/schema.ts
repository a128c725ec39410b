/** The schema of pg-boss's tables. */
export const QUEUE_SCHEMA = 'pgboss';
