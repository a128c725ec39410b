import { useMemo, useSyncExternalStore } from 'react';
import { useOpened } from '../../lib/device/use-device-only.ts';
import { createWizard, type WizardDocument, wizardStore } from './wizard-type.ts';
import { EMPTY_WIZARD, type Wizard } from './wizard.ts';

/** Null until the stored wizard has been read. */
export function useWizardDocument(userId: string): WizardDocument | null {
  const document = useMemo(() => createWizard(wizardStore, userId), [userId]);
  return useOpened(document) ? document : null;
}

export const useWizard = ({ subscribe, getState }: WizardDocument): Wizard =>
  useSyncExternalStore(subscribe, getState) ?? EMPTY_WIZARD;
