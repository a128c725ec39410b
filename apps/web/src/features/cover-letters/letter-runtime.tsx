import { useEffect, useEffectEvent } from 'react';
import type { GuardLogOut } from '@lauda/local-first/lifecycle/sign-out';
import type { LetterCollection } from './letter-collection.ts';

interface LetterRuntimeProps {
  letterCollection: LetterCollection;
  userId: string;
  /** A member of staff sees the product as this user. */
  isVisiting: boolean;
  guardLogOut: GuardLogOut;
  onSessionStale: () => void;
}

/** What goes on with letters on every screen: unsent ones are sent, and logging out leaves none behind. */
export function LetterRuntime({
  letterCollection,
  userId,
  isVisiting,
  guardLogOut,
  onSessionStale,
}: LetterRuntimeProps) {
  useEffect(() => {
    // Without a database there is nothing on the device to send.
    void letterCollection.setUser(userId, { isVisiting }).catch(() => undefined);
    return () => void letterCollection.setUser(null);
  }, [letterCollection, userId, isVisiting]);
  const tellStale = useEffectEvent(onSessionStale);
  useEffect(() => letterCollection.onSessionStale(() => tellStale()), [letterCollection]);
  useEffect(
    () =>
      guardLogOut(async () => {
        await letterCollection.flush(userId);
        return () => letterCollection.forget(userId, { keepsUnsaved: true });
      }),
    [letterCollection, userId, guardLogOut],
  );
  return null;
}
