/** Every way a call can fail, and the HTTP status it travels under. */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  TOKEN_INVALID: 400,
  PASSWORD_TOO_COMMON: 400,
  CODE_INVALID: 400,
  EMAIL_OR_PHONE_MISSING: 400,
  PHONE_INVALID: 400,
  PASSKEY_INVALID: 400,
  SOCIAL_FAILED: 400,
  UNAUTHENTICATED: 401,
  CREDENTIALS_WRONG: 401,
  EMAIL_UNCONFIRMED: 403,
  PASSWORD_NEEDED: 403,
  SOCIAL_DENIED: 403,
  SOCIAL_EMAIL_UNVERIFIED: 403,
  PROOF_NEEDED: 403,
  FORBIDDEN: 403,
  CROSS_SITE_REQUEST: 403,
  RESUME_LIMIT_REACHED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RESUME_STALE: 409,
  EMAIL_TAKEN: 409,
  PHONE_TAKEN: 409,
  SOCIAL_TAKEN: 409,
  LAST_WAY_IN: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  OPERATION_REUSED: 422,
  PRECONDITION_REQUIRED: 428,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  SOCIAL_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);

export interface ErrorBody {
  /** `data` is what a code promises beside its name; only a few do. */
  error: { code: ErrorCode; message: string; requestId: string; data?: unknown };
}
