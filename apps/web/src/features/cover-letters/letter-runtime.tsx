import { useEffect } from 'react';
import type { LetterDesk } from './letter-desk.ts';

interface LetterRuntimeProps {
  desk: LetterDesk;
  userId: string;
  guardLogOut: (guard: () => Promise<boolean>) => () => void;
}

/** What goes on with letters on every screen: unsent ones are sent, and logging out leaves none behind. */
export function LetterRuntime({ desk, userId, guardLogOut }: LetterRuntimeProps) {
  useEffect(() => {
    // Without a database there is nothing on the device to send.
    void desk.sendUnsent(userId).catch(() => undefined);
    return guardLogOut(async () => {
      await desk.forget(userId).catch(() => undefined);
      return true;
    });
  }, [desk, userId, guardLogOut]);
  return null;
}
