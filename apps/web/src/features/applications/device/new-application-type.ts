import { createDeviceOnlyDocument } from '@lauda/local-first/device-only/device-only-document';
import { createDeviceOnlyStore, type DeviceOnlyType } from '@lauda/local-first/device-only/device-only-store';
import { mergeFields } from '@lauda/local-first/device-only/merge-fields';

/** What stands in the dialog of a new application until one is made of it. */
export interface NewApplication {
  readonly pasted: string;
  /** Of the page that the text was read from. */
  readonly address: string;
  readonly company: string;
  readonly title: string;
  readonly place: string;
  /** The person wrote the title: a new paste leaves it alone. */
  readonly isTitleOwn: boolean;
  /** The shared text that it began with, or '': the next one that is shared takes its place. */
  readonly startedWith: string;
}

export const EMPTY_NEW_APPLICATION: NewApplication = {
  pasted: '',
  address: '',
  company: '',
  title: '',
  place: '',
  isTitleOwn: false,
  startedWith: '',
};

/** Named by its owner, so that a deleted account leaves none behind. */
interface Row extends NewApplication {
  readonly ownerId: string;
}

const newApplicationType: DeviceOnlyType<NewApplication> = {
  database: 'lauda-new-application',
  store: 'drafts',
  empty: EMPTY_NEW_APPLICATION,
  merge: mergeFields,
  readRow: (row, owner) => {
    const { ownerId, ...draft } = row as Row;
    return ownerId === owner.ownerId ? draft : null;
  },
  toRow: (draft, { ownerId }): Row => ({ ...draft, ownerId }),
};

/** `shared` is for a job that another app shared; it does not replace what the person was writing. */
export type NewApplicationSource = 'own' | 'shared';

const keyOf = (userId: string, source: NewApplicationSource) => `${userId} ${source}`;

export function createNewApplications(database = newApplicationType.database) {
  const store = createDeviceOnlyStore({ ...newApplicationType, database });
  return {
    of: (userId: string, source: NewApplicationSource) =>
      createDeviceOnlyDocument(store, { id: keyOf(userId, source), ownerId: userId }),
    forget: async (userId: string): Promise<void> => {
      for (const source of ['own', 'shared'] as const) await store.remove(keyOf(userId, source));
    },
    close: store.close,
  };
}
export const newApplications = createNewApplications();
