import type { DBSchema } from 'idb';
import { createDeviceDatabase } from '../../lib/device-database.ts';
import type { Wizard } from './wizard.ts';

interface WizardSchema extends DBSchema {
  wizards: { key: string; value: Wizard };
}

const WIZARD_DATABASE = 'lauda-tailoring';

/** Each person's way through the wizard, on this device. Nobody is shown another's. */
export function createWizardStore(name = WIZARD_DATABASE) {
  const database = createDeviceDatabase<WizardSchema>(name, [(db) => void db.createObjectStore('wizards')]);
  return {
    read: async (userId: string): Promise<Wizard | null> =>
      (await (await database.get()).get('wizards', userId)) ?? null,
    /** Reads, changes and writes in one transaction, in which tabs take turns. */
    update: (userId: string, change: (stored: Wizard | null) => Wizard): Promise<Wizard> =>
      database.write(['wizards'], async (transaction) => {
        const wizards = transaction.objectStore('wizards');
        const next = change((await wizards.get(userId)) ?? null);
        await wizards.put(next, userId);
        return next;
      }),
    /** For a page that goes away, which has no time to wait. */
    writeNow: (userId: string, wizard: Wizard): void => void database.leave('wizards', wizard, userId),
    forget: async (userId: string): Promise<void> => {
      await (await database.get()).delete('wizards', userId);
    },
  };
}

export type WizardStore = ReturnType<typeof createWizardStore>;
export const wizardStore = createWizardStore();
