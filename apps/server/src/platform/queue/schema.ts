/** Where pg-boss keeps its tables. */
export const QUEUE_SCHEMA = 'pgboss';
