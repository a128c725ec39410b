import { setTimeout as delay } from 'node:timers/promises';

/** The server is a standby: it was the leader when the connection was opened. */
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

/** The server undid the transaction for the sake of another one: serialisation, deadlock. */
const UNDONE_CODES = ['40001', '40P01'];

/** The database is starting, stopping, overloaded or out of reach: the same call may succeed in a moment. */
const OUTAGE_CODES = new Set([
  ...LOST_CODES,
  ...UNDONE_CODES,
  // No connection is left.
  '53300',
  // Time-outs: of a lock, of a statement, of a transaction that waits for its client.
  '55P03',
  '57014',
  '25P03',
]);

/** The driver gives these no code. */
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

/** Whatever was sent over that connection has failed, not one request of it. */
export const isLostConnection = (error: unknown): boolean => isOneOf(error, LOST, LOST_MESSAGES);

/**
 * The connection must not go back to the pool: its answer may still come, or its server is a standby now, where
 * each later query would fail too.
 */
export const isUselessConnection = (error: unknown): boolean =>
  error instanceof Error && (error.message === READ_TIMEOUT || ('code' in error && error.code === READ_ONLY));

/** Long enough for a proxy to let go of a server that has just gone. */
const RETRY_AFTER_MS = 250;

/**
 * Runs a whole transaction once more when its connection was lost or the server undid it. Nobody knows whether it was committed, so only for
 * what has the same effect and the same answer when it is repeated: reads, and writes that carry an operation id.
 * Time-outs are not repeated: the caller has waited long enough, and the browser tries again by itself.
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
