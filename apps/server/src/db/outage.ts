import { setTimeout as delay } from 'node:timers/promises';

/** The server is a standby now: it was the leader when the connection was opened. */
const READ_ONLY = '25006';

/** The connection was refused or lost. */
const LOST_CODES = [
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  READ_ONLY,
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
];

/** The server rolled the transaction back because of another one: serialization failure or deadlock. */
const UNDONE_CODES = ['40001', '40P01'];

/** The database is starting, stopping, overloaded or unreachable: a retry may succeed in a moment. */
const OUTAGE_CODES = new Set([
  ...LOST_CODES,
  ...UNDONE_CODES,
  // No connection slot is left.
  '53300',
  // Timeouts: lock, statement, idle in transaction.
  '55P03',
  '57014',
  '25P03',
]);

/** Connection errors for which the driver sets no code. */
const LOST_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];
const READ_TIMEOUT = 'Query read timeout';
const OUTAGE_MESSAGES = [...LOST_MESSAGES, READ_TIMEOUT, 'timeout exceeded when trying to connect'];

function isOneOf(error: unknown, codes: ReadonlySet<string>, messages: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return codes.has(error.code);
  return messages.some((message) => error.message.startsWith(message));
}

export const isOutage = (error: unknown): boolean => isOneOf(error, OUTAGE_CODES, OUTAGE_MESSAGES);

const LOST = new Set(LOST_CODES);
const REPEATED = new Set([...LOST_CODES, ...UNDONE_CODES]);

/** Everything sent over that connection has failed, not just one request. */
export const isLostConnection = (error: unknown): boolean => isOneOf(error, LOST, LOST_MESSAGES);

/**
 * The connection must not return to the pool: a late answer may still arrive on it, or its server is now a standby,
 * where every later query would fail too.
 */
export const isUselessConnection = (error: unknown): boolean =>
  error instanceof Error && (error.message === READ_TIMEOUT || ('code' in error && error.code === READ_ONLY));

/** Gives a proxy time to drop a server that has just failed. */
const RETRY_AFTER_MS = 250;

/**
 * Retries a whole transaction once when its connection was lost or the server rolled it back. The first attempt may
 * have been committed, so use it only for idempotent work: reads, and writes that carry an operation id. Timeouts
 * are not retried: the caller has waited long enough, and the browser retries by itself.
 */
export async function repeatable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isOneOf(error, REPEATED, LOST_MESSAGES)) throw error;
    await delay(RETRY_AFTER_MS);
    return work();
  }
}
