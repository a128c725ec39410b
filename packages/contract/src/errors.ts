/** Every way a call can fail, and the HTTP status it travels under. */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  TOKEN_INVALID: 400,
  PASSWORD_TOO_COMMON: 400,
  UNAUTHENTICATED: 401,
  CREDENTIALS_WRONG: 401,
  EMAIL_UNCONFIRMED: 403,
  FORBIDDEN: 403,
  CROSS_SITE_REQUEST: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);

export interface ErrorBody {
  error: { code: ErrorCode; message: string; requestId: string };
}
