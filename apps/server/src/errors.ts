import { ERROR_STATUS, type ErrorCode } from '@lauda/contract';

/** Message for API clients beside the code. Screens show their own text for each code. */
const TEXT: Record<ErrorCode, string> = {
  VALIDATION_FAILED: 'The request does not fit this route.',
  TOKEN_INVALID: 'This link is not valid any more.',
  PASSWORD_TOO_COMMON: 'This password is among the first that anybody would try.',
  CODE_INVALID: 'This code is not right, or not valid any more.',
  EMAIL_OR_PHONE_MISSING: 'You must provide either an email or phone number.',
  PHONE_INVALID: 'Write the phone number with its country code, such as +55 11 91234-5678.',
  PASSKEY_INVALID: 'This passkey was not accepted.',
  SIGNATURE_INVALID: 'This was not signed by whom it says.',
  SOCIAL_FAILED: 'The account elsewhere could not be checked.',
  PHOTO_INVALID: 'Send a picture as JPEG, PNG or WebP, of at most 40 million pixels.',
  RESUME_NAME_INVALID: 'Invalid resume name',
  UNAUTHENTICATED: 'Sign in to do this.',
  CREDENTIALS_WRONG: 'Address or password are not right.',
  EMAIL_UNCONFIRMED: 'Confirm your address first; we have sent you a mail.',
  PASSWORD_NEEDED: 'Give the password that was chosen with this address.',
  SOCIAL_DENIED: 'You did not agree there.',
  SOCIAL_EMAIL_UNVERIFIED: 'The address has not been verified there.',
  PROOF_NEEDED: 'Show once more who you are, then try again.',
  FORBIDDEN: 'You may not do this.',
  CROSS_SITE_REQUEST: 'This request came from another site.',
  IMPERSONATION_REFUSED: 'Not while you see the product as somebody else.',
  RESUME_LIMIT_REACHED: 'Your plan holds no more resumes.',
  PLAN_REQUIRED: 'This needs Pro.',
  SHARE_LIMIT_REACHED: 'This resume has as many links as it may have.',
  AI_LIMIT_REACHED: 'Your plan holds no more of these answers.',
  LETTER_LIMIT_REACHED: 'Your account holds no more letters.',
  APPLICATION_LIMIT_REACHED: 'Your account holds no more applications.',
  NOT_FOUND: 'There is nothing here.',
  CONFLICT: 'This changed in the meantime.',
  REFUND_TOO_LATE: 'There is no payment of the last 14 days to give back.',
  RESUME_STALE: 'This resume was saved elsewhere in the meantime.',
  LETTER_STALE: 'This letter was saved elsewhere in the meantime.',
  APPLICATION_STALE: 'This application was saved elsewhere in the meantime.',
  BASE_STALE: 'The base of this resume has changed in the meantime. Read it again.',
  CLAIMS_OPEN: 'Confirm or change what is marked first.',
  PHONE_TAKEN: 'This phone number belongs to another account.',
  EMAIL_TAKEN: 'This email is already registered. Please try signing in instead',
  EMAIL_UNCHANGED: 'This is the address of the account already.',
  SOCIAL_TAKEN: 'One of the two accounts is connected with another one.',
  LAST_WAY_IN: 'You could not sign in again without it.',
  LAST_ADMIN: 'Somebody has to be the administrator.',
  SECOND_FACTOR_MISSING: 'Only accounts with a second factor can be staff.',
  TARGET_IS_STAFF: 'Nobody sees the product as a colleague.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Send JSON.',
  DOCUMENT_FAILED: 'This document could not be made.',
  TAILORING_REFUSED: 'This resume cannot be tailored like this.',
  JOB_AD_FAILED: 'No job ad could be read at this address.',
  OPERATION_REUSED: 'This idempotency key belongs to another operation.',
  PRECONDITION_REQUIRED:
    'Say which version you started from (If-Match) and name the operation (Idempotency-Key).',
  RATE_LIMITED: 'Too many requests. Try again in a moment.',
  INTERNAL: 'Something went wrong on our side.',
  AI_FAILED: 'The model gave no answer that can be used. It was not counted.',
  AI_OFF: 'No model is set up here.',
  JOB_AD_OFF: 'Job ads are not read from addresses here.',
  UNAVAILABLE: 'Not available at the moment. Try again soon.',
  SOCIAL_UNAVAILABLE: 'This provider does not answer at the moment. Try again soon.',
};

interface AppErrorOptions extends ErrorOptions {
  data?: unknown;
  retryAfterSeconds?: number | null;
}

/** A failure that is reported to the caller. Any other error becomes INTERNAL at the edge. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Added to the code's own text; must contain nothing private. */
  readonly detail: string | null;

  /** Returned to the caller unchanged; only for codes whose route declares it. */
  readonly data: unknown;
  /** Seconds until the limit resets; null for other failures. */
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    detail: string | null = null,
    { data, retryAfterSeconds = null, ...options }: AppErrorOptions = {},
  ) {
    super(detail ?? TEXT[code], options);
    this.code = code;
    this.detail = detail;
    this.data = data;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
