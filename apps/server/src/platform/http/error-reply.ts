import type { ErrorBody, ErrorCode } from '@lauda/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Log } from '../log.ts';

/** Refusals of the HTTP layer itself. Whatever is not listed here is our own fault. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'VALIDATION_FAILED',
  FST_ERR_CTP_INVALID_JSON_BODY: 'VALIDATION_FAILED',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'VALIDATION_FAILED',
  FST_ERR_BAD_URL: 'VALIDATION_FAILED',
};

/** The database is starting, stopping or out of reach: the same call may succeed in a moment. */
const OUTAGE_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  // A row is locked for longer than a save waits.
  '55P03',
  '08001',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
]);

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  const code = OUTAGE_CODES.has(error.code) ? 'UNAVAILABLE' : FRAMEWORK_CODES[error.code];
  return code ? new AppError(code) : new AppError('INTERNAL', null, { cause: error });
}

const errorBody = (error: AppError, requestId: string): ErrorBody => ({
  error: {
    code: error.code,
    message: error.message,
    requestId,
    ...(error.data === undefined ? {} : { data: error.data }),
  },
});

/** The one place where a failure becomes an answer: no stack, query or row gets out. */
export function createErrorReply(log: Log) {
  return async (
    thrown: FastifyError | AppError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const error = toAppError(thrown);
    if (error.code === 'INTERNAL' || error.code === 'UNAVAILABLE')
      log.error('request.failed', {
        requestId: request.id,
        route: request.routeOptions.url ?? 'none',
        method: request.method,
        err: thrown,
      });
    if (error.retryAfterSeconds !== null) reply.header('retry-after', String(error.retryAfterSeconds));
    await reply.code(error.status).type('application/json; charset=utf-8').send(errorBody(error, request.id));
  };
}
