import { useEffect, useEffectEvent } from 'react';
import type { GuardLogOut } from '../../lib/log-out-guards.ts';
import type { LetterDesk } from './letter-desk.ts';

interface LetterRuntimeProps {
  desk: LetterDesk;
  userId: string;
  /** A member of staff sees the product as this user. */
  isVisiting: boolean;
  guardLogOut: GuardLogOut;
  onSignedOut: () => void;
}

/** What goes on with letters on every screen: unsent ones are sent, and logging out leaves none behind. */
export function LetterRuntime({ desk, userId, isVisiting, guardLogOut, onSignedOut }: LetterRuntimeProps) {
  useEffect(() => {
    // Without a database there is nothing on the device to send.
    void desk.setUser(userId, { isVisiting }).catch(() => undefined);
    return () => void desk.setUser(null);
  }, [desk, userId, isVisiting]);
  const tellSignedOut = useEffectEvent(onSignedOut);
  useEffect(() => desk.onSignedOut(() => tellSignedOut()), [desk]);
  useEffect(
    () =>
      guardLogOut(async () => {
        await desk.flush(userId);
        return () => desk.forget(userId);
      }),
    [desk, userId, guardLogOut],
  );
  return null;
}
