import type { DeviceOnlyDocument } from '@lauda/local-first/device-only/device-only-document';
import type { GuardLogOut } from '@lauda/local-first/lifecycle/sign-out';
import { useEffect, useSyncExternalStore } from 'react';

/** Opens a document while the component is mounted. False until it has been read from the device. */
export function useOpened<State extends object>(document: DeviceOnlyDocument<State>): boolean {
  useEffect(() => {
    void document.open();
    return document.close;
  }, [document]);
  return useSyncExternalStore(document.subscribe, () => document.getState() !== null);
}

/** Runs `forget` on sign-out, so that the next user of this device finds nothing. */
export function useForgetOnSignOut(
  guardLogOut: GuardLogOut,
  userId: string | null,
  forget: (userId: string) => Promise<void>,
): void {
  useEffect(
    () =>
      guardLogOut(async () => async () => {
        if (userId !== null) await forget(userId);
      }),
    [guardLogOut, userId, forget],
  );
}
