import type { FetchFailure } from '@lauda/domain/job-ads/job-ad';

export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly reason: FetchFailure;

  constructor(reason: FetchFailure, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
