import { ERROR_STATUS, type ErrorCode } from '@lauda/contract';

/** What an API client reads beside the code. Screens show their own words for a code. */
const TEXT: Record<ErrorCode, string> = {
  VALIDATION_FAILED: 'The request does not fit this route.',
  TOKEN_INVALID: 'This link is not valid any more.',
  PASSWORD_TOO_COMMON: 'This password is among the first that anybody would try.',
  UNAUTHENTICATED: 'Sign in to do this.',
  CREDENTIALS_WRONG: 'Address or password are not right.',
  EMAIL_UNCONFIRMED: 'Confirm your address first; we have sent you a mail.',
  FORBIDDEN: 'You may not do this.',
  CROSS_SITE_REQUEST: 'This request came from another site.',
  NOT_FOUND: 'There is nothing here.',
  CONFLICT: 'This changed in the meantime.',
  EMAIL_TAKEN: 'This email is already registered. Please try signing in instead',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Send JSON.',
  RATE_LIMITED: 'Too many requests. Try again in a moment.',
  INTERNAL: 'Something went wrong on our side.',
  UNAVAILABLE: 'Not available at the moment. Try again soon.',
};

/** A failure that a caller may be told of. Everything else becomes INTERNAL at the edge. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Said in addition to the code's own text; must hold nothing private. */
  readonly detail: string | null;

  constructor(code: ErrorCode, detail: string | null = null, options?: ErrorOptions) {
    super(detail ?? TEXT[code], options);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
