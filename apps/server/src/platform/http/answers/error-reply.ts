import type { ErrorBody, ErrorCode } from '@lauda/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '../../../db/outage.ts';
import { AppError } from '../../../errors.ts';
import type { Log } from '../../log.ts';

/** Errors of the HTTP framework itself. Any other is an internal error. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'VALIDATION_FAILED',
  FST_ERR_CTP_INVALID_JSON_BODY: 'VALIDATION_FAILED',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'VALIDATION_FAILED',
  FST_ERR_BAD_URL: 'VALIDATION_FAILED',
};

const OUTAGE_RETRY_SECONDS = 5;

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (isOutage(error))
    return new AppError('UNAVAILABLE', null, { retryAfterSeconds: OUTAGE_RETRY_SECONDS, cause: error });
  const code = FRAMEWORK_CODES[error.code];
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

/** The only place where errors become responses: no stack, query or row is exposed. */
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
