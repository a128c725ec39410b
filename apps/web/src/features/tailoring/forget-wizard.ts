import { useEffect } from 'react';
import type { GuardLogOut } from '../../lib/log-out-guards.ts';
import { wizardStore } from './wizard-store.ts';

/** Whoever logs out leaves no ad and no suggestion behind on this device. */
export function useForgetWizard(guardLogOut: GuardLogOut, userId: string | null) {
  useEffect(
    () =>
      guardLogOut(async () => async () => {
        if (userId !== null) await wizardStore.forget(userId);
      }),
    [guardLogOut, userId],
  );
}
