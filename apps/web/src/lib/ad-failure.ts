import { ApiError } from '@lauda/contract/client';
import { jobAdFailure } from '@lauda/contract/applications/job-ads';

/** Why a page could not be read, as the message's argument. */
export function adFailureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'failed';
  const failure = jobAdFailure.safeParse(error.data);
  if (failure.success) return failure.data.reason;
  return error.code === 'RATE_LIMITED' || error.code === 'UNAVAILABLE' ? 'busy' : 'failed';
}
