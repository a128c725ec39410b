import { type DestinationStream, pino } from 'pino';
import { redact } from './redact.ts';

/**
 * What a log line may carry. Anything else is dropped before it is written, so that a request body,
 * a token in a URL or a mail address cannot reach the logs by being passed along with something else.
 */
export interface LogFields {
  requestId?: string;
  method?: string;
  /** The route's pattern, never the address that was asked for: addresses carry ids and tokens. */
  route?: string;
  status?: number;
  durationMs?: number;
  userId?: string;
  code?: string;
  err?: unknown;
  jobId?: string;
  jobName?: string;
  attempt?: number;
  queue?: string;
  eventId?: string;
  count?: number;
  reason?: string;
  port?: number;
  signal?: string;
  version?: string;
  /** Of a request or job that is recorded. */
  traceId?: string;
}

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

const ALLOWED: Readonly<Record<keyof LogFields, true>> = {
  requestId: true,
  method: true,
  route: true,
  status: true,
  durationMs: true,
  userId: true,
  code: true,
  err: true,
  jobId: true,
  jobName: true,
  attempt: true,
  queue: true,
  eventId: true,
  count: true,
  reason: true,
  port: true,
  signal: true,
  version: true,
  traceId: true,
};

/**
 * Type, code and stack only: drivers hang rows, addresses and whole requests on their errors. The stack begins
 * with the message, which may quote whom it concerned.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { name: error.name, ...code, stack: redact(error.stack ?? ''), ...cause };
}

function allowed(fields: LogFields): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(ALLOWED, name) || value === undefined) continue;
    kept[name] = name === 'err' ? describeError(value) : value;
  }
  return kept;
}

export interface LogOptions {
  level: 'silent' | 'error' | 'warn' | 'info';
  service: string;
  destination?: DestinationStream;
}

/** JSON lines on standard output. */
export function createLog({ level, service, destination }: LogOptions): Log {
  const options = { level, base: { service }, messageKey: 'event', timestamp: pino.stdTimeFunctions.isoTime };
  const logger = destination ? pino(options, destination) : pino(options);
  return {
    info: (event, fields = {}) => logger.info(allowed(fields), event),
    warn: (event, fields = {}) => logger.warn(allowed(fields), event),
    error: (event, fields = {}) => logger.error(allowed(fields), event),
  };
}
