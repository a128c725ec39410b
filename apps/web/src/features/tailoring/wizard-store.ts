import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Wizard } from './wizard.ts';

interface WizardSchema extends DBSchema {
  wizards: { key: string; value: Wizard };
}

const WIZARD_DATABASE = 'lauda-tailoring';

/** Each person's way through the wizard, on this device. Nobody is shown another's. */
export function createWizardStore(name = WIZARD_DATABASE) {
  let opening: Promise<IDBPDatabase<WizardSchema>> | null = null;
  const open = () => {
    opening ??= openDB<WizardSchema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('wizards'),
      terminated: () => (opening = null),
    }).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  return {
    read: async (userId: string): Promise<Wizard | null> =>
      (await (await open()).get('wizards', userId)) ?? null,
    write: async (userId: string, wizard: Wizard): Promise<void> => {
      const transaction = (await open()).transaction('wizards', 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put(wizard, userId), transaction.done]);
    },
    forget: async (userId: string): Promise<void> => {
      await (await open()).delete('wizards', userId);
    },
  };
}

export type WizardStore = ReturnType<typeof createWizardStore>;
export const wizardStore = createWizardStore();
