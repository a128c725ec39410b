import { useEffect, useState, useSyncExternalStore } from 'react';
import { openWizard, type WizardKeeper } from './wizard-keeper.ts';
import { wizardStore } from './wizard-store.ts';
import type { Wizard } from './wizard.ts';

/** Null until what is on the device has been read. */
export function useWizardKeeper(userId: string): WizardKeeper | null {
  const [opened, setOpened] = useState<{ userId: string; keeper: WizardKeeper } | null>(null);
  useEffect(() => {
    let isLeft = false;
    let close = () => {};
    void openWizard(wizardStore, userId).then((keeper) => {
      close = keeper.close;
      if (isLeft) close();
      else setOpened({ userId, keeper });
    });
    return () => {
      isLeft = true;
      close();
    };
  }, [userId]);
  return opened?.userId === userId ? opened.keeper : null;
}

export const useWizard = ({ subscribe, getState }: WizardKeeper): Wizard =>
  useSyncExternalStore(subscribe, getState);
