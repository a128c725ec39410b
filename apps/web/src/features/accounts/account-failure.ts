import { ApiError } from '@lauda/contract/client';
import type { ErrorCode } from '@lauda/contract/errors';
import type { PlainKey } from '@lauda/messages';
import { isPasskeyCancelled } from './passkeys/passkey-client.ts';

/** Messages for refusals. The server's own text is for its log and for API clients. */
const REASONS: Partial<Record<ErrorCode, PlainKey>> = {
  CREDENTIALS_WRONG: 'accounts.credentialsWrong',
  EMAIL_UNCONFIRMED: 'accounts.emailUnconfirmed',
  EMAIL_TAKEN: 'accounts.emailTaken',
  PASSWORD_TOO_COMMON: 'accounts.passwordTooCommon',
  RATE_LIMITED: 'accounts.tooManyAttempts',
  VALIDATION_FAILED: 'accounts.dataRefused',
  SOCIAL_UNAVAILABLE: 'social.unavailable',
  LAST_WAY_IN: 'social.lastWayIn',
  LAST_ADMIN: 'secondFactors.lastAdmin',
  CODE_INVALID: 'secondFactors.codeInvalid',
  EMAIL_OR_PHONE_MISSING: 'secondFactors.emailOrPhoneMissing',
  PHONE_INVALID: 'secondFactors.phoneInvalid',
  PHONE_TAKEN: 'secondFactors.phoneTaken',
  PASSKEY_INVALID: 'secondFactors.passkeyInvalid',
  UNAVAILABLE: 'secondFactors.unavailable',
};

export interface AccountFailure {
  /** Null when there was no response, or none with a code we know. */
  readonly code: ErrorCode | null;
  readonly reason: PlainKey;
}

export function accountFailure(error: unknown): AccountFailure {
  if (isPasskeyCancelled(error)) return { code: null, reason: 'secondFactors.passkeyCancelled' };
  if (!(error instanceof ApiError)) return { code: null, reason: 'accounts.connectionFailed' };
  return { code: error.code, reason: (error.code && REASONS[error.code]) ?? 'accounts.tryAgain' };
}
