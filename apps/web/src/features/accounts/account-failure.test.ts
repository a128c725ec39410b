import { ApiError } from '@lauda/contract/client';
import type { ErrorCode } from '@lauda/contract/errors';
import { expect, it } from 'vitest';
import { accountFailure } from './account-failure.ts';

const refusal = (code: ErrorCode | null) => new ApiError(code, 400, 'from the server', null);

it.each([
  ['CREDENTIALS_WRONG', 'accounts.credentialsWrong'],
  ['EMAIL_UNCONFIRMED', 'accounts.emailUnconfirmed'],
  ['EMAIL_TAKEN', 'accounts.emailTaken'],
  ['PASSWORD_TOO_COMMON', 'accounts.passwordTooCommon'],
  ['RATE_LIMITED', 'accounts.tooManyAttempts'],
  ['VALIDATION_FAILED', 'accounts.dataRefused'],
  ['INTERNAL', 'accounts.tryAgain'],
  [null, 'accounts.tryAgain'],
] as const)('says in our words what %s means', (code, reason) => {
  expect(accountFailure(refusal(code))).toEqual({ code, reason });
});

it('tells a dead network from a refusal', () => {
  expect(accountFailure(new TypeError('Failed to fetch'))).toEqual({
    code: null,
    reason: 'accounts.connectionFailed',
  });
});
