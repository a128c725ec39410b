import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { putDown } from '../../lib/put-down.ts';
import type { Wizard } from './wizard.ts';

interface WizardSchema extends DBSchema {
  wizards: { key: string; value: Wizard };
}

const WIZARD_DATABASE = 'lauda-tailoring';

/** Each person's way through the wizard, on this device. Nobody is shown another's. */
export function createWizardStore(name = WIZARD_DATABASE) {
  let opening: Promise<IDBPDatabase<WizardSchema>> | null = null;
  let opened: IDBPDatabase<WizardSchema> | null = null;
  const forgetHandle = () => {
    opening = null;
    opened = null;
  };
  const open = () => {
    opening ??= openDB<WizardSchema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('wizards'),
      terminated: forgetHandle,
    }).then(
      (db) => (opened = db),
      (error: unknown) => {
        forgetHandle();
        throw error;
      },
    );
    return opening;
  };
  return {
    read: async (userId: string): Promise<Wizard | null> =>
      (await (await open()).get('wizards', userId)) ?? null,
    write: async (userId: string, wizard: Wizard): Promise<void> =>
      putDown({ db: await open(), store: 'wizards', value: wizard, key: userId }),
    /** For a page that goes away, which has no time to wait. */
    writeNow: (userId: string, wizard: Wizard): void => {
      if (opened)
        putDown({ db: opened, store: 'wizards', value: wizard, key: userId }).catch(() => undefined);
    },
    forget: async (userId: string): Promise<void> => {
      await (await open()).delete('wizards', userId);
    },
  };
}

export type WizardStore = ReturnType<typeof createWizardStore>;
export const wizardStore = createWizardStore();
