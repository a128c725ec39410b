import { useEffect } from 'react';
import { wizardStore } from './wizard-store.ts';

/** Whoever logs out leaves no ad and no suggestion behind on this device. */
export function useForgetWizard(
  guardLogOut: (guard: () => Promise<boolean>) => () => void,
  userId: string | null,
) {
  useEffect(
    () =>
      guardLogOut(async () => {
        if (userId !== null) await wizardStore.forget(userId).catch(() => undefined);
        return true;
      }),
    [guardLogOut, userId],
  );
}
