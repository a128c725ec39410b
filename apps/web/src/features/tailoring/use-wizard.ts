import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createWizard, type WizardDocument, wizardStore } from './wizard-type.ts';
import { EMPTY_WIZARD, type Wizard } from './wizard.ts';

/** Null until what is on the device has been read. */
export function useWizardDocument(userId: string): WizardDocument | null {
  const document = useMemo(() => createWizard(wizardStore, userId), [userId]);
  useEffect(() => {
    void document.open();
    return document.close;
  }, [document]);
  const isOpen = useSyncExternalStore(document.subscribe, () => document.getState() !== null);
  return isOpen ? document : null;
}

export const useWizard = ({ subscribe, getState }: WizardDocument): Wizard =>
  useSyncExternalStore(subscribe, getState) ?? EMPTY_WIZARD;
