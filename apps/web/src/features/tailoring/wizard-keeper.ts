import { whenLeaving } from '../../lib/put-down.ts';
import type { WizardStore } from './wizard-store.ts';
import { EMPTY_WIZARD, type Wizard } from './wizard.ts';

export interface WizardKeeper {
  getState: () => Wizard;
  subscribe: (listener: () => void) => () => void;
  change: (change: (wizard: Wizard) => Wizard) => void;
  /** Resolves when what is here now is on the device. */
  settled: () => Promise<void>;
  /** Nobody is at it any more; what was typed is written all the same. */
  close: () => void;
}

/**
 * Holds the wizard of one person, and puts every change down at once: one writing at a time, always of the
 * latest state, so that fast typing costs one writing more and not one for each key.
 */
export async function openWizard(store: WizardStore, userId: string): Promise<WizardKeeper> {
  // Without a database the wizard works, and is gone with the page.
  let state = (await store.read(userId).catch(() => null)) ?? EMPTY_WIZARD;
  let written = state;
  let writing: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const write = async (): Promise<void> => {
    while (written !== state) {
      const next = state;
      await store.write(userId, next).catch(() => undefined);
      written = next;
    }
    writing = null;
  };
  const set = (next: Wizard) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
    writing ??= write();
  };

  return {
    // What is typed while another write is under way would wait for a page that is gone.
    close: whenLeaving(() => {
      if (writing) store.writeNow(userId, state);
    }),
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (change) => set(change(state)),
    settled: async () => {
      await writing;
    },
  };
}
