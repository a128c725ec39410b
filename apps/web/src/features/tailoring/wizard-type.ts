import {
  createDeviceOnlyDocument,
  type DeviceOnlyDocument,
} from '@lauda/local-first/device-only/device-only-document';
import { createDeviceOnlyStore, type DeviceOnlyType } from '@lauda/local-first/device-only/device-only-store';
import { mergeFields } from '@lauda/local-first/device-only/merge-fields';
import { EMPTY_WIZARD, type Wizard } from './wizard.ts';

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

/** Each person's way through the wizard, under their own id. */
const wizardType: DeviceOnlyType<Wizard> = {
  database: 'lauda-tailoring',
  store: 'wizards',
  empty: EMPTY_WIZARD,
  merge: mergeWizards,
  readRow: (row) => row as Wizard,
  toRow: (wizard) => wizard,
};

export type WizardDocument = DeviceOnlyDocument<Wizard>;

export const createWizardStore = (database = wizardType.database) =>
  createDeviceOnlyStore({ ...wizardType, database });
export const wizardStore = createWizardStore();

/** The wizard of one person. */
export const createWizard = (store: typeof wizardStore, userId: string): WizardDocument =>
  createDeviceOnlyDocument(store, { id: userId, ownerId: userId });
