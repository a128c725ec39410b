import { useEffect } from 'react';
import type { GuardLogOut } from '@lauda/local-first/lifecycle/sign-out';
import { wizardStore } from './wizard-type.ts';

/** Whoever logs out leaves no ad and no suggestion behind on this device. */
export function useForgetWizard(guardLogOut: GuardLogOut, userId: string | null) {
  useEffect(
    () =>
      guardLogOut(async () => async () => {
        if (userId !== null) await wizardStore.remove(userId);
      }),
    [guardLogOut, userId],
  );
}
