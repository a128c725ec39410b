import { useEffect } from 'react';
import { reviews } from './reviews.ts';

/** Nobody who uses this device next finds what was read from somebody's file. */
export function useForgetReviews(guardLogOut: (guard: () => Promise<boolean>) => () => void): void {
  useEffect(
    () =>
      guardLogOut(async () => {
        // Without a database there is nothing to forget.
        await reviews.forget().catch(() => undefined);
        return true;
      }),
    [guardLogOut],
  );
}
