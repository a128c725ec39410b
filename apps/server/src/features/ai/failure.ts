import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';
import { AppError } from '../../errors.ts';

export interface Failure {
  /** For the log. Contains nothing of the request, which holds the user's text. */
  readonly reason: 'cancelled' | 'timeout' | 'refused' | 'busy' | 'down' | 'invalid' | 'cut' | 'unsettled';
  readonly error: AppError;
  /** Whether the failure counts against the model's health (circuit breaker). */
  readonly isModelDown: boolean;
  /** Whether the model may have consumed tokens despite the failure. */
  readonly isCharged: boolean;
}

/** A stream or an answer that was cut off. */
export class CutError extends Error {
  override readonly name = 'CutError';
}

const failed = () => new AppError('AI_FAILED');
const unavailable = () => new AppError('UNAVAILABLE');

interface Ending {
  /** Aborted when the caller disconnects. */
  readonly gone: AbortSignal;
  /** Aborted on timeout. */
  readonly time: AbortSignal;
  /** Whether part of the answer had arrived. */
  readonly hasBegun: boolean;
}

/** Classifies a failed call by what ended it. */
export function readFailure(error: unknown, { gone, time, hasBegun }: Ending): Failure {
  if (gone.aborted) return { reason: 'cancelled', error: failed(), isModelDown: false, isCharged: true };
  if (time.aborted) return { reason: 'timeout', error: failed(), isModelDown: true, isCharged: true };
  if (error instanceof AppError) return { reason: 'unsettled', error, isModelDown: false, isCharged: true };
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error))
    return { reason: 'invalid', error: failed(), isModelDown: false, isCharged: true };
  if (error instanceof CutError || hasBegun)
    return { reason: 'cut', error: failed(), isModelDown: false, isCharged: true };
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    const isBusy = error.statusCode === 429 || error.statusCode >= 500;
    return { reason: isBusy ? 'busy' : 'refused', error: unavailable(), isModelDown: true, isCharged: false };
  }
  return { reason: 'down', error: unavailable(), isModelDown: true, isCharged: true };
}
