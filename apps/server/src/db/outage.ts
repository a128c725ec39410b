/** The database is starting, stopping, overloaded or out of reach: the same call may succeed in a moment. */
const OUTAGE_CODES = new Set([
  // Connections: refused, lost, or none left.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  // Time-outs: of a lock, of a statement, of a transaction that waits for its client.
  '55P03',
  '57014',
  '25P03',
]);

/** The driver gives these no code. */
const OUTAGE_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return OUTAGE_CODES.has(error.code);
  return OUTAGE_MESSAGES.some((message) => error.message.startsWith(message));
}

/** The driver stopped waiting for an answer that may still come: the connection is of no more use. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
