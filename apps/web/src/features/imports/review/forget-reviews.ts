import { useEffect } from 'react';
import type { GuardLogOut } from '../../../lib/log-out-guards.ts';
import { reviews } from './reviews.ts';

/** Nobody who uses this device next finds what was read from somebody's file. */
export function useForgetReviews(guardLogOut: GuardLogOut): void {
  useEffect(() => guardLogOut(async () => reviews.forget), [guardLogOut]);
}
