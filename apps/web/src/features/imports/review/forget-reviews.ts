import { useEffect } from 'react';
import type { GuardLogOut } from '@lauda/local-first/lifecycle/sign-out';
import { reviews } from './review-type.ts';

/** Nobody who uses this device next finds what was read from somebody's file. */
export function useForgetReviews(guardLogOut: GuardLogOut): void {
  useEffect(() => guardLogOut(async () => reviews.forgetAll), [guardLogOut]);
}
