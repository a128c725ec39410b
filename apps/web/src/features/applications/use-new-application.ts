import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useOpened } from '../../lib/device/use-device-only.ts';
import {
  EMPTY_NEW_APPLICATION,
  type NewApplication,
  newApplications,
  type NewApplicationSource,
} from './device/new-application-type.ts';

interface NewApplicationUse {
  userId: string;
  source: NewApplicationSource;
  /** Contents before the user has typed anything. */
  initial: NewApplication | undefined;
}

/** Stores the dialog's contents on the device with every keystroke, until an application is created from it. */
export function useNewApplication({ userId, source, initial }: NewApplicationUse) {
  const document = useMemo(() => newApplications.of(userId, source), [userId, source]);
  const isOpened = useOpened(document);
  const draft = useSyncExternalStore(document.subscribe, document.getState) ?? EMPTY_NEW_APPLICATION;
  useEffect(() => {
    if (isOpened && initial)
      document.change((now) => (now.startedWith === initial.startedWith ? now : initial));
  }, [document, isOpened, initial]);
  const change = useCallback(
    (part: (now: NewApplication) => Partial<NewApplication>) =>
      document.change((now) => ({ ...now, ...part(now) })),
    [document],
  );
  const clear = useCallback(() => document.change(() => EMPTY_NEW_APPLICATION), [document]);
  return { draft, change, clear };
}
