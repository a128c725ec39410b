import { ApiError, type ErrorCode } from '@lauda/contract';
import type { PlainKey } from '@lauda/messages';

/** What people are told about a refusal; the server's own words are for its log and for API clients. */
const REASONS: Partial<Record<ErrorCode, PlainKey>> = {
  CREDENTIALS_WRONG: 'accounts.credentialsWrong',
  EMAIL_UNCONFIRMED: 'accounts.emailUnconfirmed',
  EMAIL_TAKEN: 'accounts.emailTaken',
  PASSWORD_TOO_COMMON: 'accounts.passwordTooCommon',
  RATE_LIMITED: 'accounts.tooManyAttempts',
  VALIDATION_FAILED: 'accounts.dataRefused',
};

export interface AccountFailure {
  /** Null when there was no answer, or none that we understand. */
  readonly code: ErrorCode | null;
  readonly reason: PlainKey;
}

export function accountFailure(error: unknown): AccountFailure {
  if (!(error instanceof ApiError)) return { code: null, reason: 'accounts.connectionFailed' };
  return { code: error.code, reason: (error.code && REASONS[error.code]) ?? 'accounts.tryAgain' };
}
