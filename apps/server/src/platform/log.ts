import { type DestinationStream, pino } from 'pino';
import { redact } from './redact.ts';

/**
 * The only fields a log line may contain. All others are dropped before writing, so that a request body, a token in
 * a URL or an address cannot leak into the logs by accident.
 */
export interface LogFields {
  requestId?: string;
  method?: string;
  /** The route pattern, never the requested URL: URLs contain ids and tokens. */
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
  /** Trace id of a recorded request or job. */
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
 * Type, code and stack only: drivers attach rows, addresses and whole requests to their errors. The stack starts
 * with the message, which may contain personal data.
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

/** Logs JSON lines to standard output. */
export function createLog({ level, service, destination }: LogOptions): Log {
  const options = { level, base: { service }, messageKey: 'event', timestamp: pino.stdTimeFunctions.isoTime };
  const logger = destination ? pino(options, destination) : pino(options);
  return {
    info: (event, fields = {}) => logger.info(allowed(fields), event),
    warn: (event, fields = {}) => logger.warn(allowed(fields), event),
    error: (event, fields = {}) => logger.error(allowed(fields), event),
  };
}
