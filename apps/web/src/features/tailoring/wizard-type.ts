import {
  createDeviceOnlyDocument,
  type DeviceOnlyDocument,
} from '@lauda/local-first/device-only/device-only-document';
import { createDeviceOnlyStore, type DeviceOnlyType } from '@lauda/local-first/device-only/device-only-store';
import { mergeFields } from '@lauda/local-first/device-only/merge-fields';
import { EMPTY_WIZARD, type Wizard } from './wizard.ts';

/** The fields that belong to one resume. */
const workOf = ({ resumeId, analysis, isAsked, choices, name }: Wizard) => ({
  resumeId,
  analysis,
  isAsked,
  choices,
  name,
});

/** For two tabs with different resumes: their work is not mixed, and a tab in use keeps its own. */
function mergeWizards(base: Wizard, mine: Wizard, theirs: Wizard): Wizard {
  const merged = mergeFields(base, mine, theirs);
  if (mine.resumeId === theirs.resumeId)
    return { ...merged, choices: mergeFields(base.choices, mine.choices, theirs.choices) };
  const isMineAtWork = JSON.stringify(workOf(mine)) !== JSON.stringify(workOf(base));
  return { ...merged, ...workOf(isMineAtWork ? mine : theirs) };
}

/** Each user's wizard, stored by user id. */
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

/** The wizard of one user. */
export const createWizard = (store: typeof wizardStore, userId: string): WizardDocument =>
  createDeviceOnlyDocument(store, { id: userId, ownerId: userId });
