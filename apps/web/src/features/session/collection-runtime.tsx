import { useEffect, useEffectEvent } from 'react';
import type { GuardLogOut } from '@lauda/local-first/lifecycle/sign-out';

/** What every device document collection can do. */
export interface SentCollection {
  readonly setUser: (userId: string | null, options?: { isVisiting?: boolean }) => Promise<void>;
  readonly onSessionStale: (listener: () => void) => () => void;
  readonly flush: (userId: string) => Promise<boolean>;
  readonly forget: (userId: string, options: { keepsUnsaved: boolean }) => Promise<void>;
}

export interface CollectionRuntimeProps {
  collection: SentCollection;
  userId: string;
  /** True when a staff member views the product as this user. */
  isVisiting: boolean;
  guardLogOut: GuardLogOut;
  onSessionStale: () => void;
}

/** Runs on every screen: sends unsent documents and makes sure that signing out leaves none behind. */
export function CollectionRuntime({
  collection,
  userId,
  isVisiting,
  guardLogOut,
  onSessionStale,
}: CollectionRuntimeProps) {
  useEffect(() => {
    // Without a database there is nothing on the device to send.
    void collection.setUser(userId, { isVisiting }).catch(() => undefined);
    return () => void collection.setUser(null);
  }, [collection, userId, isVisiting]);
  const tellStale = useEffectEvent(onSessionStale);
  useEffect(() => collection.onSessionStale(() => tellStale()), [collection]);
  useEffect(
    () =>
      guardLogOut(async () => {
        await collection.flush(userId);
        return () => collection.forget(userId, { keepsUnsaved: true });
      }),
    [collection, userId, guardLogOut],
  );
  return null;
}
