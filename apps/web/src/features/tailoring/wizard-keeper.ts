import { createMergedState, mergeFields } from '../../lib/merged-state.ts';
import type { WizardStore } from './wizard-store.ts';
import { EMPTY_WIZARD, type Wizard } from './wizard.ts';

export interface WizardKeeper {
  getState: () => Wizard;
  /** False where this browser keeps nothing. */
  isKept: () => boolean;
  subscribe: (listener: () => void) => () => void;
  change: (change: (wizard: Wizard) => Wizard) => void;
  /** Resolves when what is here now is on the device, or cannot be. */
  settled: () => Promise<void>;
  /** Nobody is at it any more; what was typed is written all the same. */
  close: () => void;
}

/** What belongs to one resume. */
const workOf = ({ resumeId, analysis, isAsked, choices, name }: Wizard) => ({
  resumeId,
  analysis,
  isAsked,
  choices,
  name,
});

/** Two tabs at two resumes: their work is not mixed, and nobody's own goes off their screen while they are at it. */
function mergeWizards(base: Wizard, mine: Wizard, theirs: Wizard): Wizard {
  const merged = mergeFields(base, mine, theirs);
  if (mine.resumeId === theirs.resumeId)
    return { ...merged, choices: mergeFields(base.choices, mine.choices, theirs.choices) };
  const isMineAtWork = JSON.stringify(workOf(mine)) !== JSON.stringify(workOf(base));
  return { ...merged, ...workOf(isMineAtWork ? mine : theirs) };
}

/** Holds the wizard of one person. */
export async function openWizard(store: WizardStore, userId: string): Promise<WizardKeeper> {
  const listeners = new Set<() => void>();
  // Without a database the wizard works, and is gone with the page.
  const first = (await store.read(userId).catch(() => null)) ?? EMPTY_WIZARD;
  const { get, isKept, change, settled, close } = createMergedState<Wizard>({
    first,
    merge: mergeWizards,
    update: (make) => store.update(userId, make),
    writeNow: (wizard) => store.writeNow(userId, wizard),
    onChange: () => {
      for (const listener of listeners) listener();
    },
  });
  return {
    getState: get,
    isKept,
    change,
    settled,
    close,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
